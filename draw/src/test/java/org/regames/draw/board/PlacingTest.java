package org.regames.draw.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.regames.ir.Game;
import org.regames.ir.Value;

/** What somebody puts on boards by hand. */
class PlacingTest {
  /** Four squares with men, some of which are marked; a count of men and whether kings moved. */
  private static Game marked() {
    String cells = "x0y0, x1y0, x0y1, x1y1";
    return Boards.playing(
        "white, black",
        "type Cell = {"
            + cells
            + "};\ntype Truth = {0, 1};\ntype Count = {0, 1, 2, 3, 4};\n"
            + "type Home = {x0y0, x1y0, x0y1, x1y1, nowhere};\n"
            + "type Piece = {empty, whiteMan, blackMan};\n"
            + "var board: Cell -> Piece = {:empty, x0y0: whiteMan, x1y1: blackMan};\n"
            + "var fresh: Cell -> Truth = {:0, x0y0: 1};\n"
            + "var count_whiteMan: Count = 1;\nvar unmoved: Home -> Truth = {:1};\n",
        "board[x0y0]",
        "Piece",
        "fresh[x0y0]",
        "count_whiteMan",
        "unmoved[x0y0]");
  }

  private final Game game = marked();
  private final Placing placing = BoardView.of(game).placing();
  private final Map<String, Value> start = Boards.start(game);

  private PieceDrawing piece(String name) {
    return placing.pieces().stream()
        .filter(piece -> piece.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void marksAreSetBesideAllElse() {
    PieceDrawing fresh = piece("fresh");
    assertEquals(PieceDrawing.Shape.DOT, fresh.shape());
    assertEquals(
        Optional.of(Map.of(List.of("fresh", "x1y1"), "1")), placing.put(fresh, 0, "x1y1", start));
    assertEquals(
        Optional.of(Map.of(List.of("fresh", "x0y0"), "0")), placing.put(fresh, 0, "x0y0", start));
  }

  @Test
  void whatIsTakenFirstIsThePieceAndThenItsMark() {
    assertEquals(
        Optional.of(Map.of(List.of("board", "x0y0"), "empty")), placing.take(0, "x0y0", start));
    Map<String, Value> bare = new HashMap<>(start);
    bare.put("board", new Value.MapLiteral(Optional.of(new Value.Named("empty")), List.of()));
    assertEquals(Optional.of(Map.of(List.of("fresh", "x0y0"), "0")), placing.take(0, "x0y0", bare));
    assertEquals(Map.of(List.of("fresh", "x0y0"), "0"), placing.clear(bare));
  }

  @Test
  void whatTranslationsCountGoesWithTheBoard() {
    Map<String, Value> two = new HashMap<>(start);
    two.put("board", new Value.MapLiteral(Optional.of(new Value.Named("whiteMan")), List.of()));
    assertEquals(
        Map.of(List.of("count_whiteMan"), "4"),
        placing.followed(Set.of(List.of("count_whiteMan")), start, two));
    assertTrue(placing.isOnBoard(List.of("count_whiteMan"), start));
    assertFalse(placing.isOnBoard(List.of("count_whiteMan"), two));
  }

  @Test
  void placesAreSaidInWords() {
    assertEquals("how many whiteMan there are", placing.said(List.of("count_whiteMan")));
    assertEquals("x0y0 has not moved", placing.said(List.of("unmoved", "x0y0")));
    assertEquals("score of white", placing.said(List.of("goals", "white")));
    assertEquals("king at white", placing.said(List.of("kingAt", "white")));
    assertTrue(placing.isOfCell(List.of("unmoved", "x0y0")));
    assertFalse(placing.isOfCell(List.of("unmoved", "nowhere")));
  }

  @Test
  void cellsAndBoardsThatAreNotThereAreNone() {
    assertTrue(placing.has(0, "x0y0"));
    assertFalse(placing.has(0, "x9y9"));
    assertFalse(placing.has(1, "x0y0"));
    assertFalse(placing.has(-1, "x0y0"));
  }
}
