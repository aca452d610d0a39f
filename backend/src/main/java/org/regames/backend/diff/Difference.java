package org.regames.backend.diff;

import java.util.List;
import org.regames.backend.interpreter.Turn;

/**
 * A point where two games differ.
 *
 * @param what how they differ, in one line
 * @param first the play in the first game, without keeper moves; if the games differ in a move of
 *     the first, that is its last
 * @param second the corresponding play in the second game
 */
public record Difference(String what, List<Turn> first, List<Turn> second) {
  public Difference {
    first = List.copyOf(first);
    second = List.copyOf(second);
  }
}
