package org.regames.agents.solo;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.regames.agents.DeepThread;
import org.regames.agents.PlayedGame;
import org.regames.agents.UnsolvableException;
import org.regames.backend.model.GameState;

/**
 * Finds out how the player of a game for one gets most, by {@link BestFirst}. States may repeat:
 * each is looked at once.
 */
public final class SoloSolver {
  private static final int BETWEEN_LOOKS = 1 << 8;

  private SoloSolver() {}

  /**
   * What was found.
   *
   * @param plan the best plan that was met, if some end of a play was
   * @param expanded how many states' moves were looked at
   * @param met how many different states were met
   * @param isFull whether the search stopped since its memory was used up
   */
  public record Outcome(Optional<SoloPlan> plan, long expanded, long met, boolean isFull) {}

  /**
   * Searches in a thread of its own.
   *
   * @param start where to begin; not changed
   * @param bytes about how much memory to take
   * @param time when to stop
   * @param progress receives now and then how many states were expanded
   * @throws UnsolvableException where the game is not for one player, chance decides, or nobody can
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
