package org.regames.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class LabelsTest {
  @Test
  void shortLabelsStayOnOneLine() {
    assertEquals(List.of("pos = next[pos]"), Labels.wrapped("pos = next[pos]"));
    assertEquals(List.of(), Labels.wrapped(""));
  }

  @Test
  void linesBreakAtBlanks() {
    assertEquals(
        List.of("board[neighbour[pos]] ==", "opponent[me]"),
        Labels.wrapped("board[neighbour[pos]] == opponent[me]"));
  }

  @Test
  void wordsBreakBeforeBracketsAndElseAnywhere() {
    assertEquals(
        List.of("abcdefghijklmnop", "[abcdefghijklmnopqrstuvwxyz]"),
        Labels.wrapped("abcdefghijklmnop[abcdefghijklmnopqrstuvwxyz]"));
    List<String> lines = Labels.wrapped("x".repeat(100));
    assertEquals("x".repeat(100), String.join("", lines));
    assertTrue(lines.stream().allMatch(line -> line.length() <= Labels.WIDTH), lines.toString());
  }
}
