package org.regames.agents.solo;

import java.util.Arrays;
import org.regames.backend.model.GameState;

/**
 * The novelty of a state: 1 if some place has a value that it had in no earlier state at the same
 * distance from the goal, 2 if two places have values that they did not have together, else 3 (N.
 * Lipovetzky and H. Geffner, "Width and serialization of classical planning problems", ECAI 2012;
 * "Best-first width search", AAAI 2017; with simulators: G. Francès, M. Ramírez, N. Lipovetzky and
 * H. Geffner, "Purely declarative action descriptions are overrated", IJCAI 2017). Occurrences are
 * recorded in a bit table by hash, so a new state is occasionally mistaken for an old one.
 */
final class Novelty {
  static final int OLD = 3;

  /** More words do not pay off. */
  private static final int MOST_WORDS = 1 << 21;

  /** With more pairs than this only single places are examined. */
  private static final int MOST_PAIRS = 6_000;

  private final StatePlaces places;
  private final long[] met;
  private final int shift;
  private final int[] before;
  private final int[] after;
  private final int[] changed;

  /**
   * @param bytes how much memory the table may take at most
   */
  Novelty(StatePlaces places, long bytes) {
    this.places = places;
    met = new long[(int) Long.highestOneBit(Math.clamp(bytes / Long.BYTES, 1, MOST_WORDS))];
    shift = 1 + Long.numberOfLeadingZeros((long) met.length * Long.SIZE);
    before = new int[places.size()];
    after = new int[places.size()];
    changed = new int[places.size()];
  }

  /** Begins with the successors of a state. */
  void begin(GameState state) {
    places.read(state, before);
  }

  /** Begins with the first state, all of whose places are new. */
  void beginNowhere() {
    Arrays.fill(before, -1);
  }

  /**
   * The novelty of a successor of the last state passed to {@link #begin}.
   *
   * @param distance its distance from the goal
   */
  int of(GameState state, int distance) {
    places.read(state, after);
    int count = 0;
    for (int place = 0; place < after.length; place++) {
      if (after[place] != before[place]) {
        changed[count++] = place;
      }
    }
    boolean isNew = false;
    for (int i = 0; i < count; i++) {
      isNew |= note(name(distance, changed[i]));
    }
    boolean isNewPair = false;
    if ((long) count * after.length <= MOST_PAIRS) {
      for (int i = 0; i < count; i++) {
        isNewPair |= notePairs(distance, changed[i]);
      }
    }
    return isNew ? 1 : isNewPair ? 2 : OLD;
  }

  private boolean notePairs(int distance, int place) {
    long name = name(distance, place);
    boolean isNew = false;
    for (int other = 0; other < after.length; other++) {
      if (other != place) {
        // The sum is the same for both orders of the pair.
        isNew |= note(name + name(distance, other));
      }
    }
    return isNew;
  }

  private long name(int distance, int place) {
    long name = ((long) distance * after.length + place << 20) + after[place] + 1;
    name *= 0x9E3779B97F4A7C15L;
    name ^= name >>> 32;
    return name * 0xff51afd7ed558ccdL;
  }

  /** Records a name; returns whether it is new. */
  private boolean note(long name) {
    long hash = name * 0xc4ceb9fe1a85ec53L >>> shift;
    int word = (int) (hash >>> 6);
    long bit = 1L << hash;
    boolean isNew = (met[word] & bit) == 0;
    met[word] |= bit;
    return isNew;
  }
}
