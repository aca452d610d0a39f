package org.regames.agents.solo;

import java.util.List;
import org.regames.backend.model.GameState;

/**
 * How a player gets a score.
 *
 * @param score what it gets
 * @param moves the tags of its moves from the state on that was searched
 * @param states that state, and those after the moves; not to be played on
 * @param isBest whether it is proved that there is no better plan
 */
public record SoloPlan(
    long score, List<List<String>> moves, List<GameState> states, boolean isBest) {
  public SoloPlan {
    moves = List.copyOf(moves);
    states = List.copyOf(states);
  }
}
