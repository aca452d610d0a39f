package org.regames.draw.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Coordinates of cells by their names. Names that differ in more than the two coordinates are in
 * different groups, the levels of a board with three dimensions.
 */
final class NameGrid {
  private static final int FEWEST_CELLS = 4;

  /** The position of a cell by its name. */
  record Spot(int group, int column, int row) {}

  private final Map<String, Spot> spots;
  private final Map<Integer, String> columns;
  private final Map<Integer, String> rows;
  private final int groups;

  private NameGrid(
      Map<String, Spot> spots,
      Map<Integer, String> columns,
      Map<Integer, String> rows,
      int groups) {
    this.spots = spots;
    this.columns = columns;
    this.rows = rows;
    this.groups = groups;
  }

  /** The grid of most of these names; nothing if most have no coordinates or share theirs. */
  static Optional<NameGrid> of(List<String> names) {
    Map<String, Map<String, CellName>> byRest = new LinkedHashMap<>();
    for (String name : names) {
      CellName.of(name)
          .ifPresent(
              read ->
                  byRest.computeIfAbsent(read.rest(), _ -> new LinkedHashMap<>()).put(name, read));
    }
    int largest = byRest.values().stream().mapToInt(Map::size).max().orElse(0);
    if (largest < FEWEST_CELLS) {
      return Optional.empty();
    }
    byRest.values().removeIf(group -> 2 * group.size() < largest);
    Map<String, Spot> spots = new LinkedHashMap<>();
    Map<Integer, String> columns = new HashMap<>();
    Map<Integer, String> rows = new HashMap<>();
    Set<Spot> taken = new HashSet<>();
    int group = 0;
    for (Map<String, CellName> cells : byRest.values()) {
      for (Map.Entry<String, CellName> cell : cells.entrySet()) {
        CellName name = cell.getValue();
        int column = CellName.number(name.column());
        int row = CellName.number(name.row());
        Spot spot = new Spot(group, column, row);
        if (!taken.add(spot)) {
          return Optional.empty();
        }
        spots.put(cell.getKey(), spot);
        columns.putIfAbsent(column, name.column());
        rows.putIfAbsent(row, name.row());
      }
      group++;
    }
    boolean isGrid = columns.size() > 1 && rows.size() > 1 && 2 * spots.size() >= names.size();
    return isGrid ? Optional.of(new NameGrid(spots, columns, rows, group)) : Optional.empty();
  }

  /**
   * The places of a map of maps: the keys of the outer map from left to right, the inner ones up.
   */
  static NameGrid ofPairs(List<String> outer, List<String> inner) {
    Map<String, Spot> spots = new LinkedHashMap<>();
    Map<Integer, String> columns = labels(outer);
    Map<Integer, String> rows = labels(inner);
    for (int column = 0; column < outer.size(); column++) {
      for (int row = 0; row < inner.size(); row++) {
        spots.put(outer.get(column) + " " + inner.get(row), new Spot(0, column, row));
      }
    }
    return new NameGrid(spots, columns, rows, 1);
  }

  private static Map<Integer, String> labels(List<String> keys) {
    Map<Integer, String> labels = new HashMap<>();
    for (int place = 0; place < keys.size(); place++) {
      labels.put(place, keys.get(place));
    }
    return labels;
  }

  /** The same grid without some cells, and without rows and columns that become empty. */
  NameGrid without(Set<String> cells) {
    Map<String, Spot> left = new LinkedHashMap<>(spots);
    left.keySet().removeAll(cells);
    Map<Integer, String> leftColumns = new HashMap<>(columns);
    Map<Integer, String> leftRows = new HashMap<>(rows);
    leftColumns.keySet().retainAll(left.values().stream().map(Spot::column).toList());
    leftRows.keySet().retainAll(left.values().stream().map(Spot::row).toList());
    return new NameGrid(left, leftColumns, leftRows, groups);
  }

  Map<String, Spot> spots() {
    return spots;
  }

  int groups() {
    return groups;
  }

  /** The names of the columns by their numbers. */
  Map<Integer, String> columns() {
    return columns;
  }

  /** The names of the rows by their numbers. */
  Map<Integer, String> rows() {
    return rows;
  }

  /** The vector of a link by the names, if it stays in its group. */
  Optional<Point> difference(String from, String to) {
    Spot a = spots.get(from);
    Spot b = spots.get(to);
    return a == null || b == null || a.group != b.group
        ? Optional.empty()
        : Optional.of(new Point(b.column - a.column, b.row - a.row));
  }

  /** The vector of most links of a step, if nearly all have the same. */
  Optional<Point> difference(CellMap step) {
    Map<Point, Integer> counts = new HashMap<>();
    int all = 0;
    for (Map.Entry<String, String> link : step.links().entrySet()) {
      Optional<Point> difference = difference(link.getKey(), link.getValue());
      if (difference.isPresent()) {
        counts.merge(difference.get(), 1, Integer::sum);
        all++;
      }
    }
    List<Point> common = new ArrayList<>();
    for (Map.Entry<Point, Integer> count : counts.entrySet()) {
      if (5 * count.getValue() >= 4 * all && all > 0) {
        common.add(count.getKey());
      }
    }
    return common.stream().findFirst();
  }
}
