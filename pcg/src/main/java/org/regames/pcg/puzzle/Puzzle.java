package org.regames.pcg.puzzle;

import java.util.List;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.model.GameState;

/**
 * A position in which one move alone wins by force.
 *
 * @param state the position; not to be played on
 * @param before the moves that lead there
 * @param player the index of who is to move
 * @param plies within how many moves of all the player wins
 * @param solution the tags of the moves of one line, in which the others hold out as long as they
 *     can
 * @param moves how many moves there are to choose from
 * @param traps how many of them a short search takes for better than the right one
 * @param states how many states it takes to show that this one wins and all others do not
 */
public record Puzzle(
    GameState state,
    List<Turn> before,
    int player,
    int plies,
    List<List<String>> solution,
    int moves,
    int traps,
    long states) {
  public Puzzle {
    before = List.copyOf(before);
    solution = List.copyOf(solution);
  }
}
