package org.regames.cli;

import java.util.concurrent.ThreadFactory;
import org.regames.backend.play.Playouts;

/** How commands use threads. */
final class Threads {
  /** Deeply nested rules are walked by recursion; only what is used of a stack takes memory. */
  static final long STACK_BYTES = 512L << 20;

  private Threads() {}

  /**
   * The number of threads that {@code --threads} asks for: 0 asks for one for each core.
   *
   * @throws Failure where it asks for less than none or for absurdly many
   */
  static int count(int option) {
    if (option < 0 || option > Playouts.MOST_THREADS) {
      throw Failure.misused(
          "--threads: expected a number from 0 to " + Playouts.MOST_THREADS + ", found " + option);
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
