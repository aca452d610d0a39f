package org.regames.agents.tree;

import java.util.List;
import org.regames.backend.interpreter.Turn;

/**
 * Decisions that a player cannot tell apart.
 *
 * @param player the index of the player
 * @param number the number of the set among those of the player, from 0 in tree order
 * @param view what the player has seen: its own moves with all tags, those of others with the
 *     visible tags; of the keeper only moves with visible tags
 * @param actions the tags of the legal moves, in natural order
 */
public record InformationSet(int player, int number, List<Turn> view, List<List<String>> actions) {
  public InformationSet {
    view = List.copyOf(view);
    actions = List.copyOf(actions);
  }
}
