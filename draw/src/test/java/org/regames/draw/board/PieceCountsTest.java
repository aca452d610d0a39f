package org.regames.draw.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.regames.ir.Game;

/** Pieces, and a map that says how many there are of them on each cell. */
class PieceCountsTest {
  /** Cells with white men on a1, black ones on b2; as many as are said. */
  private static Game game(int columns, int white, int black) {
    List<String> cells = new ArrayList<>();
    for (int row = 1; row <= 2; row++) {
      for (char column = 'a'; column < 'a' + columns; column++) {
        cells.add("" + column + row);
      }
    }
    return Boards.playing(
        "white, black",
        "type Cell = {"
            + String.join(", ", cells)
            + "};\n"
            + "type Number = {0, 1, 2, 3, 4, 5, 6, 7};\n"
            + "type Piece = {empty, whiteMan, blackMan};\n"
            + "var board: Cell -> Piece = {:empty, a1: whiteMan, b2: blackMan};\n"
            + "var count: Cell -> Number = {:0, a1: "
            + white
            + ", b2: "
            + black
            + "};\n",
        "board[a1]",
        "Piece",
        "count[a1]");
  }

  private static Picture picture(Game game) {
    return BoardView.of(game).picture(Boards.start(game), List.of());
  }

  @Test
  void theNumberIsOnThePieces() {
    Game game = game(3, 7, 1);
    assertEquals(1, BoardView.of(game).boards().size());
    assertEquals(
        "2 .  b  .\n1 W7 .  .\n  a  b  c\n  W7 7 whiteMan, b blackMan\n",
        TextBoard.text(picture(game)));
    String svg = SvgBoard.text(picture(game), "x");
    assertTrue(svg.contains("<title>a1: 7 whiteMan</title>"), svg);
  }

  @Test
  void whatDoesNotAgreeAtTheStartIsABoardOfItsOwn() {
    assertEquals(2, BoardView.of(game(3, 0, 1)).boards().size());
  }

  @Test
  void twoRowsOfTwelveAreThePointsOfBackgammon() {
    Board board = BoardView.of(game(12, 5, 2)).boards().getFirst();
    assertEquals(BoardKind.TRIANGLES, board.kind());
    String svg = SvgBoard.text(picture(game(12, 5, 2)), "x");
    assertEquals(7, svg.split("<circle class=\"form\"", -1).length - 1);
    // With a column more the middle one is the bar.
    Board barred = BoardView.of(game(13, 5, 2)).boards().getFirst();
    assertEquals(
        List.of("g1", "g2"),
        barred.cells().stream().filter(one -> one.outline().size() == 4).map(Cell::id).toList());
    assertEquals(BoardKind.SQUARES, BoardView.of(game(10, 5, 2)).boards().getFirst().kind());
  }

  @Test
  void piecesAreOneMoreOrOneLessByHand() {
    Game game = game(3, 7, 1);
    Placing placing = BoardView.of(game).placing();
    PieceDrawing black =
        placing.pieces().stream()
            .filter(piece -> piece.name().equals("blackMan"))
            .findFirst()
            .orElseThrow();
    assertEquals(2, placing.pieces().size());
    assertEquals(
        Optional.of(Map.of(List.of("count", "b2"), "2")),
        placing.put(black, 0, "b2", Boards.start(game)));
    assertEquals(
        Optional.of(Map.of(List.of("board", "a1"), "blackMan", List.of("count", "a1"), "1")),
        placing.put(black, 0, "a1", Boards.start(game)));
    assertEquals(
        Optional.of(Map.of(List.of("count", "a1"), "6")),
        placing.take(0, "a1", Boards.start(game)));
    assertEquals(
        Optional.of(Map.of(List.of("board", "b2"), "empty", List.of("count", "b2"), "0")),
        placing.take(0, "b2", Boards.start(game)));
  }

  @Test
  void cellsAlongATrackAreHolesWithLines() {
    Boards track = new Boards();
    List<String> cells = new ArrayList<>();
    for (int at = 0; at < 12; at++) {
      cells.add("x" + 2 * Math.min(at, 11 - at) + "y" + (at < 6 ? 0 : 2));
    }
    track.cells(cells.toArray(String[]::new));
    for (int at = 1; at < 12; at++) {
      track.link("track", cells.get(at - 1), cells.get(at));
    }
    Board board = BoardView.of(track.game()).boards().getFirst();
    assertEquals(BoardKind.TRACK, board.kind());
    assertEquals(11, board.lines().size());
    assertEquals(
        1.05, board.cells().get(0).centre().minus(board.cells().get(1).centre()).length(), 1e-9);
  }
}
