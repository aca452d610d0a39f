package org.regames.backend.layout;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.summarizingInt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Numbers the places of a plane, with gaps between them, so that a step adds the same number
 * wherever it is taken: it searches a number for a step along each axis such that all places have
 * different numbers. Of all such numberings it takes one with the most consecutive places in order,
 * since loops over all places follow that order; of these the narrowest. On a board of eight rows
 * and columns the steps are 1 and 8; for its dark places alone, with diagonal axes, 4 and 5.
 */
final class Strides {
  private final int[][] places;

  /** The places at the ends of each row: only these can have the lowest and highest numbers. */
  private final int[][] ends;

  private Strides(int[][] places) {
    this.places = places;
    Map<Integer, IntSummaryStatistics> rows =
        Arrays.stream(places)
            .collect(groupingBy(place -> place[1], summarizingInt(place -> place[0])));
    this.ends =
        rows.entrySet().stream()
            .flatMap(
                row ->
                    Stream.of(row.getValue().getMin(), row.getValue().getMax())
                        .map(end -> new int[] {end, row.getKey()}))
            .toArray(int[][]::new);
  }

  /**
   * Numbers places from 0 on.
   *
   * <p>Takes time proportional to the square of the number of places: about as many pairs of steps
   * are tried as there are places, and the plausible ones are checked on all of them.
   *
   * @param places the two coordinates of each place, which are all different
   * @param limit an exclusive bound on all numbers
   * @return nothing if there is not enough room
   */
  static Optional<int[]> numbers(int[][] places, int limit) {
    Strides strides = new Strides(places);
    int most = 2 * (int) Math.ceil(Math.sqrt(places.length)) + 2;
    List<int[]> found = new ArrayList<>();
    for (int along = -most; along <= most; along++) {
      for (int across = -most; across <= most; across++) {
        int span = strides.span(along, across);
        if (span >= places.length && span <= limit && strides.areDistinct(along, across)) {
          found.add(strides.numbers(along, across));
        }
      }
    }
    return found.stream()
        .min(
            Comparator.comparingInt(Strides::descents)
                .thenComparing(numbers -> Arrays.stream(numbers).max().orElse(0)));
  }

  private static int descents(int[] numbers) {
    return (int)
        IntStream.range(1, numbers.length).filter(i -> numbers[i] < numbers[i - 1]).count();
  }

  private static int number(int[] place, int along, int across) {
    return along * place[0] + across * place[1];
  }

  private int lowest(int along, int across) {
    return Arrays.stream(ends).mapToInt(place -> number(place, along, across)).min().orElse(0);
  }

  private int span(int along, int across) {
    return 1 - lowest(-along, -across) - lowest(along, across);
  }

  private boolean areDistinct(int along, int across) {
    int lowest = lowest(along, across);
    BitSet seen = new BitSet();
    for (int[] place : places) {
      int number = number(place, along, across) - lowest;
      if (seen.get(number)) {
        return false;
      }
      seen.set(number);
    }
    return true;
  }

  private int[] numbers(int along, int across) {
    int lowest = lowest(along, across);
    return Arrays.stream(places).mapToInt(p -> number(p, along, across) - lowest).toArray();
  }
}
