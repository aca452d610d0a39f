package org.regames.backend.engine;

import java.util.List;
import org.regames.backend.interpreter.Impropriety;
import org.regames.backend.play.Incidents;

/** Replays plays that stopped early, to find out what is improper in them. */
interface Follower {
  /**
   * Follows plays to where they stopped.
   *
   * @throws org.regames.ir.diagnostic.DiagnosticException if the moves of a state cannot be found
   *     within the limits of the interpreter
   */
  void follow(Incidents incidents);

  /** What was improper in the plays followed. */
  List<Impropriety> findings();
}
