package org.regames.backend.model;

import java.util.Arrays;

/** A hash table of moves by the hash of their tags, with open addressing. */
final class Duplicates {
  private final GameState[] scratch = new GameState[2];
  private int[] table = new int[128];
  private int mask = table.length - 1;
  private int slot;

  void start(int moves) {
    int needed = Math.max(128, Integer.highestOneBit(moves) * 4);
    if (table.length < needed) {
      table = new int[needed];
    }
    mask = needed - 1;
    Arrays.fill(table, 0, needed, -1);
  }

  /** The first kept move with the same hash as a move, or -1. */
  int find(long[] hashes, int move) {
    slot = (int) (hashes[move] ^ hashes[move] >>> 32) & mask;
    return search(hashes, hashes[move]);
  }

  /** The next such move. */
  int next(long[] hashes, int move) {
    slot = slot + 1 & mask;
    return search(hashes, hashes[move]);
  }

  private int search(long[] hashes, long hash) {
    while (table[slot] >= 0 && hashes[table[slot]] != hash) {
      slot = slot + 1 & mask;
    }
    return table[slot];
  }

  /** Puts a kept move where the search for it ended. */
  void put(int kept) {
    table[slot] = kept;
  }

  GameState scratch(ForwardModel model, int number) {
    if (scratch[number] == null) {
      scratch[number] = model.newState();
    }
    return scratch[number];
  }
}
