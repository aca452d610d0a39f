package org.regames.backend.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.ir.Builtins;

/** Places are numbered so that steps add a constant. */
class TranslationsTest {
  /** Places in rows of three; those in the corners are a type of their own. */
  private static final String ROWS =
      """
      type Square = {a, b, c, d, e, f, g, h, i}; type Cell = {a, b, c, d, e, f, g, h, i, off};
      type Corner = {elsewhere, a, c, g, i};
      const corner: Square -> Corner = {:elsewhere, a: a, c: c, g: g, i: i};
      var board: Cell -> Bool = {:0}; var seen: Corner -> Bool = {:0}; var at: Square = a;
      begin, x1: player = x; x1, x2: at = Square(*); x2, x3: board[at] == 0; x3, x4: board[at] = 1;
      x4, x5: seen[corner[at]] = 1; x5, x6: $$ at; x6, end: player = keeper;
      """;

  private static final String STEPS =
      ROWS
          + """
          const east: Cell -> Cell = {:off, a: b, b: c, d: e, e: f, g: h, h: i};
          const north: Cell -> Cell = {:off, a: d, b: e, c: f, d: g, e: h, f: i};
          """;

  @Test
  void rowsAreKeptWhereThereAreSteps() {
    Numbering numbering = numbering(STEPS);

    for (String square : "bcdefghi".split("")) {
      assertEquals(square.charAt(0) - 'a', numbering.find(square) - numbering.find("a"));
    }
    assertEquals(9, numbering.find("off") - numbering.find("a"));
  }

  @Test
  void allTypesAreKeptTogetherWhereThereAreNone() {
    Numbering numbering = numbering(ROWS);

    assertNotEquals(1, numbering.find("b") - numbering.find("a"));
    int[] corners =
        Stream.of("a", "c", "g", "i", "elsewhere").mapToInt(numbering::find).sorted().toArray();
    assertEquals(4, corners[4] - corners[0]);
  }

  /** The dark squares of a board of six rows, written row by row. */
  @Test
  void rowsOfADiagonalBoardHaveGapsBetweenThem() {
    int[][] diagonal = {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}};
    Numbering numbering = numbering(board(6, (x, y) -> (x + y) % 2 == 0, diagonal));

    assertEquals(
        List.of(1, 1, 1, 1),
        Stream.of(diagonal)
            .map(step -> added(numbering, 6, (x, y) -> (x + y) % 2 == 0, step).size())
            .toList());
    int[] numbers =
        IntStream.range(0, 36)
            .filter(i -> (i % 6 + i / 6) % 2 == 0)
            .map(i -> numbering.find("s" + i))
            .toArray();
    assertEquals(18, IntStream.of(numbers).distinct().count());
    assertEquals(0, numbers[0]);
    assertEquals(20, numbers[17] - numbers[0]); // three and four places apart
  }

  @Test
  void rowsStayAsTheyAreWhereGapsWouldTakeAnotherWord() {
    int[][] steps = {{1, 0}, {0, 1}};
    Squares corner = (x, y) -> x + y < 10;
    Numbering numbering = numbering(board(10, corner, steps));

    assertEquals(1, added(numbering, 10, corner, steps[0]).size());
    assertEquals(9, added(numbering, 10, corner, steps[1]).size());
  }

  @FunctionalInterface
  private interface Squares {
    boolean test(int x, int y);
  }

  /** A game on some squares of a board, with a constant for each step. */
  private static String board(int size, Squares on, int[][] steps) {
    String squares =
        IntStream.range(0, size * size)
            .filter(i -> on.test(i % size, i / size))
            .mapToObj(i -> "s" + i)
            .collect(Collectors.joining(", "));
    StringBuilder text = new StringBuilder("type Cell = {" + squares + ", off};\n");
    for (int step = 0; step < steps.length; step++) {
      text.append("const d" + step + ": Cell -> Cell = {:off");
      next(size, on, steps[step]).forEach((from, to) -> text.append(", " + from + ": " + to));
      text.append("};\n");
    }
    return text
        + """
        var board: Cell -> Bool = {:0}; var at: Cell = s0;
        begin, x1: player = x; x1, x2: at = Cell(*); x2, x3: board[at] == 0; x3, x4: board[at] = 1;
        x4, x6: $$ at; x6, end: player = keeper;
        """;
  }

  private static Map<String, String> next(int size, Squares on, int[] step) {
    Map<String, String> next = new TreeMap<>();
    for (int i = 0; i < size * size; i++) {
      int x = i % size + step[0];
      int y = i / size + step[1];
      boolean isOn = x >= 0 && x < size && y >= 0 && y < size && on.test(x, y);
      if (isOn && on.test(i % size, i / size)) {
        next.put("s" + i, "s" + (x + size * y));
      }
    }
    return next;
  }

  /** What a step adds to the numbers. */
  private static Set<Integer> added(Numbering numbering, int size, Squares on, int[] step) {
    return next(size, on, step).entrySet().stream()
        .map(one -> numbering.find(one.getValue()) - numbering.find(one.getKey()))
        .collect(Collectors.toSet());
  }

  private static Numbering numbering(String text) {
    return GameLayout.of(Builtins.complete(Games.of(text))).numbering();
  }
}
