package org.regames.games.reference;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.regames.games.reference.Board.Cell;

/** Games of making a line: tic-tac-toe, connect four and gomoku. */
public final class LineGame implements Position {
  /**
   * What tells the games apart.
   *
   * @param length how many pieces make a line
   * @param orMore whether a longer line counts too
   * @param falling whether pieces fall to the lowest empty cell
   */
  private record Rules(
      String constructor, List<String> players, int length, boolean orMore, boolean falling) {}

  private final Rules rules;
  private final Board board;
  private final int turn;
  private final boolean won;

  private LineGame(Rules rules, Board board, int turn, boolean won) {
    this.rules = rules;
    this.board = board;
    this.turn = turn;
    this.won = won;
  }

  public static Position ticTacToe() {
    Rules rules = new Rules("C", List.of("x", "o"), 3, true, false);
    return new LineGame(rules, Board.empty(3, 3), 0, false);
  }

  public static Position connectFour() {
    Rules rules = new Rules("C", List.of("red", "yellow"), 4, true, true);
    return new LineGame(rules, Board.empty(7, 6), 0, false);
  }

  public static Position gomoku() {
    Rules rules = new Rules("P", List.of("black", "white"), 5, false, false);
    return new LineGame(rules, Board.empty(15, 15), 0, false);
  }

  @Override
  public String player() {
    return rules.players.get(turn);
  }

  @Override
  public SortedMap<String, Position> moves() {
    SortedMap<String, Position> moves = new TreeMap<>();
    if (won) {
      return moves;
    }
    char mine = (char) ('0' + turn);
    for (Cell cell : board.cells(Board.EMPTY)) {
      if (!rules.falling || !board.isEmpty(cell.plus(new Cell(0, -1)))) {
        Board next = board.with(cell, mine);
        moves.put(
            cell.tag(rules.constructor),
            new LineGame(rules, next, 1 - turn, makesLine(next, cell, mine)));
      }
    }
    return moves;
  }

  private boolean makesLine(Board after, Cell cell, char mine) {
    return Board.EIGHT.stream()
        .mapToInt(step -> 1 + run(after, cell, step, mine) + run(after, cell, back(step), mine))
        .anyMatch(length -> rules.orMore ? length >= rules.length : length == rules.length);
  }

  private static Cell back(Cell step) {
    return new Cell(-step.x(), -step.y());
  }

  private static int run(Board board, Cell cell, Cell step, char mine) {
    Cell next = cell.plus(step);
    return board.at(next) == mine ? 1 + run(board, next, step, mine) : 0;
  }

  @Override
  public Map<String, String> scores() {
    String loser = rules.players.get(turn);
    String winner = rules.players.get(1 - turn);
    return won ? Map.of(winner, "100", loser, "0") : Map.of(winner, "50", loser, "50");
  }
}
