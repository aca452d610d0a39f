package org.regames.agents.solve;

import java.util.List;

/**
 * The value of a state if everybody plays as well as possible.
 *
 * @param scores what each player gets
 * @param player who is to move, or nothing at the end of a play
 * @param best the tags of the moves that keep the value; of a state where nobody can move, none
 * @param undecided the tags of those that may keep it: time was over after the value was found
 * @param states how many states were looked at
 * @param known how many of them the table knew in the end
 */
public record Solution(
    List<Long> scores,
    String player,
    List<List<String>> best,
    List<List<String>> undecided,
    long states,
    long known) {
  public Solution {
    scores = List.copyOf(scores);
    best = List.copyOf(best);
    undecided = List.copyOf(undecided);
  }
}
