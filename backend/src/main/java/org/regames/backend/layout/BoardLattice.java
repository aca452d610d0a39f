package org.regames.backend.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Finds an embedding of the places of a board in a plane. Steps are unknown vectors, and a place
 * has a coordinate for each of them: how often the step is taken on a path from the first place. If
 * two paths lead to the same place the vectors are linearly dependent, and one of them is expressed
 * by the others; in a plane two remain.
 *
 * <p>A step is left out if it would identify two places, as one through a portal does.
 */
final class BoardLattice {
  /** No board has larger coordinates. */
  private static final int MOST = 1 << 12;

  /** For each place its coordinates relative to the first place of its part. */
  private int[][] places;

  /** For each place the part of the board that steps connect it with. */
  private final int[] parts;

  private BoardLattice(int[][] places, int[] parts) {
    this.places = places;
    this.parts = parts;
  }

  /**
   * The coordinates of the places of a board in a plane or on a line.
   *
   * <p>Takes time proportional to the square of the number of places, as parts of the board are
   * joined one after the other, times the number of steps.
   *
   * @param size the number of places
   * @param steps for each step and place the place that it leads to, -1 for none
   * @return for each place two coordinates; nothing if the board is not connected or not planar in
   *     this sense
   */
  static Optional<int[][]> plane(int size, List<int[]> steps) {
    BoardLattice lattice = new BoardLattice(new int[size][0], IntStream.range(0, size).toArray());
    for (int[] step : steps) {
      BoardLattice more = new BoardLattice(lattice.widened(), lattice.parts.clone());
      if (more.add(step) && more.isDistinct()) {
        lattice = more;
      }
    }
    int[][] places = lattice.places;
    int[] used =
        IntStream.range(0, places[0].length)
            .filter(i -> Arrays.stream(places).anyMatch(place -> place[i] != 0))
            .toArray();
    if (used.length > 2 || Arrays.stream(lattice.parts).distinct().count() > 1) {
      return Optional.empty();
    }
    int[][] plane = new int[size][2];
    for (int place = 0; place < size; place++) {
      for (int i = 0; i < used.length; i++) {
        plane[place][i] = places[place][used[i]];
      }
    }
    return Optional.of(plane);
  }

  /** The coordinates with space for one more vector. */
  private int[][] widened() {
    return Arrays.stream(places)
        .map(place -> Arrays.copyOf(place, place.length + 1))
        .toArray(int[][]::new);
  }

  /** Adds a step, whose vector is the last one; returns false if it cannot be a vector. */
  private boolean add(int[] step) {
    int[] vector = new int[places[0].length];
    vector[vector.length - 1] = 1;
    for (int from = 0; from < step.length; from++) {
      int to = step[from];
      if (to < 0) {
        continue;
      }
      int[] apart = plus(plus(places[from], vector, 1), places[to], -1);
      if (parts[from] != parts[to]) {
        link(parts[from], parts[to], apart);
      } else if (Arrays.stream(apart).anyMatch(i -> i != 0)) {
        int given = given(apart);
        if (given < 0) {
          return false;
        }
        vector = without(vector, apart, given);
        for (int place = 0; place < places.length; place++) {
          places[place] = without(places[place], apart, given);
        }
      }
    }
    return Arrays.stream(places).flatMapToInt(Arrays::stream).allMatch(i -> Math.abs(i) < MOST);
  }

  private void link(int part, int other, int[] apart) {
    for (int place = 0; place < places.length; place++) {
      if (parts[place] == other) {
        parts[place] = part;
        places[place] = plus(places[place], apart, 1);
      }
    }
  }

  /**
   * The last vector that can be expressed by others if this linear combination is zero; -1 if none
   * can.
   */
  private static int given(int[] sum) {
    return IntStream.range(0, sum.length).filter(i -> Math.abs(sum[i]) == 1).max().orElse(-1);
  }

  /**
   * A linear combination with one vector eliminated by means of another combination that is zero.
   */
  private static int[] without(int[] sum, int[] nothing, int given) {
    return plus(sum, nothing, -sum[given] * nothing[given]);
  }

  private static int[] plus(int[] one, int[] other, int times) {
    return IntStream.range(0, one.length).map(i -> one[i] + times * other[i]).toArray();
  }

  private boolean isDistinct() {
    Set<List<Integer>> seen = new HashSet<>();
    for (int place = 0; place < places.length; place++) {
      List<Integer> whole = new ArrayList<>(List.of(parts[place]));
      Arrays.stream(places[place]).forEach(whole::add);
      if (!seen.add(whole)) {
        return false;
      }
    }
    return true;
  }
}
