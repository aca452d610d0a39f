package org.regames.pcg.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game on a page.
 *
 * @param name how the page calls it
 * @param note where it comes from, or why it is out; may be empty
 * @param cell its place on the map, counted along each axis; empty where it has none
 * @param metrics numbers by name, those without value left out
 * @param intervals the ends of the 95 % intervals of some of them
 * @param board a picture of the start as SVG, or empty
 * @param english its rules in English, or empty
 * @param rules the text of its rules, or empty
 * @param play a play of it, one move on each line, or empty
 * @param links files that belong to it by what they are called, relative to the page
 * @param from names of games on the page that it was made of
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
