package org.regames.backend.planner.optimize.plies;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.backend.Games;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.FunctionCalls;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.PlayoutStatistics;
import org.regames.backend.play.Playouts;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/** A ply in one piece is what drawing a move, playing it and the keeper's moves come to. */
class FusePliesTest {
  /** Players move their pieces on, or beside each other, until one stands on the last square. */
  private static final String RACE =
      """
      type Square = {a, b, c, d, e, f, off}; type Piece = {no, x, o, wall};
      const next: Square -> Square = {a: b, b: c, c: d, d: e, e: f, :off};
      const jump: Square -> Square = {a: c, b: d, c: e, d: f, :off};
      const other: Player -> Player = {x: o, :x};
      var board: Square -> Piece = {off: wall, a: x, b: o, :no};
      var at: Square = a; var me: Player = x;
      begin, turn: player = PlayerOrSystem(me);
      turn, m1: at = Square(*); m1, m2: board[at] == Piece(me); m2, m3: $$ at;
      m3, m4: board[at] = no;
      """;

  private static final String END =
      """
      k, k1: board[at] = Piece(me);
      k1, over: ? last -> reached; k1, on: ! last -> reached; last, reached: board[f] == Piece(me);
      over, won: goals[me] = 1; won, end: player = keeper;
      on, full: ! left -> some; on, again: ? left -> some; full, end: player = keeper;
      left, e1: at = Square(*); e1, some: board[at] == Piece(other[me]);
      again, again1: me = other[me]; again1, turn: player = PlayerOrSystem(me);
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        // One way, onto an empty square.
        """
        m4, m5: at = next[at]; m5, m6: board[at] == no; m6, k: player = keeper;
        """,
        // Two branches; what stands there goes.
        """
        m4, m5: at = next[at]; m5, m6: board[at] != Piece(me); m6, m7: board[at] != wall;
        m7, m8: $ y; m8, k: player = keeper;
        m4, n5: at = jump[at]; n5, n6: board[at] != Piece(me); n6, n7: board[at] != wall;
        n7, n8: $ z; n8, k: player = keeper;
        """,
        // The player himself puts the piece there.
        """
        m4, m5: at = jump[at]; m5, m6: board[at] == no; m6, m7: board[at] = Piece(me);
        m7, k: player = keeper;
        """
      })
  void playsAreTheSame(String moves) {
    Game game = Builtins.complete(Games.of(RACE + moves + END));
    Plan all = PlanBuilder.plan(game);
    Plan without = PlanBuilder.plan(game, Feature.without(Feature.FUSE_PLIES));

    assertFalse(all.plies().isEmpty());
    assertTrue(without.plies().isEmpty());
    assertEquals(statistics(without), statistics(all));
  }

  @Test
  void nothingIsCalled() {
    Game game =
        Builtins.complete(
            Games.of(
                RACE
                    + "m4, m5: at = next[at]; m5, m6: board[at] == no; m6, k: player = keeper;"
                    + END));
    Plan plan = PlanBuilder.plan(game);

    for (int ply : plan.plies().values()) {
      BitSet reached = new BitSet();
      FunctionCalls.reach(plan.functions(), ply, reached);
      assertEquals(1, reached.cardinality(), PlanPrinter.print(plan));
    }
  }

  /** The keeper makes two moves, and the second one goes on to where he stops. */
  private static final String FALL =
      """
      type Square = {a, b, c, d, e, f, off}; type Piece = {no, x, o, wall};
      const step: Square -> Square = {f: e, e: d, d: c, c: b, b: a, :off};
      const other: Player -> Player = {x: o, :x};
      var board: Square -> Piece = {off: wall, :no};
      var at: Square = a; var me: Player = x; var last: Player = o;
      begin, turn: player = PlayerOrSystem(me); turn, m1: at = Square(*);
      m1, m2: board[at] == no; m2, m3: $$ at; m3, k: player = keeper;
      k, k1: last = me; k1, fall: player = keeper;
      fall, on: board[step[at]] == no; fall, put: board[step[at]] != no;
      on, fall: at = step[at];
      put, put1: board[at] = Piece(me); put1, put2: me = other[me];
      put2, over: ! left -> some; put2, again: ? left -> some;
      over, over1: goals[last] = 1; over1, end: player = keeper;
      left, l1: at = Square(*); l1, some: board[at] == no;
      again, turn: player = PlayerOrSystem(me);
      """;

  @Test
  void allMovesOfTheKeeperAreInOnePiece() {
    Game game = Builtins.complete(Games.of(FALL));
    Plan plan = PlanBuilder.plan(game);

    String printed = PlanPrinter.print(plan);
    String ply = printed.substring(printed.indexOf("\nply f"));
    assertTrue(ply.contains("first of ["), printed);
    assertFalse(ply.contains("[]"), printed);
    assertEquals(
        statistics(PlanBuilder.plan(game, Feature.without(Feature.FUSE_PLIES))), statistics(plan));
  }

  /** Somebody paths on a line and leaves a trail, so where he is does not follow from his move. */
  private static final String TRAIL =
      """
      type Square = {a, b, c, d, e, f, g, off}; type Piece = {no, x, wall};
      const up: Square -> Square = {a: b, b: c, c: d, d: e, e: f, f: g, :off};
      const down: Square -> Square = {g: f, f: e, e: d, d: c, c: b, b: a, :off};
      var board: Square -> Piece = {off: wall, d: x, :no}; var at: Square = d;
      var other: Square = a;
      begin, turn: player = x;
      turn, u: at = up[at]; u, u1: board[at] == no; u1, u2: $ up; u2, k: player = keeper;
      turn, d: at = down[at]; d, d1: board[at] == no; d1, d2: $ down; d2, k: player = keeper;
      k, k1: board[at] = x; k1, over: ! free -> found; k1, on: ? free -> found;
      free, f1: other = Square(*); f1, f2: board[other] == no; f2, found: board[up[other]] == x;
      on, turn: player = x; over, over1: goals[x] = 1; over1, end: player = keeper;
      """;

  @Test
  void placesThatDoNotFollowFromTheMoveChangeSetsWithoutALook() {
    Game game = Builtins.complete(Games.of(TRAIL));
    Plan plan = PlanBuilder.plan(game);

    String printed = PlanPrinter.print(plan);
    String ply = printed.substring(printed.indexOf("\nply f"));
    assertTrue(ply.contains(" = 10, without its sets"), printed);
    assertEquals(
        statistics(PlanBuilder.plan(game, Feature.without(Feature.FUSE_PLIES))), statistics(plan));
  }

  /** What counts its steps is left to whoever sets the count. */
  @Test
  void nothingThatCountsIsInOnePiece() {
    String round =
        "fall, up: ? seek -> found; fall, up: ! seek -> found; up, up1: player = keeper;";
    String seek =
        """
         seek, s1: at = step[at]; s1, seek: at != off; s1, found: board[at] == x;
        seek, s2: at = jump[at]; s2, seek: at != off; s2, found: board[at] == o;
        const jump: Square -> Square = {f: d, e: c, d: b, c: a, :off};
        """;
    String text = FALL.replace("fall, on", "up1, on").replace("fall, put", "up1, put");
    Plan plan =
        PlanBuilder.plan(
            Builtins.complete(Games.of(text.replace("on, fall", "on, up1") + round + seek)),
            Feature.without(Feature.FIXPOINTS));

    assertTrue(plan.called().stream().anyMatch(f -> InlineKeeper.counting(plan).get(f.number())));
    assertFalse(plan.plies().isEmpty());
    plan.plies().values().forEach(ply -> assertFalse(InlineKeeper.counting(plan).get(ply)));
  }

  private static String statistics(Plan plan) {
    ForwardModel model = JvmEngine.compile(plan);
    PlayoutStatistics played = Playouts.of(500, 7).run(model);
    return played.branching() + " " + played.plies() + " " + played.scores();
  }
}
