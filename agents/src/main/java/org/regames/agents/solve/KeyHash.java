package org.regames.agents.solve;

import org.regames.backend.model.StateKeys;

/** A hash of the words that {@link StateKeys} write, for tables of states. */
public final class KeyHash {
  private KeyHash() {}

  /** The hash of a key; each word is mixed as in MurmurHash3 (A. Appleby). */
  public static long of(long[] key) {
    long hash = 0;
    for (long word : key) {
      hash = (hash ^ word) * 0xff51afd7ed558ccdL;
      hash ^= hash >>> 32;
    }
    hash *= 0xc4ceb9fe1a85ec53L;
    return hash ^ (hash >>> 29);
  }
}
