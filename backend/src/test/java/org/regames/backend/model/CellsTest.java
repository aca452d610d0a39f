package org.regames.backend.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class CellsTest {
  private static final List<Integer> HIGHEST = List.of(9, 1_000, 100_000);

  private static Object cells(int highest, int... numbers) {
    Object array = Cells.allocate(numbers.length, 0, highest);
    for (int i = 0; i < numbers.length; i++) {
      Cells.set(array, i, numbers[i]);
    }
    return array;
  }

  private static int[] numbers(Object array) {
    int[] numbers = new int[Cells.length(array)];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = Cells.get(array, i);
    }
    return numbers;
  }

  @Test
  void rowsAreCopiedBetweenArraysOfAnyWidths() {
    for (int wide : HIGHEST) {
      for (int other : HIGHEST) {
        Object to = cells(wide, 0, 0, 0, 0, 0, 0, 0, 0);
        Cells.copyRows(to, 1, 4, cells(other, 1, 2, 3, 4, 5, 6), 0, 3, 2, 2);
        assertArrayEquals(new int[] {0, 1, 2, 0, 0, 4, 5, 0}, numbers(to));
      }
    }
  }

  @Test
  void placesAreCopiedBetweenArraysOfAnyWidths() {
    for (int wide : HIGHEST) {
      for (int other : HIGHEST) {
        Object to = cells(wide, 0, 0, 0, 0);
        Object places = Cells.of(new int[] {2, 0});
        Cells.copy(to, 1, places, cells(other, 5, 6, 7), 0, Cells.of(new int[] {0, 2}));
        assertArrayEquals(new int[] {0, 7, 0, 5}, numbers(to));
      }
    }
  }

  @Test
  void whatIsCopiedWithinAnArrayIsReadBeforeItIsWritten() {
    Object rows = cells(9, 1, 2, 3, 4);
    Cells.copyRows(rows, 1, 1, rows, 0, 1, 3, 1);
    assertArrayEquals(new int[] {1, 1, 2, 3}, numbers(rows));

    Object row = cells(9, 1, 2, 3, 4);
    Cells.copyRows(row, 1, 0, row, 0, 0, 1, 3);
    assertArrayEquals(new int[] {1, 1, 2, 3}, numbers(row));
  }
}
