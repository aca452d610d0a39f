package org.regames.backend.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.backend.interpreter.Turn;

class MoveNotationTest {
  private static final List<List<String>> LEGAL =
      List.of(
          List.of("S__3_1", "S__3_2"),
          List.of("S__3_1", "S__4_2"),
          List.of("S__1_11"),
          List.of("S__11_1"),
          List.of());

  private static final MoveNotation NOTATION =
      new MoveNotation(Set.of("S__3_1", "S__3_2", "S__4_2", "S__1_11", "S__11_1", "S__a_2"));

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
    assertEquals(Optional.of(LEGAL.getFirst()), NOTATION.find(LEGAL, text));
  }

  @Test
  void aMoveIsSaidAsItCanBeWritten() {
    assertEquals("3,1 3,2", NOTATION.said(LEGAL.getFirst()));
    assertEquals("a2 pass", NOTATION.said(List.of("S__a_2", "pass")));
    assertEquals("x: 3,1", NOTATION.said(new Turn("x", List.of("S__3_1"))));
    assertEquals("x:", NOTATION.said(new Turn("x", List.of())));
  }

  @Test
  void wordsBeforeBracketsAreSaid() {
    MoveNotation notation = new MoveNotation(Set.of("mark__b_3", "move__b_1__2", "noop"));
    assertEquals("mark(b,3) noop", notation.said(List.of("mark__b_3", "noop")));
    List<List<String>> legal = List.of(List.of("mark__b_3"), List.of("drop__b_3"), List.of("noop"));
    for (String text : List.of("mark(b,3)", "mark b 3", "(mark b 3)", "MARK__B_3", "mark b3")) {
      assertEquals(Optional.of(legal.getFirst()), notation.find(legal, text), text);
    }
    assertEquals(Optional.of(legal.getFirst()), notation.find(List.of(legal.getFirst()), "b,3"));
  }

  @Test
  void tagsThatWouldBeSaidTheSameKeepTheirConstructors() {
    MoveNotation notation = new MoveNotation(Set.of("R__1_2", "D__1_2", "R__2_2"));
    List<List<String>> legal = List.of(List.of("R__1_2", "R__2_2"), List.of("D__1_2", "R__2_2"));
    assertEquals("R(1,2) 2,2", notation.said(legal.getFirst()));
    for (String text : List.of("R(1,2) 2,2", "R__1_2 2,2", "r 1 2 r 2 2")) {
      assertEquals(Optional.of(legal.getFirst()), notation.find(legal, text), text);
    }
    assertEquals(Optional.of(legal.getLast()), notation.find(legal, "D(1,2) R(2,2)"));
    assertEquals(
        "`1,2 2,2` may be R(1,2) 2,2 or D(1,2) 2,2",
        assertThrows(IllegalArgumentException.class, () -> notation.find(legal, "1,2 2,2"))
            .getMessage());
  }

  @Test
  void tagsThatDifferInUnderscoresOnlyStayAsTheyAre() {
    MoveNotation notation = new MoveNotation(Set.of("R__1_2", "R__1__2"));
    assertEquals("R__1_2 R__1__2", notation.said(List.of("R__1_2", "R__1__2")));
  }

  @Test
  void coordinatesAreThoseAtTheBoard() {
    List<List<String>> legal = List.of(List.of("x4y0", "x3y0"), List.of("cy2x0"));
    MoveNotation notation = new MoveNotation(Set.of("x4y0", "x3y0", "cy2x0"));
    assertEquals("x4y0 x3y0", notation.said(legal.getFirst()));
    assertEquals(Optional.of(legal.getFirst()), notation.find(legal, "4,0 3,0"));
    assertEquals(Optional.of(legal.getLast()), notation.find(legal, "0,2"));
  }

  @Test
  void whatMayBeSeveralMovesIsSaidToBe() {
    assertEquals(Optional.of(List.of("S__11_1")), NOTATION.find(LEGAL, "11,1"));
    String message =
        assertThrows(IllegalArgumentException.class, () -> NOTATION.find(LEGAL, "111"))
            .getMessage();
    assertEquals("`111` may be 1,11 or 11,1", message);
  }

  @Test
  void whatIsNoMoveIsNone() {
    assertEquals(Optional.empty(), NOTATION.find(LEGAL, "3,1 3,9"));
    assertEquals(Optional.of(List.of()), NOTATION.find(LEGAL, " "));
  }

  @Test
  void capitalsCountWhereMovesDifferInThem() {
    List<List<String>> legal = List.of(List.of("a", "Q"), List.of("a", "q"));

    assertEquals(
        Optional.of(List.of("a", "q")), new MoveNotation(Set.of("a", "Q", "q")).find(legal, "a q"));
  }

  @Test
  void theNearestMoveBeginsTheSame() {
    assertEquals(
        Optional.of(List.of("S__3_1", "S__3_2")),
        NOTATION.nearest(LEGAL, List.of("S__3_1", "S__3_5")));
    assertEquals(
        Optional.of(List.of("S__3_1", "S__4_2")),
        NOTATION.nearest(LEGAL, List.of("S__9_9", "S__4_2")));
    assertEquals(Optional.of(List.of("S__11_1")), NOTATION.nearest(LEGAL, List.of("S__11_2")));
  }
}
