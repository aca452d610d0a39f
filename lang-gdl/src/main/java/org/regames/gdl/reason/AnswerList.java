package org.regames.gdl.reason;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Tuples in the order in which they were found, each once. */
final class AnswerList {
  /** Up to this many tuples are compared one by one. */
  private static final int FEW = 8;

  private final List<int[]> tuples = new ArrayList<>(2);

  /** The tuples by hash, each plus one, with open addressing; a power of two of places. */
  private int[] table;

  int size() {
    return tuples.size();
  }

  List<int[]> list() {
    return Collections.unmodifiableList(tuples);
  }

  int[] get(int number) {
    return tuples.get(number);
  }

  boolean contains(int[] tuple) {
    if (table != null) {
      return table[place(tuple)] != 0;
    }
    for (int[] other : tuples) {
      if (Arrays.equals(other, tuple)) {
        return true;
      }
    }
    return false;
  }

  /** Adds a tuple; false if it was there already. */
  boolean add(int[] tuple) {
    if (contains(tuple)) {
      return false;
    }
    tuples.add(tuple);
    if (table == null ? tuples.size() > FEW : 2 * tuples.size() > table.length) {
      table = new int[4 * Integer.highestOneBit(tuples.size())];
      for (int number = 0; number < tuples.size(); number++) {
        table[place(tuples.get(number))] = number + 1;
      }
    } else if (table != null) {
      table[place(tuple)] = tuples.size();
    }
    return true;
  }

  private int place(int[] tuple) {
    int place = hash(tuple) & table.length - 1;
    while (table[place] != 0 && !Arrays.equals(tuples.get(table[place] - 1), tuple)) {
      place = place + 1 & table.length - 1;
    }
    return place;
  }

  /** Terms are numbered from 0, so that sums of small multiples of them would often collide. */
  static int hash(int[] tuple) {
    int hash = 0;
    for (int term : tuple) {
      hash = (hash ^ term) * 0x9E3779B1;
      hash ^= hash >>> 15;
    }
    return hash;
  }
}
