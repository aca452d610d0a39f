package org.regames.backend.view;

import java.util.ArrayList;
import java.util.List;

/** Maps with the same keys as a table: a column for each key, a row for each map. */
final class MapRows {
  private static final int WIDEST = 100;
  private static final int MOST_LINES = 24;
  private static final String GAP = "  ";

  /**
   * A map.
   *
   * @param name the label of the row
   * @param values the values at the keys in order
   */
  private record Row(String name, List<String> values) {}

  private final List<String> keys;
  private final List<Row> rows = new ArrayList<>();

  MapRows(List<String> keys) {
    this.keys = List.copyOf(keys);
  }

  /** Adds the rows of another table if it has the same keys; returns whether it does. */
  boolean joins(MapRows other) {
    return keys.equals(other.keys) && rows.addAll(other.rows);
  }

  public void add(String name, List<String> values) {
    rows.add(new Row(name, List.copyOf(values)));
  }

  /** Whether the table is readable: one with very many keys fills pages with empty cells. */
  boolean isReadable() {
    return bands().size() * (1 + rows.size()) <= MOST_LINES;
  }

  /** Writes the lines of the table, in several bands if it is too wide for one. */
  void write(StringBuilder text) {
    for (List<Integer> band : bands()) {
      line("", band, keys, text);
      rows.forEach(row -> line(row.name, band, row.values, text));
    }
  }

  private void line(String name, List<Integer> band, List<String> cells, StringBuilder text) {
    StringBuilder line = new StringBuilder(name + " ".repeat(margin() - name.length()));
    for (int column : band) {
      String cell = cells.get(column);
      line.append(GAP).append(cell);
      line.append(" ".repeat(width(column) - cell.length()));
    }
    text.append(line.toString().stripTrailing()).append('\n');
  }

  private List<List<Integer>> bands() {
    List<List<Integer>> bands = new ArrayList<>();
    int room = 0;
    for (int column = 0; column < keys.size(); column++) {
      int needed = GAP.length() + width(column);
      if (room < needed) {
        bands.add(new ArrayList<>());
        room = WIDEST - margin();
      }
      bands.getLast().add(column);
      room -= needed;
    }
    return bands;
  }

  private int margin() {
    return rows.stream().mapToInt(row -> row.name.length()).max().orElse(0);
  }

  private int width(int column) {
    return Math.max(
        keys.get(column).length(),
        rows.stream().mapToInt(row -> row.values.get(column).length()).max().orElse(0));
  }
}
