package org.regames.pcg.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.pcg.Gate;
import org.regames.pcg.Judge;
import org.regames.pcg.Measurement;
import org.regames.pcg.MetricNames;

/**
 * How good a game is: a game that fails a gate is rejected; for others it is the weighted harmonic
 * mean of some metrics between 0 and 1, which a single low one spoils.
 */
public record Fitness(List<Gate> gates, List<Term> terms) {
  /** Games that end, with a choice and without an advantage. */
  public static final Fitness USUAL =
      new Fitness(
          List.of(
              new Gate("random.completion", true, 0.9),
              new Gate("random.agency", true, 0.5),
              new Gate("random.turns", true, 4)),
          List.of(
              new Term("random.balance", false, 1),
              new Term("random.drawishness", true, 1),
              new Term("random.agency", false, 1)));

  /**
   * Games that are also good in random plays, in which an agent nearly always wins against random
   * moves, and is balanced against itself.
   */
  public static final Fitness JUDGED =
      new Fitness(
          Stream.concat(
                  USUAL.gates.stream(),
                  Stream.of(
                      new Gate("agent.completion", true, 0.9), new Gate("agent.skill", true, 0.7)))
              .toList(),
          List.of(
              new Term("agent.balance", false, 1),
              new Term("agent.drawishness", true, 1),
              new Term("agent.skill", false, 1),
              new Term("agent.agency", false, 1)));

  /**
   * Games without accidents that are not trivially solved, in which search pays off and plays of a
   * search are even, open for long, and neither short nor tedious.
   */
  public static final Fitness LADDER =
      new Fitness(
          Stream.concat(
                  Stream.of(
                      new Gate("rules.lopsided", false, 0), new Gate("rules.one-way", false, 0)),
                  Stream.concat(
                      USUAL.gates.stream(),
                      Stream.of(
                          new Gate("solve.solved", false, 0),
                          new Gate("ladder.skill", true, 0.05),
                          new Gate("agent.completion", true, 0.9),
                          new Gate("agent.drawishness", false, 0.5))))
              .toList(),
          List.of(
              new Term("ladder.skill", false, 2, Optional.of(new Range(0.6, 1))),
              new Term("agent.balance", false, 1),
              new Term("agent.drawishness", true, 1),
              new Term("agent.uncertainty", false, 1),
              new Term("agent.agency", false, 1),
              new Term("agent.coverage", false, 1, Optional.of(new Range(0.5, 1))),
              new Term("agent.turns", false, 1, Optional.of(new Range(16, 150)))));

  /** The same without gates on the rules alone. */
  public Fitness withoutRules() {
    String rules = Measurement.By.RULES.name("");
    return new Fitness(
        gates.stream().filter(gate -> !gate.metric().startsWith(rules)).toList(), terms);
  }

  /** The default fitness for an optional judge. */
  public static Fitness usual(Optional<Judge> judge) {
    return switch (judge.orElse(null)) {
      case null -> USUAL;
      case Judge.ByAgent _ -> JUDGED;
      case Judge.ByLadder _ -> LADDER;
    };
  }

  /** The minimum for every value, so that the mean exists. */
  private static final double LEAST = 0.01;

  private static final String NUMBER = "([0-9]+(?:\\.[0-9]+)?)";

  private static final Pattern TERM =
      Pattern.compile(
          "maximize\\s+(?:([0-9]+(?:\\.[0-9]+)?)\\s*\\*\\s*)?(1\\s*-\\s*)?([a-z]+\\.[a-z0-9-]+)"
              + "(?:\\s+in\\s+"
              + NUMBER
              + "\\.\\."
              + NUMBER
              + ")?");

  /**
   * A part of the mean.
   *
   * @param inverted whether 1 minus the value counts
   * @param wanted the ideal range, for values that are not between 0 and 1
   */
  public record Term(String metric, boolean inverted, double weight, Optional<Range> wanted) {
    public Term(String metric, boolean inverted, double weight) {
      this(metric, inverted, weight, Optional.empty());
    }

    private OptionalDouble value(List<Measurement> measurements) {
      return measurements.stream()
          .filter(each -> each.name().equals(metric))
          .flatMapToDouble(each -> each.estimate().value().stream())
          .map(value -> wanted.isEmpty() ? value : wanted.get().of(value))
          .map(value -> Math.clamp(inverted ? 1 - value : value, LEAST, 1))
          .findFirst();
    }

    /** The term as in a file, without its keyword. */
    @Override
    public String toString() {
      String range = wanted.map(each -> " in " + each).orElse("");
      return (weight == 1 ? "" : weight + " * ") + (inverted ? "1 - " : "") + metric + range;
    }
  }

  /**
   * An ideal range of values; others count the less the farther they are from it.
   *
   * @param from the least, above 0
   * @param to the greatest
   */
  public record Range(double from, double to) {
    /** 1 in the range, falling to 0 at 0 and at twice the greatest. */
    double of(double value) {
      if (value < from) {
        return value / from;
      }
      return value <= to ? 1 : 1 - Math.min(1, (value - to) / to);
    }

    @Override
    public String toString() {
      return from + ".." + to;
    }
  }

  public Fitness {
    gates = List.copyOf(gates);
    terms = List.copyOf(terms);
    if (terms.isEmpty()) {
      throw new IllegalArgumentException("a fitness needs something to maximize");
    }
  }

  /**
   * Reads gates, and lines such as {@code maximize 2 * 1 - random.drawishness}; {@code #} begins a
   * comment.
   *
   * @throws DiagnosticException if a line is neither, or nothing is to be maximized
   */
  public static Fitness read(Source source) {
    return read(source, MetricNames.ALL);
  }

  /**
   * The same if the measured metrics are known.
   *
   * @param names the metrics that lines may use
   * @throws DiagnosticException if a line is neither, or nothing is to be maximized
   */
  public static Fitness read(Source source, MetricNames names) {
    StringBuilder gates = new StringBuilder();
    List<Term> terms = new ArrayList<>();
    int start = 0;
    for (String line : source.text().split("\n", -1)) {
      String text = line.replaceFirst("#.*", "").strip();
      Matcher term = TERM.matcher(text);
      boolean isTerm = term.matches();
      if (isTerm) {
        int from = start + line.indexOf(term.group(3));
        check(term.group(3), Origin.of(source, from, from + term.group(3).length()), names);
        double weight = term.group(1) == null ? 1 : Double.parseDouble(term.group(1));
        terms.add(new Term(term.group(3), term.group(2) != null, weight, range(term)));
      }
      if (!isTerm && text.startsWith("maximize")) {
        int from = start + line.indexOf(text);
        throw new DiagnosticException(
            Diagnostic.error(
                    "syntax",
                    Origin.of(source, from, from + text.length()),
                    "expected maximize METRIC, maximize 1 - METRIC or either with a weight or a"
                        + " range")
                .withHint("for example: maximize 2 * 1 - random.drawishness"));
      }
      start += line.length() + 1;
      // Terms become blanks, so that mistakes in gates are reported at their places.
      gates.append(isTerm ? " ".repeat(line.length()) : line).append('\n');
    }
    boolean isGated = !gates.toString().replaceAll("#.*", "").isBlank();
    List<Gate> read =
        isGated ? Gate.read(new Source(source.name(), gates.toString()), names) : List.of();
    if (terms.isEmpty()) {
      throw new DiagnosticException(
          Diagnostic.error("syntax", Origin.of(source, 0, 0), "there is no line `maximize METRIC`")
              .withHint("for example: maximize random.balance"));
    }
    return new Fitness(read, terms);
  }

  private static Optional<Range> range(Matcher term) {
    return term.group(4) == null
        ? Optional.empty()
        : Optional.of(
            new Range(Double.parseDouble(term.group(4)), Double.parseDouble(term.group(5))));
  }

  private static void check(String metric, Origin origin, MetricNames names) {
    names
        .mistake(metric, origin)
        .ifPresent(
            mistake -> {
              throw new DiagnosticException(mistake);
            });
  }

  /** The first gate that a game fails, as a reason; empty if it passes all. */
  String failed(List<Measurement> measurements) {
    return gates.stream()
        .filter(gate -> gate.verdict(measurements) == Gate.Verdict.FAILED)
        .findFirst()
        .map(Gate::toString)
        .orElse("");
  }

  /** The fitness, or 0 if a gate fails or a metric has no value. */
  public double score(List<Measurement> measurements) {
    return failed(measurements).isEmpty() ? of(measurements).orElse(0) : 0;
  }

  /** The mean, between 0 and 1; nothing if a metric has no value. */
  OptionalDouble of(List<Measurement> measurements) {
    double weights = 0;
    double sum = 0;
    for (Term term : terms) {
      OptionalDouble value = term.value(measurements);
      if (value.isEmpty()) {
        return OptionalDouble.empty();
      }
      weights += term.weight;
      sum += term.weight / value.getAsDouble();
    }
    return OptionalDouble.of(weights / sum);
  }
}
