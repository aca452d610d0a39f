package org.regames.pcg.evolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LineCommentsTest {
  private static final String BEFORE =
      """
      // Sticks
      //
      // Rules: the last one wins.

      // What lies there.
      heap = 7

      // A move.
      graph turn() {
        // One or two.
        take()
      }
      """;

  @Test
  void commentsStayAboveWhatHasNotChanged() {
    String made =
        """
        heap = 9

        graph turn() {
          take()
        }
        """;
    String kept =
        """
        // Changed. Comments are those of the game that it was made from:
        // Sticks
        //
        // Rules: the last one wins.

        heap = 9

        // A move.
        graph turn() {
          // One or two.
          take()
        }
        """;
    assertEquals(kept, LineComments.kept(BEFORE, made));
    String again = LineComments.kept(kept, made.replace('9', '8'));
    assertEquals(kept.replace('9', '8'), again, "the head says once that it was changed");
  }

  @Test
  void aTextWithCommentsOfItsOwnStaysAsItIs() {
    assertEquals("// Own\nheap = 7\n", LineComments.kept(BEFORE, "// Own\nheap = 7\n"));
    assertEquals("heap = 8\n", LineComments.kept("heap = 7\n", "heap = 8\n"));
  }

  @Test
  void howAGameWasMadeIsNotHandedDown() {
    String made = "// Made by someone: mutated.\n// - more\n\n" + BEFORE;
    assertEquals(BEFORE, LineComments.withoutMade(made, "//"));
    assertEquals(BEFORE, LineComments.withoutMade(BEFORE, "//"));
    assertEquals(LineComments.kept(BEFORE, "heap = 8\n"), LineComments.kept(made, "heap = 8\n"));
  }
}
