package org.regames.agents.solo;

import java.util.Arrays;
import org.regames.backend.model.StateKeys;

/**
 * The set of keys of the states found: a hash table with open addressing that compares whole keys,
 * so that no two states are confused.
 */
final class MetStates {
  private static final int FIRST = 1 << 12;

  private final int words;
  private long[] slots;
  private boolean[] used;
  private int size;

  /**
   * @param words the number of words of a key
   */
  MetStates(int words) {
    this.words = words;
    allocate(FIRST);
  }

  private void allocate(int capacity) {
    slots = new long[Math.multiplyExact(capacity, words)];
    used = new boolean[capacity];
  }

  /** The number of keys. */
  int size() {
    return size;
  }

  /** The memory of the table, including that needed to grow next. */
  long bytes() {
    long slot = (long) Long.BYTES * words + 1;
    return slot * used.length * (2L * size >= used.length ? 3 : 1);
  }

  /**
   * Adds a key; returns whether it is new.
   *
   * @throws ArithmeticException if there are more than an array can hold
   */
  boolean add(long[] key) {
    if (2L * (size + 1) > used.length) {
      grow();
    }
    int slot = find(key, 0);
    if (used[slot]) {
      return false;
    }
    put(slot, key, 0);
    size++;
    return true;
  }

  private void put(int slot, long[] from, int start) {
    used[slot] = true;
    System.arraycopy(from, start, slots, slot * words, words);
  }

  /** The slot of a key, or the free slot for it. */
  private int find(long[] from, int start) {
    long hash = hash(from, start);
    int mask = used.length - 1;
    int slot = (int) hash & mask;
    while (used[slot] && !isAt(slot, from, start)) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private boolean isAt(int slot, long[] from, int start) {
    int place = slot * words;
    return Arrays.equals(slots, place, place + words, from, start, start + words);
  }

  private long hash(long[] from, int start) {
    long[] key = start == 0 && from.length == words ? from : new long[words];
    if (key != from) {
      System.arraycopy(from, start, key, 0, words);
    }
    return StateKeys.hash(key);
  }

  private void grow() {
    long[] old = slots;
    boolean[] oldUsed = used;
    allocate(Math.multiplyExact(2, oldUsed.length));
    for (int slot = 0; slot < oldUsed.length; slot++) {
      if (oldUsed[slot]) {
        put(find(old, slot * words), old, slot * words);
      }
    }
  }
}
