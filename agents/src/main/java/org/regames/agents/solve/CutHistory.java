package org.regames.agents.solve;

/**
 * How often moves caused cutoffs, relative to how often they were searched (relative history).
 * Moves of a player are identified by names; two names may share an entry, which only costs time.
 */
final class CutHistory {
  private static final int SLOTS = 1 << 12;

  private final int[] tries = new int[2 * SLOTS];
  private final int[] cuts = new int[2 * SLOTS];

  /** Records a search of the state after a move. */
  void tried(boolean first, long name, boolean cut) {
    int slot = slot(first, name);
    tries[slot]++;
    cuts[slot] += cut ? 1 : 0;
  }

  /** The rate between 0 and 1; one half for moves never tried. */
  double rate(boolean first, long name) {
    int slot = slot(first, name);
    return (cuts[slot] + 0.5) / (tries[slot] + 1.0);
  }

  private static int slot(boolean first, long name) {
    return (int) (name ^ name >>> Integer.SIZE) & SLOTS - 1 | (first ? 0 : SLOTS);
  }
}
