package org.regames.agents.solve;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.regames.backend.model.StateKeys;

/**
 * What is known of the values of states by their keys: between which two ranks they are. Grows up
 * to its memory; then what is new takes the place of what was there, which costs time, not truth.
 */
final class BoundsTable {
  private static final int FIRST_SLOTS = 1 << 14;
  private static final int PROBES = 8;

  /** Marks the last word of a slot that is in use; below it are the two ranks. */
  private static final long USED = 1L << 32;

  /** Above what is known is how much work it took, as the number of bits of that. */
  private static final int WORK_BITS = 6;

  private static final long KNOWN = -1L >>> WORK_BITS;

  private static final int RANK_BITS = 16;
  private static final int RANKS = (1 << RANK_BITS) - 1;

  private final int words;
  private final int width;
  private final long mostSlots;
  private long[] slots;
  private int mask;
  private long used;
  private long replaced;

  /**
   * @param words how many words a key has
   * @param bytes how much memory the table may take
   */
  BoundsTable(int words, long bytes) {
    this.words = words;
    this.width = words + 1;
    long most = Math.min(bytes / Long.BYTES, Integer.MAX_VALUE - 8L) / width;
    this.mostSlots = Math.max(1, Long.highestOneBit(Math.max(most, PROBES)));
    allocate((int) Math.min(FIRST_SLOTS, mostSlots));
  }

  private void allocate(int count) {
    slots = new long[count * width];
    mask = count - 1;
    used = 0;
  }

  /** How many states the table knows. */
  long used() {
    return used;
  }

  /** How often something known had to be forgotten. */
  long replaced() {
    return replaced;
  }

  /** The bounds of a state, to be taken apart by {@link #low} and {@link #high}; 0 for none. */
  long find(long[] key) {
    int slot = (int) StateKeys.hash(key) & mask;
    for (int probe = 0; probe < PROBES; probe++) {
      int start = ((slot + probe) & mask) * width;
      if (slots[start + words] == 0) {
        return 0;
      }
      if (matches(start, key)) {
        return slots[start + words] & KNOWN;
      }
    }
    return 0;
  }

  static int low(long bounds) {
    return (int) (bounds >>> RANK_BITS) & RANKS;
  }

  static int high(long bounds) {
    return (int) bounds & RANKS;
  }

  /** Notes that a value is between two ranks. */
  void put(long[] key, int low, int high, long work) {
    put(key, USED | (long) low << RANK_BITS | high, work);
  }

  /**
   * Notes anything else but 0 of a state, for {@link #find}.
   *
   * @param known at most 58 bits
   * @param work how many states that took; what took least is forgotten first
   */
  void put(long[] key, long known, long work) {
    putWord(key, known | (long) (Long.SIZE - Long.numberOfLeadingZeros(work)) << -WORK_BITS);
  }

  private void putWord(long[] key, long bounds) {
    if (used > (mask + 1L) / 2 && mask + 1L < mostSlots) {
      grow();
    }
    int slot = (int) StateKeys.hash(key) & mask;
    for (int probe = 0; probe < PROBES; probe++) {
      int start = ((slot + probe) & mask) * width;
      if (slots[start + words] == 0) {
        used++;
        write(start, key, bounds);
        return;
      }
      if (matches(start, key)) {
        slots[start + words] = bounds;
        return;
      }
    }
    if (mask + 1L < mostSlots) {
      grow();
      putWord(key, bounds);
      return;
    }
    replaced++;
    write(cheapest(slot), key, bounds);
  }

  /** Of the slots that a state may be in that where least work is lost. */
  private int cheapest(int slot) {
    int cheapest = (slot & mask) * width;
    for (int probe = 1; probe < PROBES; probe++) {
      int start = ((slot + probe) & mask) * width;
      if (slots[start + words] >>> -WORK_BITS < slots[cheapest + words] >>> -WORK_BITS) {
        cheapest = start;
      }
    }
    return cheapest;
  }

  /** Forgets all. */
  void clear() {
    allocate((int) Math.min(FIRST_SLOTS, mostSlots));
  }

  private void write(int start, long[] key, long bounds) {
    System.arraycopy(key, 0, slots, start, words);
    slots[start + words] = bounds;
  }

  private void grow() {
    long[] old = slots;
    allocate(2 * (mask + 1));
    long[] key = new long[words];
    for (int start = 0; start < old.length; start += width) {
      long bounds = old[start + words];
      if (bounds != 0) {
        System.arraycopy(old, start, key, 0, words);
        putWord(key, bounds);
      }
    }
  }

  private boolean matches(int start, long[] key) {
    for (int word = 0; word < words; word++) {
      if (slots[start + word] != key[word]) {
        return false;
      }
    }
    return true;
  }

  /** Writes all that is known: how many states, then the words of each key and what is known. */
  void write(DataOutput out) throws IOException {
    out.writeLong(used);
    for (int start = 0; start < slots.length; start += width) {
      if (slots[start + words] != 0) {
        for (int word = start; word < start + width; word++) {
          out.writeLong(slots[word]);
        }
      }
    }
  }

  /** Adds what {@link #write} wrote. */
  void read(DataInput in) throws IOException {
    long[] key = new long[words];
    for (long left = in.readLong(); left > 0; left--) {
      for (int word = 0; word < words; word++) {
        key[word] = in.readLong();
      }
      putWord(key, in.readLong());
    }
  }
}
