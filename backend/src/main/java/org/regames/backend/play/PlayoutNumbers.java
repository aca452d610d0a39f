package org.regames.backend.play;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * Hands out the numbers of the playouts of one thread until the time is over. Reading the clock,
 * and reserving a number shared by all threads, may each take a tenth of the time of a short
 * playout, so for short ones both are done only once in a while.
 */
final class PlayoutNumbers implements LongSupplier {
  /** If less than this many nanoseconds have passed, the clock is read less often. */
  private static final long OFTEN = 20_000;

  private static final int MOST_UNASKED = 64;

  private final AtomicLong next;
  private final AtomicBoolean stopped;
  private final long count;
  private final long end;
  private long asked;
  private int unasked;
  private int left;

  /** The number after the last one that was handed out. */
  private long number;

  /**
   * @param next the next number, shared by all threads
   * @param stopped whether to stop
   * @param count the number of playouts
   * @param end when the time is over, as of {@link System#nanoTime}
   */
  PlayoutNumbers(AtomicLong next, AtomicBoolean stopped, long count, long end) {
    this.next = next;
    this.stopped = stopped;
    this.count = count;
    this.end = end;
    this.asked = System.nanoTime();
  }

  /** The number of a playout to play next. With a time, one is always played. */
  @Override
  public long getAsLong() {
    if (--left < 0 && !more() || stopped.get() || number >= count) {
      return PlayoutWorker.NO_MORE;
    }
    return number++;
  }

  /** Reserves more numbers unless the time is over; returns whether there are any. */
  private boolean more() {
    long now = System.nanoTime();
    unasked = now - asked < OFTEN ? Math.min(2 * unasked + 1, MOST_UNASKED) : unasked / 2;
    left = unasked;
    asked = now;
    if (now - end >= 0 && next.get() > 0) {
      return false;
    }
    number = next.getAndAdd(unasked + 1);
    return true;
  }
}
