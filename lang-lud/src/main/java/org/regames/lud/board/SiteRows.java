package org.regames.lud.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.regames.lud.board.graph.Point;

/**
 * Rows, columns and layers of sites, and the labels derived from them.
 *
 * @param row the row of each site, from 0 on
 * @param column the column of each site
 * @param layer the layer of each site
 * @param layers how many layers there are
 * @param angles the directions of rows and of columns, in degrees
 */
record SiteRows(int[] row, int[] column, int[] layer, int layers, Angles angles) {
  private static final double SAME = 0.001;

  /** Directions of rows and columns, in degrees from E. */
  record Angles(int row, int column) {}

  /**
   * Groups sites.
   *
   * @param given directions to use, or null to look for the best ones
   */
  static SiteRows of(Point[] positions, Angles given) {
    if (positions.length == 0) {
      return new SiteRows(new int[0], new int[0], new int[0], 0, new Angles(0, 90));
    }
    Box box = Box.of(positions);
    Division rows =
        given != null
            ? box.rows(positions, given.row())
            : best(List.of(0, 15, 30, 45, 60), angle -> box.rows(positions, angle), true);
    Division columns =
        given != null
            ? box.columns(positions, given.column())
            : best(
                List.of(rows.angle + 90, rows.angle + 105, rows.angle + 120),
                angle -> box.columns(positions, angle),
                false);
    double[] heights = distinct(positions, Point::z);
    int[] layer = nearest(positions, Point::z, heights);
    int[] row = rows.groups;
    int[] column = columns.groups;
    if (!unique(row, column, layer)) {
      Point[] ground =
          Arrays.stream(positions).filter(p -> Math.abs(p.z()) < SAME).toArray(Point[]::new);
      row = nearest(positions, Point::y, distinct(ground, Point::y));
      column = nearest(positions, Point::x, distinct(ground, Point::x));
    }
    return new SiteRows(row, column, layer, heights.length, new Angles(rows.angle, columns.angle));
  }

  /** The label of a site, such as {@code A1}: the column and, from 1 on, the row. */
  String label(int site) {
    String label = letters(column[site]) + (row[site] + 1);
    return layers > 1 ? label + "/" + layer[site] : label;
  }

  /** A to Z, AA to AZ, BA and so on. */
  private static String letters(int column) {
    String last = String.valueOf((char) ('A' + column % 26));
    return column < 26 ? last : letters(column / 26 - 1) + last;
  }

  /** The first site of each label. */
  Map<String, Integer> sitesByLabel() {
    Map<String, Integer> sites = new HashMap<>();
    for (int site = 0; site < row.length; site++) {
      sites.putIfAbsent(label(site), site);
    }
    return sites;
  }

  private static boolean unique(int[] row, int[] column, int[] layer) {
    Set<List<Integer>> seen = new HashSet<>();
    return IntStream.range(0, row.length)
        .allMatch(i -> seen.add(List.of(row[i], column[i], layer[i])));
  }

  /** A coordinate of a point. */
  private interface Axis {
    double of(Point point);
  }

  /** The values of a coordinate, ascending; nearly equal ones only once. */
  private static double[] distinct(Point[] points, Axis axis) {
    double[] sorted = Arrays.stream(points).mapToDouble(axis::of).sorted().toArray();
    List<Double> values = new ArrayList<>();
    for (double value : sorted) {
      if (values.isEmpty() || value - values.getLast() > SAME) {
        values.add(value);
      }
    }
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private static int[] nearest(Point[] points, Axis axis, double[] values) {
    return Arrays.stream(points).mapToInt(point -> nearest(axis.of(point), values)).toArray();
  }

  /** The index of the value that is nearest, the lower one on ties. */
  private static int nearest(double value, double[] values) {
    int place = Arrays.binarySearch(values, value);
    if (place >= 0) {
      return place;
    }
    int above = -place - 1;
    if (above == 0 || above == values.length) {
      return Math.max(0, above - 1);
    }
    return value - values[above - 1] <= values[above] - value ? above - 1 : above;
  }

  /** Groups sites along lines of an angle. */
  private interface Grouper {
    Division at(int angle);
  }

  private static Division best(List<Integer> angles, Grouper grouper, boolean stopEarly) {
    Division best = null;
    for (int angle : angles) {
      Division grouping = grouper.at(angle);
      if (best == null || grouping.error < best.error - 1e-12) {
        best = grouping;
      }
      if (stopEarly && grouping.error < 0.01) {
        break;
      }
    }
    return best;
  }

  /** Sites in groups: the group of each, and how badly groups and lines agree. */
  private record Division(int angle, int[] groups, double error) {}

  /** The extent of sites, and the distance that separates groups. */
  private record Box(double left, double right, double bottom, double top, double step) {
    static Box of(Point[] points) {
      double left = Arrays.stream(points).mapToDouble(Point::x).min().orElseThrow();
      double right = Arrays.stream(points).mapToDouble(Point::x).max().orElseThrow();
      double bottom = Arrays.stream(points).mapToDouble(Point::y).min().orElseThrow();
      double top = Arrays.stream(points).mapToDouble(Point::y).max().orElseThrow();
      double unit = (right - left + (top - bottom)) / 2 / Math.sqrt(points.length);
      return new Box(left, right, bottom, top, 0.6 * unit);
    }

    Division rows(Point[] points, int angle) {
      return group(points, (left + right) / 2, bottom - (top - bottom), angle);
    }

    Division columns(Point[] points, int angle) {
      return group(points, left - (right - left), (bottom + top) / 2, angle);
    }

    /** Groups by distance from the line through a point: a large gap begins a new group. */
    private Division group(Point[] points, double x, double y, int angle) {
      double dx = StrictMath.cos(Math.toRadians(angle));
      double dy = StrictMath.sin(Math.toRadians(angle));
      double[] distances =
          Arrays.stream(points)
              .mapToDouble(p -> Math.abs(dx * (p.y() - y) - dy * (p.x() - x)))
              .toArray();
      int[] order =
          IntStream.range(0, points.length)
              .boxed()
              .sorted(Comparator.comparingDouble(i -> distances[i]))
              .mapToInt(Integer::intValue)
              .toArray();
      int[] groups = new int[points.length];
      int group = -1;
      double sum = 0;
      int size = 0;
      double last = 0;
      double error = 0;
      for (int site : order) {
        if (size == 0 || Math.abs(distances[site] - sum / size) > step) {
          error += size == 0 ? 0 : square(sum / size - last) / size;
          group++;
          sum = 0;
          size = 0;
        }
        groups[site] = group;
        last = distances[site];
        sum += last;
        size++;
      }
      error += square(sum / size - last) / size;
      return new Division(angle, groups, error + 0.01 * (group + 1));
    }

    private static double square(double x) {
      return x * x;
    }
  }
}
