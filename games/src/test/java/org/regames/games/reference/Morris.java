package org.regames.games.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.regames.games.reference.Board.Cell;

/**
 * Nine men's morris on the 24 crossings of its drawing, in a 7x7 grid; {@code #} is no point.
 *
 * @param inHand men to be placed by the mover and by the other player
 * @param quiet moves in sequence without a mill and without placing a man
 */
public record Morris(Board board, boolean whiteToMove, int[] inHand, int quiet)
    implements Position {
  private static final int MOST_QUIET = 100;

  public Morris() {
    this(
        Board.of(".##.##.", "#.#.#.#", "##...##", "...#...", "##...##", "#.#.#.#", ".##.##."),
        true,
        new int[] {9, 9},
        0);
  }

  @Override
  public String player() {
    return whiteToMove ? "white" : "black";
  }

  private char mine() {
    return whiteToMove ? 'w' : 'b';
  }

  private char enemy() {
    return whiteToMove ? 'b' : 'w';
  }

  private boolean isDraw() {
    return quiet == MOST_QUIET;
  }

  @Override
  public SortedMap<String, Position> moves() {
    SortedMap<String, Position> moves = new TreeMap<>();
    int men = board.cells(mine()).size() + inHand[0];
    if (isDraw() || men < 3) {
      return moves;
    }
    if (inHand[0] > 0) {
      for (Cell to : board.cells(Board.EMPTY)) {
        arrive(name(to), board, to, 0, moves);
      }
      return moves;
    }
    for (Cell from : board.cells(mine())) {
      Board lifted = board.with(from, Board.EMPTY);
      List<Cell> targets = men == 3 ? board.cells(Board.EMPTY) : neighbours(from);
      for (Cell to : targets) {
        if (board.isEmpty(to)) {
          arrive(name(from) + " " + name(to), lifted, to, quiet + 1, moves);
        }
      }
    }
    return moves;
  }

  private void arrive(
      String name, Board before, Cell to, int still, SortedMap<String, Position> moves) {
    Board after = before.with(to, mine());
    int[] hands = {inHand[1], Math.max(inHand[0] - 1, 0)};
    if (!isInMill(after, to)) {
      moves.put(name, new Morris(after, !whiteToMove, hands, still));
      return;
    }
    List<Cell> enemies = after.cells(enemy());
    List<Cell> loose = enemies.stream().filter(cell -> !isInMill(after, cell)).toList();
    for (Cell taken : loose.isEmpty() ? enemies : loose) {
      moves.put(
          name + " " + name(taken),
          new Morris(after.with(taken, Board.EMPTY), !whiteToMove, hands, 0));
    }
  }

  /**
   * The next points along the drawn lines: no farther than the ring's side, not over the middle.
   */
  private static List<Cell> neighbours(Cell from) {
    Board points = new Morris().board;
    List<Cell> found = new ArrayList<>();
    for (Cell step : Board.STRAIGHT) {
      Cell next = from.plus(step);
      while (points.contains(next) && !points.isEmpty(next) && !isMiddle(next)) {
        next = next.plus(step);
      }
      if (points.isEmpty(next)) {
        found.add(next);
      }
    }
    return found;
  }

  private static boolean isMiddle(Cell cell) {
    return cell.x() == 4 && cell.y() == 4;
  }

  private static boolean isInMill(Board board, Cell cell) {
    return isLine(board, cell, new Cell(1, 0)) || isLine(board, cell, new Cell(0, 1));
  }

  /** Whether the whole line of three points through a cell holds the same men. */
  private static boolean isLine(Board board, Cell cell, Cell step) {
    List<Cell> line = new ArrayList<>(List.of(cell));
    for (int sign = -1; sign <= 1; sign += 2) {
      Cell end = cell;
      Cell way = new Cell(sign * step.x(), sign * step.y());
      while (neighbours(end).stream().anyMatch(isTowards(end, way))) {
        Cell from = end;
        end = neighbours(from).stream().filter(isTowards(from, way)).findFirst().orElseThrow();
        line.add(end);
      }
    }
    return line.size() == 3 && line.stream().allMatch(point -> board.at(point) == board.at(cell));
  }

  private static Predicate<Cell> isTowards(Cell from, Cell way) {
    return to ->
        Integer.signum(to.x() - from.x()) == way.x()
            && Integer.signum(to.y() - from.y()) == way.y();
  }

  /** The ring, and the position on it, counted clockwise from the lower left corner. */
  private static String name(Cell cell) {
    int dx = cell.x() - 4;
    int dy = cell.y() - 4;
    int radius = Math.max(Math.abs(dx), Math.abs(dy));
    List<Cell> round =
        List.of(
            new Cell(-1, -1),
            new Cell(-1, 0),
            new Cell(-1, 1),
            new Cell(0, 1),
            new Cell(1, 1),
            new Cell(1, 0),
            new Cell(1, -1),
            new Cell(0, -1));
    int spot = round.indexOf(new Cell(Integer.signum(dx), Integer.signum(dy)));
    return "P__" + (3 - radius) + "_" + spot;
  }

  @Override
  public Map<String, String> scores() {
    if (isDraw() && board.cells(mine()).size() + inHand[0] > 2) {
      return Map.of("white", "50", "black", "50");
    }
    return whiteToMove
        ? Map.of("white", "0", "black", "100")
        : Map.of("white", "100", "black", "0");
  }
}
