package org.regames.pcg.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game on a page.
 *
 * @param name its name on the page
 * @param note its origin, or why it is rejected; may be empty
 * @param cell its place on the map, counted along each axis; empty if it has none
 * @param metrics the metrics with a value, by name
 * @param intervals the ends of the 95 % intervals of some of them
 * @param board a picture of the initial position as SVG, or empty
 * @param english its rules in English, or empty
 * @param rules the text of its rules, or empty
 * @param play a play of it, one move per line, or empty
 * @param links related files by label, relative to the page
 * @param from the names of its parents on the page
 */
public record ReportedGame(
    String name,
    String note,
    List<Integer> cell,
    Map<String, Double> metrics,
    Map<String, List<Double>> intervals,
    String board,
    String english,
    String rules,
    String play,
    Map<String, String> links,
    List<String> from) {
  public ReportedGame {
    cell = List.copyOf(cell);
    metrics = new LinkedHashMap<>(metrics);
    intervals = new LinkedHashMap<>(intervals);
    links = new LinkedHashMap<>(links);
    from = List.copyOf(from);
  }

  /** The same game with these links. */
  public ReportedGame withLinks(Map<String, String> files) {
    return new ReportedGame(
        name, note, cell, metrics, intervals, board, english, rules, play, files, from);
  }
}
