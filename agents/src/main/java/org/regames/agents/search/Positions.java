package org.regames.agents.search;

/**
 * The transposition table of {@link AlphaBetaSearch}, by the hashes of state keys: a bound of the
 * value, the depth of search, and the best move. Two states with the same 64 bits would be
 * confused, which is rarer than memory errors (A. Zobrist, "A new hashing method with application
 * for game playing", 1970). Of four states that share a slot the one with the least depth is
 * replaced first, those of earlier searches before others.
 */
final class Positions {
  /** The value is exactly, at least, or at most the stored one. */
  static final int EXACT = 1;

  static final int LEAST = 2;
  static final int MOST = 3;

  /** The depth of a value without estimates. */
  static final int FULL = 255;

  private static final int WIDTH = 4;
  private static final int WORDS = 2;
  private static final int MOVE_BITS = 16;
  private static final int DEPTH_BITS = 8;
  private static final int BOUND_BITS = 2;
  private static final int AGE_BITS = 6;

  private final long[] slots;
  private final int mask;
  private int age;

  /**
   * @param bytes roughly how much memory the table may take
   */
  Positions(long bytes) {
    long most = Math.min(bytes / (WORDS * Long.BYTES), 1L << 27);
    int count = (int) Long.highestOneBit(Math.max(most, 4 * WIDTH));
    slots = new long[count * WORDS];
    mask = count - 1;
  }

  /** Begins another search. */
  void begin() {
    age = (age + 1) % (1 << AGE_BITS);
  }

  /** The entry of a state, to be decoded by the methods below; 0 for none. */
  long find(long hash) {
    int first = first(hash);
    for (int slot = first; slot < first + WIDTH * WORDS; slot += WORDS) {
      if (slots[slot] == hash) {
        return slots[slot + 1];
      }
    }
    return 0;
  }

  private int first(long hash) {
    return ((int) (hash >>> Integer.SIZE) & mask & -WIDTH) * WORDS;
  }

  static int value(long known) {
    return (int) (known >> Integer.SIZE);
  }

  static int move(long known) {
    return (int) known & (1 << MOVE_BITS) - 1;
  }

  static int depth(long known) {
    return (int) (known >>> MOVE_BITS) & (1 << DEPTH_BITS) - 1;
  }

  static int bound(long known) {
    return (int) (known >>> MOVE_BITS + DEPTH_BITS) & (1 << BOUND_BITS) - 1;
  }

  private static int age(long known) {
    return (int) (known >>> MOVE_BITS + DEPTH_BITS + BOUND_BITS) & (1 << AGE_BITS) - 1;
  }

  /** Stores a result; a move beyond 65,535 is stored as the first one. */
  void put(long hash, int value, int depth, int bound, int move) {
    int first = first(hash);
    int worst = first;
    int least = Integer.MAX_VALUE;
    for (int slot = first; slot < first + WIDTH * WORDS; slot += WORDS) {
      long known = slots[slot + 1];
      int worth =
          known == 0 || slots[slot] == hash ? -1 : depth(known) + (age(known) == age ? 256 : 0);
      if (worth < least) {
        least = worth;
        worst = slot;
      }
    }
    slots[worst] = hash;
    slots[worst + 1] =
        (long) value << Integer.SIZE
            | (long) age << MOVE_BITS + DEPTH_BITS + BOUND_BITS
            | (long) bound << MOVE_BITS + DEPTH_BITS
            | (long) depth << MOVE_BITS
            | (move < 1 << MOVE_BITS ? move : 0);
  }
}
