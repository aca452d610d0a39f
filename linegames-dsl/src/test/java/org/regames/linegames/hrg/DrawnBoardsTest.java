package org.regames.linegames.hrg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.regames.linegames.model.Captures;
import org.regames.linegames.model.Direction;
import org.regames.linegames.model.LineGameBuilder;
import org.regames.linegames.model.Piece;
import org.regames.linegames.model.Start;

/** The boards of {@code docs/linegames-tutorial.md} are what the words beside them make. */
class DrawnBoardsTest {
  private static final Path PAGE =
      Path.of(System.getProperty("regames.root")).resolve("docs/linegames-tutorial.md");

  /** What the words do, in the order of the page. */
  private static final List<Consumer<LineGameBuilder>> BOARDS =
      List.of(
          game -> {
            game.addBoardAlquerque(5, 5);
            game.addPieces(Start.EAST_TO_WEST);
          },
          game -> {
            game.addBoardSquareWithDiagonals(5, 5);
            game.addPieces(Start.ONE_ROW);
          },
          game -> {
            game.addBoardGrid(4, 4);
            game.addPieces(Start.ONE_ROW);
          },
          game -> {
            game.addBoardPoint();
            addTriangles(game);
          },
          game -> {
            game.addBoardAlquerque(3, 3);
            addTriangles(game);
          });

  private static void addTriangles(LineGameBuilder game) {
    game.attachTriangle3(Direction.NORTH, 3);
    game.attachTriangle3(Direction.SOUTH, 3);
    game.addPiecesTriangle(Direction.NORTH, Piece.BLACK);
    game.addPiecesTriangle(Direction.SOUTH, Piece.WHITE);
  }

  @Test
  void boardsAreDrawnAsTheyAre() throws IOException {
    List<MatchResult> blocks =
        Pattern.compile("(?s)```board\n(.*?)```")
            .matcher(Files.readString(PAGE))
            .results()
            .toList();
    assertEquals(BOARDS.size(), blocks.size());
    for (int i = 0; i < BOARDS.size(); i++) {
      LineGameBuilder game = new LineGameBuilder("drawn");
      BOARDS.get(i).accept(game);
      game.setRules(Captures.NONE, false);
      game.setLimits(10, null);
      assertEquals(blocks.get(i).group(1).lines().toList(), AsciiBoard.draw(game.build()));
    }
  }
}
