package org.regames.lud.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.regames.lud.board.graph.Point;

/** The straight lines of steps from sites of a type. They are computed on first use and cached. */
public final class Radials {
  private static final int[][] NONE = {};

  /** How far a line may bend from one step to the next: 0.25 radians. */
  private static final double MOST_BEND = StrictMath.tan(0.25);

  private static final double TIE = 1e-9;

  /** Lines this near to straight back, in radians, are opposite. */
  private static final double STRAIGHT_BACK = StrictMath.cos(0.1);

  private final Steps steps;
  private final Point[] positions;

  /** The lines by direction and site. */
  private final AtomicReferenceArray<AtomicReferenceArray<int[][]>> known =
      new AtomicReferenceArray<>(AbsoluteDirection.values().length);

  Radials(Steps steps, Point[] positions) {
    this.steps = steps;
    this.positions = positions;
  }

  /**
   * The lines from a site that begin with a step in a direction and continue in it, clockwise from
   * N; each has the sites after this one, at least one. Must not be changed. Sites that the board
   * does not have, such as those of hands, have none.
   */
  public int[][] of(int site, AbsoluteDirection direction) {
    if (site < 0 || site >= steps.size()) {
      return NONE;
    }
    AtomicReferenceArray<int[][]> sites = known.get(direction.ordinal());
    if (sites == null) {
      known.compareAndSet(direction.ordinal(), null, new AtomicReferenceArray<>(positions.length));
      sites = known.get(direction.ordinal());
    }
    int[][] lines = sites.get(site);
    if (lines == null) {
      lines = direction == AbsoluteDirection.ROTATIONAL ? rotational(site) : lines(site, direction);
      sites.set(site, lines);
    }
    return lines;
  }

  /**
   * The line that leads back from a site where another one begins: the first one, of all steps or,
   * for a kind of steps, of that kind, that begins within 0.1 radians of straight back.
   *
   * @return that line, or one without sites
   */
  public int[] opposite(int site, AbsoluteDirection direction, int[] line) {
    for (int[] other : of(site, direction.isKind() ? direction : AbsoluteDirection.ALL)) {
      if (cos(site, line[0], other[0]) <= -STRAIGHT_BACK) {
        return other;
      }
    }
    return new int[0];
  }

  /** Those of some directions in which a line from a site leads to another one. */
  public List<AbsoluteDirection> leading(int from, int to, List<AbsoluteDirection> directions) {
    return directions.stream()
        .filter(direction -> Arrays.stream(of(from, direction)).anyMatch(line -> has(line, to)))
        .toList();
  }

  private static boolean has(int[] line, int site) {
    return Arrays.stream(line).anyMatch(each -> each == site);
  }

  /** The lines of a direction without those that are opposite to one before. */
  public int[][] distinct(int site, AbsoluteDirection direction) {
    List<int[]> kept = new ArrayList<>();
    List<int[]> opposites = new ArrayList<>();
    for (int[] line : of(site, direction)) {
      if (opposites.stream().noneMatch(opposite -> Arrays.equals(opposite, line))) {
        kept.add(line);
        opposites.add(opposite(site, direction, line));
      }
    }
    return kept.toArray(int[][]::new);
  }

  private double cos(int site, int a, int b) {
    Point here = positions[site];
    double[] u = leg(here, positions[a]);
    double[] v = leg(here, positions[b]);
    return dot(u, v) / (Math.sqrt(dot(u, u)) * Math.sqrt(dot(v, v)));
  }

  private static double[] leg(Point from, Point to) {
    return new double[] {to.x() - from.x(), to.y() - from.y(), to.z() - from.z()};
  }

  private static double dot(double[] u, double[] v) {
    return u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
  }

  private int[][] lines(int site, AbsoluteDirection direction) {
    List<int[]> lines = new ArrayList<>();
    for (int k = 0; k < steps.targets(site).length; k++) {
      if (steps.has(site, k, direction)) {
        lines.add(line(site, steps.targets(site)[k], direction));
      }
    }
    return lines.toArray(int[][]::new);
  }

  private int[] line(int site, int first, AbsoluteDirection direction) {
    boolean bent = AbsoluteDirection.AROUND_PIVOT.contains(direction);
    BitSet visited = new BitSet();
    visited.set(site);
    List<Integer> line = new ArrayList<>();
    int last = site;
    int next = first;
    while (next >= 0 && !visited.get(next)) {
      line.add(next);
      visited.set(next);
      int following = bent ? first(next, direction) : straightest(last, next, direction);
      last = next;
      next = following;
    }
    return line.stream().mapToInt(Integer::intValue).toArray();
  }

  private int first(int site, AbsoluteDirection direction) {
    int[] targets = steps.targets(site, direction);
    return targets.length == 0 ? -1 : targets[0];
  }

  private int straightest(int last, int site, AbsoluteDirection direction) {
    double[] v = leg(positions[last], positions[site]);
    int best = -1;
    double least = MOST_BEND;
    for (int k = 0; k < steps.targets(site).length; k++) {
      if (!steps.has(site, k, direction)) {
        continue;
      }
      double[] u = leg(positions[site], positions[steps.targets(site)[k]]);
      double along = dot(u, v);
      if (along > 0) {
        double x = u[1] * v[2] - u[2] * v[1];
        double y = u[2] * v[0] - u[0] * v[2];
        double z = u[0] * v[1] - u[1] * v[0];
        double bend = Math.sqrt(x * x + y * y + z * z) / along;
        if (bend < least - TIE) {
          least = bend;
          best = steps.targets(site)[k];
        }
      }
    }
    return best;
  }

  /**
   * Straight lines, and whole circles and spokes; of lines with the same start only the longest.
   */
  private int[][] rotational(int site) {
    List<int[]> all = new ArrayList<>(List.of(lines(site, AbsoluteDirection.ROTATIONAL)));
    for (AbsoluteDirection direction : AbsoluteDirection.AROUND_PIVOT) {
      for (int[] line : of(site, direction)) {
        if (all.stream().noneMatch(other -> Arrays.equals(other, line))) {
          all.add(line);
        }
      }
    }
    return all.stream()
        .filter(line -> all.stream().noneMatch(other -> goesOn(line, other)))
        .toArray(int[][]::new);
  }

  private static boolean goesOn(int[] line, int[] longer) {
    return longer.length > line.length
        && Arrays.equals(line, 0, line.length, longer, 0, line.length);
  }
}
