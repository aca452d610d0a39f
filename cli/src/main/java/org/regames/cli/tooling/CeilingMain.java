package org.regames.cli.tooling;

import java.nio.file.Path;
import java.time.Duration;
import org.regames.bench.ceiling.Ceiling;
import org.regames.cli.console.Json;
import org.regames.cli.console.Terminal;

/**
 * A process that measures a hand-written game, as {@code regames run} measures others: the
 * arguments are the name of the game's file, the seconds to warm up and those to measure; the
 * result is a {@link Forks.Rates} as JSON on standard output.
 */
public final class CeilingMain {
  private static final int SEED = 1;
  private static final int PLAYOUTS_BETWEEN_LOOKS = 256;

  private CeilingMain() {}

  public static void main(String[] args) {
    Ceiling game = Ceiling.ofFile(Path.of(args[0]).getFileName().toString(), SEED).orElseThrow();
    measure(game, seconds(args[1]));
    Terminal.ofProcess().out().println(Json.line(measure(game, seconds(args[2]))));
  }

  private static Duration seconds(String number) {
    return Duration.ofNanos((long) (Double.parseDouble(number) * 1e9));
  }

  private static Forks.Rates measure(Ceiling game, Duration time) {
    long start = System.nanoTime();
    long playouts = 0;
    long moves = 0;
    long elapsed;
    do {
      for (int p = 0; p < PLAYOUTS_BETWEEN_LOOKS; p++) {
        moves += game.playout();
      }
      playouts += PLAYOUTS_BETWEEN_LOOKS;
      elapsed = System.nanoTime() - start;
    } while (elapsed < time.toNanos());
    double seconds = elapsed / 1e9;
    return new Forks.Rates(BenchCommand.BY_HAND, playouts / seconds, moves / seconds);
  }
}
