package org.regames.agents.solve;

/**
 * How often moves made others needless, of the times that they were searched (relative history). A
 * player's moves go by names; two names may share a number, which costs time only.
 */
final class CutHistory {
  private static final int SLOTS = 1 << 12;

  private final int[] tries = new int[2 * SLOTS];
  private final int[] cuts = new int[2 * SLOTS];

  /** Takes note of a search of the state after a move. */
  void tried(boolean first, long name, boolean cut) {
    int slot = slot(first, name);
    tries[slot]++;
    cuts[slot] += cut ? 1 : 0;
  }

  /** Between 0 and 1; of what was never tried, one half. */
  double rate(boolean first, long name) {
    int slot = slot(first, name);
    return (cuts[slot] + 0.5) / (tries[slot] + 1.0);
  }

  private static int slot(boolean first, long name) {
    return (int) (name ^ name >>> Integer.SIZE) & SLOTS - 1 | (first ? 0 : SLOTS);
  }
}
