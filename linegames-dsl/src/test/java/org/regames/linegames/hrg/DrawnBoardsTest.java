package org.regames.linegames.hrg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.hrg.HrgLanguage;
import org.regames.ir.Value;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.linegames.model.Captures;
import org.regames.linegames.model.Direction;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.model.LineGameBuilder;
import org.regames.linegames.model.Node;
import org.regames.linegames.model.Piece;
import org.regames.linegames.model.Start;

/** The boards of {@code docs/linegames-tutorial.md} are what the words beside them make. */
@Tag("long")
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
          },
          game -> {
            game.addBoardGrid(3, 3);
            game.addNode("hut", Piece.WHITE, Map.of(Direction.EAST, "cy1x0"));
            game.addPieces(Piece.BLACK, List.of("cy1x2"));
          },
          game -> {
            game.addBoardGrid(3, 3);
            game.addEdge("cy0x0", "cy1x1", Direction.SOUTHEAST);
            game.addPieces(Piece.WHITE, List.of("cy2x0"));
            game.addPieces(Piece.BLACK, List.of("cy0x2"));
          });

  /** Moves on the row of the page: how captures go on, and which moves of White are played. */
  private record Capturing(Captures captures, String... moves) {}

  private static final List<Capturing> CAPTURES =
      List.of(
          new Capturing(Captures.NONE),
          new Capturing(Captures.NONE, "cy0x0 CAPTURE east"),
          new Capturing(Captures.FULL, "cy0x0 CAPTURE east"),
          new Capturing(Captures.FULL, "cy0x0 CAPTURE east east"),
          new Capturing(Captures.SPLIT, "cy0x0 CAPTURE east"),
          new Capturing(Captures.SPLIT, "cy0x0 CAPTURE east", "east"));

  private static void addTriangles(LineGameBuilder game) {
    game.attachTriangle3(Direction.NORTH, 3);
    game.attachTriangle3(Direction.SOUTH, 3);
    game.addPiecesTriangle(Direction.NORTH, Piece.BLACK);
    game.addPiecesTriangle(Direction.SOUTH, Piece.WHITE);
  }

  private static LineGame board(Consumer<LineGameBuilder> words) {
    LineGameBuilder game = new LineGameBuilder("drawn");
    words.accept(game);
    game.setRules(Captures.NONE, false);
    game.setLimits(10, null);
    return game.build();
  }

  /** The row after the moves: what the interpreter makes of its HRG, as a game that begins so. */
  private static LineGame after(Capturing capturing) {
    LineGameBuilder builder = new LineGameBuilder("row");
    builder.addBoardGrid(5, 1);
    builder.addPieces(Piece.WHITE, List.of("cy0x0"));
    builder.addPieces(Piece.BLACK, List.of("cy0x1", "cy0x3"));
    builder.setRules(capturing.captures, false);
    builder.setLimits(null, 20);
    LineGame row = builder.build();
    Source source = new Source("row.hrg", HrgWriter.text(row));
    Interpreter interpreter =
        Interpreter.of(
            new HrgLanguage().frontend().orElseThrow().read(source, new Budget()).value().get());
    State state = interpreter.settle(interpreter.initial()).orElseThrow();
    for (String name : capturing.moves) {
      assertEquals("white", state.player());
      Move move =
          interpreter.moves(state).stream()
              .filter(each -> String.join(" ", each.tags()).equals(name))
              .findFirst()
              .orElseThrow();
      state = interpreter.settle(move.next()).orElseThrow();
    }
    Value.MapLiteral board = (Value.MapLiteral) state.values().get("board");
    Map<String, Piece> pieces = new HashMap<>();
    for (Node node : row.nodes()) {
      for (Piece piece : Piece.values()) {
        if (board.at(node.name()).toString().equals(piece.symbol())) {
          pieces.put(node.name(), piece);
        }
      }
    }
    return new LineGame(
        row.name(),
        row.nodes(),
        row.lines(),
        pieces,
        row.captures(),
        row.mandatory(),
        row.stagnation(),
        row.maxTurns());
  }

  @Test
  void boardsAreDrawnAsTheyAre() throws IOException {
    List<MatchResult> blocks =
        Pattern.compile("(?s)```board\n(.*?)```")
            .matcher(Files.readString(PAGE))
            .results()
            .toList();
    List<LineGame> games =
        Stream.concat(
                BOARDS.stream().map(DrawnBoardsTest::board),
                CAPTURES.stream().map(DrawnBoardsTest::after))
            .toList();
    assertEquals(games.size(), blocks.size());
    for (int i = 0; i < games.size(); i++) {
      assertEquals(blocks.get(i).group(1).lines().toList(), AsciiBoard.draw(games.get(i)));
    }
  }
}
