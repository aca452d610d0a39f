package org.regames.draw.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Places of cells by the directions of the maps between them, for boards whose names say nothing:
 * by steps of one length or, if the lines of a board have several lengths, by what is left of, or
 * above, what.
 */
final class StepPlaces {
  private static final double SLOPE = Math.sqrt(3) / 2;

  private record Link(String to, Point by) {}

  private final List<String> cells;
  private final List<CellMap> steps;
  private final boolean hexagons;
  private final boolean upright;

  StepPlaces(List<String> cells, List<CellMap> steps) {
    this.cells = cells;
    this.steps = steps.stream().filter(step -> step.direction().isPresent()).toList();
    boolean level = has(step -> step.y() == 0);
    boolean vertical = has(step -> step.x() == 0);
    boolean diagonal = has(step -> step.x() != 0 && step.y() != 0);
    this.hexagons = diagonal && level != vertical && axes() == 3;
    this.upright = vertical;
  }

  private boolean has(java.util.function.Predicate<Point> kind) {
    return steps.stream().anyMatch(step -> kind.test(step.direction().get()));
  }

  private long axes() {
    return steps.stream()
        .map(step -> step.direction().get())
        .map(d -> d.x() < 0 || d.x() == 0 && d.y() < 0 ? d.times(-1) : d)
        .distinct()
        .count();
  }

  boolean isOfHexagons() {
    return hexagons;
  }

  private Point vector(CellMap step) {
    Point d = step.direction().get();
    boolean diagonal = d.x() != 0 && d.y() != 0;
    if (!hexagons || !diagonal) {
      return d;
    }
    return upright ? new Point(SLOPE * d.x(), 0.5 * d.y()) : new Point(0.5 * d.x(), SLOPE * d.y());
  }

  /** By steps of one length from cells that have places already, or from the first one. */
  Optional<Map<String, Point>> byLengths(Map<String, Point> known) {
    Map<String, List<Link>> links = new HashMap<>();
    for (CellMap step : steps) {
      Point by = vector(step);
      step.links()
          .forEach(
              (from, to) -> {
                links.computeIfAbsent(from, _ -> new ArrayList<>()).add(new Link(to, by));
                links.computeIfAbsent(to, _ -> new ArrayList<>()).add(new Link(from, by.times(-1)));
              });
    }
    Map<String, Point> places = new LinkedHashMap<>(known);
    ArrayDeque<String> open = new ArrayDeque<>(known.keySet());
    if (open.isEmpty() && !links.isEmpty()) {
      String first = cells.stream().filter(links::containsKey).findFirst().orElseThrow();
      places.put(first, new Point(0, 0));
      open.add(first);
    }
    while (!open.isEmpty()) {
      String from = open.poll();
      for (Link link : links.getOrDefault(from, List.of())) {
        if (!places.containsKey(link.to)) {
          places.put(link.to, places.get(from).plus(link.by));
          open.add(link.to);
        }
      }
    }
    return Optional.of(places).filter(found -> isRight(found, 0.8));
  }

  /**
   * By order: cells that are linked sideways are in one row, cells that are linked up or down in
   * one column; rows and columns get the smallest numbers that this allows.
   */
  Optional<Map<String, Point>> byOrder() {
    Map<String, Integer> rows = ranks(false);
    Map<String, Integer> columns = ranks(true);
    if (rows.isEmpty() || columns.isEmpty()) {
      return Optional.empty();
    }
    Map<String, Point> places = new LinkedHashMap<>();
    for (String cell : cells) {
      if (rows.containsKey(cell) && columns.containsKey(cell)) {
        places.put(cell, new Point(columns.get(cell), rows.get(cell)));
      }
    }
    return Optional.of(places).filter(found -> isRight(found, 0.9));
  }

  /** Numbers of columns, or of rows; empty if something is left of itself. */
  private Map<String, Integer> ranks(boolean ofColumns) {
    Map<String, String> classes = new LinkedHashMap<>();
    cells.forEach(cell -> classes.put(cell, cell));
    List<Map.Entry<String, String>> before = new ArrayList<>();
    for (CellMap step : steps) {
      Point d = step.direction().get();
      double along = ofColumns ? d.x() : d.y();
      double across = ofColumns ? d.y() : d.x();
      if (along == 0) {
        step.links().forEach((from, to) -> classes.put(root(classes, from), root(classes, to)));
      } else if (across == 0) {
        step.links()
            .forEach(
                (from, to) -> before.add(along > 0 ? Map.entry(from, to) : Map.entry(to, from)));
      }
    }
    Map<String, Integer> ranks = new HashMap<>();
    boolean changes = true;
    for (int round = 0; changes; round++) {
      if (round > cells.size()) {
        return Map.of();
      }
      changes = false;
      for (Map.Entry<String, String> pair : before) {
        int rank = ranks.getOrDefault(root(classes, pair.getKey()), 0) + 1;
        String after = root(classes, pair.getValue());
        if (ranks.getOrDefault(after, 0) < rank) {
          ranks.put(after, rank);
          changes = true;
        }
      }
    }
    Map<String, Integer> result = new HashMap<>();
    cells.forEach(cell -> result.put(cell, ranks.getOrDefault(root(classes, cell), 0)));
    return result;
  }

  private static String root(Map<String, String> classes, String cell) {
    String at = cell;
    while (!classes.get(at).equals(at)) {
      classes.put(at, classes.get(classes.get(at)));
      at = classes.get(at);
    }
    return at;
  }

  /** Whether nearly all links lead in their direction, and no two cells overlap. */
  private boolean isRight(Map<String, Point> places, double share) {
    if (places.size() < 4 || 5 * places.size() < 4 * cells.size() || overlap(places)) {
      return false;
    }
    int right = 0;
    int all = 0;
    for (CellMap step : steps) {
      Point by = vector(step);
      for (Map.Entry<String, String> link : step.links().entrySet()) {
        Point from = places.get(link.getKey());
        Point to = places.get(link.getValue());
        if (from != null && to != null) {
          Point way = to.minus(from);
          double cosine = (way.x() * by.x() + way.y() * by.y()) / (way.length() * by.length());
          right += cosine > 0.85 ? 1 : 0;
          all++;
        }
      }
    }
    return right >= share * all;
  }

  private static boolean overlap(Map<String, Point> places) {
    return places.values().stream()
            .map(at -> new Point(Math.round(at.x() * 3), Math.round(at.y() * 3)))
            .distinct()
            .count()
        < places.size();
  }
}
