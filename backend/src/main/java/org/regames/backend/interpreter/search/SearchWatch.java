package org.regames.backend.interpreter.search;

import org.regames.backend.interpreter.rules.EvaluationWatch;

/** Notified of every step of a search, and stops it when it does too much. */
public interface SearchWatch extends EvaluationWatch {
  /** An edge is about to be followed. */
  void follow(int edge);

  /** An edge was legal, in a move or in a check. */
  void take(int edge);

  /** Values are about to be kept until the search ends. */
  void keep(long cells);

  /** How many values are being kept. */
  long kept();

  /** Only so many values are kept any longer. */
  void release(long remaining);

  /** A check is about to start inside this many others. */
  void nest(int depth);
}
