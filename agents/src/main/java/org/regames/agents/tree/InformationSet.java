package org.regames.agents.tree;

import java.util.List;
import org.regames.backend.interpreter.Turn;

/**
 * Decisions that a player cannot tell apart.
 *
 * @param player the index of the player
 * @param number counts the sets of the player from 0, as the tree comes to them
 * @param view what the player has seen: its own moves with all tags, those of others with the tags
 *     it is told; of the keeper only moves of which it is told something
 * @param actions the tags of the legal moves, in natural order
 */
public record InformationSet(int player, int number, List<Turn> view, List<List<String>> actions) {
  public InformationSet {
    view = List.copyOf(view);
    actions = List.copyOf(actions);
  }
}
