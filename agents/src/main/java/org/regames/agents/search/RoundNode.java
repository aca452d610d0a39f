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

  /** What follows, by a hash of what all have chosen. */
  final Map<Long, RoundNode> after = new HashMap<>();

  /** After each move of the round, whether the next player does not see it. */
  final List<Boolean> hidden = new ArrayList<>();

  /** The choices that players have here, as far as they were met. */
  private final List<RoundChoice> choices = new ArrayList<>();

  /** How often the search came here, and the sums of what the players got then. */
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

  /** Notes what the players got after a visit. */
  void learn(double[] values) {
    visits++;
    for (int player = 0; player < values.length; player++) {
      totals[player] += values[player];
    }
  }

  /** What a player got here on average. */
  double mean(int player) {
    return totals[player] / visits;
  }
}
