package org.regames.backend.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
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
 * point, and paths of each come to all others. {@code -Dshared.checks=3000} tries so many random
 * games of the kind.
 */
class SharedChecksTest {
  private static final int GAMES = Integer.getInteger("shared.checks", 20);

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

  /**
   * Points with random lines between them. Moves, and checks that they ask for, look whether groups
   * have a liberty, or have none, one after the other.
   */
  private static Game random(SplittableRandom random) {
    int points = 3 + random.nextInt(4);
    List<String> rules = new ArrayList<>();
    for (int i = 0; i < points; i++) {
      rules.add("g%1$d, found: board[p%1$d] == none; ".formatted(i));
      for (int line = random.nextInt(3); line >= 0; line--) {
        int to = random.nextInt(points);
        String name = "g%d_%d".formatted(i, line);
        rules.add("g%d, %s: %s; ".formatted(i, name, stone(random, points)));
        rules.add("%s, g%d: ; ".formatted(name, to));
      }
      rules.add("turn, t%1$d: %2$s b%1$d -> yes; ".formatted(i, random.nextBoolean() ? "?" : "!"));
      rules.add(asking(random, "t%d".formatted(i), "u%d".formatted(i), points));
      rules.add(asking(random, "b%d".formatted(i), "c%d".formatted(i), points));
      rules.add(asking(random, "c%d".formatted(i), "d%d".formatted(i), points));
      rules.add(asking(random, "d%d".formatted(i), "yes", points));
      int taken = random.nextInt(points);
      rules.add("u%1$d, v%1$d: board[p%2$d] = none; v%1$d, played: $ p%1$d;".formatted(i, taken));
    }
    return row(points, rules.stream().distinct());
  }

  private static String stone(SplittableRandom random, int points) {
    return random.nextInt(4) == 0
        ? ""
        : "board[p%d] %s black"
            .formatted(random.nextInt(points), random.nextBoolean() ? "==" : "!=");
  }

  /** A step that asks for a group, looks at a stone, or does not. */
  private static String asking(SplittableRandom random, String from, String to, int points) {
    String label =
        switch (random.nextInt(4)) {
          case 0 -> stone(random, points);
          case 1 -> "! g%d -> found".formatted(random.nextInt(points));
          default -> "? g%d -> found".formatted(random.nextInt(points));
        };
    return "%s, %s: %s; ".formatted(from, to, label);
  }

  @Test
  void randomGroupsAreTheSameInAllEngines() {
    for (int seed = 0; seed < GAMES; seed++) {
      Game game = random(new SplittableRandom(seed));
      assertEquals(
          new Perft(Interpreter.of(game)).counts(3),
          new ModelPerft(JvmEngine.compile(game)).counts(3),
          "seed " + seed);
    }
  }

  @Test
  void allEnginesFindTheSameGroups() {
    Game game = row(5);
    List<Long> counts = new Perft(Interpreter.of(game)).counts(4);

    assertEquals(counts, new ModelPerft(JvmEngine.compile(game)).counts(4));
    assertTrue(counts.getLast() > 1);
  }
}
