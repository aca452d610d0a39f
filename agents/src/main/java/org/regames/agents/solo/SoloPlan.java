package org.regames.agents.solo;

import java.util.List;
import org.regames.backend.model.GameState;

/**
 * How a player gets a score.
 *
 * @param score the score
 * @param moves the tags of the moves from the start of the search on
 * @param states the start, and the states after the moves; not to be played on
 * @param isBest whether it is proved that there is no better plan
 */
public record SoloPlan(
    long score, List<List<String>> moves, List<GameState> states, boolean isBest) {
  public SoloPlan {
    moves = List.copyOf(moves);
    states = List.copyOf(states);
  }
}
