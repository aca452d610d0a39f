package org.regames.backend.planner.optimize.plies;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.backend.Games;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.PlayoutStatistics;
import org.regames.backend.play.Playouts;
import org.regames.backend.play.SplitMix;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/** Plies played in a loop are those played one by one. */
class LoopPliesTest {
  /** Players mark squares, each in his own way, until one has marked the last one. */
  private static final String MARK =
      """
      type Square = {a, b, c, d, e, f, g, h}; type Piece = {no, mine, yours};
      var board: Square -> Piece = {:no}; var at: Square = a;
      begin, t: player = x;
      t, t1: at = Square(*); t1, t2: board[at] == no; t2, t3: $$ at; t3, t4: board[at] = mine;
      t4, t5: player = keeper;
      t5, over: board[h] == mine; over, over1: goals[x] = 1; over1, end: player = keeper;
      u, u1: at = Square(*); u1, u2: board[at] == no; u2, u3: $$ at; u3, u4: board[at] = yours;
      u4, u5: player = keeper;
      u5, lost: board[h] == yours; lost, lost1: goals[o] = 1; lost1, end: player = keeper;
      """;

  private static final String TURNS =
      """
      t5, t6: board[h] != mine; t6, u: player = o;
      u5, u6: board[h] != yours; u6, t: player = x;
      """;

  private static Plan plan(String rules) {
    return PlanBuilder.plan(Builtins.complete(Games.of(rules)));
  }

  private static PlayoutStatistics played(Plan plan, long mostPlies) {
    Playouts playouts = new Playouts(OptionalLong.of(500), Optional.empty(), 7, 1, mostPlies);
    return playouts.run(JvmEngine.compile(plan)).withSeconds(0);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 100})
  void playsAreTheSame(long mostPlies) {
    Game game = Builtins.complete(Games.of(MARK + TURNS));
    Plan all = PlanBuilder.plan(game);
    Plan without = PlanBuilder.plan(game, Feature.without(Feature.LOOP_PLIES));

    assertEquals(2, all.loop().size(), PlanPrinter.print(all));
    assertTrue(without.loop().isEmpty());
    assertEquals(played(without, mostPlies), played(all, mostPlies));
  }

  /** As in most games: the rules of a round begin at one node, which two others lead to. */
  @Test
  void aKeeperWhoseMoveIsOneOfAnotherStaysInTheLoop() {
    String rounds =
        MARK.replace("begin, t: player = x;", "begin, round: ; round, t: player = x;")
            + "t5, t6: board[h] != mine; t6, u: player = o; u5, round: board[h] != yours;";
    Game game = Builtins.complete(Games.of(rounds));
    Plan all = PlanBuilder.plan(game);

    assertEquals(2, all.loop().size(), PlanPrinter.print(all));
    assertEquals(
        played(PlanBuilder.plan(game, Feature.without(Feature.LOOP_PLIES)), 100), played(all, 100));
  }

  @Test
  void statesAreThoseOfListedMoves() {
    assertStatesAreThoseOfListedMoves(plan(MARK + TURNS));
  }

  /** Every state on the way is the one that the same moves, listed and drawn, lead to. */
  private static void assertStatesAreThoseOfListedMoves(Plan plan) {
    ForwardModel model = JvmEngine.compile(plan);
    GameState one = model.newState();
    GameState other = model.newState();
    MoveBuffer moves = model.newMoves();
    for (int play = 0; play < 50; play++) {
      SplitMix first = new SplitMix();
      SplitMix second = new SplitMix();
      first.start(1, play);
      second.start(1, play);
      model.reset(one);
      model.reset(other);
      for (int most = 1; !one.isTerminal(); most = most % 3 + 1) {
        long plies = one.playOn(moves, first, most);
        assertTrue(plies > 0 && plies <= most);
        for (long ply = 0; ply < plies; ply++) {
          other.apply(moves, other.choose(moves, second));
        }
        assertEquals(other, one);
      }
      assertEquals(0, one.playOn(moves, first, 100));
    }
  }

  /** Where nobody can move the loop ends, and the play is stuck as without it. */
  @Test
  void stopsWhereThereAreNoMoves() {
    String never =
        (MARK + TURNS)
            .replace("t1, t2: board[at] == no;", "t1, v: board[at] == no; v, t2: at != h;")
            .replace("u1, u2: board[at] == no;", "u1, w: board[at] == no; w, u2: at != h;");
    Game game = Builtins.complete(Games.of(never));
    Plan plan = PlanBuilder.plan(game);

    assertEquals(2, plan.loop().size());
    PlayoutStatistics stopped = played(plan, 100);
    assertEquals(500, stopped.unfinished());
    assertEquals(played(PlanBuilder.plan(game, Feature.without(Feature.LOOP_PLIES)), 100), stopped);
  }

  /**
   * Codes whose parts are read before they are put together: squares of several words, branches.
   */
  @ParameterizedTest
  @ValueSource(ints = {3, 8, 9, 12})
  void waysAndWordsAreDrawnAlike(int width) {
    StringBuilder squares = new StringBuilder();
    StringBuilder next = new StringBuilder();
    for (int place = 0; place < width * width; place++) {
      squares.append("s").append(place).append(", ");
      next.append("s%d: s%d, ".formatted(place, (place + 1) % (width * width)));
    }
    String rules =
        """
        type Square = {%s off}; type Piece = {no, mine, yours};
        const next: Square -> Square = {%s :off};
        var board: Square -> Piece = {s0: mine, s2: mine, s4: yours, s7: yours, :no};
        var at: Square = s0;
        begin, t: player = x;
        t, t1: at = Square(*); t1, t2: board[at] == mine; t2, t3: $$ at; t3, t4: board[at] = no;
        t4, a1: at = next[at]; a1, a2: board[at] == no; a2, a3: $ on; a3, a: board[at] = mine;
        t4, b1: at = next[at]; b1, b2: board[at] == yours; b2, b3: $ take; b3, b: board[at] = mine;
        a, k: player = keeper; b, k: player = keeper;
        k, over: board[s8] == mine; over, end: player = keeper;
        k, k1: board[s8] != mine; k1, u: player = o;
        u, u1: at = Square(*); u1, u2: board[at] == no; u2, u3: $$ at; u3, u4: board[at] = yours;
        u4, t: player = x;
        """
            .formatted(squares, next.substring(0, next.length() - 2) + ",");
    Game game = Builtins.complete(Games.of(rules));
    Plan all = PlanBuilder.plan(game);

    assertEquals(2, all.loop().size(), PlanPrinter.print(all));
    assertStatesAreThoseOfListedMoves(all);
  }

  @Test
  void pliesThatAreNotWrittenOutAreLeftOut() {
    Game game = Builtins.complete(Games.of(MARK + TURNS));
    Plan none = PlanBuilder.plan(game, Feature.without(Feature.FUSE_PLIES));

    assertTrue(none.loop().isEmpty());
    assertEquals(played(none, 100), played(PlanBuilder.plan(game), 100));
  }
}
