package org.regames;

import java.util.List;

/**
 * A part of a game's states that has a name, such as the board.
 *
 * @param name what the rules call it
 * @param keys what it can be asked at: for each key the symbols that it may be, in their order;
 *     none for a variable that is no map
 * @param values the symbols that it may have, in their order
 */
public record Variable(String name, List<List<String>> keys, List<String> values) {
  public Variable {
    keys = List.copyOf(keys);
    values = List.copyOf(values);
  }
}
