package org.regames.hrg.emit.passes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.hrg.HrgParser;
import org.regames.hrg.emit.naming.GraphName;
import org.regames.hrg.emit.naming.SourceNames;
import org.regames.hrg.evaluation.Domains;
import org.regames.hrg.evaluation.RepeatedFindings;
import org.regames.hrg.evaluation.TermType;
import org.regames.hrg.format.HrgText;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgGame;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.testing.FilePairs;

/**
 * What each pass makes of texts: of the example in its Javadoc, and of the cases in {@code
 * passes/NAME}, before {@code x.hrg} and after {@code x.expected}. Graphs are taken as unnamed.
 */
class HrgPassesTest {
  private static final Path ROOT = Path.of(System.getProperty("regames.root"), "lang-hrg");
  private static final Path CASES = ROOT.resolve("src/test/resources/passes");
  private static final Pattern EXAMPLE =
      Pattern.compile("<pre>\n(.*?)</pre>\\s+becomes\\s+<pre>\n(.*?)</pre>", Pattern.DOTALL);

  /** What examples may use without defining it. */
  private static final List<String> DEFINITIONS =
      List.of(
          "domain Player = x | o",
          "domain Score = 0 | 100",
          "domain Cell = a | b | c",
          "domain Piece = white | black | empty | full",
          "at : Cell",
          "board : Cell -> Piece",
          "up : Cell -> Cell\nup(_) = a",
          "down : Cell -> Cell\ndown(_) = b");

  static List<HrgPass> passes() {
    return HrgPasses.list();
  }

  static Stream<Path> cases() {
    return passes().stream().flatMap(pass -> pairs(pass).files().stream());
  }

  private static FilePairs pairs(HrgPass pass) {
    return new FilePairs(CASES.resolve(pass.name()), List.of(".hrg"), ".expected");
  }

  @ParameterizedTest
  @MethodSource("passes")
  void everyPassDoesWhatItsExampleShows(HrgPass pass) throws IOException {
    String name = pass.getClass().getSimpleName() + ".java";
    String javadoc =
        Files.readString(ROOT.resolve("src/main/java/org/regames/hrg/emit/passes").resolve(name))
            .replaceAll("(?m)^ \\* ?", "")
            .replace("&amp;", "&");
    Matcher example = EXAMPLE.matcher(javadoc);
    assertTrue(
        example.find(),
        () ->
            name
                + ": no example in its Javadoc, as in <pre> before </pre> becomes <pre> after"
                + " </pre>");
    Map<String, String> after = graphs(pass.apply(draft(withDefinitions(example.group(1)))).game());
    Map<String, String> expected = graphs(draft(withDefinitions(example.group(2))).game());
    expected.forEach((graph, text) -> assertEquals(text, after.get(graph), after::toString));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void casesComeOutAsExpected(Path file) throws IOException {
    String pass = file.getParent().getFileName().toString();
    HrgPass found =
        passes().stream().filter(it -> it.name().equals(pass)).findFirst().orElseThrow();
    pairs(found).check(file, HrgText.of(found.apply(draft(Files.readString(file))).game()));
  }

  @Test
  void everyFolderOfCasesIsThatOfAPassAndFilesHavePartners() throws IOException {
    Set<String> names = new TreeSet<>(passes().stream().map(HrgPass::name).toList());
    try (Stream<Path> folders = Files.list(CASES)) {
      assertEquals(
          names, new TreeSet<>(folders.map(folder -> folder.getFileName().toString()).toList()));
    }
    for (HrgPass pass : passes()) {
      pairs(pass).checkPairs();
      assertFalse(pairs(pass).files().isEmpty(), () -> pass.name() + " has no cases");
    }
  }

  @Test
  void casesAreShort() throws IOException {
    List<Long> lines =
        cases()
            .map(
                file -> {
                  try (Stream<String> text = Files.lines(file)) {
                    return text.count();
                  } catch (IOException failure) {
                    throw new UncheckedIOException(failure);
                  }
                })
            .sorted()
            .toList();
    assertTrue(lines.get(lines.size() / 2) < 40, lines::toString);
  }

  private static String withDefinitions(String text) {
    StringBuilder all = new StringBuilder();
    DEFINITIONS.stream()
        .filter(line -> !text.contains(line.replaceAll("[:=]\\X*", "")))
        .forEach(line -> all.append(line).append('\n'));
    return all + (text.contains("graph ") ? text : "graph rules() {\n" + text + "}\n");
  }

  private static Map<String, String> graphs(HrgGame game) {
    Map<String, String> graphs = new LinkedHashMap<>();
    for (HrgDefinition.Graph graph : game.all(HrgDefinition.Graph.class)) {
      graphs.put(graph.name().text(), HrgText.of(new HrgGame(List.of(graph))));
    }
    return graphs;
  }

  private static HrgDraft draft(String text) {
    Diagnostics diagnostics = new Diagnostics();
    HrgGame game = HrgParser.parse(new Source("case.hrg", text), diagnostics).game();
    assertTrue(!diagnostics.hasErrors(), () -> diagnostics.list().toString());
    Domains domains =
        new Domains(game, Set.of(), true, new RepeatedFindings(diagnostics), new Budget());
    Map<String, List<String>> symbols = new LinkedHashMap<>();
    for (HrgDefinition.Domain domain : game.all(HrgDefinition.Domain.class)) {
      TermType.SetOf set = domains.find(domain.name().text()).orElseThrow();
      symbols.put(domain.name().text(), List.copyOf(set.members().keySet()));
    }
    Map<String, GraphName> names = new HashMap<>();
    game.all(HrgDefinition.Graph.class)
        .forEach(
            graph -> {
              String name = graph.name().text();
              names.put(name, new GraphName(name.replaceFirst("[0-9]+$", ""), false));
            });
    return new HrgDraft(game, symbols, new SourceNames(Set.of(), Set.of()), names);
  }
}
