package org.regames.backend.debug;

import java.util.Optional;
import org.regames.backend.interpreter.Point;
import org.regames.ir.Edge;

/**
 * A possible next step.
 *
 * @param edge the edge to take
 * @param label what it is, for people
 * @param value the symbol that it chooses, where it chooses one
 * @param fate where it leads in the end
 * @param next where it leads; empty if it cannot be taken
 */
public record NextStep(
    Edge edge, String label, Optional<String> value, Fate fate, Optional<Point> next) {
  /** What a way leads to. */
  public enum Fate {
    /** Some path from there is a legal move (inside a check: fulfils it). */
    MOVE,
    /** No path from there is. */
    NOTHING,
    /** Too many paths to know. */
    UNKNOWN,
    /** It cannot be taken: its condition is not true. */
    FORBIDDEN
  }

  /** Whether it may lead to a legal move. */
  public boolean isLive() {
    return fate == Fate.MOVE || fate == Fate.UNKNOWN;
  }
}
