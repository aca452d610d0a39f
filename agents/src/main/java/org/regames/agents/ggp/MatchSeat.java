package org.regames.agents.ggp;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.regames.agents.Clock;

/** Follows a match and chooses the moves of one role. For one thread at a time. */
interface MatchSeat {
  /**
   * Makes an announced step.
   *
   * @param moves a move of each role, in order
   * @return whether it is possible; otherwise nothing changes
   */
  boolean step(List<Kif> moves);

  /** The moves that the role may make; none if the match has ended. */
  List<Kif> legal();

  /**
   * Chooses one of several moves.
   *
   * @param found receives provisional moves, each better than those before
   */
  Kif choose(Clock clock, Consumer<Kif> found);

  /** The score of the role, if the match has ended. */
  Optional<String> result();
}
