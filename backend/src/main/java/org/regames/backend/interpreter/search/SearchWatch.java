package org.regames.backend.interpreter.search;

import org.regames.backend.interpreter.rules.EvaluationWatch;

/** Notified of every step of a search; stops it when it does too much. */
public interface SearchWatch extends EvaluationWatch {
  /** An edge is about to be followed. */
  void follow(int edge);

  /** An edge was legal, in a move or in a check. */
  void take(int edge);

  /** Values are about to be stored until the search ends. */
  void keep(long cells);

  /** The number of values that are stored. */
  long kept();

  /** Only this many values are still stored. */
  void release(long remaining);

  /** A check is about to start, nested in this many others. */
  void nest(int depth);
}
