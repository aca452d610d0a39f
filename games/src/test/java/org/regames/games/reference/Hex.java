package org.regames.games.reference;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.regames.games.reference.Board.Cell;

/** Hex on 11x11. */
public record Hex(Board board, boolean redToMove, boolean over) implements Position {
  private static final int SIZE = 11;
  private static final List<Cell> NEIGHBOURS =
      List.of(
          new Cell(1, 0),
          new Cell(-1, 0),
          new Cell(0, 1),
          new Cell(0, -1),
          new Cell(1, -1),
          new Cell(-1, 1));

  public Hex() {
    this(Board.empty(SIZE, SIZE), true, false);
  }

  @Override
  public String player() {
    return redToMove ? "red" : "blue";
  }

  @Override
  public SortedMap<String, Position> moves() {
    SortedMap<String, Position> moves = new TreeMap<>();
    if (!over) {
      char mine = redToMove ? 'r' : 'b';
      for (Cell cell : board.cells(Board.EMPTY)) {
        Board next = board.with(cell, mine);
        moves.put(cell.tag("H"), new Hex(next, !redToMove, isJoined(next, mine)));
      }
    }
    return moves;
  }

  private static boolean isJoined(Board board, char mine) {
    ToIntFunction<Cell> distance = mine == 'r' ? Cell::y : Cell::x;
    Deque<Cell> open = new ArrayDeque<>();
    board.cells(mine).stream().filter(cell -> distance.applyAsInt(cell) == 1).forEach(open::add);
    Set<Cell> seen = new HashSet<>(open);
    while (!open.isEmpty()) {
      Cell cell = open.remove();
      if (distance.applyAsInt(cell) == SIZE) {
        return true;
      }
      NEIGHBOURS.stream()
          .map(cell::plus)
          .filter(next -> board.at(next) == mine && seen.add(next))
          .forEach(open::add);
    }
    return false;
  }

  @Override
  public Map<String, String> scores() {
    return redToMove ? Map.of("red", "0", "blue", "100") : Map.of("red", "100", "blue", "0");
  }
}
