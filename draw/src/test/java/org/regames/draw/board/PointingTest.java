package org.regames.draw.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.regames.ir.Game;
import org.regames.ir.Value;

/** Where somebody clicks for a move, going by what it does. */
class PointingTest {
  private static Boards row(String... pieces) {
    Boards board = new Boards();
    for (int x = 0; x < 3; x++) {
      for (int y = 0; y < 2; y++) {
        board.cells("x" + x + "y" + y);
      }
    }
    for (int i = 0; i < pieces.length; i += 2) {
      board.piece(pieces[i], pieces[i + 1]);
    }
    return board;
  }

  private static Clicks clicks(List<String> tags, Boards before, Boards after) {
    Game game = before.game();
    Pointing pointing = BoardView.of(game).pointing("white", Boards.start(game));
    Map<String, Value> values = Boards.start(after.game());
    return pointing.of(tags, values);
  }

  @Test
  void aPieceGoesFromACellToAnother() {
    Clicks clicks =
        clicks(List.of("onward"), row("x0y0", "white"), row("x1y0", "white", "x2y1", "black"));

    assertEquals(List.of("x0y0", "x1y0", "x2y1"), clicks.path());
  }

  @Test
  void whereTheTagsNameOnlyThePieceItsTargetIsFound() {
    Boards before = row("x0y0", "white", "x1y0", "black");

    assertEquals(
        new Clicks(List.of("x0y0", "x2y0"), List.of("x1y0")),
        clicks(List.of("x0y0", "capture"), before, row("x2y0", "white")));
  }

  @Test
  void whereTheTagsNameOnlyTheTargetThePieceIsFound() {
    Boards before = row("x0y0", "white", "x1y1", "white");

    assertEquals(
        new Clicks(List.of("x0y0", "x2y0"), List.of()),
        clicks(List.of("x2y0"), before, row("x2y0", "white", "x1y1", "white")));
  }

  @Test
  void whatIsPlacedIsClickedAndWhatIsTurnedOverOrTakenIsNot() {
    Boards before = row("x1y0", "black", "x1y1", "black");

    assertEquals(
        new Clicks(List.of("x0y0"), List.of("x1y0", "x1y1")),
        clicks(List.of(), before, row("x0y0", "white", "x1y0", "white")));
  }

  @Test
  void tagsSayTheOrderAndWhatIsPassed() {
    Boards before = row("x0y0", "white");

    assertEquals(
        List.of("x0y0", "x1y1", "x2y0", "x0y0"),
        clicks(List.of("x0y0", "x1y1", "x2y0", "x0y0"), before, before).path());
  }

  @Test
  void aMoveThatTouchesNoCellHasNone() {
    Boards board = row("x0y0", "white");

    assertEquals(new Clicks(List.of(), List.of()), clicks(List.of("pass"), board, board));
  }

  @Test
  void onlyWhatIsOnABoardIsSeen() {
    Game game = row("x0y0", "white").game();
    Pointing pointing = BoardView.of(game).pointing("white", Boards.start(game));

    assertFalse(pointing.isSeen(Boards.start(game)));
    assertTrue(pointing.isSeen(Boards.start(row("x1y0", "white").game())));
  }
}
