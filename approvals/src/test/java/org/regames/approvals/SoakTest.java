package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.validate.Validators;

/**
 * What happens only to those who go on for long: {@code -Dsoak=24000} compiles, plays and drops so
 * many games.
 */
@Tag("long")
class SoakTest {
  private static final int GAMES = Integer.getInteger("soak", 400);
  private static final int PLIES = 200;

  /** Of the classes of games this share has to be gone at the end. */
  private static final double GONE = 0.8;

  private static final long MORE_HEAP = 40L << 20;

  @Test
  void gamesThatAreDroppedLeaveNothing() {
    SplittableRandom random = new SplittableRandom(1);
    play(random, GAMES / 4);
    long unloaded = unloaded();
    long heap = heap();
    int played = GAMES - GAMES / 4;
    play(random, played);
    long gone = unloaded() - unloaded;
    long more = heap() - heap;
    String figures = played + " games, " + gone + " classes gone, " + (more >> 10) + " KB more";
    if (GAMES > 1_000) {
      System.out.println(figures);
    }
    assertTrue(gone >= GONE * played, figures);
    assertTrue(more < MORE_HEAP, figures);
  }

  private static void play(SplittableRandom random, int games) {
    int played = 0;
    while (played < games) {
      Game game = RandomGame.of(random);
      if (Validators.validate(game).stream().anyMatch(Diagnostic::isError)) {
        continue;
      }
      try {
        play(JvmEngine.compile(game), random);
        played++;
      } catch (EndlessPlayException | DiagnosticException _) {
        // automata made by chance may have moves without end
      }
    }
  }

  private static void play(ForwardModel model, SplittableRandom random) {
    GameState state = model.newState();
    MoveBuffer moves = model.newMoves();
    for (int ply = 0; ply < PLIES && !state.isTerminal(); ply++) {
      state.legalMoves(moves);
      if (moves.size() == 0) {
        return;
      }
      state.apply(moves, random.nextInt(moves.size()));
    }
  }

  private static long unloaded() {
    System.gc();
    return ManagementFactory.getClassLoadingMXBean().getUnloadedClassCount();
  }

  private static long heap() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }
}
