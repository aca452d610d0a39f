package org.regames.backend.model;

/** How much work one question to a state may cause, and how deep inside each other its calls. */
final class WorkLimit {
  /** More calls and long loops in the search for the moves of one state than any game needs. */
  private static final int MOST = 100_000_000;

  /**
   * More calls inside each other than any game needs: Paper Soccer, the deepest known, needs about
   * 600. To fill a stack takes seconds, and most of a gigabyte.
   */
  private static final int DEEPEST = 50_000;

  /** How much work is done between looks at how deep the calls are, which take microseconds. */
  private static final int UNSEEN = 1 << 14;

  /** To count a call takes about as long as so much work. */
  private static final int WORK_A_CALL = 16;

  private static final StackWalker CALLS = StackWalker.getInstance();

  /** What may be done before the next look. */
  private int left;

  /** What may be done after it. */
  private int later;

  /** How deep the calls were at the last look. */
  private int depth;

  /** Begins the work for one question. */
  void begin() {
    left = UNSEEN;
    later = MOST;
    depth = 0;
  }

  /** Uses up a little of the work. */
  void spend() {
    if (--left < 0) {
      look();
    }
  }

  /**
   * Ends the work that is too much. Calls that stay as deep as they are, or nearly, are counted
   * less often, so that counting takes no longer than the work; endless ones get deeper with each
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
