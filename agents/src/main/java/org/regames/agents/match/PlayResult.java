package org.regames.agents.match;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.regames.backend.interpreter.Turn;

/**
 * How a play went. Lists are in the order of the players.
 *
 * @param turns the moves, including those of {@code random} but not of the keeper
 * @param scores the scores of the players; a player at fault gets the lowest score and everybody
 *     else the highest
 * @param fault who lost the play before its end, and why
 * @param finished whether the play reached its end
 * @param moves how many moves each agent made
 * @param thought how long each agent thought
 */
public record PlayResult(
    List<Turn> turns,
    List<Long> scores,
    Optional<Fault> fault,
    boolean finished,
    List<Integer> moves,
    List<Duration> thought) {
  public PlayResult {
    turns = List.copyOf(turns);
    scores = List.copyOf(scores);
    moves = List.copyOf(moves);
    thought = List.copyOf(thought);
  }
}
