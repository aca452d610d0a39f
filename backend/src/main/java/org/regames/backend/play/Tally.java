package org.regames.backend.play;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.regames.backend.interpreter.State;
import org.regames.ir.NaturalOrder;

/** The sums over the playouts of one thread. Tallies can be added in any order. */
final class Tally {
  private long playouts;
  private long unfinished;
  private final Spread plies = new Spread();
  private final Spread branching = new Spread();
  private final Map<String, Map<String, Long>> scores = new HashMap<>();

  /** The sum, count, least and greatest of some numbers. */
  private static final class Spread {
    long count;
    long sum;
    long min = Long.MAX_VALUE;
    long max = Long.MIN_VALUE;
    boolean estimated;

    void add(long number) {
      add(1, number, number, number);
    }

    void add(long moreCount, long moreSum, long least, long greatest) {
      count += moreCount;
      sum += moreSum;
      min = Math.min(min, least);
      max = Math.max(max, greatest);
    }

    PlayoutStatistics.Range range() {
      if (estimated) {
        return PlayoutStatistics.Range.estimated((double) sum / Math.max(1, count));
      }
      return count == 0
          ? new PlayoutStatistics.Range(0, 0, 0)
          : new PlayoutStatistics.Range((double) sum / count, min, max);
    }
  }

  /** Adds a choice among this many moves. */
  void choice(int moves) {
    branching.add(moves);
  }

  /** Adds several choices: the sum of their numbers of moves, and the least and greatest. */
  void choices(long count, long sum, int least, int greatest) {
    branching.add(count, sum, least, greatest);
  }

  /** Adds a choice among a number of moves for which there is only an unbiased estimate. */
  void estimated(int moves) {
    branching.add(moves);
    branching.estimated = true;
  }

  /** Adds a playout that reached the end after this many choices. */
  void finished(State end, long choices) {
    finished(choices);
    end.scores().forEach((player, score) -> scored(player, score, 1));
  }

  /** The same without scores, which {@link #scored} adds. */
  void finished(long choices) {
    playouts++;
    plies.add(choices);
  }

  /** Adds how many times a player got a score. */
  void scored(String player, String score, long times) {
    scores.computeIfAbsent(player, _ -> new HashMap<>()).merge(score, times, Long::sum);
  }

  /** Adds a playout that was given up after this many choices. */
  void unfinished(long choices) {
    playouts++;
    unfinished++;
    plies.add(choices);
  }

  public void add(Tally other) {
    playouts += other.playouts;
    unfinished += other.unfinished;
    plies.add(other.plies.count, other.plies.sum, other.plies.min, other.plies.max);
    branching.add(
        other.branching.count, other.branching.sum, other.branching.min, other.branching.max);
    branching.estimated |= other.branching.estimated;
    other.scores.forEach(
        (player, counts) -> {
          Map<String, Long> mine = scores.computeIfAbsent(player, _ -> new HashMap<>());
          counts.forEach((score, count) -> mine.merge(score, count, Long::sum));
        });
  }

  PlayoutStatistics statistics(List<String> players, double seconds) {
    Map<String, Map<String, Long>> inOrder = new LinkedHashMap<>();
    for (String player : players) {
      Map<String, Long> counts = new TreeMap<>(NaturalOrder.NATURAL);
      counts.putAll(scores.getOrDefault(player, Map.of()));
      inOrder.put(player, counts);
    }
    return new PlayoutStatistics(
        playouts, unfinished, plies.sum, seconds, plies.range(), branching.range(), inOrder);
  }
}
