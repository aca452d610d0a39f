package org.regames.cli.tooling;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.regames.bench.measure.SampleSummary;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Json;

/** The table of {@code regames bench}. */
public final class BenchReport {
  /**
   * What {@code --json} prints about a game and an engine.
   *
   * @param ofHandWritten the rate relative to that of the hand-written player, if there is one
   * @param yardstick the scaled rate from elsewhere, if there is one
   * @param ofYardstick the ratio of the rate to that one
   */
  record Row(
      String file,
      String engine,
      int forks,
      SampleSummary playoutsPerSecond,
      SampleSummary statesPerSecond,
      Double ofHandWritten,
      Double yardstick,
      Double ofYardstick) {}

  private final List<Row> rows = new ArrayList<>();

  void add(Row row) {
    rows.add(row);
  }

  boolean isEmpty() {
    return rows.isEmpty();
  }

  void printJson(PrintStream out) {
    rows.forEach(row -> out.println(Json.line(row)));
  }

  /** A Markdown table, padded so that the source is readable. */
  void printMarkdown(PrintStream out, String yardstick) {
    List<List<String>> lines = new ArrayList<>();
    List<String> header =
        new ArrayList<>(
            List.of("game", "engine", "playouts/s", "spread", "states/s", "of hand-written"));
    if (!yardstick.isEmpty()) {
      header.add("× " + yardstick);
    }
    lines.add(header);
    for (Row row : rows) {
      List<String> cells =
          new ArrayList<>(
              List.of(
                  row.file,
                  row.engine,
                  number(row.playoutsPerSecond.median()),
                  percent(row.playoutsPerSecond.spread()),
                  number(row.statesPerSecond.median()),
                  row.ofHandWritten == null ? "" : percent(row.ofHandWritten)));
      if (!yardstick.isEmpty()) {
        cells.add(row.ofYardstick == null ? "" : two(row.ofYardstick));
      }
      lines.add(cells);
    }
    print(lines, out);
    means(yardstick, out);
  }

  private void means(String yardstick, PrintStream out) {
    Map<String, List<Double>> ratios = new LinkedHashMap<>();
    for (Row row : rows) {
      if (row.ofYardstick != null) {
        ratios.computeIfAbsent(row.engine, _ -> new ArrayList<>()).add(row.ofYardstick);
      }
    }
    if (!ratios.isEmpty()) {
      out.println();
    }
    ratios.forEach(
        (engine, of) ->
            out.println(
                "%s: %s times %s in the geometric mean of %s, at least %s times"
                    .formatted(
                        engine,
                        two(SampleSummary.geometricMean(of)),
                        yardstick,
                        Findings.count(of.size(), "game"),
                        two(of.stream().min(Double::compare).orElseThrow()))));
  }

  private static void print(List<List<String>> lines, PrintStream out) {
    int columns = lines.getFirst().size();
    int[] widths = new int[columns];
    for (List<String> line : lines) {
      for (int c = 0; c < columns; c++) {
        widths[c] = Math.max(widths[c], line.get(c).length());
      }
    }
    for (int l = 0; l < lines.size(); l++) {
      StringBuilder text = new StringBuilder("|");
      for (int c = 0; c < columns; c++) {
        String cell = lines.get(l).get(c);
        String padding = " ".repeat(widths[c] - cell.length());
        text.append(' ').append(isText(c) ? cell + padding : padding + cell).append(" |");
      }
      out.println(text);
      if (l == 0) {
        rule(widths, out);
      }
    }
  }

  private static void rule(int[] widths, PrintStream out) {
    StringBuilder text = new StringBuilder("|");
    for (int c = 0; c < widths.length; c++) {
      String dashes = "-".repeat(widths[c]);
      text.append(' ').append(isText(c) ? dashes + " " : dashes + ":").append('|');
    }
    out.println(text);
  }

  private static boolean isText(int column) {
    return column < 2;
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, value < 100 ? "%.1f" : "%.0f", value);
  }

  private static String percent(double part) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * part);
  }

  private static String two(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }
}
