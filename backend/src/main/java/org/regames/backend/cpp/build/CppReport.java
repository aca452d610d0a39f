package org.regames.backend.cpp.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongConsumer;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.play.Incidents;
import org.regames.backend.play.PlayoutStatistics;
import org.regames.ir.NaturalOrder;

/** What a built program reports, line by line. */
public final class CppReport {
  private final List<Long> counts = new ArrayList<>();
  private final Map<String, Map<String, Long>> scores = new LinkedHashMap<>();
  private final Map<String, List<Turn>> stuck = new TreeMap<>();
  private final Map<String, List<Turn>> givenUp = new TreeMap<>();
  private List<Turn> play = new ArrayList<>();
  private double seconds;
  private long unfinished;
  private Spread plies = Spread.NONE;
  private Spread branching = Spread.NONE;
  private String endless = "";
  private boolean complete;

  private record Spread(long count, long sum, long min, long max, boolean estimated) {
    static final Spread NONE = new Spread(0, 0, 0, 0, false);

    static Spread of(String[] words) {
      long count = Long.parseLong(words[1]);
      long sum = Long.parseLong(words[2]);
      return words.length == 3
          ? new Spread(count, sum, 0, 0, true)
          : new Spread(count, sum, Long.parseLong(words[3]), Long.parseLong(words[4]), false);
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

  CppReport() {}

  /** Reads a line; returns whether it is part of a report. */
  boolean read(String line, LongConsumer progress) {
    String[] words = line.split("\t", -1);
    switch (words[0]) {
      case "progress" -> progress.accept(Long.parseLong(words[1]));
      case "count" -> counts.add(Long.parseLong(words[1]));
      case "seconds" -> seconds = Double.parseDouble(words[1]);
      case "unfinished" -> unfinished = Long.parseLong(words[1]);
      case "plies" -> plies = Spread.of(words);
      case "branching" -> branching = Spread.of(words);
      case "score" ->
          scores
              .computeIfAbsent(words[1], _ -> new TreeMap<>(NaturalOrder.NATURAL))
              .put(words[2], Long.parseLong(words[3]));
      case "stuck" -> stuck.put(words[1], play = new ArrayList<>());
      case "given up" -> givenUp.put(words[1], play = new ArrayList<>());
      case "turn" -> play.add(new Turn(words[1], List.of(words).subList(2, words.length)));
      case "endless" -> {
        endless = words[1];
        complete = true;
      }
      case "done" -> complete = true;
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Whether the program finished its work. */
  boolean isComplete() {
    return complete;
  }

  /** Why the rules could not be followed to the end, if so. */
  public Optional<String> endless() {
    return Optional.of(endless).filter(reason -> !reason.isEmpty());
  }

  /** Plays that stopped early. */
  public Incidents incidents() {
    Incidents incidents = new Incidents();
    stuck.forEach(incidents::addStuck);
    givenUp.forEach(incidents::addGivenUp);
    return incidents;
  }

  /** The counts of all depths from 0 on. */
  public List<Long> counts() {
    return List.copyOf(counts);
  }

  /**
   * The statistics of playouts.
   *
   * @param players all players in their order
   */
  public PlayoutStatistics statistics(List<String> players) {
    Map<String, Map<String, Long>> inOrder = new LinkedHashMap<>();
    players.forEach(player -> inOrder.put(player, scores.getOrDefault(player, Map.of())));
    return new PlayoutStatistics(
        plies.count(), unfinished, plies.sum(), seconds, plies.range(), branching.range(), inOrder);
  }
}
