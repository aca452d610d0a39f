package org.regames.agents.solve;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import org.regames.backend.model.StateKeys;

/**
 * Bounds of the values of states, by key: two ranks between which the value lies. Grows up to its
 * memory; then new entries replace old ones, which costs time but not correctness.
 *
 * <p>It has parts that grow one by one, so that only a small share is copied at a time.
 */
final class BoundsTable {
  private static final int PARTS = 64;

  /** The fewest slots of a part, except for very small tables. */
  private static final int FIRST_SLOTS = 1 << 8;

  /**
   * How far from its home slot a state may be. Tables less than half full have almost no longer
   * runs of used slots, so nothing is lost (D. Knuth, "Notes on open addressing", 1963).
   */
  private static final int PROBES = 64;

  /** Marks the last word of a used slot; the bits below it are the two ranks. */
  private static final long USED = 1L << 32;

  /** The bits above the entry hold the work it took, as the bit length of that. */
  private static final int WORK_BITS = 6;

  private static final long KNOWN = -1L >>> WORK_BITS;

  /** The bits of half a hash. */
  private static final long LOW = -1L >>> Integer.SIZE;

  private static final int RANK_BITS = 16;
  private static final int RANKS = (1 << RANK_BITS) - 1;

  private final int words;
  private final int width;
  private final int mostSlots;
  private final Part[] parts;
  private long replaced;

  /**
   * @param words the number of words of a key
   * @param bytes how much memory the table may take
   */
  BoundsTable(int words, long bytes) {
    this.words = words;
    this.width = words + 1;
    long most = bytes / Long.BYTES / width;
    this.parts = new Part[Math.clamp(most / FIRST_SLOTS, 1, PARTS)];
    // While a part grows both its old and its new slots exist.
    long ofPart = most / (parts.length + 1);
    this.mostSlots = Math.clamp(ofPart, 1, (Integer.MAX_VALUE - 8) / width);
    clear();
  }

  /** The slots for the states whose keys belong to this part. */
  private final class Part {
    int count = Math.min(FIRST_SLOTS, mostSlots);
    long[] slots = new long[count * width];
    int used;

    /** The slot of a key, or the first free one for it; negative if there is neither. */
    int find(long[] key, int hash) {
      int start = first(hash);
      for (int probe = 0; probe < PROBES; probe++) {
        if (slots[start + words] == 0 || matches(start, key)) {
          return start;
        }
        start = after(start);
      }
      return -1;
    }

    private int first(int hash) {
      return (int) ((hash & LOW) * count >>> Integer.SIZE) * width;
    }

    private int after(int start) {
      return start + width == slots.length ? 0 : start + width;
    }

    private boolean matches(int start, long[] key) {
      for (int word = 0; word < words; word++) {
        if (slots[start + word] != key[word]) {
          return false;
        }
      }
      return true;
    }

    void put(long[] key, int hash, long known) {
      if (used > count / 2 && count < mostSlots) {
        grow();
      }
      int start = find(key, hash);
      while (start < 0 && count < mostSlots) {
        grow();
        start = find(key, hash);
      }
      if (start < 0) {
        replaced++;
        start = cheapest(hash);
      } else if (slots[start + words] == 0) {
        used++;
      }
      System.arraycopy(key, 0, slots, start, words);
      slots[start + words] = known;
    }

    /** Of the possible slots of a state, the one whose replacement loses the least work. */
    private int cheapest(int hash) {
      int start = first(hash);
      int cheapest = start;
      for (int probe = 1; probe < PROBES; probe++) {
        start = after(start);
        if (slots[start + words] >>> -WORK_BITS < slots[cheapest + words] >>> -WORK_BITS) {
          cheapest = start;
        }
      }
      return cheapest;
    }

    private void grow() {
      long[] old = slots;
      count = (int) Math.min(2L * count, mostSlots);
      slots = new long[count * width];
      used = 0;
      long[] key = new long[words];
      for (int start = 0; start < old.length; start += width) {
        if (old[start + words] != 0) {
          System.arraycopy(old, start, key, 0, words);
          put(key, (int) StateKeys.hash(key), old[start + words]);
        }
      }
    }
  }

  /** Removes everything. */
  void clear() {
    Arrays.setAll(parts, part -> new Part());
  }

  /** The number of states in the table. */
  long used() {
    return Arrays.stream(parts).mapToLong(part -> part.used).sum();
  }

  /** The memory that the table takes now. */
  long bytes() {
    return Arrays.stream(parts).mapToLong(part -> part.slots.length).sum() * Long.BYTES;
  }

  /** How often an entry had to be replaced. */
  long replaced() {
    return replaced;
  }

  /** The bounds of a state, to be decoded by {@link #low} and {@link #high}; 0 for none. */
  long find(long[] key) {
    long hash = StateKeys.hash(key);
    Part part = part(hash);
    int start = part.find(key, (int) hash);
    return start < 0 ? 0 : part.slots[start + words] & KNOWN;
  }

  private Part part(long hash) {
    return parts[(int) ((hash >>> Integer.SIZE) * parts.length >>> Integer.SIZE)];
  }

  static int low(long bounds) {
    return (int) (bounds >>> RANK_BITS) & RANKS;
  }

  static int high(long bounds) {
    return (int) bounds & RANKS;
  }

  /** Stores that a value is between two ranks. */
  void put(long[] key, int low, int high, long work) {
    put(key, USED | (long) low << RANK_BITS | high, work);
  }

  /**
   * Stores any other nonzero entry of a state, for {@link #find}.
   *
   * @param known the entry, at most 58 bits
   * @param work how many states that took; the cheapest entries are replaced first
   */
  void put(long[] key, long known, long work) {
    putWord(key, known | (long) (Long.SIZE - Long.numberOfLeadingZeros(work)) << -WORK_BITS);
  }

  private void putWord(long[] key, long known) {
    long hash = StateKeys.hash(key);
    part(hash).put(key, (int) hash, known);
  }

  /** Writes the table: the number of states, then the words of each key and its entry. */
  void write(DataOutput out) throws IOException {
    out.writeLong(used());
    for (Part part : parts) {
      for (int start = 0; start < part.slots.length; start += width) {
        for (int word = start; part.slots[start + words] != 0 && word < start + width; word++) {
          out.writeLong(part.slots[word]);
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
