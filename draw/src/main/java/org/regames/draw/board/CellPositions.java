package org.regames.draw.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Places the cells of a type: by directions, by names, or by the graph of their links. */
final class CellPositions {
  private static final double FULL = 0.85;
  private static final int FEWEST_PAIRS = 6;
  private static final double LONGEST_LINE = 3.1;
  private static final int FEWEST_SQUARES = 16;
  private static final int FEWEST_NUMBERS = 20;

  private final List<String> cells;
  private final List<CellMap> steps;

  private CellPositions(List<String> cells, List<CellMap> steps) {
    this.cells = cells;
    this.steps = steps;
  }

  /**
   * The places of most cells of a type; nothing if the game does not determine them.
   *
   * @param areNumbers whether the cells are numbers or letters, which are more often used for
   *     counting than as a track
   */
  static Optional<Placed> of(List<String> cells, List<CellMap> steps, boolean areNumbers) {
    Optional<NameGrid> grid = NameGrid.of(cells);
    CellPositions places = new CellPositions(cells, steps);
    Optional<Placed> found =
        grid.isPresent() ? places.onGrid(grid.get()) : Optional.<Placed>empty();
    boolean areFew = areNumbers && cells.size() < FEWEST_NUMBERS;
    return found
        .or(places::byDirections)
        .or(places::byRings)
        .or(() -> areFew ? Optional.empty() : places.byTrack())
        .or(() -> areNumbers ? Optional.empty() : places.byLinks());
  }

  /** The places of a map of maps whose keys are coordinates. */
  static Placed ofPairs(List<String> outer, List<String> inner) {
    NameGrid grid = NameGrid.ofPairs(outer, inner);
    GridPlaces found = GridPlaces.of(grid, List.of());
    Map<String, Point> places = found.places();
    return new Placed(BoardKind.SQUARES, places, List.of(), found.rim(places));
  }

  private Optional<Placed> onGrid(NameGrid grid) {
    GridPlaces found = GridPlaces.of(grid, steps);
    if (!found.fits() || RingBoards.places(cells, steps).isPresent()) {
      return Optional.empty();
    }
    Map<String, Point> places = found.places();
    Map<String, Point> all =
        new StepPlaces(cells, steps)
            .byLengths(places)
            .filter(more -> more.size() > places.size() && !hasEdges(more.keySet(), places))
            .orElse(places);
    BoardKind kind =
        found.isOfHexagons()
            ? BoardKind.HEXAGONS
            : found.isStretched() ? BoardKind.NODES : kind(all);
    Optional<Map<String, Point>> track =
        kind == BoardKind.SQUARES ? TrackLayout.of(all) : Optional.empty();
    if (track.isPresent()) {
      return Optional.of(
          new Placed(BoardKind.TRACK, inOrder(track.get()), lines(track.get(), true), List.of()));
    }
    return Optional.of(
        new Placed(
            kind,
            inOrder(all),
            kind == BoardKind.NODES ? lines(all, false) : List.of(),
            all.size() == places.size() || kind == BoardKind.SQUARES
                ? found.rim(places)
                : List.of()));
  }

  /** Whether some of the cells without coordinates represent a whole side of the board. */
  private boolean hasEdges(Set<String> all, Map<String, Point> places) {
    for (CellMap step : steps) {
      Map<String, Integer> entered = new HashMap<>();
      step.links().values().forEach(to -> entered.merge(to, 1, Integer::sum));
      if (entered.entrySet().stream()
          .anyMatch(
              cell ->
                  cell.getValue() > 2
                      && all.contains(cell.getKey())
                      && !places.containsKey(cell.getKey()))) {
        return true;
      }
    }
    return false;
  }

  private Map<String, Point> inOrder(Map<String, Point> places) {
    Map<String, Point> sorted = new LinkedHashMap<>();
    for (String cell : cells) {
      if (places.containsKey(cell)) {
        sorted.put(cell, places.get(cell));
      }
    }
    return sorted;
  }

  private Optional<Placed> byDirections() {
    StepPlaces found = new StepPlaces(cells, steps);
    Optional<Map<String, Point>> places = found.byLengths(Map.of());
    if (places.isPresent() && found.isOfHexagons()) {
      return Optional.of(
          new Placed(BoardKind.HEXAGONS, inOrder(places.get()), List.of(), List.of()));
    }
    boolean areSquares =
        places.isPresent()
            && places.get().size() >= FEWEST_SQUARES
            && kind(places.get()) == BoardKind.SQUARES;
    return places
        .or(found::byOrder)
        .map(
            at ->
                areSquares
                    ? new Placed(BoardKind.SQUARES, inOrder(at), List.of(), List.of())
                    : new Placed(BoardKind.NODES, inOrder(at), lines(at, true), List.of()));
  }

  private Optional<Placed> byRings() {
    return RingBoards.places(cells, steps)
        .map(at -> new Placed(BoardKind.NODES, inOrder(at), lines(at, true), List.of()));
  }

  private Optional<Placed> byTrack() {
    return Chain.of(cells, steps)
        .map(
            chain ->
                new Placed(BoardKind.TRACK, inOrder(Chain.places(chain)), List.of(), List.of()));
  }

  private Optional<Placed> byLinks() {
    Set<String> linked = new HashSet<>();
    steps.forEach(
        step -> {
          linked.addAll(step.links().keySet());
          linked.addAll(step.links().values());
        });
    List<String> nodes = cells.stream().filter(linked::contains).toList();
    if (5 * nodes.size() < 4 * cells.size()) {
      return Optional.empty();
    }
    return StressPlaces.places(nodes, steps)
        .map(at -> new Placed(BoardKind.NODES, inOrder(at), lines(at, true), List.of()));
  }

  /**
   * The kind of board: squares, unless some neighbours in a direction are linked and others are
   * not.
   */
  private BoardKind kind(Map<String, Point> places) {
    Map<Point, String> cellAt = new HashMap<>();
    for (Map.Entry<String, Point> cell : places.entrySet()) {
      Point at = cell.getValue();
      if (Math.abs(at.x() - Math.rint(at.x())) > 0.01
          || Math.abs(at.y() - Math.rint(at.y())) > 0.01) {
        return BoardKind.NODES;
      }
      cellAt.put(new Point(Math.rint(at.x()), Math.rint(at.y())), cell.getKey());
    }
    Set<Set<String>> linked = new HashSet<>();
    for (CellMap step : steps) {
      if (step.direction().isPresent()) {
        step.links().forEach((from, to) -> linked.add(Set.of(from, to)));
      }
    }
    for (Point axis :
        List.of(new Point(1, 0), new Point(0, 1), new Point(1, 1), new Point(1, -1))) {
      int possible = 0;
      int present = 0;
      for (Map.Entry<Point, String> cell : cellAt.entrySet()) {
        String other = cellAt.get(cell.getKey().plus(axis));
        if (other != null) {
          possible++;
          present += linked.contains(Set.of(cell.getValue(), other)) ? 1 : 0;
        }
      }
      if (possible >= FEWEST_PAIRS && present > 0 && present < FULL * possible) {
        return BoardKind.NODES;
      }
    }
    return BoardKind.SQUARES;
  }

  /** Pairs of cells that are linked by a line that no other cell is on. */
  private List<Map.Entry<String, String>> lines(Map<String, Point> places, boolean ofAllSteps) {
    Set<Set<String>> seen = new LinkedHashSet<>();
    List<Map.Entry<String, String>> lines = new ArrayList<>();
    for (CellMap step : steps) {
      if (ofAllSteps || step.direction().isPresent()) {
        for (Map.Entry<String, String> link : step.links().entrySet()) {
          Point from = places.get(link.getKey());
          Point to = places.get(link.getValue());
          if (from != null
              && to != null
              && (step.direction().isPresent() || to.minus(from).length() < LONGEST_LINE)
              && seen.add(Set.of(link.getKey(), link.getValue()))
              && isFree(from, to, places)) {
            lines.add(Map.entry(link.getKey(), link.getValue()));
          }
        }
      }
    }
    return lines;
  }

  private static boolean isFree(Point from, Point to, Map<String, Point> places) {
    Point way = to.minus(from);
    double square = way.x() * way.x() + way.y() * way.y();
    for (Point other : places.values()) {
      Point at = other.minus(from);
      double part = (at.x() * way.x() + at.y() * way.y()) / square;
      if (part > 0.05 && part < 0.95 && at.minus(way.times(part)).length() < 0.3) {
        return false;
      }
    }
    return true;
  }
}
