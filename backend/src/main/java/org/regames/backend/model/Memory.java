package org.regames.backend.model;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * The visited set of a search, for generated code: lists of numbers in a hash table. A list is
 * begun, appended to, and then looked up.
 */
public final class Memory {
  /** More numbers than any game should need, half a gigabyte. */
  private static final int MOST = 1 << 27;

  /** The first lists of a search are not stored: most searches end before this many. */
  private static final int FEW = 32;

  private static final VarHandle FOUR_BYTES =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  private int early;
  private int[] numbers = new int[256];
  private int used;
  private int start;
  private int[] table = new int[64];
  private int entries;

  /** Removes everything. */
  public void forget() {
    if (entries > 0) {
      Arrays.fill(table, 0);
    }
    entries = 0;
    used = 0;
    early = 0;
  }

  /**
   * Whether the search is still so short that storing lists would cost more than repeating some
   * work. Only for searches that end at the first result.
   */
  public boolean isEarly() {
    return early < FEW && ++early > 0;
  }

  /** Begins the list of a node. */
  public void begin(int node, long hash) {
    start = used;
    add(0); // the length, filled in when the list is complete
    add(node);
    add((int) hash);
    add((int) (hash >>> 32));
  }

  /** Adds a number. */
  public void add(int number) {
    reserve(1);
    numbers[used++] = number;
  }

  private void reserve(int more) {
    while (used + more > numbers.length) {
      if (used >= MOST) {
        throw new EndlessPlayException(EndlessPlayException.Kind.MOVE, "too many values");
      }
      numbers = Arrays.copyOf(numbers, 2 * numbers.length);
    }
  }

  /** Adds all places of an array, packed into as few numbers as possible. */
  public void addAll(Object array) {
    switch (array) {
      case byte[] bytes -> addAll(bytes);
      case short[] shorts -> addAll(shorts);
      default -> {
        int length = Cells.length(array);
        reserve(length);
        System.arraycopy(array, 0, numbers, used, length);
        used += length;
      }
    }
  }

  private void addAll(byte[] bytes) {
    reserve(bytes.length / Integer.BYTES + 1);
    int at = 0;
    for (; at + Integer.BYTES <= bytes.length; at += Integer.BYTES) {
      numbers[used++] = (int) FOUR_BYTES.get(bytes, at);
    }
    int rest = 0;
    for (; at < bytes.length; at++) {
      rest = rest << Byte.SIZE | bytes[at] & 0xff;
    }
    numbers[used++] = rest;
  }

  private void addAll(short[] shorts) {
    reserve(shorts.length / 2 + 1);
    int at = 0;
    for (; at + 2 <= shorts.length; at += 2) {
      numbers[used++] = shorts[at] << Short.SIZE | shorts[at + 1] & 0xffff;
    }
    numbers[used++] = at < shorts.length ? shorts[at] : 0;
  }

  /** Stores the last list and returns whether it is new; a known one is dropped. */
  public boolean isNew() {
    numbers[start] = used - start;
    if (2 * entries >= table.length) {
      grow();
    }
    int slot = slot(start);
    if (table[slot] != 0) {
      used = start;
      return false;
    }
    table[slot] = start + 1;
    entries++;
    return true;
  }

  private int slot(int list) {
    int end = list + numbers[list];
    // Four independent sums for speed: lists are often as long as a board.
    int a = 1;
    int b = 1;
    int c = 1;
    int d = 1;
    int next = list;
    for (; next + 3 < end; next += 4) {
      a = 31 * a + numbers[next];
      b = 31 * b + numbers[next + 1];
      c = 31 * c + numbers[next + 2];
      d = 31 * d + numbers[next + 3];
    }
    for (; next < end; next++) {
      a = 31 * a + numbers[next];
    }
    int hash = ((a * 31 + b) * 31 + c) * 31 + d;
    hash *= 0x9E3779B1;
    int slot = (hash ^ hash >>> 15) & table.length - 1;
    while (table[slot] != 0 && !same(table[slot] - 1, list)) {
      slot = slot + 1 & table.length - 1;
    }
    return slot;
  }

  private boolean same(int one, int other) {
    return Arrays.equals(numbers, one, one + numbers[one], numbers, other, other + numbers[other]);
  }

  private void grow() {
    int[] old = table;
    table = new int[2 * old.length];
    for (int list : old) {
      if (list != 0) {
        table[slot(list - 1)] = list;
      }
    }
  }
}
