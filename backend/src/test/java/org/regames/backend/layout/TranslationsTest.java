package org.regames.backend.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

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

  private static Numbering numbering(String text) {
    return Layout.of(Builtins.complete(Games.of(text))).numbering();
  }
}
