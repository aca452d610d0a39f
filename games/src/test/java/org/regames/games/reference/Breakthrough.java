package org.regames.games.reference;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.regames.games.reference.Board.Cell;

/** Breakthrough on 8x8. */
public record Breakthrough(Board board, boolean whiteToMove) implements Position {
  public Breakthrough() {
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
        true);
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
      for (int side = -1; side <= 1; side++) {
        Cell to = from.plus(new Cell(side, whiteToMove ? 1 : -1));
        if (board.isEmpty(to) || side != 0 && board.at(to) == enemy) {
          Board next = board.with(from, Board.EMPTY).with(to, mine);
          moves.put(from.tag("S") + " " + to.tag("S"), new Breakthrough(next, !whiteToMove));
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
