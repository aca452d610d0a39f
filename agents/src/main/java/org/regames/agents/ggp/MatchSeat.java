package org.regames.agents.ggp;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.regames.agents.Clock;

/** Who knows how far a match is, and chooses the moves of one role. One thread at a time. */
interface MatchSeat {
  /**
   * Makes a step that was told.
   *
   * @param moves a move of each role, in order
   * @return whether it could be made; else nothing happens
   */
  boolean step(List<Kif> moves);

  /** The moves that the role may make; none where the match has ended. */
  List<Kif> legal();

  /**
   * Chooses a move where there are several.
   *
   * @param found takes moves that seem good meanwhile, each better than those before
   */
  Kif choose(Clock clock, Consumer<Kif> found);

  /** What the role has got, where the match has ended. */
  Optional<String> result();
}
