package org.regames.cli.generate;

import java.util.Map;
import java.util.OptionalDouble;
import org.regames.cli.console.Json;
import org.regames.pcg.metrics.Estimate;
import org.regames.pcg.metrics.Meter;

/**
 * The results of {@code evaluate} for a game. {@code --json} prints them; files contain them
 * without the seconds, which differ each time.
 */
public record GameMetrics(
    String file,
    String rules,
    long seed,
    int plays,
    int mostPlies,
    String agent,
    Integer agentPlays,
    String judge,
    String version,
    Map<String, String> parameters,
    Double fitness,
    Map<String, Value> metrics,
    Map<String, String> gates,
    Seconds seconds) {

  /** A measurement; missing values are left out. */
  record Value(Double value, Double low, Double high, int plays) {
    static Value of(Estimate estimate) {
      return new Value(
          number(estimate.value()),
          number(estimate.low()),
          number(estimate.high()),
          estimate.plays());
    }

    private static Double number(OptionalDouble number) {
      return number.isPresent() ? Math.round(number.getAsDouble() * 1e6) / 1e6 : null;
    }
  }

  /** The seconds of the stages. */
  record Seconds(
      double read,
      double plan,
      double rules,
      double plays,
      double metrics,
      double solve,
      double ladder,
      double values,
      double agents) {
    static Seconds of(Meter meter) {
      return new Seconds(
          Json.rounded(meter.seconds(Meter.Stage.READ)),
          Json.rounded(meter.seconds(Meter.Stage.PLAN)),
          Json.rounded(meter.seconds(Meter.Stage.RULES)),
          Json.rounded(meter.seconds(Meter.Stage.PLAYS)),
          Json.rounded(meter.seconds(Meter.Stage.METRICS)),
          Json.rounded(meter.seconds(Meter.Stage.SOLVE)),
          Json.rounded(meter.seconds(Meter.Stage.LADDER)),
          Json.rounded(meter.seconds(Meter.Stage.VALUES)),
          Json.rounded(meter.seconds(Meter.Stage.AGENTS)));
    }
  }

  GameMetrics withoutSeconds() {
    return new GameMetrics(
        file,
        rules,
        seed,
        plays,
        mostPlies,
        agent,
        agentPlays,
        judge,
        version,
        parameters,
        fitness,
        metrics,
        gates,
        null);
  }

  /** Whether the game passes all gates, fails one, or neither is certain. */
  String verdict() {
    if (hasFailed()) {
      return "failed";
    }
    return gates.containsValue("undecided") ? "undecided" : "passed";
  }

  boolean hasFailed() {
    return gates.containsValue("failed");
  }
}
