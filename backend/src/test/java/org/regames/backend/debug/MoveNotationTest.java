package org.regames.backend.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveNotationTest {
  private static final List<List<String>> LEGAL =
      List.of(
          List.of("S__3_1", "S__3_2"),
          List.of("S__3_1", "S__4_2"),
          List.of("S__1_11"),
          List.of("S__11_1"),
          List.of());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "S__3_1 S__3_2",
        "s__3_1  s__3_2",
        "3,1 3,2",
        "(3,1) (3,2)",
        "3_1 3_2",
        "31 32",
        "31-32",
        "3_1-3_2",
        "3132"
      })
  void theSameMoveIsWrittenInManyWays(String text) {
    assertEquals(Optional.of(LEGAL.getFirst()), MoveNotation.find(LEGAL, text));
  }

  @Test
  void aMoveIsSaidAsItCanBeWritten() {
    assertEquals("3,1 3,2", MoveNotation.said(LEGAL, LEGAL.getFirst()));
    assertEquals("a2 pass", MoveNotation.said(List.of("S__a_2", "pass")));
    List<List<String>> alike = List.of(List.of("row__1"), List.of("column__1"));
    assertEquals("row__1", MoveNotation.said(alike, alike.getFirst()));
  }

  @Test
  void whatMayBeSeveralMovesIsSaidToBe() {
    assertEquals(Optional.of(List.of("S__11_1")), MoveNotation.find(LEGAL, "11,1"));
    String message =
        assertThrows(IllegalArgumentException.class, () -> MoveNotation.find(LEGAL, "111"))
            .getMessage();
    assertEquals("`111` may be S__1_11 or S__11_1", message);
  }

  @Test
  void whatIsNoMoveIsNone() {
    assertEquals(Optional.empty(), MoveNotation.find(LEGAL, "3,1 3,9"));
    assertEquals(Optional.of(List.of()), MoveNotation.find(LEGAL, " "));
  }

  @Test
  void capitalsCountWhereMovesDifferInThem() {
    List<List<String>> legal = List.of(List.of("a", "Q"), List.of("a", "q"));

    assertEquals(Optional.of(List.of("a", "q")), MoveNotation.find(legal, "a q"));
  }

  @Test
  void theNearestMoveBeginsTheSame() {
    assertEquals(
        Optional.of(List.of("S__3_1", "S__3_2")),
        MoveNotation.nearest(LEGAL, List.of("S__3_1", "S__3_5")));
    assertEquals(
        Optional.of(List.of("S__3_1", "S__4_2")),
        MoveNotation.nearest(LEGAL, List.of("S__9_9", "S__4_2")));
    assertEquals(Optional.of(List.of("S__11_1")), MoveNotation.nearest(LEGAL, List.of("S__11_2")));
  }
}
