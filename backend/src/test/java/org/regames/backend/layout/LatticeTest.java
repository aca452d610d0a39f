package org.regames.backend.layout;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Places get coordinates by steps, and numbers by their coordinates. */
class LatticeTest {
  private static final int[] EAST = {1, 2, -1, 4, 5, -1, 7, 8, -1};
  private static final int[] SOUTH = {3, 4, 5, 6, 7, 8, -1, -1, -1};

  @Test
  void wherePlacesLieFollowsFromSteps() {
    int[][] plane = BoardLattice.plane(9, List.of(EAST, SOUTH)).orElseThrow();

    for (int place = 0; place < 9; place++) {
      assertArrayEquals(new int[] {place % 3, place / 3}, minus(plane[place], plane[0]));
    }
  }

  @Test
  void aStepThatOthersGiveNeedsNoDirectionOfItsOwn() {
    int[] knight = {5, -1, 3, 8, -1, 6, -1, -1, -1}; // to the right and back at the edge: no step
    int[] diagonal = {4, 5, -1, 7, 8, -1, -1, -1, -1};

    assertTrue(BoardLattice.plane(9, List.of(EAST, SOUTH, diagonal)).isPresent());
    assertTrue(BoardLattice.plane(9, List.of(diagonal, EAST, SOUTH)).isPresent());
    assertArrayEquals(
        BoardLattice.plane(9, List.of(EAST, SOUTH)).orElseThrow(),
        BoardLattice.plane(9, List.of(EAST, SOUTH, knight)).orElseThrow());
  }

  @Test
  void placesThatNoStepLinksLieNowhere() {
    assertEquals(Optional.empty(), BoardLattice.plane(9, List.of(EAST)));
    assertEquals(Optional.empty(), BoardLattice.plane(2, List.of()));
  }

  @Test
  void aCircleIsNoLine() {
    assertEquals(Optional.empty(), BoardLattice.plane(4, List.of(new int[] {1, 2, 3, 0})));
  }

  @Test
  void aRoomIsNoPlane() {
    int[] up = IntStream.range(0, 27).map(i -> i < 18 ? i + 9 : -1).toArray();
    int[] east = IntStream.range(0, 27).map(i -> i % 3 < 2 ? i + 1 : -1).toArray();
    int[] south = IntStream.range(0, 27).map(i -> i % 9 < 6 ? i + 3 : -1).toArray();

    assertEquals(Optional.empty(), BoardLattice.plane(27, List.of(up, east, south)));
  }

  @Test
  void numbersAreAsNearAsCanBe() {
    int[][] board = BoardLattice.plane(9, List.of(EAST, SOUTH)).orElseThrow();
    int[][] cross = {{1, 0}, {0, 1}, {1, 1}, {2, 1}, {1, 2}};

    assertArrayEquals(IntStream.range(0, 9).toArray(), Strides.numbers(board, 64).orElseThrow());
    int[] numbers = Strides.numbers(cross, 64).orElseThrow();
    assertEquals(5, Arrays.stream(numbers).distinct().count());
    assertEquals(4, Arrays.stream(numbers).max().orElseThrow());
    assertEquals(numbers[4] - numbers[2], numbers[2] - numbers[0]);
    assertEquals(numbers[3] - numbers[2], numbers[2] - numbers[1]);
    assertEquals(Optional.empty(), Strides.numbers(board, 8));
  }

  private static int[] minus(int[] one, int[] other) {
    return IntStream.range(0, one.length).map(i -> one[i] - other[i]).toArray();
  }
}
