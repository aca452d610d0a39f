package org.regames.draw.board;

import java.util.List;

/**
 * A variable that says what is on the cells of a board.
 *
 * @param variable the name of the variable, a map
 * @param keys the keys that come before those of the cell: a player, or the number of the board
 * @param owner the player among these keys, or an empty text
 */
public record Layer(String variable, List<String> keys, String owner) {
  public Layer {
    keys = List.copyOf(keys);
  }

  String name() {
    return keys.isEmpty() ? variable : variable + keys;
  }
}
