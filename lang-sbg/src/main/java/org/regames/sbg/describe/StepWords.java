package org.regames.sbg.describe;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.ir.describe.English;
import org.regames.sbg.describe.Track.Vector;

/** Words for where steps lead, as the player who moves sees the board. */
final class StepWords {
  private static final Vector AHEAD = new Vector(0, 1);
  private static final Vector BACK = new Vector(0, -1);
  private static final Vector LEFT = new Vector(-1, 0);
  private static final Vector RIGHT = new Vector(1, 0);

  private StepWords() {}

  /** Whether a step leads to a neighbouring square. */
  static boolean isNeighbour(Vector step) {
    return Math.max(Math.abs(step.dx()), Math.abs(step.dy())) == 1;
  }

  /** {@code ahead, sideways or diagonally back}: steps to neighbours. */
  static String of(Set<Vector> steps) {
    if (steps.size() == 8) {
      return "in any direction";
    }
    List<String> words = new ArrayList<>();
    if (steps.contains(AHEAD)) {
      words.add("ahead");
    }
    if (steps.contains(BACK)) {
      words.add("back");
    }
    words.addAll(sides(steps, "sideways", LEFT, RIGHT));
    words.addAll(diagonals(steps, words.isEmpty()));
    return English.or(words);
  }

  private static List<String> diagonals(Set<Vector> steps, boolean isAlone) {
    List<String> ahead = sides(steps, "diagonally ahead", new Vector(-1, 1), new Vector(1, 1));
    List<String> back = sides(steps, "diagonally back", new Vector(-1, -1), new Vector(1, -1));
    boolean all = steps.stream().filter(step -> step.dx() != 0 && step.dy() != 0).count() == 4;
    return all
        ? List.of(isAlone ? "diagonally in any direction" : "diagonally")
        : Stream.concat(ahead.stream(), back.stream()).toList();
  }

  private static List<String> sides(Set<Vector> steps, String both, Vector left, Vector right) {
    if (steps.contains(left) && steps.contains(right)) {
      return List.of(both);
    }
    String way = both.equals("sideways") ? "" : both + " ";
    return steps.contains(left)
        ? List.of(way + "to the left")
        : steps.contains(right) ? List.of(way + "to the right") : List.of();
  }

  /**
   * The distance of a leap without its direction: equal for leaps that differ only in direction.
   */
  static Vector kind(Vector step) {
    int x = Math.abs(step.dx());
    int y = Math.abs(step.dy());
    return new Vector(Math.max(x, y), Math.min(x, y));
  }

  /** Where leaps of one {@link #kind} lead: {@code as a knight does in chess}. */
  static String leaps(Set<Vector> leaps) {
    Vector kind = kind(leaps.iterator().next());
    boolean isSkew = kind.dx() != kind.dy() && kind.dy() > 0;
    if (leaps.size() == (isSkew ? 8 : 4)) {
      return all(kind, isSkew);
    }
    List<String> words =
        leaps.stream()
            .collect(Collectors.groupingBy(Vector::dy, TreeMap::new, Collectors.toList()))
            .descendingMap()
            .values()
            .stream()
            .flatMap(row -> inRow(new TreeSet<>(row.stream().map(Vector::dx).toList()), row))
            .toList();
    return English.or(words);
  }

  private static String all(Vector kind, boolean isSkew) {
    if (kind.equals(new Vector(2, 1))) {
      return "as a knight does in chess (two squares straight and one to the side of that)";
    }
    if (isSkew) {
      return English.number(kind.dx())
          + " squares straight in any direction and "
          + English.number(kind.dy())
          + " to the side of that";
    }
    return English.number(kind.dx())
        + " squares "
        + (kind.dy() == 0 ? "ahead, back or sideways" : "diagonally");
  }

  /** Words for steps that lead equally far ahead or back; steps to both sides are joined. */
  private static Stream<String> inRow(Set<Integer> columns, List<Vector> row) {
    int dy = row.getFirst().dy();
    return columns.stream()
        .filter(dx -> dx >= 0 || !columns.contains(-dx))
        .map(dx -> leap(dx, dy, dx != 0 && columns.contains(-dx)));
  }

  private static String leap(int dx, int dy, boolean toBothSides) {
    String side = toBothSides ? "to either side" : dx < 0 ? "to the left" : "to the right";
    String way = dy > 0 ? "ahead" : "back";
    String across = English.number(Math.abs(dx)) + " ";
    String along = English.count(Math.abs(dy), "square") + " " + way;
    if (dx == 0) {
      return along;
    }
    return dy == 0
        ? English.count(Math.abs(dx), "square") + " " + side
        : along + " and " + across + side;
  }
}
