package org.regames.gdl.ground;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The tuples of a relation found so far, numbered in the order of finding, with indexes over the
 * argument places that are looked up. An index is built on first use and kept.
 */
public final class Relation {
  /** How many places an index can tell apart; the others are compared one by one. */
  public static final int PLACES = 31;

  private static final Integers EMPTY = new Integers();

  private final String name;
  private final int arity;
  private final List<int[]> tuples = new ArrayList<>();

  /** The hash of each tuple, which is compared first since tuples are scattered in memory. */
  private final Integers hashes = new Integers();

  /** The tuples by hash, each plus one, with open addressing; a power of two of places. */
  private int[] table = new int[16];

  /** For each place, how many terms it had when these were last counted, and the size then. */
  private final int[] distinct;

  private final int[] countedAt;
  private final Map<Integer, Map<Long, Integers>> indexes = new HashMap<>();

  public Relation(String name, int arity) {
    this.name = name;
    this.arity = arity;
    this.distinct = new int[arity];
    this.countedAt = new int[arity];
  }

  public String name() {
    return name;
  }

  public int arity() {
    return arity;
  }

  public int size() {
    return tuples.size();
  }

  public int[] tuple(int number) {
    return tuples.get(number);
  }

  /** Adds a tuple that is not there yet. */
  public void add(int[] tuple) {
    int number = tuples.size();
    int hash = hash(tuple);
    tuples.add(tuple);
    hashes.add(hash);
    if (2 * tuples.size() > table.length) {
      table = new int[2 * table.length];
      for (int other = 0; other < number; other++) {
        table[place(tuples.get(other), hashes.get(other))] = other + 1;
      }
    }
    table[place(tuple, hash)] = number + 1;
    indexes.forEach(
        (mask, index) -> index.computeIfAbsent(key(tuple, mask), _ -> new Integers()).add(number));
  }

  /** The number of a tuple, or -1. */
  public int find(int[] tuple) {
    return table[place(tuple, hash(tuple))] - 1;
  }

  /** Where the table has a tuple, or would have it. */
  private int place(int[] tuple, int hash) {
    int place = hash & table.length - 1;
    while (table[place] != 0 && !is(table[place] - 1, tuple, hash)) {
      place = place + 1 & table.length - 1;
    }
    return place;
  }

  private boolean is(int number, int[] tuple, int hash) {
    return hashes.get(number) == hash && Arrays.equals(tuples.get(number), tuple);
  }

  /** Terms are numbered from 0, so that sums of small multiples of them would often collide. */
  private static int hash(int[] tuple) {
    return (int) key(tuple, -1);
  }

  /**
   * The numbers of the tuples that agree with one at the places of a bit mask; very rarely of a few
   * others too, since keys are hashes. The list grows when tuples are added.
   */
  public Integers candidates(int mask, int[] tuple) {
    Map<Long, Integers> index = indexes.get(mask);
    if (index == null) {
      index = new HashMap<>();
      for (int number = 0; number < tuples.size(); number++) {
        index.computeIfAbsent(key(tuples.get(number), mask), _ -> new Integers()).add(number);
      }
      indexes.put(mask, index);
    }
    return index.getOrDefault(key(tuple, mask), EMPTY);
  }

  /** About how many different terms there are at a place; counted anew when twice as large. */
  public int distinct(int place) {
    if (countedAt[place] == 0 || tuples.size() >= 2 * countedAt[place]) {
      Set<Integer> terms = new HashSet<>();
      tuples.forEach(tuple -> terms.add(tuple[place]));
      distinct[place] = terms.size();
      countedAt[place] = tuples.size();
    }
    return distinct[place];
  }

  /** A hash of a tuple at the places of a bit mask. */
  static long key(int[] tuple, int mask) {
    long key = 0;
    for (int place = 0; place < Math.min(PLACES, tuple.length); place++) {
      if ((mask >> place & 1) != 0) {
        key = (key ^ tuple[place]) * 0x9E3779B97F4A7C15L;
        key ^= key >>> 29;
      }
    }
    return key;
  }

  /** A growing list of numbers. */
  public static final class Integers {
    private int[] values = new int[2];
    private int size;

    void add(int value) {
      if (size == values.length) {
        values = Arrays.copyOf(values, 2 * size);
      }
      values[size++] = value;
    }

    public int get(int at) {
      return values[at];
    }

    public int size() {
      return size;
    }
  }
}
