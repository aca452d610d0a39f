package org.regames.ir.language;

import java.util.concurrent.CancellationException;

/**
 * Cancellation of long computations: whoever no longer needs the result interrupts the thread. Long
 * computations check for this repeatedly, at points where nothing is half done.
 */
public final class Interrupts {
  private Interrupts() {}

  /**
   * Goes on where nobody has interrupted this thread; takes nanoseconds.
   *
   * @throws CancellationException where somebody has; the thread stays interrupted
   */
  public static void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("nobody waits for this any more");
    }
  }
}
