package org.regames.cli.console;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.regames.pcg.metrics.Meter;
import org.regames.pcg.metrics.Meter.Stage;

/** The time of the stages of measuring games. */
public final class StageTimes {
  private StageTimes() {}

  /** Prints the seconds of all stages on one line; nothing if no time was measured. */
  public static void print(Meter meter, Terminal terminal) {
    String times =
        Arrays.stream(Stage.values())
            .filter(stage -> meter.seconds(stage) > 0)
            .map(stage -> String.format(Locale.ROOT, "%s %.1f", stage, meter.seconds(stage)))
            .collect(Collectors.joining(", "));
    if (!times.isEmpty()) {
      terminal.err().println("seconds, all threads together: " + times);
    }
  }
}
