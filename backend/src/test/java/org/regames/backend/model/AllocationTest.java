package org.regames.backend.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.jvm.JvmEngine;
import org.regames.ir.Game;

class AllocationTest {
  /** Walks note where they were, some moves are found twice, and checks are made. */
  private static final Game GAME =
      Games.of(
          """
          type N = {0, 1, 2, 3, 4}; type M = N -> N; var n: N = 0; var left: N = 4; var m: M = {:0};
          const next: M = {0: 1, 1: 2, 2: 3, 3: 4, 4: 0}; const less: M = {4: 3, 3: 2, 2: 1, :0};
          begin, a: player = x; a, b: n = N(*); b, c: n = next[n]; c, b:; c, d: ? e -> f;
          e, f: m[n] == 0; d, g: m[n] = 1; g, h: $$ n; h, i: player = keeper;
          i, j: left != 0; j, k: left = less[left]; k, a: player = x;
          i, l: left == 0; l, end: player = keeper;
          """);

  @Test
  void playoutsAllocateNothingAfterWarmUp() {
    assumeTrue(
        ManagementFactory.getThreadMXBean() instanceof ThreadMXBean,
        "skipped, this JVM does not count what a thread allocates");
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    ForwardModel model = JvmEngine.compile(GAME);
    GameState state = model.newState();
    MoveBuffer moves = model.newMoves();
    RandomGenerator random = RandomGenerator.getDefault();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 10; round++) { // the first rounds warm up
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int playout = 0; playout < 50; playout++) {
        play(model, state, moves, random);
      }
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }

    assertEquals(0, least);
  }

  private static void play(
      ForwardModel model, GameState state, MoveBuffer moves, RandomGenerator random) {
    model.reset(state);
    while (state.applyRandom(moves, random)) {
      state.scoreSymbol(0);
    }
  }
}
