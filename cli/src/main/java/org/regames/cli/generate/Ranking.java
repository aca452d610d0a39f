package org.regames.cli.generate;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.regames.cli.console.Json;
import org.regames.cli.console.Terminal;

/** Tests whether a judge ranks games above others that are known to be worse. */
final class Ranking {
  private final Map<String, Double> fitness = new ConcurrentHashMap<>();

  /** What {@code --json} prints. */
  record Outcome(long pairs, long right, double share) {}

  /** Records the fitness of a game. */
  void add(String game, Double found) {
    fitness.put(game, found == null ? 0 : found);
  }

  /**
   * How many pairs of a good and a bad game are in the right order; games without a fitness count
   * as 0.
   */
  Outcome of(List<String> above, List<String> below) {
    long right = 0;
    for (String good : above) {
      for (String bad : below) {
        right += value(good) > value(bad) ? 1 : 0;
      }
    }
    long pairs = (long) above.size() * below.size();
    return new Outcome(pairs, right, Json.rounded((double) right / pairs));
  }

  private double value(String game) {
    return fitness.getOrDefault(game, 0.0);
  }

  static void print(Outcome outcome, boolean asJson, Terminal terminal) {
    String words =
        String.format(
            Locale.ROOT,
            "ranked correctly: %d of %d pairs (%.1f %%)",
            outcome.right,
            outcome.pairs,
            100 * outcome.share);
    terminal.out().println(asJson ? Json.line(outcome) : words);
  }
}
