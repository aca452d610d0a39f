package org.regames.pcg;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;
import org.regames.pcg.Measurement.By;
import org.regames.pcg.metrics.Metric;
import org.regames.pcg.metrics.Metrics;
import org.regames.pcg.metrics.ValueMetrics;

/**
 * The names of the metrics that games will have, used to check gates, fitness and axes before any
 * game is measured.
 *
 * @param measured the names, each with who plays: {@code random.branching}
 */
public record MetricNames(List<String> measured) {
  private static final List<String> RULES =
      List.of("lopsided", "one-way", "unreachable", "unused-scores");
  private static final List<String> SOLVED = List.of("solved", "value", "states");
  private static final List<String> LADDER = List.of("first", "second", "third", "depth", "skill");

  /** All built-in metrics. */
  public static final MetricNames ALL =
      new MetricNames(
          Stream.of(random(), byAgent(), byLadder()).flatMap(List::stream).distinct().toList());

  public MetricNames {
    measured = List.copyOf(measured);
  }

  /** The metrics for an optional judge and other measurers. */
  public static MetricNames of(Optional<Judge> judge, List<Measurer> others) {
    List<String> names = new ArrayList<>(of(judge).measured);
    others.forEach(other -> names.addAll(other.names()));
    return new MetricNames(names);
  }

  /** The metrics for an optional judge. */
  public static MetricNames of(Optional<Judge> judge) {
    List<String> names = new ArrayList<>(random());
    names.addAll(
        switch (judge.orElse(null)) {
          case null -> List.<String>of();
          case Judge.ByAgent _ -> byAgent();
          case Judge.ByLadder _ -> byLadder();
        });
    return new MetricNames(names);
  }

  private static List<String> random() {
    return names(By.RANDOM, ofPlays());
  }

  private static List<String> byAgent() {
    List<String> names = new ArrayList<>(names(By.AGENT, ofPlays()));
    names.add(By.AGENT.name(Evaluation.SKILL));
    return names;
  }

  private static List<String> byLadder() {
    return Stream.of(
            names(By.RULES, RULES),
            names(By.SOLVE, SOLVED),
            names(By.LADDER, LADDER),
            names(By.AGENT, ofPlays()),
            names(By.AGENT, ValueMetrics.all().stream().map(Metric::name).toList()))
        .flatMap(List::stream)
        .toList();
  }

  private static List<String> ofPlays() {
    return Metrics.of(2).stream().map(Metric::name).toList();
  }

  private static List<String> names(By by, List<String> metrics) {
    return metrics.stream().map(by::name).toList();
  }

  /**
   * What is wrong with a name that somebody wrote; nothing if games will have such a metric.
   *
   * @param origin its place in the text
   */
  public Optional<Diagnostic> mistake(String name, Origin origin) {
    if (measured.contains(name)) {
      return Optional.empty();
    }
    if (ALL.measured.contains(name)) {
      String by =
          byAgent().contains(name) ? "--agent, such as --agent mcts:200it" : "--judge standard";
      return Optional.of(
          Diagnostic.error(
                  "syntax", origin, "`" + name + "` measures plays of an agent, and no agent plays")
              .withHint("name one with " + by));
    }
    if (name.startsWith(By.NOVELTY.name(""))) {
      return Optional.of(
          Diagnostic.error("syntax", origin, "`" + name + "` needs games to compare with")
              .withHint("name some with --known, such as --known games"));
    }
    Diagnostic unknown = Diagnostic.error("syntax", origin, "there is no metric `" + name + "`");
    return Optional.of(
        NearestName.among(measured)
            .suggest(name, unknown.withHint("docs/pcg.md lists them: " + measured.getFirst())));
  }
}
