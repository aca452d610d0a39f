package org.regames.linegames.script;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
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
 * What compiled scripts may refer to: the words for games, and what of the libraries of Kotlin and
 * Java only computes. Whatever else a class refers to stands in its constant pool.
 */
final class AllowedClasses {
  private static final List<String> PACKAGES =
      List.of(
          "kotlin",
          "kotlin/collections",
          "kotlin/comparisons",
          "kotlin/enums",
          "kotlin/internal",
          "kotlin/jvm/functions",
          "kotlin/jvm/internal",
          "kotlin/math",
          "kotlin/ranges",
          "kotlin/sequences",
          "kotlin/text",
          "org/regames/linegames/dsl",
          "org/regames/linegames/model");

  /** Of a package with other classes, those that do no harm. */
  private static final Pattern CLASSES =
      Pattern.compile(
          "kotlin/random/Random(Kt|\\$Default)?"
              + "|kotlin/io/ConsoleKt"
              + "|kotlin/coroutines/(Continuation|jvm/internal/.*)"
              + "|kotlin/script/(experimental/jvm/)?(templates/.*|RunnerKt)"
              + "|java/lang/(Object|String|StringBuilder|CharSequence|Iterable|Comparable|Number"
              + "|Integer|Long|Double|Float|Short|Byte|Character|Boolean|Math|Enum|Record|Void"
              + "|Throwable|Exception|RuntimeException|Error|[A-Za-z]*Exception|NoWhenBranch.*"
              + "|invoke/(StringConcatFactory|LambdaMetafactory|MethodHandles(\\$Lookup)?"
              + "|MethodHandle|MethodType|CallSite))"
              + "|java/util/([A-Z][a-z]*)*(List|Map|Set|Collection|Iterator|Entry|Deque|Queue)"
              + "|java/util/(Map\\$Entry|Arrays|Collections|Comparator|NoSuchElementException"
              + "|function/.*)");

  /** Methods of allowed classes that lead out of them. */
  private static final Set<String> FORBIDDEN =
      Set.of(
          "getClass",
          "wait",
          "notify",
          "notifyAll",
          "findConstructor",
          "findVirtual",
          "findStatic",
          "forName",
          "invokeExact",
          "invokeWithArguments",
          "readLine",
          "readln",
          "readlnOrNull",
          "lookup",
          "publicLookup",
          "privateLookupIn",
          "getJavaClass",
          "getKotlinClass",
          "createKotlinClass",
          "getOrCreateKotlinClass",
          "getOrCreateKotlinPackage");

  /** What {@code println} becomes, by class; nothing else of these classes is allowed. */
  private static final Map<String, Set<String>> PRINTING =
      Map.of("java/lang/System", Set.of("out"), "java/io/PrintStream", Set.of("print", "println"));

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
    checkClass(owner, own);
    boolean allowed =
        own.contains(owner)
            || (PRINTING.containsKey(owner)
                ? PRINTING.get(owner).contains(name)
                : !FORBIDDEN.contains(name));
    if (!allowed) {
      throw refused(owner.replace('/', '.') + "." + name);
    }
  }

  private static void checkClass(String name, Set<String> own) {
    String element = name.replaceFirst("^\\[+L?", "").replaceFirst(";$", "");
    int slash = element.lastIndexOf('/');
    boolean allowed =
        own.contains(element)
            || element.length() == 1
            || PRINTING.containsKey(element)
            || slash >= 0 && PACKAGES.contains(element.substring(0, slash))
            || CLASSES.matcher(element).matches();
    if (!allowed) {
      throw refused(element.replace('/', '.'));
    }
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
