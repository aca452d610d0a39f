package org.regames.backend.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;

class MovesTest {
  private static List<String> moves(String rules) {
    return Games.moves(Games.interpreter(rules));
  }

  @Test
  void theFirstMoveIsThePlayersWherePlayerStartsAsOne() {
    Interpreter interpreter =
        Games.interpreter(
            "var player: PlayerOrSystem = o; begin, a: $ t; a, end: player = keeper;");
    assertEquals("o", interpreter.initial().player());
    assertEquals(interpreter.initial(), Games.start(interpreter));
    assertEquals(List.of("t"), Games.moves(interpreter));
  }

  @Test
  void aMoveEndsAtTheNextAssignmentToPlayerEvenOfTheSamePlayer() {
    Interpreter interpreter =
        Games.interpreter(
            """
            begin, a: player = x;
            a, b: $ first; b, c: player = x;
            c, d: $ second; d, end: player = keeper;
            """);
    State start = Games.start(interpreter);
    Move first = Games.move(interpreter, start, "first");
    assertEquals("x", first.next().player());
    assertEquals("c", first.next().node());
    assertEquals(List.of("second"), Games.moves(interpreter, first.next()));
  }

  @Test
  void assignmentsToPlayerThroughCastsEndMovesToo() {
    assertEquals(
        List.of("t"),
        moves(
            """
            begin, a: player = PlayerOrSystem(x);
            a, b: $ t; b, c: PlayerOrSystem(player) = o; c, d: $ u; d, end: player = keeper;
            """));
  }

  @Test
  void anyAssignmentToPlayerEndsTheMoveOnceForEachSymbol() {
    Interpreter interpreter =
        Games.interpreter(
            """
            begin, a: player = x;
            a, b: $ t; b, c: player = Player(*); c, end: player = keeper;
            """);
    List<Move> moves = interpreter.moves(Games.start(interpreter));
    assertEquals(List.of("x", "o"), moves.stream().map(move -> move.next().player()).toList());
  }

  @Test
  void walksThatAgreeOnTagsAndStateAreOneMove() {
    assertEquals(
        List.of("t"),
        moves(
            """
            type P = {p, q}; var v: P = p;
            begin, a: player = x;
            a, b: v = P(*); b, c: v = p; c, d: $ t;
            a, d: $ t;
            d, end: player = keeper;
            """));
  }

  @Test
  void walksWithTheSameTagsToDifferentStatesAreDifferentMoves() {
    assertEquals(
        List.of("t", "t"),
        moves(
            """
            type P = {p, q}; var v: P = p;
            begin, a: player = x;
            a, b: $ t; b, c: v = P(*); c, end: player = keeper;
            """));
  }

  @Test
  void walksGoRoundCyclesWithoutFollowingAnythingTwice() {
    assertEquals(
        List.of("0", "1", "2"),
        moves(
            """
            type N = {0, 1, 2}; const next: N -> N = {0: 1, 1: 2, :0}; var n: N = 0;
            begin, a: player = x;
            a, a:; a, b:; b, a: n = next[n];
            a, c: $$ n; c, end: player = keeper;
            """));
  }

  @Test
  void aCycleThroughOnlyTheStartIsLeft() {
    assertEquals(
        List.of("t"),
        moves(
            """
            begin, a: player = x;
            a, b:; b, a:; a, c: $ t; c, end: player = keeper;
            """));
  }

  @Test
  void twoEdgesBetweenTheSameNodesAreTwoWays() {
    assertEquals(
        List.of("s", "t"),
        moves("begin, a: player = x; a, b: $ s; a, b: $ t; b, end: player = keeper;"));
  }

  @Test
  void tagsOfSymbolsAndOfVariablesAreTheSame() {
    assertEquals(
        List.of("1"),
        moves(
            """
            type N = {1}; var n: N = 1;
            begin, a: player = x; a, b: $ 1; a, b: $$ n; b, end: player = keeper;
            """));
  }

  @Test
  void thePlayIsRememberedAndNoPartOfTheState() {
    Interpreter interpreter =
        Games.interpreter(
            """
            begin, a: player = x;
            a, b: $ s; a, b: $ t; b, c: player = o; c, end: player = keeper;
            """);
    State start = Games.start(interpreter);
    State first = Games.move(interpreter, start, "s").next();
    State second = Games.move(interpreter, start, "t").next();
    assertEquals(first, second);
    assertEquals(
        List.of(new Turn("keeper", List.of()), new Turn("x", List.of("t"))), second.play());
  }

  @Test
  void theEndHasScoresAndNoMoves() {
    Interpreter interpreter =
        Games.interpreter(
            """
            var goals: Goals = {:1};
            begin, a: player = x; a, b: goals[x] = 2; b, c: goals[o] = 0; c, end: player = keeper;
            end, a:;
            """);
    State end = interpreter.moves(Games.start(interpreter)).getFirst().next();
    assertTrue(end.isTerminal());
    assertTrue(interpreter.moves(end).isEmpty());
    assertEquals("{x=2, o=0}", end.scores().toString());
    assertEquals("0", end.score("o"));
    assertTrue(interpreter.findings().isEmpty());
  }

  @Test
  void longWalksAndLongRunsNeedNoStack() {
    StringBuilder rules = new StringBuilder("begin, n0: player = x;\n");
    int length = 100_000;
    for (int i = 0; i < length; i++) {
      rules.append("n%d, n%d:;%n".formatted(i, i + 1));
    }
    rules.append("n%d, end: player = keeper;".formatted(length));
    rules.append(
        "z, m: ? n0 -> n%d; begin, z: player = o; m, end: player = keeper;".formatted(length));
    Interpreter interpreter = Games.interpreter(rules.toString());
    List<State> starts = interpreter.settlements(interpreter.initial());
    assertEquals(2, starts.size());
    assertEquals(1, interpreter.moves(starts.getFirst()).size());
    assertEquals(1, interpreter.moves(starts.getLast()).size());
  }
}
