package org.regames.games.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.regames.games.reference.Board.Cell;

/** The Game of the Amazons on 10x10, moving and shooting in one move. */
public record Amazons(Board board, boolean whiteToMove) implements Position {
  public Amazons() {
    this(
        Board.of(
            "...b..b...",
            "..........",
            "..........",
            "b........b",
            "..........",
            "..........",
            "w........w",
            "..........",
            "..........",
            "...w..w..."),
        true);
  }

  @Override
  public String player() {
    return whiteToMove ? "white" : "black";
  }

  @Override
  public SortedMap<String, Position> moves() {
    SortedMap<String, Position> moves = new TreeMap<>();
    char mine = whiteToMove ? 'w' : 'b';
    for (Cell from : board.cells(mine)) {
      Board lifted = board.with(from, Board.EMPTY);
      for (Cell to : flights(lifted, from)) {
        Board moved = lifted.with(to, mine);
        for (Cell target : flights(moved, to)) {
          String name = from.tag("S") + " " + to.tag("S") + " " + target.tag("S");
          moves.put(name, new Amazons(moved.with(target, 'x'), !whiteToMove));
        }
      }
    }
    return moves;
  }

  private static List<Cell> flights(Board board, Cell from) {
    List<Cell> targets = new ArrayList<>();
    for (Cell step : Board.EIGHT) {
      for (Cell to = from.plus(step); board.isEmpty(to); to = to.plus(step)) {
        targets.add(to);
      }
    }
    return targets;
  }

  @Override
  public Map<String, String> scores() {
    return whiteToMove
        ? Map.of("white", "0", "black", "100")
        : Map.of("white", "100", "black", "0");
  }
}
