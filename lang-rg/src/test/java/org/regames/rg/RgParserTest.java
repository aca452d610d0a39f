package org.regames.rg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.regames.rg.Reading.USUAL;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.ir.validate.Validators;

class RgParserTest {
  private static Expression name(String name) {
    return new Expression.Reference(name);
  }

  private static Action action(String text) {
    return Reading.game(USUAL + "begin, end: " + text + ";").edges().getFirst().action();
  }

  private static Action.Assignment assignment(String left, Expression right) {
    return new Action.Assignment(name(left), right);
  }

  @Test
  void statementsComeInAnyOrderWithAnySpaceAndComments() {
    Game ordered =
        Reading.game(USUAL + "const c: Score = 0;\nvar v: Score = c;\nbegin, end: v = c;");
    Game mixed =
        Reading.game(
            """
            \uFEFF// first the edge
            begin,end:v=c;var v:Score=c;
            const\tc // a name, then \r\n : Score = // and a value; not the end
              0;
            """
                + USUAL
                + "// the end");
    assertEquals(ordered, mixed);
  }

  @Test
  void namesMayStartWithDigitsAndBeWordsOfOtherKinds() {
    Game game = Reading.game(USUAL + "type types = {0, 1a, end, _};\n1, 2b: $ var_;");
    assertEquals(
        new Type.SetType(List.of("0", "1a", "end", "_")), game.type("types").orElseThrow().type());
    assertEquals(List.of(new Edge("1", "2b", new Action.Tag("var_"))), game.edges());
  }

  @ParameterizedTest
  @ValueSource(strings = {"$ t", "$t", "$\nt"})
  void aTagMayStandApartFromItsSign(String text) {
    assertEquals(new Action.Tag("t"), action(text));
  }

  @Test
  void twoSignsTagAVariable() {
    assertEquals(new Action.VariableTag("player"), action("$$player"));
  }

  @Test
  void checksAskForPaths() {
    assertEquals(new Action.Reachability("a", "b", false), action("?a->b"));
    assertEquals(new Action.Reachability("a", "b", true), action("! a -> b"));
  }

  @Test
  void aNameBeforeParenthesesIsTheTypeOfACast() {
    Expression board = new Expression.Cast(new Type.Named("Board"), name("b"));
    Expression key = new Expression.Cast(new Type.Named("Coord"), name("x"));
    assertEquals(
        assignment("v", new Expression.Access(board, key)), action("v = Board(b)[Coord(x)]"));
  }

  @Test
  void setsAndMapTypesCastToo() {
    Type set = new Type.SetType(List.of("0", "1"));
    assertEquals(assignment("v", new Expression.Cast(set, name("b"))), action("v = {0, 1}(b)"));
    Type map = new Type.Arrow(new Type.Named("A"), new Type.Arrow(set, new Type.Named("B")));
    assertEquals(
        new Action.Comparison(name("v"), new Expression.Cast(map, name("b")), true),
        action("v != A -> {0, 1} -> B(b)"));
  }

  @Test
  void anyValueOfATypeIsAssigned() {
    Expression place = new Expression.Access(name("v"), name("k"));
    assertEquals(
        new Action.AnyAssignment(place, new Type.Named("Score")), action("v[k] = Score(*)"));
    assertEquals(
        new Action.AnyAssignment(place, new Type.SetType(List.of("0"))), action("v[k] = {0}(*)"));
  }

  @Test
  void indicesApplyFromLeftToRight() {
    Expression inner = new Expression.Access(name("a"), name("b"));
    Expression key = new Expression.Access(name("d"), name("e"));
    Expression access = new Expression.Access(new Expression.Access(inner, name("c")), key);
    assertEquals(assignment("v", access), action("v = a[b][c][d[e]]"));
  }

  @Test
  void arrowsBindToTheRight() {
    Type score = new Type.Named("Score");
    Game game = Reading.game(USUAL + "type T = Score -> Score -> Score;");
    assertEquals(
        new Type.Arrow(score, new Type.Arrow(score, score)), game.type("T").orElseThrow().type());
  }

  @Test
  void theDefaultOfAMapStandsAnywhere() {
    Game game =
        Reading.game(
            USUAL + "const m: Score -> Score = {0: 1, :0}; const n: Score -> Score = {:0, 0: 1};");
    assertEquals(game.constants().getFirst().value(), game.constants().getLast().value());
  }

  @Test
  void unknownPragmasKeepTheirWordsWithoutComments() {
    Game game = Reading.game(USUAL + "@later a,b  'x' // not this; \n -> {#};");
    assertEquals("@later a,b 'x' -> {#};", game.pragmas().getFirst().toString());
  }

  @Test
  void bothNamesOfTheLargestTagIndexAreRead() {
    Game game = Reading.game(USUAL + "@tagIndexMax a : 2; @tagMaxIndex a : 2;");
    assertEquals(1, game.pragmas().size());
  }

  private static String text(Source source, Origin origin) {
    return source.text().substring(origin.start(), origin.end());
  }

  @Test
  void everythingKnowsWhereItIsWritten() {
    Source source =
        new Source(
            "f",
            "/"
                + "/ \uD83D\uDE00\n"
                + USUAL
                + "var v: Score -> Score = {0: 1, :0};"
                + " begin, end: v[Score(x)] = 0 ;@unique end ;");
    Game game = RgParser.parse(source, new Budget()).value().orElseThrow();
    var variable = game.variable("v").orElseThrow();
    Value.MapLiteral map = (Value.MapLiteral) variable.initial();
    Edge edge = game.edges().getFirst();
    Action.Assignment action = (Action.Assignment) edge.action();
    Expression.Access access = (Expression.Access) action.left();
    Expression.Cast cast = (Expression.Cast) access.key();
    assertEquals(
        List.of(
            "v",
            "Score -> Score",
            "{0: 1, :0}",
            "0: 1",
            "1",
            "0",
            "begin, end: v[Score(x)] = 0",
            "v[Score(x)]",
            "v",
            "Score(x)",
            "Score",
            "x",
            "0",
            "@unique end ;"),
        Stream.of(
                variable.origin(),
                variable.type().origin(),
                map.origin(),
                map.entries().getFirst().origin(),
                map.entries().getFirst().value().origin(),
                map.otherwise().orElseThrow().origin(),
                edge.origin(),
                access.origin(),
                access.map().origin(),
                cast.origin(),
                cast.type().origin(),
                cast.value().origin(),
                action.right().origin(),
                game.pragmas().getFirst().origin())
            .map(origin -> text(source, origin))
            .toList());
  }

  @Test
  void manyMistakesAreFoundInOneRun() {
    String text = "begin, end: a = ;\n".repeat(1000);
    List<Diagnostic> found = Reading.result(text).diagnostics();
    assertEquals(
        IntStream.rangeClosed(1, 1000).boxed().toList(),
        found.stream().map(finding -> finding.origin().line()).toList());
  }

  @ParameterizedTest
  @CsvSource({
    "'type T = {a, b};', 1, symbols",
    "'const c: T = {a: b, c: d};', 1, map entries",
    "'a, b:; b, c:;', 1, edges",
    "'@unique a b;', 1, names in pragmas",
  })
  void aBudgetLimitsTheSize(String text, long budget, String what) {
    Result<Game> result = RgParser.parse(new Source("f", text), new Budget(budget));
    assertTrue(result.value().isEmpty());
    String message = result.diagnostics().getLast().message();
    assertTrue(message.endsWith("and these " + what + " would exceed that"), message);
  }

  private static List<String> codes(String text) {
    return Reading.result(text).diagnostics().stream().map(Diagnostic::code).toList();
  }

  @Test
  void whatNestsTooDeepIsAnErrorAndNoOverflow() {
    int deep = 200_000;
    assertEquals(List.of("too-deep"), codes("a, b: x = " + "y[".repeat(deep) + ";"));
    assertEquals(List.of("too-deep"), codes("a, b: x = y" + "[z]".repeat(deep) + ";"));
    assertEquals(List.of("too-deep"), codes("a, b: x = " + "Y(".repeat(deep) + ";"));
    assertEquals(List.of("too-deep"), codes("const a: T = " + "{:".repeat(deep) + ";"));
    assertEquals(List.of("too-deep"), codes("type T = " + "T -> ".repeat(deep) + "T;"));
    assertEquals(
        List.of("too-deep", "syntax"), codes("type T = " + "T -> ".repeat(deep) + "T; type U;"));
  }

  @Test
  void theDeepestThatIsReadFitsASmallStack() throws InterruptedException {
    List<String> deepest =
        List.of(
            "begin, end: v = " + "m[".repeat(390) + "v" + "]".repeat(390) + ";",
            "begin, end: v = " + "Score(".repeat(130) + "v" + ")".repeat(130) + ";",
            "begin, end: v = v" + "[v]".repeat(200) + ";",
            "type T = " + "Score -> ".repeat(200) + "Score;",
            "const c: Score = " + "{:".repeat(195) + "0" + "}".repeat(195) + ";");
    List<Object> read = new ArrayList<>();
    Runnable reading =
        () -> {
          for (String text : deepest) {
            Game game = Reading.game(USUAL + "var v: Score = 0;" + text);
            Validators.validate(game);
            read.add(Reading.game(RgPrinter.print(game)).equals(game));
          }
        };
    Thread thread = new Thread(null, reading, "small stack", 512 * 1024);
    thread.setUncaughtExceptionHandler((_, thrown) -> read.add(thrown));
    thread.start();
    thread.join();
    assertEquals(Collections.nCopies(deepest.size(), (Object) true), read);
  }

  @Test
  void manyStatementsWithoutTheirEndsAreManyMistakes() {
    int many = 20_000;
    List<Diagnostic> found =
        Reading.result("a, b: x = y\n".repeat(many) + "[".repeat(many)).diagnostics();
    assertEquals(many, found.size());
  }

  @Test
  void whatIsLongAndFlatIsNotDeep() {
    int many = 20_000;
    StringBuilder pragma = new StringBuilder("@simpleApply a b [] x[y] = z");
    StringBuilder map = new StringBuilder("const m: Score -> Score = {:0");
    for (int i = 0; i < many; i++) {
      pragma.append(", x[y] = z");
      map.append(", k").append(i).append(": 0");
    }
    Game game = Reading.game(USUAL + pragma + ";" + map + "};");
    assertEquals(1, game.pragmas().size());
    assertEquals(1, game.constants().size());
  }
}
