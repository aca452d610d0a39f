package org.regames;

import java.util.List;

/**
 * A named part of a game's states, such as the board.
 *
 * @param name its name in the rules
 * @param keys for each key of the map the possible symbols, in their order; empty for a variable
 *     that is not a map
 * @param values its possible symbols, in their order
 */
public record Variable(String name, List<List<String>> keys, List<String> values) {
  public Variable {
    keys = List.copyOf(keys);
    values = List.copyOf(values);
  }
}
