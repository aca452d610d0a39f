package org.regames.backend.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.State;
import org.regames.ir.Game;
import org.regames.ir.validate.Validators;

class SetUpPositionTest {
  /** Two players fill three squares in turn; it starts again once all are full. */
  private static final Game GAME =
      Games.of(
          """
          type Square = {a, b, c}; type Piece = {e, cross, ring};
          var board: Square -> Piece = {:e}; var at: Square = a; var filled: Bool = 0;
          begin, x1: player = x;
          x1, x2: at = Square(*); x2, x3: board[at] == e; x3, x4: $$ at; x4, x5: board[at] = cross;
          x5, over: player = keeper; over, o0: ? free1 -> free3; over, end: ! free1 -> free3;
          free1, free2: at = Square(*); free2, free3: board[at] == e;
          o0, o1: player = o; o1, o2: at = Square(*); o2, o3: board[at] == e; o3, o4: $$ at;
          o4, o5: board[at] = ring; o5, begin: player = keeper;
          """);

  private static State start(SetUpPosition position) {
    return Games.start(Interpreter.of(position.begun(GAME)));
  }

  @Test
  void theGameGoesOnFromThePosition() {
    SetUpPosition position =
        new SetUpPosition(List.of(List.of("b")), Map.of("board b", "e", "board c", "ring"));
    State state = start(position);
    assertEquals("o", state.player());
    assertEquals("{:e, c: ring}", state.values().get("board").toString());
    Interpreter interpreter = Interpreter.of(position.begun(GAME));
    assertEquals(List.of("a", "b"), Games.moves(interpreter));
    State next = Games.move(interpreter, Games.start(interpreter), "a").next();
    assertEquals("x", interpreter.settle(next).orElseThrow().player());
  }

  @Test
  void aPositionWithoutChangesIsThatOfThePlay() {
    SetUpPosition position = SetUpPosition.after(List.of(List.of("b"), List.of("a")));
    State state = start(position);
    assertEquals("x", state.player());
    assertEquals("{:e, a: ring, b: cross}", state.values().get("board").toString());
    assertTrue(Validators.validate(position.begun(GAME)).stream().noneMatch(one -> one.isError()));
  }

  @ParameterizedTest
  @CsvSource({
    "board d, e, `board d` is not part of the state",
    "board, e, `board` is not part of the state",
    "board a, a, `board a` cannot be `a`",
    "board a b, e, `board a b` cannot be `e`",
    "bord a, e, the game has no variable `bord` to set up",
    "player, x, the game has no variable `player` to set up"
  })
  void whatDoesNotFitIsRefused(String place, String symbol, String message) {
    SetUpPosition position = new SetUpPosition(List.of(), Map.of(place, symbol));
    assertEquals(
        message,
        assertThrows(IllegalArgumentException.class, () -> position.begun(GAME)).getMessage());
  }

  @Test
  void nobodyPlaysOnWhereThePlayIsOver() {
    SetUpPosition position = SetUpPosition.after(List.of(List.of("a"), List.of("b"), List.of("c")));
    assertThrows(IllegalArgumentException.class, () -> position.begun(GAME));
  }

  @ParameterizedTest
  @CsvSource({"cross, REACHABLE", "ring, UNREACHABLE", "e, UNREACHABLE"})
  void aSearchTellsWhetherAPlayLeadsThere(String symbol, SetUpSearch.Answer answer) {
    SetUpPosition position =
        new SetUpPosition(List.of(List.of("b")), Map.of("board b", "e", "board a", symbol));
    SetUpSearch search = new SetUpSearch(GAME);
    assertEquals(answer, search.reaches(position, () -> false));
    assertEquals(SetUpSearch.Answer.UNKNOWN, search.reaches(position, () -> true));
  }

  @Test
  void whatWasPlayedOnIsAPositionOfItsOwn() {
    SetUpPosition position = new SetUpPosition(List.of(), Map.of("board a", "ring"));
    SetUpSearch search = new SetUpSearch(GAME);
    SetUpPosition later = search.after(position, List.of(List.of("c")), () -> false).orElseThrow();
    State state = start(later);
    assertEquals("o", state.player());
    assertEquals("{:e, a: ring, c: cross}", state.values().get("board").toString());
    assertEquals(Optional.of(position), search.after(position, List.of(), () -> false));
  }

  @Test
  void somebodyElseCanBeToMove() {
    SetUpPosition position = new SetUpPosition(List.of(), Map.of("board a", "ring"));
    SetUpSearch search = new SetUpSearch(GAME);
    List<String> shown = List.of("board a", "board b", "board c");
    SetUpPosition other = search.withMover(position, "o", shown, () -> false).orElseThrow();
    State state = start(other);
    assertEquals("o", state.player());
    assertEquals("{:e, a: ring}", state.values().get("board").toString());
    assertEquals(Optional.empty(), search.withMover(position, "nobody", shown, () -> false));
  }
}
