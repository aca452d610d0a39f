package org.regames.backend.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.jvm.JvmEngine;
import org.regames.ir.Value;

class GameStateTest {
  private static GameState start(String rules) {
    return JvmEngine.compile(Games.of(rules)).newState();
  }

  /** The tags of all legal moves, sorted. */
  private static List<String> moves(GameState state) {
    MoveBuffer moves = state.model().newMoves();
    state.legalMoves(moves);
    return IntStream.range(0, moves.size())
        .mapToObj(move -> String.join(" ", state.tags(moves, move)))
        .sorted()
        .toList();
  }

  private static void apply(GameState state, int move) {
    MoveBuffer moves = state.model().newMoves();
    state.legalMoves(moves);
    state.apply(moves, move);
  }

  @Test
  void walksWithTheSameTagsAndNextStateAreOneMove() {
    GameState state =
        start(
            """
            type N = {1, 2, 3}; var n: N = 1;
            begin, m: player = x; m, a: n = N(*); a, b: n = 1; b, c: $ t; c, end: player = keeper;
            """);

    assertEquals(List.of("t"), moves(state));
  }

  @Test
  void walksWithTheSameTagsAndDifferentNextStatesAreSeveralMoves() {
    GameState state =
        start(
            """
            type N = {1, 2, 3}; var n: N = 1;
            begin, m: player = x; m, a: n = N(*); a, b: $ t; b, end: player = keeper;
            """);

    assertEquals(List.of("t", "t", "t"), moves(state));
  }

  @Test
  void walksThatGoRoundStopWhereTheyWere() {
    GameState state =
        start(
            """
            type N = {1, 2, 3}; var n: N = 1; const next: N -> N = {1: 2, 2: 3, 3: 1};
            begin, m: player = x; m, m: n = next[n]; m, a: $$ n; a, end: player = keeper;
            """);

    assertEquals(List.of("1", "2", "3"), moves(state));
  }

  /** Before they take a gigabyte. */
  @Test
  void walksWithoutAnEndAreRefused() {
    MoveBuffer moves =
        start(
                """
                type N = {1, 2, 3}; var n: N = 1; const next: N -> N = {1: 2, 2: 3, 3: 1};
                begin, m: player = x; m, a: n != 3; a, b: n = next[n]; b, m: $ t; b, m: $ u;
                m, c: n == 3; c, end: player = keeper;
                """)
            .model()
            .newMoves();

    EndlessPlayException refused =
        assertThrows(
            EndlessPlayException.class,
            () -> IntStream.range(0, 1 << 26).forEach(depth -> moves.note(depth, 1)));

    assertEquals(EndlessPlayException.Kind.MOVE, refused.kind());
  }

  @Test
  void checksForgetWhatTheyAssign() {
    GameState state =
        start(
            """
            type N = {1, 2, 3}; var n: N = 1; var b: N -> N = {:1};
            begin, m: player = x; m, a: ? c -> d; a, e: b[n] == 1; e, f: $$ n;
            f, end: player = keeper;
            c, g: n = 3; g, h: b[1] = 2; h, d: b[1] != b[n];
            """);

    assertEquals(List.of("1"), moves(state));
    assertEquals(new Value.Named("1"), state.values().get("n"));
  }

  @Test
  void mapsCanBeAssignedAsAWhole() {
    GameState state =
        start(
            """
            type N = {1, 2}; var b: N -> N = {:1}; var c: N -> N = {:1, 1: 2};
            begin, m: player = x; m, a: b = c; a, d: b[2] = 2; d, e: b != c; e, f: $ t;
            f, end: player = keeper;
            """);
    apply(state, 0);

    assertEquals("{:1, 1: 2, 2: 2}", state.values().get("b").toString());
    assertEquals("{:1, 1: 2}", state.values().get("c").toString());
  }

  @Test
  void assignmentsAtSymbolsThatAreNoKeysDoNothing() {
    GameState state =
        start(
            """
            type N = {1, 2}; type M = {1, 2, 3}; var b: N -> N = {:1}; var k: M = 1;
            begin, m: player = x; m, a: k = M(*); a, c: b[k] = 2; c, d: $$ k; d, e: player = keeper;
            e, end: player = keeper;
            """);
    MoveBuffer moves = state.model().newMoves();
    state.legalMoves(moves);
    state.apply(moves, 2);

    assertEquals("3", state.values().get("k").toString());
    assertEquals("{:1}", state.values().get("b").toString());
  }

  @Test
  void readingAtSymbolsThatAreNoKeysGivesTheDefault() {
    GameState state =
        start(
            """
            type N = {1, 2}; type M = {1, 2, 3}; var b: N -> M = {:3, 1: 1, 2: 2}; var k: M = 1;
            begin, m: player = x; m, a: k = M(*); a, c: b[k] == 3; c, d: $$ k;
            d, end: player = keeper;
            """);

    assertEquals(List.of("3"), moves(state));
  }

  @Test
  void playersSeeWhatIsVisibleToThem() {
    GameState state =
        start(
            """
            begin, m: player = x; m, a: $ s; a, b: visible[o] = 0; b, c: $ t; c, d: visible[o] = 1;
            d, e: $ u; e, end: player = keeper;
            """);
    MoveBuffer moves = state.model().newMoves();
    state.legalMoves(moves);

    assertEquals(List.of("s", "t", "u"), state.seenBy(0, moves, 0));
    assertEquals(List.of("s", "u"), state.seenBy(1, moves, 0));
  }

  @Test
  void aStateWithoutMovesIsNotTerminal() {
    GameState state = start("begin, m: player = x; m, n: x == o; n, end: player = keeper;");

    assertEquals(List.of(), moves(state));
    assertFalse(state.isTerminal());
    assertEquals(0, state.currentPlayer());
  }

  @Test
  void aKeeperThatNeverStopsIsReported() {
    IllegalStateException error =
        assertThrows(
            IllegalStateException.class,
            () ->
                start("begin, a: player = keeper; a, b: player = keeper; b, a: player = keeper;"));

    assertTrue(error.getMessage().contains("does not seem to end"), error.getMessage());
  }

  @Test
  void statesAreEqualIfTheirValuesAre() {
    GameState state =
        start(
            """
            type N = {1, 2}; var n: N = 1; begin, m: player = x; m, a: n = N(*); a, b: $$ n;
            b, c: player = o; c, end: player = keeper;
            """);
    GameState same = state.copy();
    apply(same, 0);
    GameState other = state.copy();
    apply(other, 1);
    GameState again = state.copy();
    apply(again, 0);

    assertEquals(same, again);
    assertEquals(same.hashCode(), again.hashCode());
    assertNotEquals(same, other);
    assertNotEquals(state, same);
  }

  @Test
  void playingAllocatesNothingAfterTheFirstTime() {
    ForwardModel model =
        JvmEngine.compile(
            Games.of(
                """
                type N = {1, 2, 3, 4, 5, 6, 7, 8}; type P = {no, yes}; var b: N -> P = {:no};
                var n: N = 1;
                begin, m: player = x; m, a: n = N(*); a, c: b[n] == no; c, d: $$ n;
                d, e: b[n] = yes; e, f: player = keeper; f, g: ? q -> r; g, m: player = x;
                f, h: ! q -> r; h, end: player = keeper; q, s: n = N(*); s, r: b[n] == no;
                """));
    GameState state = model.newState();
    MoveBuffer moves = model.newMoves();
    SplittableRandom random = new SplittableRandom(1);
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    play(model, state, moves, random);
    play(model, state, moves, random);
    long id = Thread.currentThread().threadId();
    long before = threads.getThreadAllocatedBytes(id);
    long none = threads.getThreadAllocatedBytes(id) - before;

    before = threads.getThreadAllocatedBytes(id);
    for (int i = 0; i < 100; i++) {
      play(model, state, moves, random);
    }
    long allocated = threads.getThreadAllocatedBytes(id) - before;

    assertEquals(none, allocated);
  }

  private static void play(
      ForwardModel model, GameState state, MoveBuffer moves, SplittableRandom random) {
    model.reset(state);
    while (state.applyRandom(moves, random)) {}
  }
}
