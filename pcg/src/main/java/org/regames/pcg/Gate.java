package org.regames.pcg;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;

/**
 * A condition on a measurement, such as {@code random.completion >= 0.95}.
 *
 * @param metric the name of the measurement, see {@link Measurement#name}
 * @param atLeast whether the bound is the least or the greatest value allowed
 */
public record Gate(String metric, boolean atLeast, double bound) {
  private static final Pattern LINE =
      Pattern.compile("([a-z]+\\.[a-z0-9-]+)\\s*(<=|>=)\\s*(-?[0-9]+(?:\\.[0-9]+)?)");

  private static final String EXAMPLE = "for example: random.completion >= 0.95";

  /** Whether a game passes, decided by the interval and not by the value alone. */
  public enum Verdict {
    /** The whole interval satisfies the condition. */
    PASSED,
    /** None of it does. */
    FAILED,
    /** There is no value, or the interval contains the bound. */
    UNDECIDED
  }

  /**
   * Reads gates, one per line; {@code #} begins a comment.
   *
   * @throws DiagnosticException if a line is not a gate, or there is none
   */
  public static List<Gate> read(Source source) {
    return read(source, MetricNames.ALL);
  }

  /**
   * The same if the measured metrics are known.
   *
   * @param names the metrics that gates may use
   * @throws DiagnosticException if a line is not a gate, or there is none
   */
  public static List<Gate> read(Source source, MetricNames names) {
    List<Gate> gates = new ArrayList<>();
    int start = 0;
    for (String line : source.text().split("\n", -1)) {
      String text = line.replaceFirst("#.*", "").strip();
      if (!text.isEmpty()) {
        int from = start + line.indexOf(text);
        gates.add(gate(text, Origin.of(source, from, from + text.length()), names));
      }
      start += line.length() + 1;
    }
    if (gates.isEmpty()) {
      throw new DiagnosticException(
          Diagnostic.error("syntax", Origin.of(source, 0, 0), "there is no gate")
              .withHint(EXAMPLE));
    }
    return gates;
  }

  private static Gate gate(String text, Origin origin, MetricNames names) {
    Matcher matcher = LINE.matcher(text);
    if (!matcher.matches()) {
      throw new DiagnosticException(
          Diagnostic.error("syntax", origin, "expected METRIC >= NUMBER or METRIC <= NUMBER")
              .withHint(EXAMPLE));
    }
    Origin name =
        Origin.of(origin.source(), origin.start(), origin.start() + matcher.group(1).length());
    names
        .mistake(matcher.group(1), name)
        .ifPresent(
            mistake -> {
              throw new DiagnosticException(mistake);
            });
    return new Gate(
        matcher.group(1), matcher.group(2).equals(">="), Double.parseDouble(matcher.group(3)));
  }

  /** Whether measurements of a game pass. */
  public Verdict verdict(List<Measurement> measurements) {
    Optional<Measurement> measured =
        measurements.stream().filter(each -> each.name().equals(metric)).findFirst();
    if (measured.isEmpty() || measured.get().estimate().value().isEmpty()) {
      return Verdict.UNDECIDED;
    }
    double value = measured.get().estimate().value().getAsDouble();
    boolean low = holds(measured.get().estimate().low().orElse(value));
    boolean high = holds(measured.get().estimate().high().orElse(value));
    if (low && high) {
      return Verdict.PASSED;
    }
    return low || high ? Verdict.UNDECIDED : Verdict.FAILED;
  }

  private boolean holds(double value) {
    return atLeast ? value >= bound : value <= bound;
  }

  @Override
  public String toString() {
    return metric + (atLeast ? " >= " : " <= ") + bound;
  }
}
