package org.regames.backend.debug;

import java.util.Optional;
import org.regames.backend.interpreter.Point;
import org.regames.ir.Edge;

/**
 * A possible next step.
 *
 * @param edge the edge to take
 * @param label what it does, for people
 * @param value the symbol that it chooses, if it chooses one
 * @param fate what it leads to in the end
 * @param next where it leads; empty if it cannot be taken
 */
public record NextStep(
    Edge edge, String label, Optional<String> value, Fate fate, Optional<Point> next) {
  /** What a step leads to. */
  public enum Fate {
    /** Some path from there is a legal move (inside a check: satisfies it). */
    MOVE,
    /** No path from there is a legal move. */
    NOTHING,
    /** There are too many paths to tell. */
    UNKNOWN,
    /** It cannot be taken: its condition is false. */
    FORBIDDEN
  }

  /** Whether it may lead to a legal move. */
  public boolean isLive() {
    return fate == Fate.MOVE || fate == Fate.UNKNOWN;
  }
}
