package org.regames.ir.language;

import java.util.concurrent.CancellationException;

/**
 * Whether somebody still waits for what a thread makes: whoever does not interrupts it. What takes
 * long asks again and again, at points where nothing is half done.
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
