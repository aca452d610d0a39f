package org.regames.draw.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Tracks: cells in a sequence, by a map that leads through all of them. */
final class Chain {
  private static final int FEWEST = 4;
  private static final int SHORTEST_OF_TWO_ROWS = 8;
  private static final int LONGEST_ROW = 20;

  private Chain() {}

  /** The cells in the order of a step that visits all cells with any step from or to them. */
  static Optional<List<String>> of(List<String> cells, List<CellMap> steps) {
    for (CellMap step : steps) {
      Set<String> all = new HashSet<>(step.links().keySet());
      all.addAll(step.links().values());
      Set<String> entered = new HashSet<>(step.links().values());
      if (all.size() < FEWEST || 5 * all.size() < 4 * cells.size()) {
        continue;
      }
      List<String> inOrder = cells.stream().filter(all::contains).toList();
      String first =
          inOrder.stream()
              .filter(cell -> !entered.contains(cell))
              .findFirst()
              .orElse(inOrder.getFirst());
      Set<String> chain = new java.util.LinkedHashSet<>();
      for (String at = first; at != null && chain.add(at); ) {
        at = step.links().get(at);
      }
      if (chain.size() == all.size()) {
        List<String> order = new ArrayList<>(chain);
        if (cells.indexOf(order.get(1)) > cells.indexOf(order.getLast())
            || cells.indexOf(order.getFirst()) > cells.indexOf(order.getLast())) {
          Collections.reverse(order);
        }
        Collections.rotate(order, -order.indexOf(inOrder.getFirst()));
        return Optional.of(order);
      }
    }
    return Optional.empty();
  }

  /**
   * The places of the first half from left to right at the bottom, of the second one back above it;
   * longer tracks take more rows, alternating in direction.
   */
  static Map<String, Point> places(List<String> chain) {
    Map<String, Point> places = new LinkedHashMap<>();
    int count = chain.size();
    boolean inRows = count % 2 == 0 && count >= SHORTEST_OF_TWO_ROWS;
    int half = inRows ? count / 2 : count;
    if (half > LONGEST_ROW) {
      return furrow(chain, (int) Math.ceil(Math.sqrt(2.0 * count)));
    }
    for (int i = 0; i < count; i++) {
      places.put(chain.get(i), i < half ? new Point(i, 1) : new Point(count - 1 - i, 0));
    }
    return places;
  }

  private static Map<String, Point> furrow(List<String> chain, int width) {
    Map<String, Point> places = new LinkedHashMap<>();
    int last = (chain.size() - 1) / width;
    for (int i = 0; i < chain.size(); i++) {
      int row = i / width;
      int column = i % width;
      places.put(chain.get(i), new Point(row % 2 == 0 ? column : width - 1 - column, last - row));
    }
    return places;
  }
}
