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

  /**
   * Thinks in time that is not its own.
   *
   * @param own the move that the role has just answered with; none at the start of a match
   * @param clock runs out as soon as the time is needed
   */
  void ponder(Optional<Kif> own, Clock.Running clock);

  /** The score of the role, if the match has ended. */
  Optional<String> result();
}
