package org.regames.lud.board;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** Phases of sites: colours, so that neighbours differ, as on a chessboard. */
final class Colouring {
  private static final int NONE = -1;
  private static final int COLOURS = 4;

  private final int[][] neighbours;
  private final int[] colours;

  private Colouring(int[][] neighbours) {
    this.neighbours = neighbours;
    this.colours = new int[neighbours.length];
    Arrays.fill(colours, NONE);
  }

  /**
   * Colours all sites.
   *
   * @param neighbours the neighbours of each site, in the order in which they are coloured
   * @return the phase of each site, from 0 on
   */
  static int[] of(int[][] neighbours) {
    Colouring colouring = new Colouring(neighbours);
    for (int start = 0; start < neighbours.length; start++) {
      colouring.colourFrom(start);
    }
    return colouring.colours;
  }

  private void colourFrom(int start) {
    Deque<Integer> queue = new ArrayDeque<>();
    queue.add(start);
    while (!queue.isEmpty()) {
      int site = queue.removeFirst();
      if (colours[site] != NONE) {
        continue;
      }
      int used = used(site);
      colours[site] = Math.min(COLOURS, Integer.numberOfTrailingZeros(~used));
      for (int neighbour : neighbours[site]) {
        if (colours[neighbour] == NONE) {
          if (Integer.bitCount(used(neighbour)) > 1) {
            queue.addFirst(neighbour);
          } else {
            queue.addLast(neighbour);
          }
        }
      }
    }
  }

  /** The set of colours among the neighbours of a site. */
  private int used(int site) {
    int used = 0;
    for (int neighbour : neighbours[site]) {
      used |= colours[neighbour] == NONE ? 0 : 1 << colours[neighbour];
    }
    return used;
  }
}
