package org.regames.backend.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

class CellValuesTest {
  /** A stone goes on the square after one, if that is free; the wall beside the board never is. */
  private static final String BESIDE =
      """
      type Cell = {a, b, c, d, e, off}; type Square = {a, b, c, d, e};
      type Piece = {none, red, wall};
      const next: Cell -> Cell = {:off, a: b, b: c, c: d, d: e};
      var board: Cell -> Piece = {:none, off: wall}; var at: Cell = a;
      begin, x1: player = x;
      x1, x2: at = Square(*); x2, x3: $$ at; x3, x4: at = next[at];
      x4, x5: board[at] == none; x5, x6: board[at] = red; x6, x7: player = keeper;
      x7, x8: board[e] == none; x8, x1: player = x;
      x7, x9: board[e] != none; x9, end: player = keeper;
      """;

  /** The same, but the first stone that leaves the board takes the place of the wall. */
  private static final String OVER = BESIDE.replace("board[at] == none;", "board[at] != red;");

  /** The same without a variable for the cell: the guard and the assignment name it alike. */
  private static final String UNNAMED =
      BESIDE
          .replace("x3, x4: at = next[at];\n", "\n")
          .replace("x4, x5: board[at] == none;", "x3, x5: board[next[at]] == none;")
          .replace("board[at] = red", "board[next[at]] = red");

  @Test
  void placesBesideTheBoardAreNotLookedAt() {
    assertEquals("wall", beside(BESIDE));
    assertEquals("wall", beside(UNNAMED));
    int all = functions(BESIDE, Feature.all()).toString().length();
    assertTrue(all < functions(BESIDE, Feature.without(Feature.CELL_VALUES)).toString().length());
    assertAgrees(BESIDE);
    assertAgrees(UNNAMED);
  }

  /** A stone goes behind the one that was passed, which there always is a square for. */
  private static final String PASSED =
      BESIDE
          .replace("var at:", "var passed: Cell = a; var at:")
          .replace("x3, x4: at", "x3, y3: passed = at; y3, x4: at")
          .replace("board[at] = red", "board[next[passed]] = red");

  @Test
  void whatIsKeptLetsTheNextStepsSucceed() {
    assertEquals("wall", beside(PASSED));
    assertAgrees(PASSED);
  }

  @Test
  void whatIsKeptMayBeAnythingWhereThereIsAnotherWay() {
    String game = PASSED.replace("x4, x5:", "x4, x5: at == off; x4, x5:");

    assertEquals("red wall", beside(game));
    assertAgrees(game);
  }

  /** What is passed before is compared with what it was passed, not with what it was before. */
  @Test
  void whatIsKeptIsKnownToTheNextSteps() {
    String game = PASSED.replace("x4, x5: board[at] == none;", "x4, x5: passed == e;");

    assertEquals("red wall", beside(game));
    assertAgrees(game);
  }

  @Test
  void placesThatAreAssignedAreLookedAt() {
    assertEquals("red wall", beside(OVER));
    assertEquals(
        functions(OVER, Feature.without(Feature.CELL_VALUES)), functions(OVER, Feature.all()));
    assertAgrees(OVER);
  }

  @Test
  void assignmentsOfWholeMapsAreAssignmentsOfAllPlaces() {
    String game =
        BESIDE
            .replace("var at:", "var other: Cell -> Piece = {:none}; var at:")
            .replace("x6, x7:", "x6, y6: board = other; y6, x7:");

    assertEquals("any", beside(game));
    assertAgrees(game);
  }

  /** What a map gives that is one of several is all that these give, however often it is asked. */
  @Test
  void longWalksByMapsThatVaryTakeLittleWork() {
    int size = 64;
    String squares = joined(size, i -> "c" + i);
    StringBuilder path = new StringBuilder();
    String place = "at";
    for (int step = 0; step < 24; step++) {
      String steps = "k%d, l%d: board[%s] == none; l%d, k%d: board[%s] = red;\n";
      path.append(steps.formatted(step, step, place, step, step + 1, place));
      place = "way[" + place + "]";
    }
    String text =
        """
        type Cell = {%s, off}; type Square = {%s}; type Piece = {none, red, wall};
        const up: Cell -> Cell = {:off, %s}; const down: Cell -> Cell = {:off, %s};
        var board: Cell -> Piece = {:none, off: wall}; var at: Cell = c0; var way: Cell -> Cell = up;
        begin, x1: player = x; x1, x2: at = Square(*); x2, x3: $$ at;
        x3, x4: way = up; x3, x4: way = down; x4, k0: player = keeper; k24, end:;
        """
                .formatted(
                    squares,
                    squares,
                    joined(size - 1, i -> "c%d: c%d".formatted(i, i + 1)),
                    joined(size - 1, i -> "c%d: c%d".formatted(i + 1, i)))
            + path;

    assertEquals("wall", beside(text));
  }

  private static String joined(int size, IntFunction<String> text) {
    return IntStream.range(0, size).mapToObj(text).collect(Collectors.joining(", "));
  }

  private static void assertAgrees(String text) {
    List<Long> expected = new Perft(Interpreter.of(game(text))).counts(5);
    assertTrue(expected.get(3) > 0);
    assertEquals(expected, new ModelPerft(JvmEngine.compile(game(text))).counts(5));
  }

  /** What may be beside the board. */
  private static String beside(String text) {
    Game game = game(text);
    Plan plan = PlanBuilder.plan(game);
    int board = plan.layout().variable("board");
    int off = plan.layout().numbering().find("off");
    int place =
        plan.layout()
            .variables()
            .get(board)
            .array()
            .orElseThrow()
            .dimensions()
            .getFirst()
            .place(off);
    return plan.layout()
        .values(board, place)
        .map(
            values ->
                String.join(
                    " ",
                    values.stream().mapToObj(plan.layout().numbering()::name).sorted().toList()))
        .orElse("any");
  }

  private static Game game(String text) {
    return Builtins.complete(Games.of(text));
  }

  private static List<Plan.Function> functions(String text, Set<Feature> features) {
    return PlanBuilder.plan(game(text), features).functions();
  }
}
