package org.regames.lud.board;

import java.util.ArrayList;
import java.util.List;
import org.regames.lud.board.graph.BoardException;
import org.regames.lud.board.graph.BoardGraph;
import org.regames.lud.board.graph.Diagonals;
import org.regames.lud.board.graph.HexShape;
import org.regames.lud.board.graph.Operators;
import org.regames.lud.board.graph.Point;
import org.regames.lud.board.graph.Room;
import org.regames.lud.board.graph.Shapes;
import org.regames.lud.board.graph.SiteType;

/** Boards with special clauses. */
public final class SpecialBoards {
  private static final int LEAST_ROWS = 2;
  private static final int MOST_ROWS = 6;

  /** How far stores stand from the first and the last column, for 2 to 6 rows. */
  private static final double[] STORE_GAP = {0.85, 1, 0.9, 1, 0.9};

  private SpecialBoards() {}

  /** Where the stores of a mancala board are. */
  public enum Stores {
    /** One on the left, one on the right. */
    OUTER,
    /** In the pits; the board is an ordinary one. */
    INNER,
    /** There are none. */
    NONE
  }

  /** {@code (mancalaBoard rows columns …)}: rows of pits, with or without stores; of vertices. */
  public static BoardGraph mancala(
      Room room, int rows, int columns, Stores stores, int numberOfStores) {
    if (rows < LEAST_ROWS || rows > MOST_ROWS) {
      throw new BoardException("a mancala board has 2 to 6 rows, not " + rows);
    }
    Shapes shapes = new Shapes(room, SiteType.VERTEX);
    Operators operators = new Operators(room, SiteType.VERTEX);
    if (stores == Stores.INNER || numberOfStores != 2) {
      return shapes.square(rows, Diagonals.IMPLIED);
    }
    double middle = (rows - 1) / 2.0;
    double gap = STORE_GAP[rows - LEAST_ROWS];
    List<BoardGraph> parts = new ArrayList<>();
    if (stores == Stores.OUTER) {
      parts.add(store(shapes, -gap, middle));
    }
    BoardGraph row = shapes.rectangle(1, columns, Diagonals.IMPLIED);
    for (int y = 0; y < rows; y++) {
      parts.add(operators.shift(0, y, 0, row));
    }
    if (stores == Stores.OUTER) {
      parts.add(store(shapes, columns - 1 + gap, middle));
    }
    return operators.union(parts, true);
  }

  private static BoardGraph store(Shapes shapes, double x, double y) {
    return shapes.graph(List.of(Point.of(x, y)), List.of());
  }

  /**
   * {@code (boardless …)}: a board of cells large enough for games that grow from its middle.
   *
   * @param corners the corners of a cell: 3, 4 or 6
   * @param size rows, or 0 for the usual number
   */
  public static BoardGraph boardless(Room room, int corners, int size) {
    Shapes shapes = new Shapes(room, SiteType.CELL);
    return switch (corners) {
      case 3 -> shapes.tri(HexShape.TRIANGLE, size == 0 ? 41 : size, 0);
      case 4 -> shapes.square(size == 0 ? 41 : size, Diagonals.IMPLIED);
      case 6 -> shapes.hex(HexShape.HEXAGON, size == 0 ? 21 : size, 0);
      default -> throw new BoardException("no tiling has cells of " + corners + " corners");
    };
  }

  /**
   * The tracks of a Surakarta board: {@code Track1F}, {@code Track1B} and so on, nobody's.
   *
   * @param board a board of vertices, in rows and columns
   * @param loops how many, or 0 for the usual number
   * @param from the first row that has one
   */
  public static List<SiteTrack> surakartaTracks(Board board, int loops, int from) {
    List<int[]> rows = board.groups(SiteType.VERTEX, Grouping.ROW);
    List<int[]> columns = board.groups(SiteType.VERTEX, Grouping.COLUMN);
    int shorter = Math.min(rows.size(), columns.size());
    if (board.count(SiteType.VERTEX) != rows.size() * columns.size()) {
      throw new BoardException("Surakarta's loops are supported on boards of squares only");
    }
    int count = loops == 0 ? (shorter - 2) / 2 : loops;
    if (from < 0 || count < 0 || from + (long) count > shorter) {
      throw new BoardException("the board is too small for so many loops");
    }
    List<SiteTrack> tracks = new ArrayList<>();
    for (int i = from; i < from + count; i++) {
      List<List<Integer>> runs = new ArrayList<>();
      runs.add(run(rows.get(i), false));
      runs.add(run(columns.get(columns.size() - 1 - i), false));
      runs.add(run(rows.get(rows.size() - 1 - i), true));
      runs.add(run(columns.get(i), true));
      tracks.add(loop("Track" + i + "F", runs));
      tracks.add(loop("Track" + i + "B", runs.reversed().stream().map(List::reversed).toList()));
    }
    return tracks;
  }

  /** Sites of a row from left to right, or of a column from below, or the other way. */
  private static List<Integer> run(int[] sites, boolean backwards) {
    List<Integer> run = new ArrayList<>();
    for (int site : sites) {
      run.add(site);
    }
    return backwards ? run.reversed() : run;
  }

  /** Runs with an arc after each, where its last site occurs once more. */
  private static SiteTrack loop(String name, List<List<Integer>> runs) {
    List<Integer> sequence = new ArrayList<>();
    for (List<Integer> run : runs) {
      sequence.addAll(run);
      sequence.add(run.getLast());
    }
    return SiteTrack.of(name, 0, sequence, true, true);
  }
}
