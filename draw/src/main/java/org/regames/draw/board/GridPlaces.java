package org.regames.draw.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Places of cells whose names have coordinates, oriented by the directions of the game. */
final class GridPlaces {
  private static final double SLOPE = Math.sqrt(3) / 2;
  private static final double MOST_WRONG = 0.25;
  private static final double MOST_LINKS = 0.9;
  private static final double MOST_STRAYS = 0.1;
  private static final Point SIDE = new Point(1, 0);
  private static final Point UPRIGHT = new Point(0, 1);

  /** A linear map, given by the images of a step of one column and of one row. */
  private record Turn(Point column, Point row) {
    Point of(double columns, double rows) {
      return column.times(columns).plus(row.times(rows));
    }

    Point of(Point difference) {
      return of(difference.x(), difference.y());
    }
  }

  /** Rows upwards first, which is right for most games without directions. */
  private static final List<Turn> TURNS = turns();

  private final NameGrid grid;
  private final Turn turn;
  private final boolean hexagons;
  private final boolean fits;
  private final boolean stretched;

  private GridPlaces(NameGrid grid, Turn turn, boolean hexagons, double error, boolean stretched) {
    this.grid = grid;
    this.turn = turn;
    this.hexagons = hexagons;
    this.fits = error < MOST_WRONG;
    this.stretched = stretched;
  }

  static GridPlaces of(NameGrid grid, List<CellMap> steps) {
    Turn best = TURNS.getFirst();
    double least = Double.MAX_VALUE;
    for (Turn turn : TURNS) {
      double error = error(grid, turn, steps);
      if (error < least - 1e-9) {
        best = turn;
        least = error;
      }
    }
    Set<String> strays = least < MOST_WRONG ? strays(grid, best, steps) : Set.of();
    Optional<Turn> hexes = hexagons(grid, best, steps);
    Turn found = best;
    boolean isStretched =
        steps.stream()
            .anyMatch(step -> step.direction().isPresent() && isStretched(grid, found, step));
    return new GridPlaces(
        grid.without(strays), hexes.orElse(best), hexes.isPresent(), least, isStretched);
  }

  private static List<Turn> turns() {
    List<Turn> turns = new ArrayList<>();
    List<Point> units = List.of(SIDE, new Point(0, -1), UPRIGHT, new Point(-1, 0));
    for (Point column : units) {
      for (Point row : units) {
        if (column.x() * row.x() + column.y() * row.y() == 0) {
          turns.add(new Turn(column, row));
        }
      }
    }
    List<Point> corners =
        List.of(new Point(1, 1), new Point(1, -1), new Point(-1, 1), new Point(-1, -1));
    for (Point column : corners) {
      for (Point row : corners) {
        if (column.x() * row.x() + column.y() * row.y() == 0) {
          turns.add(new Turn(column, row));
        }
      }
    }
    return turns;
  }

  /**
   * The share of directions that a turn gets wrong; those that do not match the names count fully.
   */
  private static double error(NameGrid grid, Turn turn, List<CellMap> steps) {
    double wrong = 0;
    int all = 0;
    for (CellMap step : steps) {
      if (step.direction().isPresent()) {
        all++;
        Optional<Point> difference = grid.difference(step);
        boolean isRight =
            difference.isPresent()
                ? isAlong(turn.of(difference.get()), step.direction().get())
                : isStretched(grid, turn, step);
        wrong += isRight ? 0 : 1;
      }
    }
    return all == 0 ? 0 : wrong / all;
  }

  /** Whether nearly all links of a step lead in its direction, but not all of them equally far. */
  private static boolean isStretched(NameGrid grid, Turn turn, CellMap step) {
    if (grid.difference(step).isPresent()) {
      return false;
    }
    List<Point> ways = new ArrayList<>();
    step.links()
        .forEach((from, to) -> grid.difference(from, to).map(turn::of).ifPresent(ways::add));
    long right = ways.stream().filter(way -> isAlong(way, step.direction().get())).count();
    return !ways.isEmpty() && right >= MOST_LINKS * ways.size();
  }

  /**
   * Cells whose names only look like coordinates: no direction that agrees with the coordinates
   * leads there, but some others do.
   */
  private static Set<String> strays(NameGrid grid, Turn turn, List<CellMap> steps) {
    Set<String> right = new HashSet<>();
    Set<String> wrong = new HashSet<>();
    for (CellMap step : steps) {
      if (step.direction().isPresent()) {
        Optional<Point> usual = grid.difference(step);
        step.links()
            .forEach(
                (from, to) -> {
                  Optional<Point> way = grid.difference(from, to);
                  boolean isRight =
                      usual.isPresent()
                          ? way.equals(usual)
                          : way.map(turn::of)
                              .filter(by -> isAlong(by, step.direction().get()))
                              .isPresent();
                  (isRight ? right : wrong).addAll(List.of(from, to));
                });
      }
    }
    wrong.removeAll(right);
    wrong.retainAll(grid.spots().keySet());
    return wrong.size() <= MOST_STRAYS * grid.spots().size() ? wrong : Set.of();
  }

  /** Whether a step leads in a direction, over any distance. */
  private static boolean isAlong(Point step, Point direction) {
    double times = Math.max(1, Math.rint(step.length() / direction.length()));
    return step.minus(direction.times(times)).length() < 0.1;
  }

  /** Tests for hexagons: their six directions are those of a grid and one diagonal. */
  private static Optional<Turn> hexagons(NameGrid grid, Turn turn, List<CellMap> steps) {
    Set<Point> axes = new HashSet<>();
    Set<Point> ways = new HashSet<>();
    for (CellMap step : steps) {
      Optional<Point> difference = grid.difference(step).map(turn::of);
      if (difference.isPresent() && step.links().size() > 1) {
        Point d = difference.get();
        if (Math.max(Math.abs(d.x()), Math.abs(d.y())) == 1) {
          boolean isForward = d.x() > 0 || d.x() == 0 && d.y() > 0;
          axes.add(isForward ? d : d.times(-1));
          ways.add(d);
        }
      }
    }
    Set<Point> rising = Set.of(SIDE, UPRIGHT, new Point(1, -1));
    Set<Point> falling = Set.of(SIDE, UPRIGHT, new Point(1, 1));
    if (ways.size() < 6 || !axes.equals(rising) && !axes.equals(falling)) {
      return Optional.empty();
    }
    double lean = axes.equals(rising) ? 0.5 : -0.5;
    return Optional.of(new Turn(leaning(turn.column, lean), leaning(turn.row, lean)));
  }

  private static Point leaning(Point at, double lean) {
    return new Point(at.x() + lean * at.y(), SLOPE * at.y());
  }

  /** Whether neighbours in one direction are at several distances: lines join them. */
  boolean isStretched() {
    return stretched;
  }

  boolean isOfHexagons() {
    return hexagons;
  }

  /** Whether the directions that the game names are those of the coordinates. */
  boolean fits() {
    return fits;
  }

  /** The places by cell, with levels side by side. */
  Map<String, Point> places() {
    double width = width() + 2;
    Map<String, Point> places = new LinkedHashMap<>();
    grid.spots()
        .forEach(
            (cell, spot) ->
                places.put(
                    cell,
                    turn.of(spot.column(), spot.row()).plus(new Point(width * spot.group(), 0))));
    return places;
  }

  private double width() {
    double least = Double.MAX_VALUE;
    double most = -Double.MAX_VALUE;
    for (NameGrid.Spot spot : grid.spots().values()) {
      double x = turn.of(spot.column(), spot.row()).x();
      least = Math.min(least, x);
      most = Math.max(most, x);
    }
    return most - least;
  }

  /** The names of columns and rows beside the board; none if these are not rows. */
  List<Rim> rim(Map<String, Point> places) {
    List<Rim> rim = new ArrayList<>();
    boolean isStraight = turn.column.y() == 0 && turn.row.x() == 0;
    boolean isTurned = turn.column.x() == 0 && turn.row.y() == 0;
    if (!hexagons && grid.groups() == 1 && (isStraight || isTurned)) {
      double bottom = places.values().stream().mapToDouble(Point::y).max().orElse(0);
      double left = places.values().stream().mapToDouble(Point::x).min().orElse(0);
      Map<Integer, String> across = isStraight ? grid.columns() : grid.rows();
      Map<Integer, String> along = isStraight ? grid.rows() : grid.columns();
      Turn t = turn;
      across.forEach(
          (at, text) ->
              rim.add(
                  new Rim(text, new Point((isStraight ? t.column : t.row).x() * at, bottom + 1))));
      along.forEach(
          (at, text) ->
              rim.add(
                  new Rim(text, new Point(left - 1, (isStraight ? t.row : t.column).y() * at))));
    }
    return rim;
  }
}
