package org.regames.sbg.lowering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A partition of 0, 1, …, n - 1 into blocks that can be split by marking elements: the refinable
 * partition of Valmari and Lehtinen, "Efficient minimization of DFAs with partial transition
 * functions", STACS 2008.
 */
final class Partition {
  private final int[] elements;
  private final int[] places;
  private final int[] blocks;
  private final int[] firsts;
  private final int[] ends;
  private final int[] marked;
  private final List<Integer> touched = new ArrayList<>();
  private int size;

  /**
   * @param groups for each element the number of its first block; each number from 0 to the largest
   *     occurs
   */
  Partition(int[] groups) {
    int[][] members = grouped(groups, Arrays.stream(groups).max().orElse(-1) + 1);
    elements = Arrays.stream(members).flatMapToInt(Arrays::stream).toArray();
    places = new int[elements.length];
    blocks = groups.clone();
    firsts = new int[elements.length + 1];
    ends = new int[elements.length + 1];
    marked = new int[elements.length + 1];
    size = members.length;
    int next = 0;
    for (int block = 0; block < size; block++) {
      firsts[block] = next;
      next += members[block].length;
      ends[block] = next;
    }
    for (int place = 0; place < elements.length; place++) {
      places[elements[place]] = place;
    }
  }

  /** For each of 0, …, count - 1, its positions in an array. */
  static int[][] grouped(int[] values, int count) {
    int[] sizes = new int[count];
    for (int value : values) {
      sizes[value]++;
    }
    int[][] groups = new int[count][];
    Arrays.setAll(groups, value -> new int[sizes[value]]);
    for (int i = values.length - 1; i >= 0; i--) {
      groups[values[i]][--sizes[values[i]]] = i;
    }
    return groups;
  }

  /** The number of blocks. */
  int size() {
    return size;
  }

  int blockOf(int element) {
    return blocks[element];
  }

  /** The place of the first element of a block. */
  int first(int block) {
    return firsts[block];
  }

  /** The place after the last element of a block. */
  int end(int block) {
    return ends[block];
  }

  /** The element at a place. */
  int element(int place) {
    return elements[place];
  }

  /** Marks an element for the next split; marking it again changes nothing. */
  void mark(int element) {
    int block = blocks[element];
    int to = firsts[block] + marked[block];
    int place = places[element];
    if (place >= to) {
      elements[place] = elements[to];
      places[elements[place]] = place;
      elements[to] = element;
      places[element] = to;
      if (marked[block]++ == 0) {
        touched.add(block);
      }
    }
  }

  /**
   * Separates marked from unmarked elements; the smaller part of each block becomes a new block.
   */
  void split() {
    for (int block : touched) {
      int middle = firsts[block] + marked[block];
      if (middle < ends[block]) {
        if (marked[block] <= ends[block] - middle) {
          firsts[size] = firsts[block];
          ends[size] = middle;
          firsts[block] = middle;
        } else {
          firsts[size] = middle;
          ends[size] = ends[block];
          ends[block] = middle;
        }
        for (int place = firsts[size]; place < ends[size]; place++) {
          blocks[elements[place]] = size;
        }
        size++;
      }
      marked[block] = 0;
    }
    touched.clear();
  }
}
