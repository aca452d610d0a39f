package org.regames.games.reference;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.regames.games.reference.Board.Cell;

/**
 * Breakthrough on 8x8, with pawns or with knights that only go ahead.
 *
 * @param steps where a piece of White may go to; only to the side it may capture
 */
public record Breakthrough(Board board, boolean whiteToMove, List<Cell> steps) implements Position {
  private Breakthrough(List<Cell> steps) {
    this(
        Board.of(
            "bbbbbbbb",
            "bbbbbbbb",
            "........",
            "........",
            "........",
            "........",
            "wwwwwwww",
            "wwwwwwww"),
        true,
        steps);
  }

  /** The usual game. */
  public static Breakthrough ofPawns() {
    return new Breakthrough(List.of(new Cell(-1, 1), new Cell(0, 1), new Cell(1, 1)));
  }

  /** Knightthrough. */
  public static Breakthrough ofKnights() {
    return new Breakthrough(
        List.of(new Cell(-2, 1), new Cell(-1, 2), new Cell(1, 2), new Cell(2, 1)));
  }

  @Override
  public String player() {
    return whiteToMove ? "white" : "black";
  }

  @Override
  public SortedMap<String, Position> moves() {
    SortedMap<String, Position> moves = new TreeMap<>();
    if (lastMoverHasWon()) {
      return moves;
    }
    char mine = whiteToMove ? 'w' : 'b';
    char enemy = whiteToMove ? 'b' : 'w';
    for (Cell from : board.cells(mine)) {
      for (Cell step : steps) {
        Cell to = from.plus(new Cell(step.x(), whiteToMove ? step.y() : -step.y()));
        if (board.isEmpty(to) || step.x() != 0 && board.at(to) == enemy) {
          Board next = board.with(from, Board.EMPTY).with(to, mine);
          Position after = new Breakthrough(next, !whiteToMove, steps);
          moves.put(from.tag("S") + " " + to.tag("S"), after);
        }
      }
    }
    return moves;
  }

  private boolean lastMoverHasWon() {
    char mine = whiteToMove ? 'w' : 'b';
    char enemy = whiteToMove ? 'b' : 'w';
    int goal = whiteToMove ? 1 : 8;
    return board.cells(mine).isEmpty()
        || board.cells(enemy).stream().anyMatch(cell -> cell.y() == goal);
  }

  @Override
  public Map<String, String> scores() {
    return whiteToMove
        ? Map.of("white", "0", "black", "100")
        : Map.of("white", "100", "black", "0");
  }
}
