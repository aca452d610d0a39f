package org.regames.games.reference;

import java.util.Map;
import java.util.SortedMap;

/**
 * A position of a game programmed by hand, straight from the rules and without any of our
 * machinery: something independent to hold the HRG of the same game against. Immutable.
 */
public interface Position {
  /** Whose turn it is: a player or {@code random}. Without meaning when the game is over. */
  String player();

  /**
   * The legal moves: where each leads, by what it is called, its tags with blanks between. Empty
   * exactly when the game is over.
   */
  SortedMap<String, Position> moves();

  /** The score of each player when the game is over. */
  Map<String, String> scores();

  /** The number of sequences of so many moves. */
  default long count(int depth) {
    if (depth == 0) {
      return 1;
    }
    var moves = moves();
    return depth == 1
        ? moves.size()
        : moves.values().stream().mapToLong(next -> next.count(depth - 1)).sum();
  }
}
