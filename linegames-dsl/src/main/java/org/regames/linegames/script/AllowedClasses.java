package org.regames.linegames.script;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import org.regames.linegames.output.ScriptError;

/**
 * What compiled scripts may refer to: the words for games, and those members of the libraries of
 * Kotlin and Java that only compute. Whatever a class refers to stands in its constant pool. A
 * member is allowed if its class is, it is not listed as forbidden, and all types that it takes and
 * returns are types of values: none of them is a class, a thread, a stream or anything reflective.
 */
final class AllowedClasses {
  private static final List<String> PACKAGES =
      List.of(
          "kotlin",
          "kotlin/collections",
          "kotlin/comparisons",
          "kotlin/enums",
          "kotlin/jvm/functions",
          "kotlin/jvm/internal/markers",
          "kotlin/math",
          "kotlin/ranges",
          "kotlin/sequences",
          "kotlin/text");

  /** The harmless classes of packages that have others, too. */
  private static final Pattern CLASSES =
      Pattern.compile(
          "kotlin/random/Random(Kt)?|kotlin/internal/ProgressionUtilKt"
              + "|kotlin/coroutines/(Continuation|intrinsics/IntrinsicsKt"
              + "|jvm/internal/(RestrictedSuspendLambda|SuspendLambda|Boxing|SpillingKt"
              + "|DebugMetadata))"
              + "|kotlin/jvm/internal/(Ref(\\$[A-Za-z]*)?|Lambda|DefaultConstructorMarker"
              + "|SpreadBuilder|[A-Za-z]*SpreadBuilder|TypeIntrinsics)"
              + "|kotlin/script/(experimental/jvm/)?templates/.*"
              + "|org/regames/linegames/dsl/(LineGamesKt|LineGameScript|(LineGame|Board|Pawns)Scope)"
              + "|org/regames/linegames/model/(Direction|Piece)"
              + "|java/lang/(String|StringBuilder|Appendable|CharSequence|Iterable|Comparable|Number"
              + "|Integer|Long|Double|Float|Short|Byte|Character|Boolean|Math|Record|Void"
              + "|Throwable|Exception|RuntimeException|Error|[A-Za-z]*Exception|NoWhenBranch.*)"
              + "|java/util/(?!Weak|Identity)([A-Z][a-z]*)*(List|Map|Set|Collection|Iterator|Entry|Deque|Queue)"
              + "|java/util/(Map\\$Entry|Arrays|Collections|Comparator|NoSuchElementException"
              + "|function/.*)");

  /** Methods of allowed classes that lead to others, or whose results differ from run to run. */
  private static final Set<String> FORBIDDEN =
      Set.of(
          "getClass",
          "wait",
          "notify",
          "notifyAll",
          "getInteger",
          "getLong",
          "getBoolean",
          "getJavaClass",
          "printStackTrace",
          "stackTraceToString");

  /** Classes of which only these members are allowed, whatever their types. */
  private static final Map<String, Set<String>> ONLY =
      Map.ofEntries(
          Map.entry(
              "java/lang/Object", Set.of("<init>", "clone", "equals", "hashCode", "toString")),
          Map.entry(
              "java/lang/Enum",
              Set.of(
                  "<init>",
                  "name",
                  "ordinal",
                  "compareTo",
                  "equals",
                  "hashCode",
                  "toString",
                  "valueOf")),
          Map.entry("java/lang/System", Set.of("out")),
          Map.entry("java/io/PrintStream", Set.of("print", "println")),
          Map.entry("java/util/Locale", Set.of("ROOT")),
          Map.entry("kotlin/io/ConsoleKt", Set.of("print", "println")),
          Map.entry(
              "kotlin/jvm/internal/Intrinsics",
              Set.of(
                  "areEqual",
                  "checkNotNull",
                  "checkNotNullExpressionValue",
                  "checkNotNullParameter",
                  "compare",
                  "stringPlus",
                  "throwNpe",
                  "throwUninitializedPropertyAccessException")),
          Map.entry(
              "java/util/Arrays",
              Set.of(
                  "asList",
                  "copyOf",
                  "copyOfRange",
                  "deepEquals",
                  "deepHashCode",
                  "deepToString",
                  "equals",
                  "fill",
                  "hashCode",
                  "sort",
                  "toString")),
          Map.entry(
              "java/util/Collections",
              Set.of(
                  "addAll",
                  "emptyList",
                  "emptyMap",
                  "emptySet",
                  "frequency",
                  "max",
                  "min",
                  "nCopies",
                  "reverse",
                  "rotate",
                  "singletonList",
                  "singletonMap",
                  "sort",
                  "swap",
                  "unmodifiableList",
                  "unmodifiableMap",
                  "unmodifiableSet")),
          Map.entry("kotlin/jvm/internal/FunctionReferenceImpl", Set.of("<init>")),
          Map.entry("kotlin/jvm/internal/AdaptedFunctionReference", Set.of("<init>")),
          Map.entry("kotlin/script/experimental/jvm/RunnerKt", Set.of("runCompiledScript")),
          // What the compiler generates for string templates, and for functions as values.
          Map.entry("java/lang/invoke/StringConcatFactory", Set.of("makeConcatWithConstants")),
          Map.entry("java/lang/invoke/LambdaMetafactory", Set.of("metafactory", "altMetafactory")),
          Map.entry("java/lang/invoke/MethodHandles", Set.of()),
          Map.entry("java/lang/invoke/MethodHandles$Lookup", Set.of()));

  /** Those of them that are types of values nevertheless. */
  private static final Set<String> VALUES =
      Set.of("java/lang/Object", "java/lang/Enum", "java/util/Locale");

  /** Functions whose random numbers are not reproducible unless a source is given. */
  private static final Pattern UNSEEDED =
      Pattern.compile(
          "(java/lang/Math\\.random|kotlin/random/Random\\.Default|java/util/Collections\\.shuffle"
              + "|kotlin/[a-zA-Z/]*\\.(shuffle|shuffled|random|randomOrNull)"
              + "\\((?!.*Lkotlin/random/Random;)).*");

  /** Collections whose order differs in each process. */
  private static final Pattern UNORDERED =
      Pattern.compile("java/util/(Set|Map)\\.(of|ofEntries|copyOf)");

  /** A type in a descriptor. */
  private static final Pattern TYPE = Pattern.compile("L([^;]+);");

  private AllowedClasses() {}

  /**
   * Checks all classes in a jar.
   *
   * @throws ScriptError that names the first thing that is not allowed
   */
  static void check(Path jar) throws IOException {
    Map<String, ClassModel> classes = classes(jar);
    classes.values().forEach(model -> check(model, classes.keySet()));
  }

  /** The classes in a jar by their internal names. */
  static Map<String, ClassModel> classes(Path jar) throws IOException {
    Map<String, ClassModel> classes = new TreeMap<>();
    try (JarFile file = new JarFile(jar.toFile())) {
      for (JarEntry entry : file.stream().toList()) {
        if (entry.getName().endsWith(".class")) {
          try (InputStream in = file.getInputStream(entry)) {
            ClassModel model = ClassFile.of().parse(in.readAllBytes());
            classes.put(model.thisClass().asInternalName(), model);
          }
        }
      }
    }
    return classes;
  }

  /**
   * Checks one class.
   *
   * @param own the classes of the same script
   */
  static void check(ClassModel model, Set<String> own) {
    for (MethodModel method : model.methods()) {
      boolean isNative = (method.flags().flagsMask() & ClassFile.ACC_NATIVE) != 0;
      // The garbage collector would run it, in another thread and at any time.
      boolean isFinalizer =
          method.methodName().equalsString("finalize") && method.methodType().equalsString("()V");
      if (isNative || isFinalizer) {
        throw refused(method.methodName().stringValue() + "()");
      }
    }
    for (PoolEntry entry : model.constantPool()) {
      switch (entry) {
        case ClassEntry type -> checkClass(type.asInternalName(), own);
        case MemberRefEntry member -> checkMember(member, own);
        default -> {}
      }
    }
  }

  private static void checkMember(MemberRefEntry member, Set<String> own) {
    String owner = member.owner().asInternalName();
    String name = member.name().stringValue();
    String type = member.type().stringValue();
    checkClass(owner, own);
    if (own.contains(owner)) {
      return;
    }
    if (UNSEEDED.matcher(owner + "." + name + type).matches()) {
      throw new ScriptError(
          0,
          0,
          "the script uses `"
              + name
              + "` without a source of random numbers: use `random`, whose numbers"
              + " depend on --script-seed alone",
          "");
    }
    if (UNORDERED.matcher(owner + "." + name).matches()) {
      throw new ScriptError(
          0,
          0,
          "the script uses `"
              + name
              + "` of java.util, whose elements have a different order each time: setOf and mapOf"
              + " keep it",
          "");
    }
    Set<String> only = ONLY.get(owner);
    boolean allowed =
        only == null ? !FORBIDDEN.contains(name) && hasPlainTypes(type, own) : only.contains(name);
    if (!allowed) {
      throw refused(owner.replace('/', '.') + "." + name);
    }
  }

  /** Whether a member takes and returns only values. */
  private static boolean hasPlainTypes(String descriptor, Set<String> own) {
    return TYPE.matcher(descriptor)
        .results()
        .map(type -> type.group(1))
        .allMatch(type -> VALUES.contains(type) || !ONLY.containsKey(type) && isAllowed(type, own));
  }

  private static void checkClass(String name, Set<String> own) {
    String element = name.replaceFirst("^\\[+L?", "").replaceFirst(";$", "");
    if (!isAllowed(element, own)) {
      throw refused(element.replace('/', '.'));
    }
  }

  private static boolean isAllowed(String type, Set<String> own) {
    int slash = type.lastIndexOf('/');
    return own.contains(type)
        || type.length() == 1
        || ONLY.containsKey(type)
        || slash >= 0 && PACKAGES.contains(type.substring(0, slash))
        || CLASSES.matcher(type).matches();
  }

  private static ScriptError refused(String what) {
    return new ScriptError(
        0,
        0,
        "the script uses "
            + what
            + ", which is not allowed: scripts describe games and nothing"
            + " else",
        "");
  }
}
