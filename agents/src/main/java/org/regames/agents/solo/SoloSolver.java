package org.regames.agents.solo;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.regames.agents.DeepThread;
import org.regames.agents.PlayedGame;
import org.regames.agents.UnsolvableException;
import org.regames.backend.model.GameState;

/**
 * Finds out how the player of a game for one gets the most, with {@link BestFirst}. States may
 * repeat: each is expanded once.
 */
public final class SoloSolver {
  private static final int BETWEEN_LOOKS = 1 << 8;

  private SoloSolver() {}

  /**
   * The result of the search.
   *
   * @param plan the best plan found, if any end of a play was found
   * @param expanded the number of expanded states
   * @param met the number of different states found
   * @param isFull whether the search stopped because it reached its memory limit
   */
  public record Outcome(Optional<SoloPlan> plan, long expanded, long met, boolean isFull) {}

  /**
   * Searches in a thread of its own.
   *
   * @param start where to begin; not changed
   * @param bytes roughly how much memory to use
   * @param time when to stop
   * @param progress receives now and then how many states were expanded
   * @throws UnsolvableException if the game is not for one player, chance decides, or nobody can
   *     move
   */
  public static Outcome solve(
      PlayedGame game, GameState start, long bytes, Duration time, LongConsumer progress) {
    long end = System.nanoTime() + time.toNanos();
    return DeepThread.run(
        () -> {
          BestFirst search = new BestFirst(new SoloRules(game, true), start, bytes);
          while (search.goOn()
              && (search.expanded() % BETWEEN_LOOKS != 0 || goesOn(search, end, progress))) {}
          return new Outcome(search.best(), search.expanded(), search.met(), search.isFull());
        });
  }

  private static boolean goesOn(BestFirst search, long end, LongConsumer progress) {
    progress.accept(search.expanded());
    return System.nanoTime() < end;
  }
}
