package org.regames.pcg.metrics;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

/** A quantity that is measured on plays of one game by the same agents. */
public interface Metric {
  /** A short name in lower case, such as {@code branching}. */
  String name();

  /** What it is, in a few words. */
  String meaning();

  /** Its value on some plays. */
  Estimate of(List<PlayTrace> plays);

  /**
   * The share of plays of a kind, with the interval of Wilson.
   *
   * @param among which plays are considered
   * @param counted which of these are counted
   */
  record Share(
      String name, String meaning, Predicate<PlayTrace> among, Predicate<PlayTrace> counted)
      implements Metric {
    @Override
    public Estimate of(List<PlayTrace> plays) {
      List<PlayTrace> all = plays.stream().filter(among).toList();
      return Estimate.share((int) all.stream().filter(counted).count(), all.size());
    }
  }

  /**
   * The maximum of a number over all plays, which has no interval.
   *
   * @param number the number of each play
   */
  record Largest(String name, String meaning, ToDoubleFunction<PlayTrace> number)
      implements Metric {
    @Override
    public Estimate of(List<PlayTrace> plays) {
      return plays.isEmpty()
          ? Estimate.none(0)
          : Estimate.exact(plays.stream().mapToDouble(number).max().orElseThrow(), plays.size());
    }
  }

  /**
   * A function of means over plays, with an interval from bootstrapping plays, since the states of
   * one play depend on each other.
   *
   * @param columns what is averaged over the plays
   * @param value computes the metric from these means, NaN for none
   */
  record OfMeans(
      String name,
      String meaning,
      List<ToDoubleFunction<PlayTrace>> columns,
      ToDoubleFunction<double[]> value)
      implements Metric {
    public OfMeans {
      columns = List.copyOf(columns);
    }

    /** The mean of a number that each play has. */
    static OfMeans mean(String name, String meaning, ToDoubleFunction<PlayTrace> number) {
      return new OfMeans(name, meaning, List.of(number), means -> means[0]);
    }

    /** The sum of one number over all plays by that of another one. */
    static OfMeans ratio(
        String name,
        String meaning,
        ToDoubleFunction<PlayTrace> above,
        ToDoubleFunction<PlayTrace> below) {
      return new OfMeans(name, meaning, List.of(above, below), means -> means[0] / means[1]);
    }

    @Override
    public Estimate of(List<PlayTrace> plays) {
      double[][] rows =
          plays.stream()
              .map(play -> columns.stream().mapToDouble(column -> column.applyAsDouble(play)))
              .map(DoubleStream::toArray)
              .toArray(double[][]::new);
      return Bootstrap.estimate(rows, value);
    }
  }
}
