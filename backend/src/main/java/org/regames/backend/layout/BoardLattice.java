package org.regames.backend.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Finds out how the places of a board lie in a plane. Steps are vectors that are not known yet, and
 * a place has a coordinate for each of them: how often it has to be taken to get there from the
 * first place. Where two ways lead to one place their vectors depend on each other, and one of them
 * is given by the others; of a plane two are left.
 *
 * <p>A step is left out if it would make two places the same, as one through a portal does.
 */
final class BoardLattice {
  /** Larger coordinates belong to no board. */
  private static final int MOST = 1 << 12;

  /** For each place its coordinates from the first place of its part. */
  private int[][] places;

  /** For each place the part of the board that it is linked with by steps. */
  private final int[] parts;

  private BoardLattice(int[][] places, int[] parts) {
    this.places = places;
    this.parts = parts;
  }

  /**
   * The coordinates of the places of a board in a plane or on a line.
   *
   * <p>Takes time in proportion to the square of the places, as parts of the board are linked one
   * after the other, times the steps.
   *
   * @param size the number of places
   * @param steps for each step and place the place that it leads to, -1 for none
   * @return for each place two coordinates; none if the board is not in one piece or in no plane
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

  /** The coordinates with room for one more vector. */
  private int[][] widened() {
    return Arrays.stream(places)
        .map(place -> Arrays.copyOf(place, place.length + 1))
        .toArray(int[][]::new);
  }

  /** Adds a step, whose vector is the last one; says whether it can be one. */
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

  /** The last vector that others give if this sum of vectors is nothing; -1 if none is. */
  private static int given(int[] sum) {
    return IntStream.range(0, sum.length).filter(i -> Math.abs(sum[i]) == 1).max().orElse(-1);
  }

  /** A sum of vectors with one of them given by others, as another sum is nothing. */
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
