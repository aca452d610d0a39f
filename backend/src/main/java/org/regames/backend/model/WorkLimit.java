package org.regames.backend.model;

/** Limits the work of one query of a state, and how deep its calls may nest. */
final class WorkLimit {
  /** More calls and long loops in the search for the moves of one state than any game needs. */
  private static final int MOST = 100_000_000;

  /**
   * More nested calls than any game needs: Paper Soccer, the deepest known, needs about 600.
   * Filling a stack takes seconds and most of a gigabyte.
   */
  private static final int DEEPEST = 50_000;

  /** How much work is done between checks of the depth of calls, which take microseconds. */
  private static final int UNSEEN = 1 << 14;

  /** Counting a call takes about as long as this much work. */
  private static final int WORK_A_CALL = 16;

  private static final StackWalker CALLS = StackWalker.getInstance();

  /** The work left before the next check. */
  private int left;

  /** The work left after it. */
  private int later;

  /** The depth of calls at the last check. */
  private int depth;

  /** Begins the work for one query. */
  void begin() {
    left = UNSEEN;
    later = MOST;
    depth = 0;
  }

  /** Counts a little work. */
  void spend() {
    if (--left < 0) {
      look();
    }
  }

  /**
   * Stops a query that takes too much work. Calls at a nearly constant depth are counted less
   * often, so that counting takes no longer than the work; endless recursion gets deeper with each
   * step.
   */
  private void look() {
    int now = Math.toIntExact(CALLS.walk(calls -> calls.limit(DEEPEST).count()));
    if (later <= 0 || now == DEEPEST) {
      throw new EndlessPlayException(EndlessPlayException.Kind.MOVE, "too much work");
    }
    boolean isGrowing = now - depth > UNSEEN / 2;
    left = isGrowing ? UNSEEN : Math.max(UNSEEN, WORK_A_CALL * now);
    later -= left;
    depth = now;
  }
}
