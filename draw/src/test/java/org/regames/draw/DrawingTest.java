package org.regames.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class DrawingTest {
  private static final String PLAYERS =
      "type Player = {x, o}; type Score = {0}; var next: Player = x;";

  /** How an edge with this action looks. */
  private static Paint paint(String action) {
    return Drawing.of(Texts.game(PLAYERS + "begin, end: " + action + ";"))
        .arrows()
        .getFirst()
        .paint();
  }

  @Test
  void turnsHaveTheColourOfThePlayer() {
    assertEquals(Paint.turnOf("x", 0), paint("player = x"));
    assertEquals(Paint.turnOf("o", 1), paint("player = PlayerOrSystem(o)"));
    assertNotEquals(paint("player = x").fill(), paint("player = o").fill());
    assertEquals(Paint.KEEPER, paint("player = keeper"));
    assertEquals(Paint.RANDOM, paint("player = random"));
  }

  @Test
  void turnsThatAreComputedLookLikeNobodys() {
    assertEquals(Paint.ANYBODY, paint("player = next"));
    assertEquals(Paint.ANYBODY, paint("player = Player(*)"));
  }

  @Test
  void tagsChecksComparisonsAndAssignmentsLookDifferent() {
    assertEquals(Paint.TAG, paint("$ x"));
    assertEquals(Paint.TAG, paint("$$ next"));
    assertEquals(Paint.CHECK, paint("! begin -> end"));
    assertEquals(Paint.CONDITION, paint("next != x"));
    assertEquals(Paint.ASSIGNMENT, paint("next = o"));
    assertEquals(Paint.SKIP, paint(""));
  }

  @Test
  void nodesShowWhereThePlayAndItsChecksStartAndEnd() {
    Drawing drawing =
        Drawing.of(
            Texts.game(PLAYERS + "begin, m: ? p -> q; m, end: player = keeper; p, q: next == x;"));

    assertEquals(
        List.of(
            new Drawing.Node("begin", Drawing.Role.BEGIN),
            new Drawing.Node("m", Drawing.Role.PLAIN),
            new Drawing.Node("end", Drawing.Role.END),
            new Drawing.Node("p", Drawing.Role.CHECK),
            new Drawing.Node("q", Drawing.Role.CHECK)),
        drawing.nodes().stream()
            .sorted(Comparator.comparing(node -> "bmepq".indexOf(node.name().charAt(0))))
            .toList());
  }

  @Test
  void theLegendHasWhatThereIs() {
    Drawing drawing = Drawing.of(Texts.game(Texts.GO));

    assertEquals(
        List.of("turn of x", "turn of keeper", "tag"),
        drawing.kinds().stream().map(Paint::meaning).toList());
  }
}
