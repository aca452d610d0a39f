package org.regames.linegames.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The main part of a board. Its nodes are called {@code cy3x2}, after row and column. */
sealed interface Shape {
  /** How many nodes there are. */
  long size();

  /** Adds nodes and lines to a game without any. */
  void addTo(LineGameBuilder game);

  /** The node in the middle of a side, or of a corner. */
  Optional<String> end(Direction dir);

  /** Places pawns of both players. */
  default void place(Start start, LineGameBuilder game) {
    throw new LineGameException("initial: the board has no rows and columns");
  }

  /** The name of a node by column (or spoke) and row (or ring). */
  static String name(int x, int y) {
    return "cy" + y + "x" + x;
  }

  /** One node. */
  record Point() implements Shape {
    @Override
    public long size() {
      return 1;
    }

    @Override
    public void addTo(LineGameBuilder game) {
      game.addNode(new Node(name(0, 0), 0, 0));
    }

    @Override
    public Optional<String> end(Direction dir) {
      return Optional.of(name(0, 0));
    }
  }

  /** A shape with rows and columns. */
  sealed interface Rectangle extends Shape {
    int width();

    int height();

    /** Whether there is a node at a column and row. */
    boolean has(int x, int y);

    /** How far a line leads from a node in a direction; 0 if there is none. */
    int reach(int x, int y, Direction dir);

    @Override
    default long size() {
      return (long) width() * height();
    }

    @Override
    default void addTo(LineGameBuilder game) {
      for (int y = 0; y < height(); y++) {
        for (int x = 0; x < width(); x++) {
          if (has(x, y)) {
            game.addNode(new Node(name(x, y), x, y));
          }
        }
      }
      for (int y = 0; y < height(); y++) {
        for (int x = 0; x < width(); x++) {
          for (Direction dir : Direction.values()) {
            int reach = has(x, y) ? reach(x, y, dir) : 0;
            String to = name(x + reach * dir.dx(), y + reach * dir.dy());
            if (reach > 0 && game.node(to).isPresent()) {
              game.addEdge(name(x, y), to, dir);
            }
          }
        }
      }
    }

    @Override
    default Optional<String> end(Direction dir) {
      int x2 = (width() - 1) * (1 + dir.dx());
      int y2 = (height() - 1) * (1 + dir.dy());
      return x2 % 2 == 0 && y2 % 2 == 0 && has(x2 / 2, y2 / 2)
          ? Optional.of(name(x2 / 2, y2 / 2))
          : Optional.empty();
    }

    @Override
    default void place(Start start, LineGameBuilder game) {
      if (start.rows() * 2 > height()) {
        throw new LineGameException(
            "initial: the board has " + height() + " rows, too few for these pawns");
      }
      for (int y = 0; y < height(); y++) {
        for (int x = 0; x < width(); x++) {
          Optional<Piece> piece = has(x, y) ? piece(start, x, y) : Optional.empty();
          if (piece.isPresent()) {
            game.addPieces(piece.get(), List.of(name(x, y)));
          }
        }
      }
    }

    private Optional<Piece> piece(Start start, int x, int y) {
      if (start.rows() > 0) {
        return y < start.rows()
            ? Optional.of(Piece.BLACK)
            : y >= height() - start.rows() ? Optional.of(Piece.WHITE) : Optional.empty();
      }
      int row = Integer.compare(2 * y, height() - 1);
      int column = Integer.compare(2 * x, width() - 1);
      int side = row != 0 ? row : start == Start.EAST_TO_WEST ? column : -column;
      return side == 0 ? Optional.empty() : Optional.of(side < 0 ? Piece.BLACK : Piece.WHITE);
    }
  }

  /** Diagonals at nodes whose column and row are both even or both odd. */
  record Alquerque(int width, int height) implements Rectangle {
    @Override
    public boolean has(int x, int y) {
      return true;
    }

    @Override
    public int reach(int x, int y, Direction dir) {
      boolean diagonal = dir.dx() != 0 && dir.dy() != 0;
      return dir.isCompass() && (!diagonal || (x + y) % 2 == 0) ? 1 : 0;
    }
  }

  /** No diagonals. */
  record Grid(int width, int height) implements Rectangle {
    @Override
    public boolean has(int x, int y) {
      return true;
    }

    @Override
    public int reach(int x, int y, Direction dir) {
      return dir.isCompass() && (dir.dx() == 0 || dir.dy() == 0) ? 1 : 0;
    }
  }

  /** Corners of squares at even columns and rows, middles of squares at odd ones. */
  record SquareWithDiagonals(int width, int height) implements Rectangle {
    @Override
    public boolean has(int x, int y) {
      return x % 2 == y % 2;
    }

    @Override
    public int reach(int x, int y, Direction dir) {
      if (!dir.isCompass()) {
        return 0;
      }
      boolean diagonal = dir.dx() != 0 && dir.dy() != 0;
      return diagonal ? 1 : x % 2 == 0 ? 2 : 0;
    }
  }

  /** Spokes and rings; columns are spokes, rows are rings. */
  record Circle(int lines, int length) implements Shape {
    /** The directions of the spokes from the centre, by their number. */
    static final Map<Integer, List<Direction>> SPOKES =
        Map.of(
            2, List.of(Direction.NORTH, Direction.SOUTH),
            4, List.of(Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST),
            6,
                List.of(
                    Direction.NORTH,
                    Direction.NORTHEAST,
                    Direction.EAST,
                    Direction.SOUTH,
                    Direction.SOUTHWEST,
                    Direction.WEST),
            8, List.of(Direction.values()).subList(0, 8));

    private static final double FULL_TURN = 2 * Math.PI;

    @Override
    public long size() {
      return 1 + (long) lines * (length - 1);
    }

    @Override
    public void addTo(LineGameBuilder game) {
      game.addNode(new Node(name(0, 0), 0, 0));
      List<Direction> spokes = SPOKES.get(lines);
      for (int y = 1; y < length; y++) {
        for (int x = 0; x < lines; x++) {
          double angle = FULL_TURN * x / lines;
          game.addNode(new Node(name(x, y), y * Math.sin(angle), -y * Math.cos(angle)));
          game.addEdge(y == 1 ? name(0, 0) : name(x, y - 1), name(x, y), spokes.get(x));
        }
        for (int x = 0; x < lines; x++) {
          game.addEdge(name(x, y), name((x + 1) % lines, y), Direction.RIGHT);
        }
      }
    }

    @Override
    public Optional<String> end(Direction dir) {
      int spoke = SPOKES.get(lines).indexOf(dir);
      return spoke < 0 ? Optional.empty() : Optional.of(name(spoke, length - 1));
    }

    /** White on the first half of the spokes, Black on the second. */
    void place(LineGameBuilder game) {
      for (int y = 1; y < length; y++) {
        for (int x = 0; x < lines; x++) {
          game.addPieces(x < lines / 2 ? Piece.WHITE : Piece.BLACK, List.of(name(x, y)));
        }
      }
    }
  }
}
