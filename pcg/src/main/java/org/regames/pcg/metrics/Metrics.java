package org.regames.pcg.metrics;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * The metrics of outcomes, lengths and choices. They follow the ideas of C. Browne ("Automatic
 * generation and evaluation of recombination games", 2008) and of Ludii's evaluation module;
 * docs/pcg.md says where they differ from these and why.
 */
public final class Metrics {
  private Metrics() {}

  /** All metrics that are meaningful for a game for this many players. */
  public static List<Metric> of(int players) {
    List<Metric> metrics = new ArrayList<>();
    metrics.add(
        new Metric.Share(
            "completion", "plays that ended by the rules", _ -> true, PlayTrace::isEnded));
    metrics.add(
        new Metric.Share(
            "timeouts",
            "plays that were cut short",
            _ -> true,
            play -> play.end() == PlayTrace.End.CAPPED));
    if (players > 1) {
      metrics.addAll(outcomes(players));
    }
    metrics.addAll(lengths());
    metrics.addAll(choices());
    metrics.add(
        Metric.OfMeans.ratio(
            "coverage",
            "cells of the board whose content changes in a play",
            play -> Double.isNaN(play.coverage()) ? 0 : play.coverage(),
            play -> Double.isNaN(play.coverage()) ? 0 : 1));
    return metrics;
  }

  private static List<Metric> outcomes(int players) {
    List<ToDoubleFunction<PlayTrace>> columns = new ArrayList<>();
    columns.add(play -> play.isEnded() ? 1 : 0);
    for (int each = 0; each < players; each++) {
      int player = each;
      columns.add(play -> play.isEnded() ? play.value(player) : 0);
    }
    List<ToDoubleFunction<PlayTrace>> squares = new ArrayList<>(columns);
    for (int each = 0; each < players; each++) {
      int player = each;
      squares.add(play -> play.isEnded() ? play.value(player) * play.value(player) : 0);
    }
    return List.of(
        new Metric.Share(
            "drawishness",
            "draws among the plays that ended",
            PlayTrace::isEnded,
            PlayTrace::isDraw),
        new Metric.OfMeans(
            "balance",
            "1 minus the largest difference between mean results of two players",
            columns,
            Metrics::balance),
        new Metric.OfMeans(
            "advantage",
            "mean result of the first player, minus a half",
            columns,
            means -> means[1] / means[0] - 0.5),
        new Metric.OfMeans(
            "uniformity",
            "1 minus the mean variance of a player's results, from -1 to 1",
            squares,
            means -> 1 - 4 * variance(means, players)));
  }

  /** The balance, from the share of plays that ended and the sums of results, per play. */
  private static double balance(double[] means) {
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (int player = 1; player < means.length; player++) {
      least = Math.min(least, means[player] / means[0]);
      most = Math.max(most, means[player] / means[0]);
    }
    return 1 - (most - least);
  }

  private static double variance(double[] means, int players) {
    double sum = 0;
    for (int player = 1; player <= players; player++) {
      double mean = means[player] / means[0];
      sum += means[players + player] / means[0] - mean * mean;
    }
    return sum / players;
  }

  private static List<Metric> lengths() {
    ToDoubleFunction<PlayTrace> square = play -> (double) play.turns() * play.turns();
    return List.of(
        Metric.OfMeans.mean("moves", "moves of players in a play", PlayTrace::decisions),
        Metric.OfMeans.mean(
            "turns", "turns in a play, each of one or more moves", PlayTrace::turns),
        new Metric.OfMeans(
            "turns-deviation",
            "standard deviation of the number of turns",
            List.of(PlayTrace::turns, square),
            means -> Math.sqrt(Math.max(0, means[1] - means[0] * means[0]))),
        Metric.OfMeans.ratio(
            "repetition",
            "states that had already occurred in the same play",
            play -> play.states() - play.distinctStates(),
            PlayTrace::states));
  }

  private static List<Metric> choices() {
    return List.of(
        Metric.OfMeans.ratio(
            "agency",
            "decisions with more than one move",
            PlayTrace::choices,
            PlayTrace::decisions),
        Metric.OfMeans.ratio(
            "branching",
            "legal moves of a decision, the mean over plays",
            Metrics::branching,
            play -> play.decisions() > 0 ? 1 : 0),
        new Metric.Largest(
            "most-branching", "the most legal moves of a decision", PlayTrace::mostOptions),
        Metric.OfMeans.ratio(
            "choice",
            "legal moves of a decision with more than one",
            PlayTrace::choiceOptions,
            PlayTrace::choices),
        Metric.OfMeans.mean(
            "tree",
            "log10 of the size of the game tree: moves of a play times log10 of its branching",
            play -> play.decisions() == 0 ? 0 : play.decisions() * Math.log10(branching(play))));
  }

  private static double branching(PlayTrace play) {
    return play.decisions() == 0 ? 0 : (double) play.options() / play.decisions();
  }
}
