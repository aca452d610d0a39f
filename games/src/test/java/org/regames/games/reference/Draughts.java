package org.regames.games.reference;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.regames.games.reference.Board.Cell;

/**
 * English draughts on an ordinary board of 64 squares, White at the bottom; capitals are kings.
 *
 * @param quiet moves in sequence without a jump and without a move of a man
 */
public record Draughts(Board board, boolean blackToMove, int quiet) implements Position {
  private static final int MOST_QUIET = 80;

  public Draughts() {
    this(
        Board.of(
            ".b.b.b.b",
            "b.b.b.b.",
            ".b.b.b.b",
            "........",
            "........",
            "w.w.w.w.",
            ".w.w.w.w",
            "w.w.w.w."),
        true,
        0);
  }

  @Override
  public String player() {
    return blackToMove ? "black" : "white";
  }

  @Override
  public SortedMap<String, Position> moves() {
    SortedMap<String, Position> moves = new TreeMap<>();
    if (quiet == MOST_QUIET) {
      return moves;
    }
    mine().forEach(from -> jumps(board.with(from, '.'), from, board.at(from), name(from), moves));
    if (moves.isEmpty()) {
      mine().forEach(from -> steps(from, board.at(from), moves));
    }
    return moves;
  }

  private Stream<Cell> mine() {
    char man = blackToMove ? 'b' : 'w';
    return Stream.concat(
        board.cells(man).stream(), board.cells(Character.toUpperCase(man)).stream());
  }

  private List<Cell> directions(char piece) {
    return Board.DIAGONAL.stream()
        .filter(step -> Character.isUpperCase(piece) || step.y() == (blackToMove ? -1 : 1))
        .toList();
  }

  /** Adds all ways to jump on with a piece that is off the board and has come to a cell. */
  private void jumps(
      Board now, Cell at, char piece, String path, SortedMap<String, Position> moves) {
    char enemy = blackToMove ? 'w' : 'b';
    for (Cell step : directions(piece)) {
      Cell over = at.plus(step);
      Cell to = over.plus(step);
      if (Character.toLowerCase(now.at(over)) == enemy && now.isEmpty(to)) {
        String longer = path + " " + name(to);
        int before = moves.size();
        jumps(now.with(over, '.'), to, piece, longer, moves);
        if (moves.size() == before) {
          Board after = now.with(over, '.').with(to, crowned(piece, to));
          moves.put(longer, new Draughts(after, !blackToMove, 0));
        }
      }
    }
  }

  private void steps(Cell from, char piece, SortedMap<String, Position> moves) {
    for (Cell step : directions(piece)) {
      Cell to = from.plus(step);
      if (board.isEmpty(to)) {
        Board after = board.with(from, '.').with(to, crowned(piece, to));
        int still = Character.isUpperCase(piece) ? quiet + 1 : 0;
        moves.put(name(from) + " " + name(to), new Draughts(after, !blackToMove, still));
      }
    }
  }

  private static char crowned(char piece, Cell to) {
    return to.y() == (piece == 'b' ? 1 : 8) ? Character.toUpperCase(piece) : piece;
  }

  private static String name(Cell cell) {
    return String.valueOf((8 - cell.y()) * 4 + (cell.x() + 1) / 2);
  }

  @Override
  public Map<String, String> scores() {
    if (quiet == MOST_QUIET) {
      return Map.of("black", "50", "white", "50");
    }
    return blackToMove
        ? Map.of("black", "0", "white", "100")
        : Map.of("black", "100", "white", "0");
  }
}
