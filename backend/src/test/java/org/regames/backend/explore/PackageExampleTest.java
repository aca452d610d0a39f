package org.regames.backend.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.ir.Builtins;

/** The example of the package page. */
class PackageExampleTest {
  private static final ForwardModel MODEL =
      JvmEngine.compile(
          Builtins.complete(
              Games.of(
                  """
                  type Time = {t0, t1, t2, t3}; var clock: Time = t0; type Step = {stay, on};
                  var step: Step = stay; const more: Time -> Time = {:t3, t0: t1, t1: t2, t2: t3};
                  begin, turn: player = x; turn, chosen: step = Step(*); chosen, said: $$ step;
                  said, done: player = keeper; done, again: step == stay; done, next: step == on;
                  next, again: clock = more[clock]; again, over: clock == t3;
                  again, turn: player = x; over, end: player = keeper;
                  """)));

  /** Looks at the start fifty times and once at the position after a step. */
  private static NoveltyArchive<GameState> archive(SplittableRandom random) {
    NoveltyArchive<GameState> archive = new NoveltyArchive<>(MODEL, Set.of("clock"));
    GameState state = MODEL.newState();
    MODEL.reset(state);
    MoveBuffer moves = MODEL.newMoves();
    state.legalMoves(moves);
    for (int i = 0; i < 50; i++) {
      archive.look(state, moves.size(), random, state::copy);
    }
    int on = state.tags(moves, 0).getFirst().equals("on") ? 0 : 1;
    state.apply(moves, on);
    archive.look(state, moves.size(), random, state::copy);
    return archive;
  }

  @Test
  void rarePositionsAreChosenOften() {
    SplittableRandom random = new SplittableRandom(1);
    NoveltyArchive<GameState> archive = archive(random);
    GameState start = MODEL.newState();
    MODEL.reset(start);
    int rare = 0;
    for (int i = 0; i < 100; i++) {
      rare += archive.choose(random).orElseThrow().equals(start) ? 0 : 1;
    }
    assertTrue(rare > 50, rare + " of 100, where even chances give 2");
  }

  @Test
  void nothingIsChosenOfNothing() {
    NoveltyArchive<GameState> archive = new NoveltyArchive<>(MODEL, Set.of());
    assertEquals(Optional.empty(), archive.choose(new SplittableRandom(1)));
  }
}
