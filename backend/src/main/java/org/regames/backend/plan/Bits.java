package org.regames.backend.plan;

/**
 * An expression of the plan that is one word of a set: 64 bits, one for each of 64 numbers in a
 * row. Has no effect.
 */
public sealed interface Bits {
  /** No numbers. */
  Bits NONE = new Const(0);

  /** All numbers. */
  Bits ALL = new Const(-1);

  record Const(long word) implements Bits {
    @Override
    public String toString() {
      return word == 0 ? "none" : word == -1 ? "all" : "0x" + Long.toHexString(word);
    }
  }

  /** A word of the sets that the state keeps, see {@link SetLayout}. */
  record Stored(int place) implements Bits {
    @Override
    public String toString() {
      return "sets[" + place + "]";
    }
  }

  /** A word of the set of a value: that many times {@code step} places from {@code origin} on. */
  record Chosen(int origin, Int value, int step) implements Bits {
    @Override
    public String toString() {
      return "sets[" + origin + " + " + value + " * " + step + "]";
    }
  }

  /** A single number, if it is one of the 64 from {@code first} on. */
  record One(Int number, int first) implements Bits {
    @Override
    public String toString() {
      return first == 0 ? "{" + number + "}" : "{" + number + " - " + first + "}";
    }
  }

  /** A word that was worked out before; each is set in one place. */
  record Local(int number) implements Bits {
    @Override
    public String toString() {
      return "b" + number;
    }
  }

  record And(Bits left, Bits right) implements Bits {
    @Override
    public String toString() {
      return "(" + left + " & " + right + ")";
    }
  }

  record Or(Bits left, Bits right) implements Bits {
    @Override
    public String toString() {
      return "(" + left + " | " + right + ")";
    }
  }

  record Not(Bits word) implements Bits {
    @Override
    public String toString() {
      return "~" + word;
    }
  }

  /** Every number moved up; down where {@code by} is negative. */
  record Shifted(Bits word, int by) implements Bits {
    @Override
    public String toString() {
      return by < 0 ? word + " >>> " + -by : word + " << " + by;
    }
  }

  /** All numbers where a test holds, else none. */
  record When(Test test) implements Bits {
    @Override
    public String toString() {
      return "all if " + test;
    }
  }

  /** A word of a constant array of words. */
  record Entry(int array, Int index) implements Bits {
    @Override
    public String toString() {
      return "w" + array + "[" + index + "]";
    }
  }

  /** The bits of a word that are in a mask, next to each other from the lowest on. */
  record Compressed(Bits word, Bits mask) implements Bits {
    @Override
    public String toString() {
      return "compress(" + word + ", " + mask + ")";
    }
  }

  /** Every number moved up, by as much as is known only in play. */
  record Raised(Bits word, Int by) implements Bits {
    @Override
    public String toString() {
      return word + " << " + by;
    }
  }

  /** Every number moved down, those that would fall below 0 to the top. */
  record Turned(Bits word, Int by) implements Bits {
    @Override
    public String toString() {
      return "turned(" + word + ", " + by + ")";
    }
  }

  /**
   * A word whose lowest bit is the one at a place of a constant array of words, the bits of which
   * are counted from the lowest of a word on. What its other bits are is not told.
   *
   * @param index the place, below 64 unless it is wide
   */
  record Answer(int array, Int start, Bits index, boolean wide) implements Bits {
    @Override
    public String toString() {
      return "w" + array + "[" + start + "] at " + index;
    }
  }
}
