package org.regames.backend.planner.optimize.vectorize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.PlanTexts;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/** Sets of moves behind tests: of phases, and of moves that start where the last one ended. */
class NodeMoveSetsTest {
  /**
   * First stones are put, then one steps, along a line. Who comes to a marked cell steps on with
   * the same stone, and who cannot step passes.
   */
  private static final Game GAME =
      Builtins.complete(
          Games.of(
              """
              type Cell = {a, b, c, d, e, f, g, h}; type Site = {a, b, c, d, e, f, g, h, off};
              type Piece = {none, red, blue}; type Phase = {put, more, go}; type Is = {no, yes};
              const next: Site -> Site = {:off, a: b, b: c, c: d, d: e, e: f, f: g, g: h};
              const back: Site -> Site = {:off, b: a, c: b, d: c, e: d, f: e, g: f, h: g};
              const after: Phase -> Phase = {:go, put: more};
              const marked: Site -> Is = {:no, c: yes, f: yes, g: yes};
              var board: Site -> Piece = {:none, b: red, h: blue};
              var phase: Phase = put; var again: Is = no; var at: Site = a; var to: Site = off;
              begin, m: player = x;
              m, p: phase != go; p, p1: at = Cell(*); p1, p2: board[at] == none; p2, p3: $$ at;
              p3, k1: player = keeper; k1, k2: board[at] = red; k2, k: again = no;
              m, g: phase == go; g, s: again == yes; s, s1: to != off; s1, s2: at = to;
              s2, t: to = next[at]; s2, t: to = back[at];
              g, c: again == no; c, c1: at = Cell(*); c1, c2: board[at] == red;
              c2, t: to = next[at]; c2, t: to = back[at];
              t, t1: to != off; t1, t2: board[to] == none; t2, t3: $$ at; t3, t4: $$ to;
              t4, k3: player = keeper; k3, k4: board[at] = none; k4, k5: board[to] = red;
              k5, k: again = marked[to];
              m, n: ! can -> met; n, n1: $ pass; n1, n2: player = keeper; n2, k: again = no;
              k, k6: phase = after[phase]; k6, m: player = x;
              can, can1: phase != go; can1, can2: at = Cell(*); can2, met: board[at] == none;
              can, can3: phase == go; can3, can4: again == yes; can4, can5: to != off;
              can5, can6: at = to; can6, can7: to = next[at]; can6, can7: to = back[at];
              can3, can8: again == no; can8, can9: at = Cell(*); can9, can6: board[at] == red;
              can7, can10: to != off; can10, met: board[to] == none;
              """));

  @Test
  void movesAreDrawnFromSetsBehindTests() {
    assertTrue(isDrawn(Feature.all()));
    assertFalse(isDrawn(Feature.without(Feature.SLIDES)));
  }

  private static boolean isDrawn(Set<Feature> features) {
    String plan = PlanPrinter.print(PlanBuilder.plan(GAME, features));
    return PlanTexts.turn(plan, "m").contains(", pick f");
  }

  @Test
  void thereAreAsManyAsWithoutSets() {
    assertEquals(
        new Perft(Interpreter.of(GAME)).counts(6),
        new ModelPerft(JvmEngine.compile(GAME)).counts(6));
  }

  @Test
  void theMoveDrawnIsTheOneThatIsListed() {
    ForwardModel model = JvmEngine.compile(GAME);
    GameState state = model.newState();
    MoveBuffer moves = model.newMoves();
    model.reset(state);
    SplittableRandom random = new SplittableRandom(5);

    for (int ply = 0; ply < 200; ply++) {
      state.legalMoves(moves);
      int size = moves.size();
      for (int i = 0; i < 3 * size; i++) {
        long seed = random.nextLong();
        GameState played = state.copy();
        played.applyRandom(model.newMoves(), new SplittableRandom(seed));
        GameState listed = state.copy();
        listed.apply(moves, size == 1 ? 0 : new SplittableRandom(seed).nextInt(size));
        assertEquals(listed, played);
      }
      state.apply(moves, random.nextInt(size));
    }
  }
}
