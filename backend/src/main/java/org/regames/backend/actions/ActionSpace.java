package org.regames.backend.actions;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.regames.backend.layout.GameLayout;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.NaturalOrder;

/**
 * The moves that players and chance may ever have, as sequences of tags. Every legal move of every
 * state is among them; some of them may never be legal. The index of a move in its list is its
 * number, the same on every machine and for every game with the same moves: lists are sorted, tag
 * by tag, in natural order.
 *
 * @param moves of all players together
 * @param outcomes the moves of chance
 */
public record ActionSpace(List<List<String>> moves, List<List<String>> outcomes) {
  /** Longer lists of moves are of no use to a learning program. */
  public static final int MOST_MOVES = 100_000;

  private static final Comparator<List<String>> TAG_BY_TAG = ActionSpace::compare;

  public ActionSpace {
    moves = moves.stream().sorted(TAG_BY_TAG).toList();
    outcomes = outcomes.stream().sorted(TAG_BY_TAG).toList();
  }

  /**
   * The moves of a valid game. Paths of moves are followed with all that is known about variables
   * in any state: what the path itself has assigned, and what can have only one value.
   *
   * @return nothing if there are more than {@value #MOST_MOVES} moves, if their length is
   *     unbounded, or if the search takes more than a few million steps
   */
  public static Optional<ActionSpace> of(Game game) {
    Game whole = Builtins.complete(game);
    return new ActionSearch(whole, GameLayout.of(whole)).find();
  }

  private static int compare(List<String> one, List<String> other) {
    for (int place = 0; place < Math.min(one.size(), other.size()); place++) {
      int order = NaturalOrder.NATURAL.compare(one.get(place), other.get(place));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(one.size(), other.size());
  }
}
