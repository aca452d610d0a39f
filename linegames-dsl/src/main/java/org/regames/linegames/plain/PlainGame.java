package org.regames.linegames.plain;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.regames.linegames.model.Captures;
import org.regames.linegames.model.Direction;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.model.LineGameBuilder;
import org.regames.linegames.model.LineGameException;
import org.regames.linegames.model.Piece;
import org.regames.linegames.model.Start;

/**
 * A game on lines as a script without loops and variables describes it: its statements as data,
 * which can be changed and written again.
 *
 * @param board the main part, then what lies beside it
 * @param pawns the statements that put pawns on the board, in order
 * @param stagnation after how many turns without a capture the game ends
 * @param maxTurns after how many turns it ends
 */
public record PlainGame(
    String name,
    List<Part> board,
    List<Placing> pawns,
    Captures captures,
    boolean mandatory,
    OptionalInt stagnation,
    OptionalInt maxTurns) {

  /** A statement of a board. */
  public sealed interface Part {
    /** A single node. */
    record Point() implements Part {}

    /** Orthogonal lines, and diagonals at every other node. */
    record Alquerque(int width, int height) implements Part {}

    /** Squares with a node in the middle of each. */
    record Squares(int width, int height) implements Part {}

    /** Orthogonal lines. */
    record Grid(int width, int height) implements Part {}

    /** Spokes and rings. */
    record Circle(int spokes, int length) implements Part {}

    /** Three lines that spread from the middle of a side. */
    record Triangle(Direction side, int height) implements Part {}

    /** An additional node. */
    record Extra(String name, List<Link> links) implements Part {
      public Extra {
        links = List.copyOf(links);
      }
    }

    /** An additional line. */
    record Line(String from, Direction direction, String to) implements Part {}
  }

  /** Where a line of a node leads. */
  public record Link(Direction direction, String to) {}

  /** A statement that puts pawns on a board. */
  public sealed interface Placing {
    /** On all nodes except the centre. */
    record Filled(boolean eastToWest) implements Placing {}

    /** On one, two or four rows of each side. */
    record Rows(int count) implements Placing {}

    /** On a circle except its centre. */
    record Spokes() implements Placing {}

    /** On a triangle except its tip. */
    record Triangle(Direction side, Piece piece) implements Placing {}

    /** On these nodes. */
    record On(Piece piece, List<String> nodes) implements Placing {
      public On {
        nodes = List.copyOf(nodes);
      }
    }
  }

  public PlainGame {
    board = List.copyOf(board);
    pawns = List.copyOf(pawns);
  }

  /** The same game with another name. */
  public PlainGame named(String other) {
    return new PlainGame(other, board, pawns, captures, mandatory, stagnation, maxTurns);
  }

  /** The same game on another board. */
  public PlainGame on(List<Part> other) {
    return new PlainGame(name, other, pawns, captures, mandatory, stagnation, maxTurns);
  }

  /** The same game with other pawns at the start. */
  public PlainGame with(List<Placing> other) {
    return new PlainGame(name, board, other, captures, mandatory, stagnation, maxTurns);
  }

  /** The same game with other captures. */
  public PlainGame capturing(Captures other, boolean must) {
    return new PlainGame(name, board, pawns, other, must, stagnation, maxTurns);
  }

  /** The same game with other limits. */
  public PlainGame limited(OptionalInt quiet, OptionalInt turns) {
    return new PlainGame(name, board, pawns, captures, mandatory, quiet, turns);
  }

  /**
   * The game, complete and checked; of two pawns on one node, the last one counts.
   *
   * @throws LineGameException if a statement does not fit those before it, or one is missing
   */
  public LineGame build() {
    return build(_ -> {});
  }

  /**
   * The same.
   *
   * @param warnings receives messages about what may not be intended
   */
  public LineGame build(Consumer<String> warnings) {
    LineGameBuilder game = new LineGameBuilder(name, warnings);
    board.forEach(part -> add(part, game));
    pawns.forEach(placing -> add(placing, game));
    game.setRules(captures, mandatory);
    game.setLimits(boxed(stagnation), boxed(maxTurns));
    return game.build();
  }

  /**
   * Its board without pawns.
   *
   * @throws LineGameException if a part does not fit those before it
   */
  public static LineGame bare(List<Part> board) {
    LineGameBuilder game = new LineGameBuilder("board");
    board.forEach(part -> add(part, game));
    return game.bare();
  }

  private static Integer boxed(OptionalInt number) {
    return number.isPresent() ? Integer.valueOf(number.getAsInt()) : null;
  }

  static void add(Part part, LineGameBuilder game) {
    switch (part) {
      case Part.Point() -> game.addBoardPoint();
      case Part.Alquerque(int width, int height) -> game.addBoardAlquerque(width, height);
      case Part.Squares(int width, int height) -> game.addBoardSquareWithDiagonals(width, height);
      case Part.Grid(int width, int height) -> game.addBoardGrid(width, height);
      case Part.Circle(int spokes, int length) -> game.addBoardCircle(spokes, length);
      case Part.Triangle(Direction side, int height) -> game.attachTriangle3(side, height);
      case Part.Extra extra -> game.addNode(extra.name(), null, Links.of(extra.links()));
      case Part.Line(String from, Direction direction, String to) ->
          game.addEdge(from, to, direction);
    }
  }

  static void add(Placing placing, LineGameBuilder game) {
    switch (placing) {
      case Placing.Filled(boolean eastToWest) ->
          game.addPieces(eastToWest ? Start.EAST_TO_WEST : Start.WEST_TO_EAST);
      case Placing.Rows(int count) -> game.addPieces(rows(count));
      case Placing.Spokes() -> game.addPiecesCircle();
      case Placing.Triangle(Direction side, Piece piece) -> game.addPiecesTriangle(side, piece);
      case Placing.On(Piece piece, List<String> nodes) -> game.addPieces(piece, nodes);
    }
  }

  private static Start rows(int count) {
    return switch (count) {
      case 1 -> Start.ONE_ROW;
      case 2 -> Start.TWO_ROWS;
      case 4 -> Start.FOUR_ROWS;
      default -> throw new LineGameException("count: expected 1, 2 or 4, found " + count);
    };
  }
}
