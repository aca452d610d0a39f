package org.regames.gdl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.clause.Clauses;
import org.regames.gdl.ground.Grounder;
import org.regames.gdl.ground.Grounding;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.Net;
import org.regames.gdl.net.NetBuilder;
import org.regames.gdl.net.Simplification;
import org.regames.gdl.recover.Recovery;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.rg.RgPrinter;

/** The examples of the package pages: the first text of a page becomes the second. */
class PackageExampleTest {
  private static final Pattern EXAMPLE =
      Pattern.compile("<pre>\\{@code\n(.*?)}</pre>", Pattern.DOTALL);

  private static final Path ROOT = Path.of(System.getProperty("regames.root"), "lang-gdl/src");

  @Test
  void wholeGame() {
    assertAmongLines(examples("").get(1), RgPrinter.print(Gdl.game(examples("").getFirst())));
  }

  @Test
  void checks() {
    List<String> examples = examples("check/");
    Source source = new Source("game.kif", examples.getFirst());
    String found = Gdl.render(GdlFrontend.read(source, new Budget()).diagnostics());
    assertAmongLines(examples.get(1), found);
  }

  @Test
  void clauses() {
    List<String> examples = examples("clause/");
    assertEquals(
        examples.get(1),
        clauses(examples.getFirst()).stream()
            .map(PackageExampleTest::text)
            .collect(Collectors.joining()));
  }

  private static List<Clause> clauses(String text) {
    return Clauses.of(Gdl.description(text), new Budget());
  }

  private static String text(Clause clause) {
    Stream<String> conditions =
        Stream.concat(
            clause.positive().stream().map(Object::toString),
            clause.negative().stream().map(atom -> "(not " + atom + ")"));
    return "(<= " + clause.head() + " " + conditions.collect(Collectors.joining(" ")) + ")\n";
  }

  @Test
  void groundRules() {
    List<String> examples = examples("ground/");
    Grounding grounding = Grounder.ground(clauses(examples.getFirst()), new Budget());
    StringBuilder found = new StringBuilder();
    for (Grounding.Instance rule : grounding.instances()) {
      List<String> conditions = new ArrayList<>();
      Arrays.stream(rule.positive()).mapToObj(grounding::text).forEach(conditions::add);
      Arrays.stream(rule.negative())
          .mapToObj(atom -> "(not " + grounding.text(atom) + ")")
          .forEach(conditions::add);
      String head = grounding.text(rule.head());
      found.append("(<= " + head + " " + String.join(" ", conditions) + ")\n");
    }
    assertEquals(examples.get(1), found.toString());
  }

  @Test
  void families() {
    List<String> examples = examples("recover/");
    Budget budget = new Budget();
    GameNet net =
        NetBuilder.build(
            Grounder.ground(clauses(examples.getFirst()), budget), budget, new Diagnostics());
    String found =
        Recovery.structure(Simplification.simplify(net), new Budget()).families().stream()
            .map(
                family ->
                    family.function()
                        + ": key "
                        + family.keyPlaces()
                        + " of "
                        + family.arity()
                        + (family.total() ? ", always with a value\n" : "\n"))
            .collect(Collectors.joining());
    assertEquals(examples.get(1), found);
  }

  @Test
  void lowering() {
    List<String> examples = examples("lowering/");
    assertAmongLines(examples.get(1), RgPrinter.print(Gdl.game(examples.getFirst())));
  }

  @Test
  void rulesInHrg() {
    List<String> examples = examples("hrg/");
    Source source = new Source("game.kif", examples.getFirst());
    assertEquals(
        examples.get(1),
        GdlFrontend.hrg(source, new Budget(), new GdlLanguage()).value().orElseThrow().text());
  }

  @Test
  void formulas() {
    assertIsHere(examples("net/").getFirst());
    Net net = new Net();
    int a = net.fact(0);
    int b = net.fact(1);
    int both = net.and(a, net.or(b, net.not(b)), a);
    assertEquals(a, both);
    int never = net.and(a, b, net.not(a));
    assertEquals(Net.FALSE, never);
  }

  @Test
  void syntax() {
    assertIsHere(examples("syntax/").getFirst());
    Origin at = Origin.UNKNOWN;
    GdlTerm y = new GdlTerm.Variable("y", at);
    GdlTerm cell = new GdlTerm.Compound("cell", List.of(new GdlTerm.Symbol("1", at), y), at);
    assertEquals("(cell 1 ?y)", cell.toString());
  }

  private static void assertAmongLines(String some, String text) {
    List<String> found = text.lines().filter(line -> some.lines().anyMatch(line::equals)).toList();
    assertEquals(some.lines().toList(), found, text);
  }

  /** Code on a page is code of this file. */
  private static void assertIsHere(String code) {
    String here = Gdl.text(ROOT.resolve("test/java/org/regames/gdl/PackageExampleTest.java"));
    code.lines().forEach(line -> assertTrue(here.contains(line + "\n"), line));
  }

  private static List<String> examples(String folder) {
    Path page = ROOT.resolve("main/java/org/regames/gdl").resolve(folder + "package-info.java");
    String text = Gdl.text(page).replaceAll("(?m)^ \\* ?", "");
    return EXAMPLE.matcher(text).results().map((MatchResult result) -> result.group(1)).toList();
  }
}
