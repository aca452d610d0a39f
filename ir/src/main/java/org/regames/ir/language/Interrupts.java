package org.regames.ir.language;

import java.util.concurrent.CancellationException;

/**
 * Cancellation of long computations: whoever no longer needs the result interrupts the thread. Long
 * computations check for this repeatedly, at points where nothing is half done.
 */
public final class Interrupts {
  private Interrupts() {}

  /**
   * Returns unless this thread has been interrupted; takes nanoseconds.
   *
   * @throws CancellationException if it has; the thread stays interrupted
   */
  public static void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("nobody waits for this any more");
    }
  }
}
