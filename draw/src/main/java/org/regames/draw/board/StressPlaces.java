package org.regames.draw.board;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Places of the nodes of any graph: so that their distances approximate those along its edges (E.
 * Gansner, Y. Koren, S. North, "Graph drawing by stress majorization", 2004). Starts from a circle,
 * so that the same graph gives the same drawing. Takes n² time per iteration.
 */
final class StressPlaces {
  private static final int FEWEST_NODES = 5;
  private static final int MOST_NODES = 200;
  private static final int ROUNDS = 300;

  private StressPlaces() {}

  /** The places; nothing if the graph is too large or not connected. */
  static Optional<Map<String, Point>> places(List<String> cells, List<CellMap> steps) {
    int count = cells.size();
    if (count > MOST_NODES || count < FEWEST_NODES) {
      return Optional.empty();
    }
    double[][] distances = distances(cells, steps);
    for (double[] row : distances) {
      if (Arrays.stream(row).anyMatch(Double::isInfinite)) {
        return Optional.empty();
      }
    }
    double[] x = new double[count];
    double[] y = new double[count];
    for (int i = 0; i < count; i++) {
      x[i] = count / 6.0 * Math.sin(2 * Math.PI * i / count);
      y[i] = -count / 6.0 * Math.cos(2 * Math.PI * i / count);
    }
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < count; i++) {
        move(i, x, y, distances[i]);
      }
    }
    Map<String, Point> places = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      places.put(cells.get(i), new Point(1.4 * x[i], 1.4 * y[i]));
    }
    return Optional.of(places);
  }

  private static void move(int i, double[] x, double[] y, double[] wanted) {
    double sumX = 0;
    double sumY = 0;
    double weights = 0;
    for (int j = 0; j < x.length; j++) {
      if (j != i) {
        double weight = 1 / (wanted[j] * wanted[j]);
        double length = Math.max(1e-9, Math.hypot(x[i] - x[j], y[i] - y[j]));
        double pull = wanted[j] / length;
        sumX += weight * (x[j] + pull * (x[i] - x[j]));
        sumY += weight * (y[j] + pull * (y[i] - y[j]));
        weights += weight;
      }
    }
    x[i] = sumX / weights;
    y[i] = sumY / weights;
  }

  private static double[][] distances(List<String> cells, List<CellMap> steps) {
    Map<String, Integer> index = new HashMap<>();
    cells.forEach(cell -> index.put(cell, index.size()));
    int count = cells.size();
    boolean[][] linked = new boolean[count][count];
    for (CellMap step : steps) {
      step.links()
          .forEach(
              (from, to) -> {
                if (index.containsKey(from) && index.containsKey(to)) {
                  linked[index.get(from)][index.get(to)] = true;
                  linked[index.get(to)][index.get(from)] = true;
                }
              });
    }
    double[][] distances = new double[count][count];
    for (int start = 0; start < count; start++) {
      Arrays.fill(distances[start], Double.POSITIVE_INFINITY);
      distances[start][start] = 0;
      ArrayDeque<Integer> open = new ArrayDeque<>(List.of(start));
      while (!open.isEmpty()) {
        int from = open.poll();
        for (int to = 0; to < count; to++) {
          if (linked[from][to] && Double.isInfinite(distances[start][to])) {
            distances[start][to] = distances[start][from] + 1;
            open.add(to);
          }
        }
      }
    }
    return distances;
  }
}
