package org.regames.draw.board;

import java.util.ArrayList;
import java.util.List;

/**
 * A variable that says what is on the cells of a board.
 *
 * @param variable the name of the variable, a map
 * @param keys the keys that come before those of the cell: a player, or the number of the board
 * @param after those that come after them: what is on the cell, where the map says whether it is
 * @param owner the player among these keys, or an empty text
 */
public record Layer(String variable, List<String> keys, List<String> after, String owner) {
  public Layer {
    keys = List.copyOf(keys);
    after = List.copyOf(after);
  }

  /** All keys that lead to what is on a cell. */
  List<String> path(List<String> cell) {
    List<String> path = new ArrayList<>(keys);
    path.addAll(cell);
    path.addAll(after);
    return path;
  }

  String name() {
    return keys.isEmpty() ? variable : variable + keys;
  }
}
