package org.regames.agents.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.backend.model.GameState;

/** A state that all players know, in the tree of {@link RoundSearch}. */
final class RoundNode {
  /** Not to be played on. */
  final GameState state;

  /** The next nodes, by a hash of all choices. */
  final Map<Long, RoundNode> after = new HashMap<>();

  /** After each move of the round, whether the next player does not see it. */
  final List<Boolean> hidden = new ArrayList<>();

  /** The choices of players here, as far as they have occurred. */
  private final List<RoundChoice> choices = new ArrayList<>();

  /** The number of visits, and the sums of the players' results. */
  int visits;

  final double[] totals;

  RoundNode(GameState state, int players) {
    this.state = state;
    this.totals = new double[players];
  }

  /**
   * The choice of a player, who does not know what others have chosen since this state.
   *
   * @param moves how many legal moves there are
   */
  RoundChoice choice(int player, int moves) {
    for (RoundChoice choice : choices) {
      if (choice.player == player && choice.moves() == moves) {
        return choice;
      }
    }
    RoundChoice choice = new RoundChoice(player, moves);
    choices.add(choice);
    return choice;
  }

  /** Adds the results of the players after a visit. */
  void learn(double[] values) {
    visits++;
    for (int player = 0; player < values.length; player++) {
      totals[player] += values[player];
    }
  }

  /** The mean result of a player here. */
  double mean(int player) {
    return totals[player] / visits;
  }
}
