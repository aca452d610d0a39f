package org.regames.pcg.puzzle;

import java.util.List;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.model.GameState;

/**
 * A position in which a single move wins by force.
 *
 * @param state the position; not to be played on
 * @param before the moves that lead there
 * @param player the index of who is to move
 * @param plies within how many moves of all the player wins
 * @param solution the tags of the moves of one line, in which the others hold out as long as they
 *     can
 * @param moves the number of legal moves
 * @param traps how many of them a short search rates higher than the right one
 * @param states how many states it takes to prove that this one wins and all others do not
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
