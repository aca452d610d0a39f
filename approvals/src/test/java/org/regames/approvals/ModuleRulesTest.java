package org.regames.approvals;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaConstructorCall;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jgrapht.Graph;
import org.jgrapht.Graphs;
import org.jgrapht.alg.cycle.CycleDetector;
import org.jgrapht.graph.DefaultDirectedGraph;
import org.jgrapht.graph.DefaultEdge;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who may use whom. Languages are found here as they are by the command: none is named. */
@Tag("long")
@Execution(ExecutionMode.CONCURRENT)
class ModuleRulesTest {
  private static final String LIBRARY = "org.regames";
  private static final String OURS = LIBRARY + ".";
  private static final JavaClasses CODE = OurClasses.ALL;

  /** The packages right below that of the library: one for each of the other modules. */
  private static Set<String> modules() {
    return CODE.stream()
        .filter(type -> !type.getPackageName().equals(LIBRARY))
        .map(type -> type.getPackageName().substring(OURS.length()).split("\\.")[0])
        .collect(Collectors.toCollection(TreeSet::new));
  }

  static Stream<String> languages() {
    return modules().stream()
        .filter(
            module ->
                !Set.of(
                        "ir",
                        "backend",
                        "agents",
                        "pcg",
                        "lsp",
                        "dap",
                        "studio",
                        "bench",
                        "cli",
                        "linegames",
                        "pdf",
                        "site",
                        "testing")
                    .contains(module));
  }

  /** Guards the other tests: a reader that skips what it does not understand proves nothing. */
  @Test
  void allClassFilesAreRead() {
    Set<String> read = CODE.stream().map(JavaClass::getFullName).collect(Collectors.toSet());
    List<Path> files = SourceTree.javaFiles("src/main");
    for (Path file : files.stream().filter(file -> !isOfSpark(file)).toList()) {
      String path = file.toString();
      String name =
          path.substring(path.indexOf("org/regames/"), path.length() - ".java".length())
              .replace('/', '.');
      if (!name.endsWith("-info")) {
        assertTrue(read.contains(name), name);
      }
    }
  }

  private static void mayUse(String module, String... others) {
    packageMayUse(OURS + module + "..", others);
  }

  private static void packageMayUse(String packages, String... others) {
    DescribedPredicate<JavaClass> allowed =
        not(resideInAPackage("org.regames..")).or(resideInAPackage(packages));
    for (String other : others) {
      allowed = allowed.or(resideInAPackage(OURS + other + ".."));
    }
    classes()
        .that()
        .resideInAPackage(packages)
        .should()
        .onlyDependOnClassesThat(allowed)
        .check(CODE);
  }

  @Test
  void theIrUsesNothingOfOurs() {
    mayUse("ir");
  }

  /** One of them is also what others come out as; its tree is for all who make such. */
  @ParameterizedTest
  @MethodSource("languages")
  void aLanguageUsesOnlyTheIrAndTheTreeOfHrg(String language) {
    mayUse(language, "ir", "hrg.syntax", "hrg.format");
  }

  /** Packages do not tell which module they are in; folders do. */
  @Test
  void theTreeOfHrgIsBelowAllLanguages() {
    packageMayUse(OURS + "hrg.syntax..", "ir");
    packageMayUse(OURS + "hrg.format..", "ir", "hrg.syntax");
    Set<String> below = packages("hrg-syntax");
    assertTrue(below.containsAll(Set.of("org/regames/hrg/syntax", "org/regames/hrg/format")));
    Set<String> both = new TreeSet<>(packages("lang-hrg"));
    both.retainAll(below);
    assertEquals(Set.of(), both, "packages in two modules");
  }

  /** The folders of sources that a module has, below that for all of them. */
  private static Set<String> packages(String module) {
    Path root = SourceTree.ROOT.resolve(module).resolve("src/main/java");
    return SourceTree.files(root)
        .map(file -> root.relativize(file.getParent()).toString())
        .collect(Collectors.toSet());
  }

  /** As far as words show that no other notation has: nobody else has them to write HRG. */
  @Test
  void theWordsOfHrgAreWrittenInOneModule() {
    Pattern word = Pattern.compile("\"(?:reusable|branch)(?: graph)?\"");
    Map<Boolean, List<Path>> found =
        SourceTree.javaFiles("src/main").stream()
            .filter(file -> word.matcher(SourceTree.text(file)).find())
            .collect(
                Collectors.partitioningBy(
                    file -> file.startsWith(SourceTree.ROOT.resolve("hrg-syntax"))));
    assertEquals(1, found.get(true).size(), found.get(true)::toString);
    assertEquals(List.of(), found.get(false));
  }

  @Test
  void scriptsUseTheLanguageTheyComeOutAs() {
    mayUse("linegames", "ir", "hrg");
  }

  @Test
  void theBackendUsesOnlyTheIr() {
    mayUse("backend", "ir");
  }

  @Test
  void agentsUseOnlyTheIrAndTheBackend() {
    mayUse("agents", "ir", "backend");
  }

  /** Its package is that above all others; it is for programs, and none of ours needs it. */
  @Test
  void theLibraryUsesOnlyTheIrTheBackendAndAgents() {
    packageMayUse(LIBRARY, "ir", "backend", "agents");
    noClasses()
        .that()
        .resideInAPackage(OURS + "*..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(LIBRARY)
        .check(CODE);
  }

  @Test
  void theLanguageServerUsesOnlyTheIr() {
    mayUse("lsp", "ir");
  }

  @Test
  void theDebuggerUsesNoLanguageByName() {
    mayUse("dap", "ir", "backend", "draw", "lsp");
  }

  @Test
  void theStudioUsesNoLanguageByName() {
    mayUse("studio", "ir", "backend", "draw", "agents", "lsp");
  }

  @Test
  void generatedGamesAreJudgedByAgents() {
    mayUse("pcg", "ir", "backend", "agents");
  }

  /** A profile builds it, so its class files need not be there; imports tell as much. */
  @Test
  void sparkIsForClustersAndUsedByNothingElse() {
    Pattern others = Pattern.compile("import (?:static )?org\\.regames\\.(?!pcg\\.cluster\\.)");
    Pattern spark = Pattern.compile("import (?:static )?org\\.(?:apache|regames)\\.spark\\.");
    List<Path> found =
        SourceTree.javaFiles("src/main").stream()
            .filter(
                file -> (isOfSpark(file) ? others : spark).matcher(SourceTree.text(file)).find())
            .toList();
    assertEquals(List.of(), found);
  }

  private static boolean isOfSpark(Path file) {
    return file.startsWith(SourceTree.ROOT.resolve("spark"));
  }

  @Test
  void measuringUsesOnlyTheIrTheBackendAgentsTheLanguageServerAndNetsOfGdl() {
    mayUse("bench", "ir", "backend", "agents", "lsp", "gdl");
  }

  /** The command finds it by name, beside its jar. */
  @Test
  void sheetsInPdfUseOnlyTheIrAndPictures() {
    mayUse("pdf", "ir", "draw");
  }

  @Test
  void theCommandUsesNoLanguageByName() {
    mayUse("cli", "ir", "backend", "agents", "pcg", "bench", "draw");
  }

  @Test
  void theSiteUsesNoLanguageByName() {
    mayUse("site", "ir", "backend", "draw");
  }

  @Test
  void whatTestsShareUsesOnlyTheIr() {
    mayUse("testing", "ir");
  }

  @Test
  void modulesUseEachOtherOneWay() {
    assertEquals(
        List.of(), usesInCycles(name -> name.replaceFirst("(org\\.regames\\.[^.]+).*", "$1")));
  }

  /** A package and those inside it belong together; those beside each other need an order. */
  @Test
  void packagesBesideEachOtherUseEachOtherOneWay() {
    assertEquals(List.of(), usesInCycles(name -> name));
  }

  /** For each two parts of the code that are on a cycle of uses, one of the uses. */
  private static List<String> usesInCycles(UnaryOperator<String> partOfPackage) {
    Graph<String, DefaultEdge> graph = new DefaultDirectedGraph<>(DefaultEdge.class);
    Map<List<String>, String> examples = new HashMap<>();
    for (JavaClass type : CODE) {
      String user = partOfPackage.apply(type.getPackageName());
      for (Dependency use : type.getDirectDependenciesFromSelf()) {
        String other = use.getTargetClass().getBaseComponentType().getPackageName();
        String used = other.startsWith(OURS) ? partOfPackage.apply(other) : user;
        if (!used.equals(user) && !used.startsWith(user + ".")) {
          Graphs.addEdgeWithVertices(graph, user, used);
          examples.putIfAbsent(List.of(user, used), use.getDescription());
        }
      }
    }
    assertTrue(graph.vertexSet().size() > 10, "parts that were looked at");
    Set<String> onCycles = new CycleDetector<>(graph).findCycles();
    return examples.entrySet().stream()
        .filter(example -> onCycles.containsAll(example.getKey()))
        .map(Map.Entry::getValue)
        .sorted()
        .toList();
  }

  @Test
  void onlyCommandsTalkToTheConsole() {
    noClasses()
        .that()
        .resideOutsideOfPackages("org.regames.cli..", "org.regames.site..")
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .accessField(System.class, "in")
        .orShould()
        .callMethod(System.class, "exit", int.class)
        .check(CODE);
  }

  @Test
  void nobodyPrintsStackTraces() {
    noClasses().should().callMethod(Throwable.class, "printStackTrace").check(CODE);
  }

  @Test
  void exceptionsSayWhatTheyAre() {
    List<String> vague =
        CODE.stream()
            .flatMap(type -> type.getConstructorCallsFromSelf().stream())
            .filter(call -> isVague(call) && !isSuperCall(call))
            .map(JavaConstructorCall::getDescription)
            .sorted()
            .toList();
    assertEquals(List.of(), vague, "throws an exception of no kind");
  }

  private static boolean isVague(JavaConstructorCall call) {
    return call.getTargetOwner().isEquivalentTo(RuntimeException.class)
        || call.getTargetOwner().isEquivalentTo(Exception.class);
  }

  private static boolean isSuperCall(JavaConstructorCall call) {
    return call.getOrigin().isConstructor()
        && call.getOriginOwner()
            .getRawSuperclass()
            .filter(parent -> parent.equals(call.getTargetOwner()))
            .isPresent();
  }

  /**
   * The automaton language is the IR's own, so its name occurs; those of other languages do not.
   */
  @ParameterizedTest
  @ValueSource(strings = {"ir", "backend", "agents", "api", "pcg", "cli"})
  void languagesAreNotKnownByName(String module) {
    Path folder = SourceTree.ROOT.resolve(module).resolve("src");
    assertTrue(Files.isDirectory(folder), folder.toString());
    List<Path> found =
        SourceTree.files(folder)
            .filter(file -> SourceTree.text(file).toLowerCase(Locale.ROOT).contains("rbg"))
            .toList();
    assertEquals(List.of(), found);
  }

  /** Nor do their names occur where all languages meet; new ones are guarded, too. */
  @ParameterizedTest
  @ValueSource(strings = {"ir", "backend", "agents", "pcg", "lsp", "dap"})
  void noLanguageIsNamedWhereAllMeet(String module) {
    List<String> names =
        SourceTree.modules().stream()
            .map(folder -> folder.getFileName().toString())
            .filter(name -> name.startsWith("lang-") && !name.equals("lang-rg"))
            .map(name -> name.substring("lang-".length()))
            .toList();
    assertTrue(names.contains("gdl"), names::toString);
    Pattern named =
        Pattern.compile("\\b(" + String.join("|", names) + ")\\b", Pattern.CASE_INSENSITIVE);
    List<Path> found =
        SourceTree.files(SourceTree.ROOT.resolve(module).resolve("src/main"))
            .filter(file -> named.matcher(SourceTree.text(file)).find())
            .toList();
    assertEquals(List.of(), found);
  }
}
