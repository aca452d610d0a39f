package org.regames.backend.explore;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * The moves of a play, by their tags; plays share common prefixes.
 *
 * @param before the moves but the last one; null at the start
 * @param last the tags of the last move
 * @param length the number of moves
 */
public record Trail(Trail before, List<String> last, int length) {
  /** The empty trail. */
  public static final Trail START = new Trail(null, List.of(), 0);

  /** The trail extended by a move. */
  public Trail then(List<String> move) {
    return new Trail(this, move, length + 1);
  }

  /** All moves, the first one first. */
  public List<List<String>> moves() {
    Deque<List<String>> moves = new ArrayDeque<>();
    for (Trail trail = this; trail.before != null; trail = trail.before) {
      moves.addFirst(trail.last);
    }
    return List.copyOf(moves);
  }
}
