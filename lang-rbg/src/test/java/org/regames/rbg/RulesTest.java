package org.regames.rbg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.State;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.validate.Validators;

/** The meaning of the rules, one sentence of the definition at a time. */
class RulesTest {
  private static final List<String> BOARD = List.of("e", "w", "e", "x");

  private static String line(String variables, String rules) {
    return Rbg.line(variables, BOARD, rules);
  }

  /** The scores of a play in which every player always has one move or none. */
  private static Map<String, String> scores(String text) {
    Interpreter interpreter = Rbg.interpreter(text);
    State state = Rbg.start(interpreter);
    while (!state.isTerminal()) {
      List<String> moves = Rbg.moves(interpreter, state);
      assertEquals(1, moves.size(), moves.toString());
      state = Rbg.after(interpreter, state, moves.getFirst());
    }
    return Map.copyOf(state.scores());
  }

  private static boolean whiteWins(String variables, String condition) {
    return scores(line(variables, "(" + condition + " [$ white = 1] + {! {e}}) ->white ->> {}"))
        .get("white")
        .equals("1");
  }

  @Test
  void movesAreTheirModifiersAndVertices() {
    assertEquals(List.of("a", "c"), Rbg.moves(line("", "->white r* {e} [w] ->black")));
    assertEquals(List.of("w_2", "x_3"), Rbg.moves(line("", "->white ([w] + [x]) ->black")));
  }

  @Test
  void differentMovesMayLeadToEqualBoards() {
    assertEquals(List.of("w_2", "w_3"), Rbg.moves(line("", "->white ([w] + [w]) ->black")));
  }

  @Test
  void walksWithTheSameModifiersAreOneMove() {
    assertEquals(List.of(""), Rbg.moves(line("", "->white (r l + r r l l) [w] ->black")));
  }

  @Test
  void theVertexOfTheSwitchBelongsToTheMove() {
    assertEquals(List.of("b", "c"), Rbg.moves(line("", "->white [w] (r + r r) ->black")));
  }

  @Test
  void theVertexSurvivesSwitches() {
    assertEquals(List.of("c"), Rbg.moves(line("", "r r ->white r* {e} [x] ->black")));
  }

  @Test
  void aPlayerMaySwitchToHimself() {
    Interpreter interpreter = Rbg.interpreter(line("", "->white r ->white r ->black"));
    State second = Rbg.after(interpreter, Rbg.start(interpreter), "");
    assertEquals(List.of(""), Rbg.moves(interpreter, second));
  }

  @Test
  void modifiersWithoutASwitchAfterThemNeverHappen() {
    assertEquals("0", scores(line("", "->white ->> [$ white = 5] {}")).get("white"));
    assertEquals("5", scores(line("", "->white [$ white = 5] ->> {}")).get("white"));
  }

  @Test
  void runningOffTheEndOfTheRulesEndsThePlay() {
    assertEquals("3", scores(line("", "[$ white = 3] ->white [$ white = 4] r")).get("white"));
  }

  @Test
  void aPlayerWithoutMovesEndsThePlay() {
    assertEquals("2", scores(line("", "[$ black = 2] ->white {x} [$ black = 1] ->>")).get("black"));
  }

  @Test
  void theKeeperStuckChangesNothing() {
    assertEquals(
        "7", scores(line("", "[$ white = 7] ->white ->> [$ white = 1] {x} ->black")).get("white"));
  }

  @ParameterizedTest
  @CsvSource({
    "v(3), [$ v = 3] {$ v == 3}, true",
    "v(3), ([$ v = 4] + {$ v == 4}), false",
    "v(3), [$ v = 0 - 0] {$ v == 0}, true",
    "v(3), [$ v = v - 1], false",
    "v(9), [$ v = 2 + 3 * 2] {$ v == 8}, true",
    "v(9), [$ v = 9 - 3 - 2] {$ v == 4}, true",
    "v(9), [$ v = 8 / 4 / 2] {$ v == 1}, true",
    "v(9), [$ v = 4] {$ (v - 7) / 2 == 0 - 1}, true",
    "v(9), {$ 1 / v == 0}, false",
    "v(9), {$ 0 * v == 0}, true",
    "v(9), {$ e == 2}, true",
    "v(9), {$ e + w >= x * 3}, true",
    "v(9), [w] {$ e == 1} {$ w == 2}, true",
    "v(9), [e] {$ e == 2}, true",
    "v(9), [x] [w] [e] {$ e == 2} {$ w == 1} {$ x == 1}, true",
    "v(9), [$ white = 4] {$ white > v}, true",
    "v(0), [$ v = 0] {$ v <= 0}, true",
  })
  void arithmetic(String variables, String condition, boolean holds) {
    assertEquals(holds, whiteWins(variables, "{? " + condition + "}"));
  }

  @Test
  @Tag("long")
  void largeTablesAreSplit() {
    String variables = "a(99), b(99), c(99)";
    String set = "[$ a = 99, b = 98, c = 97] ";
    assertTrue(whiteWins(variables, set + "{$ a * b + c == 9799}"));
    assertTrue(whiteWins(variables, set + "{$ a + b + c > 293} {$ a > b} {$ b != c}"));
    assertTrue(whiteWins(variables, set + "{! {$ a / (b - 98) == c}}"));
    assertTrue(whiteWins(variables, set + "[$ c = a + b - c - 1] {$ c == 99}"));
  }

  @ParameterizedTest
  @CsvSource({
    "{? r {w}}, true",
    "{! r {w}}, false",
    "{? [w] {w}} {e}, true",
    "{? [$ v = 2] {$ v == 2}} {$ v == 0}, true",
    "{? [w] {$ w == 2}} {$ w == 1}, true",
    "{? r*}, true",
    "{! r*}, false",
    "{? {}}, false",
    "{! {}}, true",
    "{? {! {? {! {? {! {w}}}}}}}, true",
    "{? {e} + {w}}, true",
    "{? l}, false",
  })
  void checks(String condition, boolean holds) {
    assertEquals(holds, whiteWins("v(5)", condition));
  }

  @Test
  void theKeeperHasOneWalkWhereItsChoiceDoesNotMatter() {
    Interpreter interpreter =
        Rbg.interpreter(
            line(
                "",
                "->white ->> ((l* + r*)(l* + r*) {e} [x] ->>)*"
                    + " {! (l* + r*)(l* + r*) {e}} [$ white = x] ->black"));
    State state = Rbg.after(interpreter, Rbg.start(interpreter), "");
    assertEquals("3", state.scores().get("white"));
    assertTrue(interpreter.findings().isEmpty());
  }

  @Test
  void theKeeperMayRepeatAPartWhoseAlternativesEndInOneSwitch() {
    String rules = "([$ white = white + 1] (r {e, x} + r r {e}) ->> [w])*";
    assertEquals("2", scores(line("", rules)).get("white"));
    assertEquals(List.of(), Validators.validate(Rbg.game(line("", rules))));
  }

  @Test
  void namesThatTheTargetReservesAreReplaced() {
    String text =
        "#players = player(1), keeper(1) #pieces = type, random #variables = board, coord(1)"
                .replace("board,", "null(1),")
            + " #board = goals[type]{visible: var} var[random]{const: goals}"
            + " #rules = ->player visible {random} [type] [$ player = 1] ->keeper {$ coord == null}"
            + " const ->>";
    Interpreter interpreter = Rbg.interpreter(text);
    State state = Rbg.after(interpreter, Rbg.start(interpreter), "");
    assertEquals(List.of(""), Rbg.moves(interpreter, state));
  }

  @Test
  void aLoneDotIsIgnoredWithAWarning() {
    String text = line("", "->white . r .->black");
    assertEquals(List.of(""), Rbg.moves(text));
    assertEquals(2, Rbg.read("dots.rbg", text).diagnostics().size());
  }

  /** The counter is full from the start, so that what the check asks for begins with no step. */
  @Test
  void whatIsNeverPossibleIsAChecksAnswerToo() {
    String counters = Rbg.text(Rbg.resources("lowering", "counters.rbg").getFirst());
    String full = counters.replace("moves(3)", "moves(0)");
    assertTrue(!full.equals(counters));
    List<Diagnostic> errors =
        Validators.validate(Rbg.game(full)).stream().filter(Diagnostic::isError).toList();
    assertEquals(List.of(), errors);
  }

  /** Also those by which the keeper asks whether there is a move, and checks that cannot hold. */
  @Test
  void everyEdgeOfTheAutomatonStandsForSomethingInTheText() {
    List<String> texts =
        Stream.concat(
                Rbg.files(Path.of(System.getProperty("regames.root"), "games/rbg"), ".rbg").stream()
                    .map(Rbg::text),
                Stream.of(line("", "->white ({? {x} {w}} + r) [w] ->black {! l} ->> {}")))
            .toList();
    for (String text : texts) {
      assertEquals(
          List.of(),
          Rbg.game(text).edges().stream().filter(edge -> !edge.origin().isKnown()).toList());
    }
  }
}
