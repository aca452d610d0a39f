package org.regames.agents.search;

/**
 * How often moves were made, anywhere in a play, and what their movers got on average. Moves are
 * identified by names, hashes of mover and tags. Threads may share it.
 */
final class MoveMeans {
  private static final int BYTES_AN_ENTRY = Long.BYTES + Integer.BYTES + Double.BYTES;

  private long[] names = new long[16];
  private int[] counts = new int[16];
  private double[] totals = new double[16];
  private int size;

  /** Adds a result of the mover, from 0 to 1. */
  synchronized void add(long name, double value) {
    if (2 * size >= names.length) {
      grow();
    }
    int place = place(name);
    if (counts[place] == 0) {
      names[place] = name;
      size++;
    }
    counts[place]++;
    totals[place] += value;
  }

  /** How often a move was made. */
  synchronized int count(long name) {
    return counts[place(name)];
  }

  /** What its mover got on average; {@code unknown} if the move was never made. */
  synchronized double mean(long name, double unknown) {
    int place = place(name);
    return counts[place] == 0 ? unknown : totals[place] / counts[place];
  }

  /** Roughly the memory it takes. */
  synchronized long bytes() {
    return (long) BYTES_AN_ENTRY * names.length;
  }

  /** The slot of a name, or the one where it would be. */
  private int place(long name) {
    int mask = names.length - 1;
    int place = (int) (name ^ name >>> 32) & mask;
    while (counts[place] != 0 && names[place] != name) {
      place = place + 1 & mask;
    }
    return place;
  }

  private void grow() {
    long[] oldNames = names;
    int[] oldCounts = counts;
    double[] oldTotals = totals;
    names = new long[2 * oldNames.length];
    counts = new int[names.length];
    totals = new double[names.length];
    for (int old = 0; old < oldNames.length; old++) {
      if (oldCounts[old] != 0) {
        int place = place(oldNames[old]);
        names[place] = oldNames[old];
        counts[place] = oldCounts[old];
        totals[place] = oldTotals[old];
      }
    }
  }
}
