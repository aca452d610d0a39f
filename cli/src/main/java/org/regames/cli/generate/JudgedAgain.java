package org.regames.cli.generate;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.regames.cli.console.Json;
import org.regames.cli.console.Progress;
import org.regames.cli.console.Table;
import org.regames.cli.console.Terminal;
import org.regames.cli.console.Threads;
import org.regames.cli.games.OutputFiles;
import org.regames.pcg.evolve.Archive;
import org.regames.pcg.evolve.Candidate;
import org.regames.pcg.evolve.Evolution;
import org.regames.pcg.evolve.Finalists;
import org.regames.pcg.evolve.Finalists.Finalist;
import org.regames.pcg.metrics.Meter;

/** Judges the fittest games of a search again, and reports the results. */
record JudgedAgain(Evolution evolution, Path folder, Terminal terminal) {
  private static final List<String> SHOWN = List.of("advantage", "drawishness", "turns");

  /** A line of the file {@code finalists.jsonl}. */
  private record Row(
      int game, double fitness, double again, String out, Map<String, GameMetrics.Value> metrics) {}

  void report(Archive archive, int most, Meter meter) {
    List<Candidate> fittest = Finalists.of(archive, most);
    if (fittest.isEmpty()) {
      return;
    }
    Finalists finalists = new Finalists(evolution);
    Progress.Unit unit = new Progress.Unit(" games", 1);
    List<Finalist> judged;
    try (Progress progress =
        new Progress(terminal, "judge again", fittest.size(), unit, Duration.ZERO)) {
      judged =
          new ArrayList<>(
              Threads.each(
                  evolution.threads(),
                  fittest.size(),
                  place -> finalists.judged(fittest.get(place), meter),
                  done -> progress.at(done, "")));
    }
    judged.sort(Comparator.comparing(Finalist::fitness).reversed());
    StringBuilder lines = new StringBuilder();
    Table table =
        new Table("judged again", "fitness", "before", "advantage", "drawn", "turns", "out");
    for (Finalist each : judged) {
      Row row = row(each);
      lines.append(Json.line(row)).append('\n');
      List<Object> cells =
          new ArrayList<>(List.of(each.before().number(), number(row.again), number(row.fitness)));
      for (String metric : SHOWN) {
        cells.add(interval(row.metrics.get("agent." + metric)));
      }
      cells.add(each.out());
      table.add(cells.toArray());
    }
    OutputFiles.write(Map.of(folder.resolve("finalists.jsonl"), lines.toString()));
    terminal.out().println();
    table.print(terminal.out());
  }

  private static Row row(Finalist finalist) {
    Map<String, GameMetrics.Value> metrics = new TreeMap<>();
    finalist
        .found()
        .forEach(each -> metrics.put(each.name(), GameMetrics.Value.of(each.estimate())));
    Candidate before = finalist.before();
    return new Row(
        before.number(),
        Json.rounded(before.fitness()),
        Json.rounded(finalist.fitness()),
        finalist.out().isEmpty() ? null : finalist.out(),
        metrics);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }

  private static String interval(GameMetrics.Value value) {
    if (value == null || value.value() == null) {
      return "-";
    }
    return value.low() == null
        ? String.format(Locale.ROOT, "%.2f", value.value())
        : String.format(Locale.ROOT, "%.2f (%.2f-%.2f)", value.value(), value.low(), value.high());
  }
}
