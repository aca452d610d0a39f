package org.regames.draw.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A variable that holds what is on the cells of a board.
 *
 * @param variable the name of the variable, a map
 * @param keys the keys that come before those of the cell: a player, or the number of the board
 * @param after the keys after the cell: what is on it, if the map holds truth values
 * @param through for cells with another name for the owner, their key
 * @param owner the player among these keys, or an empty text
 * @param counts the last keys, of which the true one is the number of things; empty if there are
 *     none
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

  /** All keys of the contents of a cell. */
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
