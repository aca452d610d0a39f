package org.regames.backend.actions;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;

/** What moves there can be follows from the rules alone. */
class ActionSpaceTest {
  private static final String TYPES =
      "type Cell = {a, b, c, off};"
          + "type Square = {a, b, c}; const next: Cell -> Cell = {a: b, b: c, :off};"
          + "var at: Cell = a; var board: Square -> Player = {:x}; var dead: Cell = off;";

  private static Optional<ActionSpace> of(String edges) {
    return ActionSpace.of(Games.of(TYPES + edges));
  }

  private static List<List<String>> moves(String edges) {
    return of(edges).orElseThrow().moves();
  }

  @Test
  void constantMapsAreAskedAndStepsOffTheBoardAreNoMoves() {
    assertEquals(
        List.of(List.of("a", "b"), List.of("b", "c")),
        moves(
            "begin, p:; p, q: player = x; q, r: at = Square(*); r, s: $$ at;"
                + "s, t: at = next[at]; t, u: at != off; u, v: $$ at; v, end: player = keeper;"));
  }

  @Test
  void whatTheStateDecidesMayBeEitherWay() {
    assertEquals(
        List.of(List.of("draw"), List.of("pass")),
        moves(
            "begin, q: player = x; q, r: board[at] == x; r, s: $ pass;q, r2: board[at] == o; r2, s:"
                + " $ draw; s, t: board[at] = o; t, end: player = keeper;"));
  }

  @Test
  void unknownVariablesAreTriedWithAllThatTheyMayHold() {
    assertEquals(
        List.of(List.of("a"), List.of("b"), List.of("c"), List.of("off")),
        moves(
            "begin, q: player = x; q, r: $$ at; r, s: player = keeper; s, t: at = next[at];"
                + "t, u: at != off; u, q: player = x; t, v: at == off; v, end: player = keeper;"));
  }

  @Test
  void whatNobodyReadsMakesNoDifference() {
    assertEquals(
        List.of(List.of("go")),
        moves("begin, q: player = x; q, r: dead = next[at]; r, s: $ go; s, end: player = keeper;"));
  }

  @Test
  void chanceHasAListOfItsOwn() {
    ActionSpace space =
        of("begin, q: player = random; q, r: $ heads; q, r: $ tails; r, s: player = o;"
                + "s, t: $ bet; t, end: player = keeper;")
            .orElseThrow();
    assertEquals(List.of(List.of("bet")), space.moves());
    assertEquals(List.of(List.of("heads"), List.of("tails")), space.outcomes());
  }

  @Test
  void movesOfAnyLengthHaveNoList() {
    assertEquals(
        Optional.empty(),
        of("begin, q: player = x; q, r: $ more; r, q:; r, s: $ stop; s, end: player = keeper;"));
  }

  @Test
  void movesThatShareTheirBeginningsAreAMillionAndHaveNoList() {
    String edges = "begin, n0: player = x; n20, end: player = keeper;";
    for (int tag = 0; tag < 20; tag++) {
      edges += "n" + tag + ", n" + (tag + 1) + ": $ a; n" + tag + ", n" + (tag + 1) + ": $ b;";
    }
    assertEquals(Optional.empty(), of(edges));
  }

  @Test
  void theSameMoveIsListedOnceHoweverItIsMade() {
    assertEquals(
        List.of(List.of("a"), List.of("a", "b")),
        moves(
            "begin, q: player = x; q, r: $ a; q, s: $ a; r, t:; s, t: $ b; s, dead: $ c;"
                + "dead, t: a == b; t, end: player = keeper;"));
  }
}
