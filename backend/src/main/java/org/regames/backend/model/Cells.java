package org.regames.backend.model;

import java.util.Arrays;

/** Arrays of symbols: of bytes, shorts or ints, whichever is enough for the numbers in them. */
public final class Cells {
  private Cells() {}

  /** The narrowest array for numbers up to a highest, all 0. */
  public static Object allocate(int size, int lowest, int highest) {
    if (lowest >= Byte.MIN_VALUE && highest <= Byte.MAX_VALUE) {
      return new byte[size];
    }
    return lowest >= Short.MIN_VALUE && highest <= Short.MAX_VALUE
        ? new short[size]
        : new int[size];
  }

  /** The narrowest array with these numbers. */
  public static Object of(int[] numbers) {
    int lowest = Arrays.stream(numbers).min().orElse(0);
    int highest = Arrays.stream(numbers).max().orElse(0);
    Object array = allocate(numbers.length, lowest, highest);
    for (int i = 0; i < numbers.length; i++) {
      set(array, i, numbers[i]);
    }
    return array;
  }

  public static int length(Object array) {
    return switch (array) {
      case byte[] bytes -> bytes.length;
      case short[] shorts -> shorts.length;
      case int[] ints -> ints.length;
      default -> throw noCells(array);
    };
  }

  // No switch over patterns here and below: the JVM does not take it out of loops.
  public static int get(Object array, int place) {
    if (array instanceof byte[] bytes) {
      return bytes[place];
    } else if (array instanceof short[] shorts) {
      return shorts[place];
    } else if (array instanceof int[] ints) {
      return ints[place];
    }
    throw noCells(array);
  }

  public static void set(Object array, int place, int number) {
    if (array instanceof byte[] bytes) {
      bytes[place] = (byte) number;
    } else if (array instanceof short[] shorts) {
      shorts[place] = (short) number;
    } else if (array instanceof int[] ints) {
      ints[place] = number;
    } else {
      throw noCells(array);
    }
  }

  /** A copy of an array. */
  public static Object copy(Object array) {
    return switch (array) {
      case byte[] bytes -> bytes.clone();
      case short[] shorts -> shorts.clone();
      case int[] ints -> ints.clone();
      default -> throw noCells(array);
    };
  }

  /** Restores an array from its copy. */
  public static void restore(Object array, Object copy) {
    System.arraycopy(copy, 0, array, 0, length(array));
  }

  /** Whether the first places of two arrays are the same. */
  public static boolean same(Object one, Object other, int size) {
    return switch (one) {
      case byte[] bytes -> Arrays.equals(bytes, 0, size, (byte[]) other, 0, size);
      case short[] shorts -> Arrays.equals(shorts, 0, size, (short[]) other, 0, size);
      case int[] ints -> Arrays.equals(ints, 0, size, (int[]) other, 0, size);
      default -> throw noCells(one);
    };
  }

  /** Copies from some places of one array to some places of another, listed in pairs. */
  public static void copy(
      Object to, int start, Object places, Object from, int fromStart, Object fromPlaces) {
    Object source = to == from ? copy(from) : from;
    int length = length(places);
    if (to instanceof byte[] bytes && source instanceof byte[] values) {
      for (int i = 0; i < length; i++) {
        bytes[start + get(places, i)] = values[fromStart + get(fromPlaces, i)];
      }
    } else {
      for (int i = 0; i < length; i++) {
        set(to, start + get(places, i), get(source, fromStart + get(fromPlaces, i)));
      }
    }
  }

  /**
   * Copies rows of places of one array to rows of another one, or to others of the same: each place
   * is read before any is written.
   *
   * @param step from the beginning of a row to that of the next one
   */
  public static void copyRows(
      Object to,
      int start,
      int step,
      Object from,
      int fromStart,
      int fromStep,
      int rows,
      int length) {
    Object source = to == from && rows > 1 ? copy(from) : from;
    for (int row = 0; row < rows; row++) {
      copyRow(to, start + row * step, source, fromStart + row * fromStep, length);
    }
  }

  private static void copyRow(Object to, int start, Object from, int fromStart, int length) {
    // Of types that are known: only for these the JVM has fast copies.
    if (to instanceof byte[] bytes && from instanceof byte[] source) {
      System.arraycopy(source, fromStart, bytes, start, length);
    } else if (to instanceof short[] shorts && from instanceof short[] source) {
      System.arraycopy(source, fromStart, shorts, start, length);
    } else {
      for (int i = 0; i < length; i++) {
        set(to, start + i, get(from, fromStart + i));
      }
    }
  }

  /** Whether places of two arrays, listed in pairs, are the same. */
  public static boolean same(
      Object one, int start, Object places, Object other, int otherStart, Object otherPlaces) {
    for (int i = 0; i < length(places); i++) {
      if (get(one, start + get(places, i)) != get(other, otherStart + get(otherPlaces, i))) {
        return false;
      }
    }
    return true;
  }

  private static IllegalArgumentException noCells(Object array) {
    return new IllegalArgumentException("no array of symbols: " + array);
  }
}
