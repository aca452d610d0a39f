package org.regames.cli;

import java.util.concurrent.ThreadFactory;

/** How commands use threads. */
final class Threads {
  /** Deeply nested rules are walked by recursion; only what is used of a stack takes memory. */
  static final long STACK_BYTES = 512L << 20;

  private Threads() {}

  /**
   * The number of threads that {@code --threads} asks for: 0 asks for one for each core.
   *
   * @throws Failure where it asks for less than none
   */
  static int count(int option) {
    if (option < 0) {
      throw Failure.misused("--threads: expected 0 or more, found " + option);
    }
    return option == 0 ? Runtime.getRuntime().availableProcessors() : option;
  }

  /** Makes threads with a stack large enough for every reasonable game. */
  static ThreadFactory withLargeStacks() {
    return task -> {
      Thread thread = new Thread(null, task, "regames", STACK_BYTES);
      thread.setDaemon(true);
      return thread;
    };
  }
}
