package org.regames.ir.analysis;

import java.util.ArrayDeque;
import java.util.BitSet;

/** Numbers that wait to be looked at, first in, first out, each at most once at a time. */
public final class Worklist {
  private final ArrayDeque<Integer> queue = new ArrayDeque<>();
  private final BitSet waiting = new BitSet();

  /** Puts a number at the end, unless it waits already. */
  public void add(int number) {
    if (!waiting.get(number)) {
      waiting.set(number);
      queue.add(number);
    }
  }

  public boolean isEmpty() {
    return queue.isEmpty();
  }

  /** Takes the first number. */
  public int next() {
    int number = queue.remove();
    waiting.clear(number);
    return number;
  }
}
