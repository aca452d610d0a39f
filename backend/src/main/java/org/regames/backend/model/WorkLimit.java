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

  private static final StackWalker CALLS = StackWalker.getInstance();

  /** What may be done before the next look. */
  private int left;

  /** What may be done after it. */
  private int later;

  /** Begins the work for one question. */
  void begin() {
    left = UNSEEN;
    later = MOST;
  }

  /** Uses up a little of the work. */
  void spend() {
    if (--left < 0) {
      look();
    }
  }

  private void look() {
    if (later <= 0 || CALLS.walk(calls -> calls.skip(DEEPEST).findAny().isPresent())) {
      throw new EndlessPlayException(EndlessPlayException.Kind.MOVE, "too much work");
    }
    left = UNSEEN;
    later -= UNSEEN;
  }
}
