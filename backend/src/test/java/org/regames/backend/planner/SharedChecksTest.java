package org.regames.backend.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/**
 * Stones in a row, where a point may be taken if its group has a liberty. There is a check for each
 * point, and paths of each come to all others.
 */
class SharedChecksTest {
  private static Game row(int length) {
    return row(length, IntStream.range(0, length).mapToObj(i -> point(i, length)));
  }

  private static Game row(int length, Stream<String> rules) {
    String points =
        IntStream.range(0, length).mapToObj(i -> "p" + i).collect(Collectors.joining(", "));
    return Builtins.complete(
        Games.of(
            "type Point = {"
                + points
                + "}; type Stone = {none, black};\n"
                + "var board: Point -> Stone = {p0: none, :black};\n"
                + "begin, turn: player = x;\n"
                + rules.collect(Collectors.joining())
                + "played, k: player = keeper; k, k1: board[p0] == black; k1, end: ;\n"
                + "k, k2: board[p0] == none; k2, turn: player = x;\n"));
  }

  /** A stone goes on to its neighbours; taken are stones whose group has a liberty, or none has. */
  private static String point(int i, int length) {
    String neighbours =
        IntStream.of(i - 1, i + 1)
            .filter(to -> to >= 0 && to < length)
            .mapToObj(
                to ->
                    "g%d, h%d_%d: board[p%d] == black; h%d_%d, g%d: ;"
                        .formatted(i, i, to, i, i, to, to))
            .collect(Collectors.joining(" "));
    return """
    g%1$d, found: board[p%1$d] == none; %2$s
    turn, t%1$d: ? g%1$d -> found; t%1$d, u%1$d: board[p%1$d] == black;
    u%1$d, v%1$d: board[p%1$d] = none; v%1$d, played: $ p%1$d;
    turn, s%1$d: ! g%1$d -> found; s%1$d, w%1$d: board[p%1$d] = none; w%1$d, played: $ p%1$d;
    """
        .formatted(i, neighbours);
  }

  @Test
  void thePlanGrowsWithTheBoardAndNotWithItsSquare() {
    int small = PlanBuilder.plan(row(20)).functions().size();
    int large = PlanBuilder.plan(row(80)).functions().size();

    assertTrue(large < 5 * small, small + " and " + large + " functions");
  }

  /** Together with the first group: the second check begins after the first one held. */
  private static String withFirst(int i, int length) {
    return point(i, length)
        + """
        turn, a%1$d: ? both%1$d -> yes; a%1$d, b%1$d: board[p%1$d] = none; b%1$d, played: $ q%1$d;
        both%1$d, c%1$d: ? g0 -> found; c%1$d, yes: ? g%1$d -> found;
        """
            .formatted(i);
  }

  @Test
  void aCheckMayAskForSeveralGroups() {
    Game game = row(5, IntStream.range(0, 5).mapToObj(i -> withFirst(i, 5)));

    assertEquals(
        new Perft(Interpreter.of(game)).counts(3),
        new ModelPerft(JvmEngine.compile(game)).counts(3));
  }

  @Test
  void allEnginesFindTheSameGroups() {
    Game game = row(5);
    List<Long> counts = new Perft(Interpreter.of(game)).counts(4);

    assertEquals(counts, new ModelPerft(JvmEngine.compile(game)).counts(4));
    assertTrue(counts.getLast() > 1);
  }
}
