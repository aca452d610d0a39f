package org.regames.pcg.evolve;

import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.ir.diagnostic.Origin;
import org.regames.pcg.Measurement;
import org.regames.pcg.MetricNames;

/**
 * A metric by which an archive distinguishes kinds of games.
 *
 * @param metric the name of a measurement, such as {@code random.branching}
 * @param from the start of the first cell, which also contains games below it
 * @param to the end of the last cell
 * @param cells the number of cells
 */
public record Axis(String metric, double from, double to, int cells) {
  /** The default axes: branching and length. */
  public static final List<Axis> USUAL =
      List.of(new Axis("random.branching", 1, 41, 20), new Axis("random.turns", 4, 124, 20));

  private static final String NUMBER = "(-?[0-9]+(?:\\.[0-9]+)?)";
  private static final Pattern TEXT =
      Pattern.compile("([a-z]+\\.[a-z0-9-]+)=" + NUMBER + "\\.\\." + NUMBER + "/([0-9]{1,4})");

  public Axis {
    if (!(from < to) || cells < 1) {
      throw new IllegalArgumentException("an axis needs a range and cells");
    }
  }

  /**
   * The same if the measured metrics are known.
   *
   * @param names the metrics that an axis may use
   * @throws IllegalArgumentException if the text is not an axis
   */
  public static Axis parse(String text, MetricNames names) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "expected METRIC=FROM..TO/CELLS such as random.branching=1..41/20, found `" + text + "`");
    }
    names
        .mistake(matcher.group(1), Origin.UNKNOWN)
        .ifPresent(
            mistake -> {
              String hint = mistake.hint().map(help -> "; " + help).orElse("");
              throw new IllegalArgumentException(mistake.message() + hint);
            });
    return new Axis(
        matcher.group(1),
        Double.parseDouble(matcher.group(2)),
        Double.parseDouble(matcher.group(3)),
        Integer.parseInt(matcher.group(4)));
  }

  /** The cell of a game, from 0; nothing if the metric has no value for it. */
  OptionalInt cell(List<Measurement> measurements) {
    return measurements.stream()
        .filter(each -> each.name().equals(metric))
        .filter(each -> each.estimate().value().isPresent())
        .mapToInt(each -> cell(each.estimate().value().getAsDouble()))
        .findFirst();
  }

  private int cell(double value) {
    return Math.clamp((int) Math.floor((value - from) / (to - from) * cells), 0, cells - 1);
  }

  @Override
  public String toString() {
    return metric + "=" + from + ".." + to + "/" + cells;
  }
}
