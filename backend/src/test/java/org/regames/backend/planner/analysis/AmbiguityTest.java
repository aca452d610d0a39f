package org.regames.backend.planner.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/** Whether moves have to be compared, since two of their paths may have the same tags. */
class AmbiguityTest {
  private static final String HEAD =
      """
      type Player = {x, o}; type Score = {0, 50, 100};
      type Square = {a, b, c, d}; type Piece = {none, man, king};
      const next: Square -> Square = {a: b, b: c, c: d, d: a};
      const worth: Piece -> Score = {none: 0, man: 50, king: 100};
      var board: Square -> Piece = {a: man, b: king, :none};
      var at: Square = a; var to: Square = a; var moved: Player = x; var now: Player = x;
      begin, f: player = random; f, g: moved = Player(*); g, h: now = Player(*);
      h, i: $$ moved; i, j: $$ now; j, m: player = x;
      """;

  private static final String TAIL =
      "z, y: $$ at; y, e: board[at] = none; e, end: player = keeper;";

  /** A path that may come by {@code n} or {@code o}, after which its tags are the same. */
  private static boolean isCompared(String paths) {
    Game game = Builtins.complete(Games.of(HEAD + paths + TAIL));
    Plan plan = PlanBuilder.plan(game);
    assertEquals(
        new Perft(Interpreter.of(game)).counts(2),
        new ModelPerft(JvmEngine.compile(plan)).counts(2));
    return plan.hashed();
  }

  @Test
  void guardsExcludeEachOtherLaterOnTheWay() {
    assertEquals(
        false,
        isCompared(
            """
            m, k: at = Square(*); k, n: board[at] != none; k, o: to = at;
            n, z: board[at] == man; o, p: board[at] != none; p, z: board[at] == king;
            """));
  }

  @Test
  void guardsOnWhatATableSaysExcludeEachOther() {
    assertEquals(
        false,
        isCompared(
            """
            m, k: at = Square(*); k, n: board[a] == man; k, o: to = at;
            n, z: worth[board[next[at]]] == 100; o, z: board[next[at]] == none;
            """));
  }

  @Test
  void guardsThatMayBothHoldDoNot() {
    assertEquals(
        true,
        isCompared(
            """
            m, k: at = Square(*); k, n: board[at] != none; k, o: to = at;
            n, z: board[at] == man; o, p: to != d; p, z: board[next[at]] == king;
            """));
  }

  @Test
  void guardsOnWhatThePathChangedSayNothing() {
    assertEquals(
        true,
        isCompared(
            """
            m, k: at = Square(*); k, n: board[at] == man; k, o: board[at] = king;
            n, z: board[at] != king; o, z: board[at] == king;
            """));
  }

  @Test
  void placesAreAlikeOrNot() {
    assertEquals(
        false,
        isCompared(
            """
            m, k: at = Square(*); k, n: board[at] != none; k, o: to = at;
            n, z: moved == now; o, p: board[at] == man; p, z: now != moved;
            """));
  }

  @Test
  void aCheckThatHoldsWhereOnePathLeadsExcludesThePathWhereItDoesNot() {
    String check = "q, r: moved == x; q, s: at = Square(*); s, r: board[at] == king;";
    assertEquals(
        false,
        isCompared(
            "m, n: moved == x; m, o: ! q -> r; n, z: board[a] == man; o, z: board[b] == king;"
                + check));
    assertEquals(
        true,
        isCompared(
            "m, n: moved != x; m, o: ! q -> r; n, z: board[a] == man; o, z: board[b] == king;"
                + check));
  }
}
