package org.regames.draw.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Boards of rings: a map that leads around them clockwise, and maps inward or outward. */
final class RingBoards {
  private static final Pattern ROUND = Pattern.compile("(?i)clockwise|cw|around|right");
  private static final int SQUARE = 8;

  private RingBoards() {}

  /** The places, if some map leads around; cells on no ring are put in the middle. */
  static Optional<Map<String, Point>> places(List<String> cells, List<CellMap> steps) {
    Optional<CellMap> round =
        steps.stream().filter(step -> ROUND.matcher(step.name()).matches()).findFirst();
    if (round.isEmpty()) {
      return Optional.empty();
    }
    List<List<String>> rings = rings(cells, round.get());
    long alone = cells.size() - rings.stream().mapToInt(List::size).sum();
    if (rings.isEmpty() || rings.stream().anyMatch(ring -> ring.size() < 4) || alone > 1) {
      return Optional.empty();
    }
    Map<String, String> inward = new HashMap<>();
    for (CellMap step : steps) {
      String name = step.name().toLowerCase(Locale.ROOT);
      step.links()
          .forEach(
              (from, to) -> {
                if (name.startsWith("in")) {
                  inward.putIfAbsent(from, to);
                } else if (name.startsWith("out")) {
                  inward.putIfAbsent(to, from);
                }
              });
    }
    boolean areSpokes = inward.isEmpty() && alone == 1;
    if (areSpokes) {
      inward.putAll(towardsCentre(cells, rings, steps));
    }
    List<List<String>> sorted = outerFirst(rings, inward);
    Map<String, Point> places = new LinkedHashMap<>();
    for (int ring = 0; ring < sorted.size(); ring++) {
      List<String> cellsOf = sorted.get(ring);
      double radius = sorted.size() == 1 ? cellsOf.size() / 5.0 : sorted.size() - ring;
      boolean isSquare = !areSpokes && sorted.size() > 1 && cellsOf.size() == SQUARE;
      int start = isSquare && hasLinkInward(sorted, inward, 0) ? 1 : 0;
      for (int i = 0; i < cellsOf.size(); i++) {
        Point at =
            isSquare ? onSquare((i + start) % SQUARE) : onCircle(i / (double) cellsOf.size());
        places.put(cellsOf.get(i), at.times(radius));
      }
    }
    for (String cell : cells) {
      places.putIfAbsent(cell, new Point(0, 0));
    }
    return Optional.of(places);
  }

  /** For each cell its predecessor on the shortest path from the cell that is on no ring. */
  private static Map<String, String> towardsCentre(
      List<String> cells, List<List<String>> rings, List<CellMap> steps) {
    Map<String, Integer> ringOf = new HashMap<>();
    for (List<String> ring : rings) {
      ring.forEach(cell -> ringOf.put(cell, rings.indexOf(ring)));
    }
    Map<String, String> inward = new HashMap<>();
    Deque<String> open = new ArrayDeque<>();
    Set<Integer> reached = new HashSet<>();
    cells.stream().filter(cell -> !ringOf.containsKey(cell)).forEach(open::add);
    while (!open.isEmpty()) {
      String from = open.remove();
      for (CellMap step : steps) {
        String to = step.links().get(from);
        Integer ring = ringOf.get(to);
        boolean leadsOut = to != null && ring != null && !ring.equals(ringOf.get(from));
        if (leadsOut && !inward.containsKey(to) && !to.equals(inward.get(from))) {
          inward.put(to, from);
          reached.add(ring);
          open.add(to);
        }
      }
    }
    return reached.size() == rings.size() ? inward : Map.of();
  }

  private static boolean hasLinkInward(
      List<List<String>> rings, Map<String, String> inward, int index) {
    return inward.containsKey(rings.getFirst().get(index));
  }

  private static List<List<String>> rings(List<String> cells, CellMap round) {
    List<List<String>> rings = new ArrayList<>();
    Set<String> seen = new LinkedHashSet<>();
    for (String cell : cells) {
      List<String> ring = new ArrayList<>();
      String at = cell;
      while (at != null && seen.add(at)) {
        ring.add(at);
        at = round.links().get(at);
      }
      if (cell.equals(at) && ring.size() > 1) {
        rings.add(ring);
      }
    }
    return rings;
  }

  /** The rings from the outermost on, rotated so that the paths inward are straight. */
  private static List<List<String>> outerFirst(
      List<List<String>> rings, Map<String, String> inward) {
    List<List<String>> sorted = new ArrayList<>();
    List<List<String>> rest = new ArrayList<>(rings);
    List<String> ring =
        rings.stream()
            .filter(some -> some.stream().noneMatch(inward::containsValue))
            .findFirst()
            .orElse(rings.getFirst());
    while (ring != null) {
      sorted.add(ring);
      rest.remove(ring);
      List<String> outer = ring;
      ring = null;
      for (int i = 0; i < outer.size() && ring == null; i++) {
        String inner = inward.get(outer.get(i));
        for (List<String> next : rest) {
          if (next.contains(inner) && next.size() == outer.size()) {
            ring = new ArrayList<>(next);
            java.util.Collections.rotate(ring, i - next.indexOf(inner));
            rest.remove(next);
            break;
          }
        }
      }
    }
    sorted.addAll(rest);
    return sorted;
  }

  private static Point onCircle(double part) {
    double angle = 2 * Math.PI * part;
    return new Point(Math.sin(angle), -Math.cos(angle));
  }

  /** Corners and middles of the sides of a square, clockwise from the upper left corner. */
  private static Point onSquare(int place) {
    return switch (place) {
      case 0 -> new Point(-1, -1);
      case 1 -> new Point(0, -1);
      case 2 -> new Point(1, -1);
      case 3 -> new Point(1, 0);
      case 4 -> new Point(1, 1);
      case 5 -> new Point(0, 1);
      case 6 -> new Point(-1, 1);
      default -> new Point(-1, 0);
    };
  }
}
