package org.regames.games.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.regames.games.reference.Board.Cell;

/** Reversi on 8x8; whoever cannot move is passed over. */
public record Reversi(Board board, char mover) implements Position {
  public Reversi() {
    this(
        Board.of(
            "........",
            "........",
            "........",
            "...bw...",
            "...wb...",
            "........",
            "........",
            "........"),
        'b');
  }

  private static char enemyOf(char mover) {
    return mover == 'b' ? 'w' : 'b';
  }

  @Override
  public String player() {
    return mover == 'b' ? "black" : "white";
  }

  @Override
  public SortedMap<String, Position> moves() {
    SortedMap<String, Position> moves = new TreeMap<>();
    for (Cell cell : board.cells(Board.EMPTY)) {
      List<Cell> turned = turned(cell, mover);
      if (!turned.isEmpty()) {
        Board next = board.with(cell, mover);
        for (Cell disc : turned) {
          next = next.with(disc, mover);
        }
        Reversi answer = new Reversi(next, enemyOf(mover));
        moves.put(cell.tag("S"), answer.canMove() ? answer : new Reversi(next, mover));
      }
    }
    return moves;
  }

  private boolean canMove() {
    return board.cells(Board.EMPTY).stream().anyMatch(cell -> !turned(cell, mover).isEmpty());
  }

  private List<Cell> turned(Cell cell, char mine) {
    List<Cell> all = new ArrayList<>();
    for (Cell step : Board.EIGHT) {
      List<Cell> run = new ArrayList<>();
      Cell next = cell.plus(step);
      while (board.at(next) == enemyOf(mine)) {
        run.add(next);
        next = next.plus(step);
      }
      if (board.at(next) == mine) {
        all.addAll(run);
      }
    }
    return all;
  }

  @Override
  public Map<String, String> scores() {
    int lead = board.cells('b').size() - board.cells('w').size();
    String black = lead > 0 ? "100" : lead < 0 ? "0" : "50";
    String white = lead > 0 ? "0" : lead < 0 ? "100" : "50";
    return Map.of("black", black, "white", white);
  }
}
