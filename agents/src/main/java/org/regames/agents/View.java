package org.regames.agents;

import java.util.List;
import org.regames.backend.interpreter.Turn;

/**
 * What a player knows when it is to move, in addition to the rules.
 *
 * @param seen the moves of the players and of {@code random} so far, those of others with the tags
 *     that this player sees, possibly none. Moves of the keeper are left out; when one announces
 *     what players chose unseen, their moves have their tags from then on.
 * @param legal the distinct tags of the legal moves; not empty where a move is to be chosen
 */
public record View(List<Turn> seen, List<List<String>> legal) {
  public View {
    seen = List.copyOf(seen);
    legal = List.copyOf(legal);
  }
}
