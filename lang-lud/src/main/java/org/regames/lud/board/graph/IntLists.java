package org.regames.lud.board.graph;

import java.util.Arrays;

/** A fixed number of growing lists of numbers. */
public final class IntLists {
  private static final int[] EMPTY = {};

  private final int[][] lists;
  private final int[] sizes;

  /** This many empty lists. */
  public IntLists(int count) {
    this.lists = new int[count][];
    this.sizes = new int[count];
    Arrays.fill(lists, EMPTY);
  }

  /** Appends a number to a list. */
  public void add(int list, int number) {
    int size = sizes[list]++;
    if (size == lists[list].length) {
      lists[list] = Arrays.copyOf(lists[list], Math.max(4, 2 * size));
    }
    lists[list][size] = number;
  }

  /** A copy of a list. */
  public int[] list(int list) {
    return Arrays.copyOf(lists[list], sizes[list]);
  }
}
