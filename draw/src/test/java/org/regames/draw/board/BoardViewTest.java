package org.regames.draw.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.TerminalStyle;

/** What boards are found, as text. */
class BoardViewTest {
  private static Boards square(int columns, int rows) {
    Boards board = new Boards();
    for (int x = 0; x < columns; x++) {
      for (int y = 0; y < rows; y++) {
        board.cells("x" + x + "y" + y);
      }
    }
    return board;
  }

  private static Boards link(Boards board, String name, int columns, int rows, int dx, int dy) {
    for (int x = 0; x < columns; x++) {
      for (int y = 0; y < rows; y++) {
        if (x + dx >= 0 && x + dx < columns && y + dy >= 0 && y + dy < rows) {
          board.link(name, "x" + x + "y" + y, "x" + (x + dx) + "y" + (y + dy));
        }
      }
    }
    return board;
  }

  private static BoardKind kind(Game game) {
    return BoardView.of(game).boards().getFirst().kind();
  }

  @Test
  void coordinatesInNamesAreColumnsAndRows() {
    Boards board = square(3, 2).piece("x0y0", "white").piece("x2y1", "black");

    assertEquals(
        """
        1 . . b
        0 W . .
          0 1 2
          b black, W white
        """,
        board.text());
    assertEquals(BoardKind.SQUARES, kind(board.game()));
  }

  /** Here {@code a12} is the name of the square a1, since a player is called a1. */
  @Test
  void whereASquareIsFollowsFromItsNeighbours() {
    Boards board = new Boards().players("a1, white").values("empty, white");
    List<String> files = List.of("a", "b", "c", "d", "e", "f");
    for (String file : files) {
      for (int row = 1; row <= 6; row++) {
        board.cells(file + row + (file.equals("a") && row == 1 ? "2" : ""));
      }
    }
    for (int file = 0; file < 6; file++) {
      for (int row = 1; row <= 6; row++) {
        String from = files.get(file) + row + (file == 0 && row == 1 ? "2" : "");
        if (file < 5) {
          board.link("e", from, files.get(file + 1) + row);
        }
        if (row < 6) {
          board.link("n", from, files.get(file) + (row + 1));
        }
      }
    }
    assertTrue(board.piece("a12", "white").text().contains("1 w . . . . .\n  a b c"), board.text());
    assertEquals(BoardKind.SQUARES, kind(board.game()));
  }

  @Test
  void neighboursAtSeveralDistancesAreJoinedByLines() {
    Boards board =
        new Boards()
            .cells("a1", "d1", "g1", "b2", "d2", "f2", "c3", "d3", "e3")
            .links("e", "a1", "d1", "d1", "g1", "b2", "d2", "d2", "f2", "c3", "d3", "d3", "e3")
            .links("n", "d1", "d2", "d2", "d3");

    assertEquals(
        """
        3         .---.---.
                      |
        2     .-------.-------.
                      |
        1 .-----------.-----------.
          a   b   c   d   e   f   g
        """,
        board.text());
  }

  /** On a terminal; players who are no colours share those that are left. */
  @Test
  void playersWhoAreColoursHaveThese() {
    Game game =
        square(2, 2)
            .players("yellow, white")
            .values("empty, yellow, white")
            .piece("x0y0", "yellow")
            .piece("x1y0", "white")
            .game();
    String text =
        TextBoard.text(
            BoardView.of(game).picture(Boards.start(game), List.of()), List.of("white", "yellow"));

    assertTrue(
        text.contains(TerminalStyle.styled("1;33", "Y") + " " + TerminalStyle.styled("1;36", "w")),
        text);
  }

  @Test
  void aLetterOnMostCellsIsNoBishop() {
    Boards boards = new Boards().values("b, bk, wk").piece("C__1_1", "wk").piece("C__3_3", "bk");
    for (int x = 1; x <= 3; x++) {
      for (int y = 1; y <= 3; y++) {
        boards.cells("C__" + x + "_" + y);
      }
    }
    String text = boards.text();
    assertTrue(text.contains("2 . . .\n"), text);
  }

  @Test
  void theGameSaysWhereUpIs() {
    Boards board = link(square(3, 2), "up", 3, 2, 0, -1).piece("x0y0", "white");

    assertEquals(
        """
        0 W . .
        1 . . .
          0 1 2
          W white
        """,
        board.text());
  }

  @Test
  void theGameSaysWhatTheFirstCoordinateIs() {
    Boards board = link(square(3, 2), "right", 3, 2, 0, 1);
    link(board, "down", 3, 2, 1, 0).piece("x2y0", "white");

    assertEquals(
        """
        0 . .
        1 . .
        2 W .
          0 1
          W white
        """,
        board.text());
  }

  @Test
  void aFewCellsOneAfterTheOtherAreARow() {
    Boards board = new Boards().cells("c1", "c2", "c3", "c4", "c5").piece("c3", "white");
    board.links("step", "c1", "c2", "c2", "c3", "c3", "c4", "c4", "c5", "c5", "c5");
    board.links("back", "c1", "c1", "c2", "c1", "c3", "c2", "c4", "c3", "c5", "c4");

    assertEquals(
        """
        c1  c2  c3  c4  c5
        .   .   W   .   .
          W white
        """,
        board.text());
  }

  @Test
  void sixDirectionsMakeHexagons() {
    Boards board = square(3, 3).piece("x0y2", "black");
    link(board, "east", 3, 3, 1, 0);
    link(board, "west", 3, 3, -1, 0);
    link(board, "up", 3, 3, 0, -1);
    link(board, "down", 3, 3, 0, 1);
    link(board, "upEast", 3, 3, 1, -1);
    link(board, "downWest", 3, 3, -1, 1);

    assertEquals(BoardKind.HEXAGONS, kind(board.game()));
    assertEquals(
        """
        .   .   .
          .   .   .
            b   .   .
          b black
        """,
        board.text());
  }

  @Test
  void diagonalsOfSomeCellsAreLines() {
    Boards board = square(3, 3).piece("x1y1", "white");
    link(board, "right", 3, 3, 1, 0);
    link(board, "down", 3, 3, 0, 1);
    board.links("downRight", "x0y0", "x1y1", "x1y1", "x2y2");
    board.links("upRight", "x0y2", "x1y1", "x1y1", "x2y0");
    // Four of eight pairs of diagonal neighbours; too few to tell on so small a board.
    assertEquals(BoardKind.SQUARES, kind(board.game()));

    Boards large = square(5, 5).piece("x1y1", "white");
    link(large, "right", 5, 5, 1, 0);
    link(large, "down", 5, 5, 0, 1);
    for (int x = 0; x < 4; x++) {
      for (int y = 0; y < 4; y++) {
        if ((x + y) % 2 == 0) {
          large.link("downRight", "x" + x + "y" + y, "x" + (x + 1) + "y" + (y + 1));
        } else {
          large.link("downLeft", "x" + (x + 1) + "y" + y, "x" + x + "y" + (y + 1));
        }
      }
    }
    assertEquals(
        """
        0 .---.---.---.---.
          | \\ | / | \\ | / |
        1 .---W---.---.---.
          | / | \\ | / | \\ |
        2 .---.---.---.---.
          | \\ | / | \\ | / |
        3 .---.---.---.---.
          | / | \\ | / | \\ |
        4 .---.---.---.---.
          0   1   2   3   4
          W white
        """,
        large.text());
  }

  /** Lines of several lengths: what is left of what decides. */
  @Test
  void directionsWithoutCoordinatesGiveAnOrder() {
    Boards board =
        new Boards()
            .cells("a", "b", "c", "d", "e", "f", "g", "h")
            .links("right", "a", "b", "b", "c", "d", "e", "f", "g", "g", "h")
            .links("down", "a", "d", "d", "f", "c", "e", "e", "h")
            .piece("a", "white")
            .piece("h", "black");

    assertEquals(
        """
        W---.---.
        |       |
        .-------.
        |       |
        .---.---b
          b black, W white
        """,
        board.text());
  }

  @Test
  void ringsAreRoundTheMiddle() {
    Boards board = new Boards();
    for (int ring = 0; ring < 2; ring++) {
      for (int i = 0; i < 8; i++) {
        board.cells("r" + ring + "_" + i);
        board.link("clockwise", "r" + ring + "_" + i, "r" + ring + "_" + (i + 1) % 8);
      }
    }
    for (int i = 1; i < 8; i += 2) {
      board.link("inward", "r0_" + i, "r1_" + i);
    }

    assertEquals(
        """
        W-------.-------.
        |       |       |
        |   .---.---.   |
        |   |       |   |
        .---.       b---.
        |   |       |   |
        |   .---.---.   |
        |       |       |
        .-------.-------.
          b black, W white
        """,
        board.piece("r0_0", "white").piece("r1_3", "black").text());
  }

  /** A circle with spokes: no map leads inward, but all do that lead towards the middle. */
  @Test
  void spokesLeadToTheMiddle() {
    String[] ways = {"north", "east", "south", "west"};
    Boards board = new Boards().cells("m");
    for (int ring = 1; ring < 3; ring++) {
      for (int i = 0; i < 4; i++) {
        board.cells("r" + ring + "_" + i);
        board.link("right", "r" + ring + "_" + i, "r" + ring + "_" + (i + 1) % 4);
        board.link("left", "r" + ring + "_" + (i + 1) % 4, "r" + ring + "_" + i);
        String inner = ring == 1 ? "m" : "r1_" + i;
        board.link(ways[i], inner, "r" + ring + "_" + i);
        board.link(ways[(i + 2) % 4], "r" + ring + "_" + i, inner);
      }
    }

    assertEquals(
        """
                W
              / | \\
            /   .   \\
          /   / | \\   \\
        .---.---.---.---.
          \\   \\ | /   /
            \\   b   /
              \\ | /
                .
          b black, W white
        """,
        board.piece("r2_0", "white").piece("r1_2", "black").text());
  }

  @Test
  void directionsMayLeadOverSeveralCoordinates() {
    Boards board = new Boards();
    for (int y = 0; y < 5; y++) {
      for (int x = y % 2; x < 5; x += 2) {
        board.cells("x" + x + "y" + y);
        if (x > 1) {
          board.link("left", "x" + x + "y" + y, "x" + (x - 2) + "y" + y);
        }
        if (x > 0 && y > 0) {
          board.link("upLeft", "x" + x + "y" + y, "x" + (x - 1) + "y" + (y - 1));
        }
      }
    }

    assertEquals(
        """
        0 W   .   .
        1   .   .
        2 .   .   .
        3   .   .
        4 .   .   b
          0 1 2 3 4
          b black, W white
        """,
        board.piece("x0y0", "white").piece("x4y4", "black").text());
  }

  @Test
  void aMapThroughAllCellsIsATrack() {
    Boards board = new Boards().values("0, 1, 2, 3, 4").players("south, north");
    for (int i = 0; i < 8; i++) {
      board.cells("pit" + (char) ('a' + i));
    }
    for (int i = 0; i < 8; i++) {
      board.link("next", "pit" + (char) ('a' + i), "pit" + (char) ('a' + (i + 1) % 8));
    }

    assertEquals(
        """
        0 0 0 4
        3 0 0 0
        """,
        board.piece("pita", "3").piece("pite", "4").text());
    assertEquals(BoardKind.TRACK, kind(board.game()));
  }

  @Test
  void aLongTrackGoesUpTheBoardRowByRow() {
    Boards board = new Boards().values("0, 1, 2, 3, 4").players("south, north");
    for (int i = 0; i < 45; i++) {
      board.cells("pit" + (char) ('a' + i / 9) + (char) ('a' + i % 9));
    }
    for (int i = 1; i < 45; i++) {
      int from = i - 1;
      board.link(
          "next",
          "pit" + (char) ('a' + from / 9) + (char) ('a' + from % 9),
          "pit" + (char) ('a' + i / 9) + (char) ('a' + i % 9));
    }

    assertEquals(
        """
        0 0 0 0 4
        0 0 0 0 0 0 0 0 0 2
        0 0 0 0 0 0 0 0 0 0
        0 0 0 0 0 0 0 0 0 1
        3 0 0 0 0 0 0 0 0 0
        """,
        board
            .piece("pitaa", "3")
            .piece("pitbb", "1")
            .piece("pitdd", "2")
            .piece("pitei", "4")
            .text());
  }

  @Test
  void aMapOfMapsIsABoard() {
    Game game =
        Boards.playing(
            "xplayer, oplayer",
            """
            type X = {1, 2, 3};
            type Y = {a, b};
            type Mark = {b, x, o};
            var cell: X -> Y -> Mark = {:{:b}, 3: {:b, a: o, b: x}};
            """,
            "cell[1][a]",
            "Mark");

    assertEquals(
        """
        b . . x
        a . . o
          1 2 3
        """,
        TextBoard.text(BoardView.of(game).picture(Boards.start(game), List.of())));
  }

  @Test
  void whatNoMoveDependsOnIsLeftOut() {
    Game game =
        Boards.playing(
            "white, black",
            """
            type Number = {0, 1, 2};
            type Cards = {ace, king, queen};
            type Hand = {none, ace, king, queen};
            var count: Number = 1;
            var unread: Number = 2;
            var hand: Player -> Hand = {:none, black: queen};
            """,
            "count",
            "Number");

    assertEquals(
        "count: 1\n", TextBoard.text(BoardView.of(game).picture(Boards.start(game), List.of())));
  }

  @Test
  void tagsNameCells() {
    Game game =
        Boards.playing(
            "white, black",
            """
            type X = {1, 2, 3};
            type Piece = {none, white, black};
            var cell: X -> X -> Piece = {:{:none}};
            """,
            "cell[1][1]",
            "Piece");
    BoardView view = BoardView.of(game);

    assertEquals(List.of("1 2", "3 3"), view.cells(0, "move__1_2_3_3"));
    assertEquals(List.of(), view.cells(0, "pass"));
    assertEquals(List.of("x0y1"), BoardView.of(square(2, 2).game()).cells(0, "x0y1"));
  }

  @Test
  void whereOnlyOnePossibilityIsTrueItIsNotShown() {
    Boards one = square(2, 2).piece("x0y0", "white").piece("x1y1", "white");
    Boards other = square(2, 2).piece("x0y0", "white").piece("x1y1", "black");
    Game game = one.game();

    assertEquals(
        """
        1 . ?
        0 W .
          0 1
          ? unknown, W white
        """,
        TextBoard.text(
            BoardView.of(game)
                .picture(List.of(Boards.start(game), Boards.start(other.game())), List.of())));
  }
}
