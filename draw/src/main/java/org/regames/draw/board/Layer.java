package org.regames.draw.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A variable that says what is on the cells of a board.
 *
 * @param variable the name of the variable, a map
 * @param keys the keys that come before those of the cell: a player, or the number of the board
 * @param after those that come after them: what is on the cell, where the map says whether it is
 * @param through for cells that the owner calls otherwise the key that stands for them
 * @param owner the player among these keys, or an empty text
 * @param counts the keys after all others of which the one that is true says how many there are;
 *     none where that is not so
 */
public record Layer(
    String variable,
    List<String> keys,
    List<String> after,
    Map<String, String> through,
    String owner,
    List<String> counts) {
  public Layer {
    keys = List.copyOf(keys);
    after = List.copyOf(after);
    through = Map.copyOf(through);
    counts = List.copyOf(counts);
  }

  /** All keys that lead to what is on a cell. */
  List<String> path(List<String> cell) {
    List<String> path = new ArrayList<>(keys);
    cell.forEach(key -> path.add(through.getOrDefault(key, key)));
    path.addAll(after);
    return path;
  }

  String name(String label) {
    return keys.isEmpty() ? label : label + keys;
  }
}
