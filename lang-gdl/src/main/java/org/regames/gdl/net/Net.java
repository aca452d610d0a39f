package org.regames.gdl.net;

import java.util.Arrays;

/**
 * A propositional net as formulas over facts and moves (E. Schkufza, N. Love, M. Genesereth,
 * Propositional automata and cell automata, Australasian AI 2008). Formulas are numbers; equal ones
 * have the same number, since each new one is simplified and then looked up. {@link #FALSE} and
 * {@link #TRUE} are constants.
 *
 * <p>Recursive views, where a ground atom depends on itself, are leaves whose definitions are kept
 * separately; the least fixpoint of these tells which hold.
 */
public final class Net {
  public static final int FALSE = 0;
  public static final int TRUE = 1;

  /** What a formula is. */
  public enum Kind {
    CONSTANT,
    FACT,
    MOVE,
    VIEW,
    NOT,
    AND,
    OR
  }

  /** Conjunctions in conjunctions, and likewise disjunctions, are flattened up to this size. */
  private static final int FLAT = 16;

  private static final int[] NONE = new int[0];

  private Kind[] kinds = new Kind[64];
  private int[][] parts = new int[64][];
  private long[] leafBits = new long[64];
  private int size;

  /** The formulas by hash, each plus one, with open addressing; a power of two of places. */
  private int[] table = new int[256];

  /** Where a formula was seen last, to find it among others at once. */
  private int[] marks = new int[0];

  private int mark;

  /** A net of constants alone. */
  public Net() {
    make(Kind.CONSTANT, FALSE);
    make(Kind.CONSTANT, TRUE);
  }

  private int make(Kind kind, int... of) {
    int place = place(kind, of);
    if (table[place] != 0) {
      return table[place] - 1;
    }
    if (size == kinds.length) {
      grow();
      place = place(kind, of);
    }
    kinds[size] = kind;
    parts[size] = of;
    leafBits[size] = bits(kind, of);
    table[place] = size + 1;
    return size++;
  }

  /** Where the table has a formula, or would have it. */
  private int place(Kind kind, int[] of) {
    int hash = (31 * kind.ordinal() + Arrays.hashCode(of)) * 0x9E3779B9;
    int place = (hash ^ hash >>> 15) & table.length - 1;
    while (table[place] != 0) {
      int formula = table[place] - 1;
      if (kinds[formula] == kind && Arrays.equals(parts[formula], of)) {
        break;
      }
      place = place + 1 & table.length - 1;
    }
    return place;
  }

  private void grow() {
    kinds = Arrays.copyOf(kinds, 2 * size);
    parts = Arrays.copyOf(parts, 2 * size);
    leafBits = Arrays.copyOf(leafBits, 2 * size);
    table = new int[2 * table.length];
    for (int formula = 0; formula < size; formula++) {
      table[place(kinds[formula], parts[formula])] = formula + 1;
    }
  }

  private long bits(Kind kind, int[] of) {
    return switch (kind) {
      case CONSTANT -> 0;
      case FACT, MOVE, VIEW -> 1L << ((of[0] * 3 + kind.ordinal()) * 0x9E3779B9 >>> 26);
      case NOT, AND, OR -> {
        long all = 0;
        for (int operand : of) {
          all |= leafBits[operand];
        }
        yield all;
      }
    };
  }

  /** The number of formulas made so far. */
  public int size() {
    return size;
  }

  public Kind kind(int formula) {
    return kinds[formula];
  }

  /** The operands of a formula, sorted; none for leaves. The array must not change. */
  public int[] operands(int formula) {
    return switch (kinds[formula]) {
      case CONSTANT, FACT, MOVE, VIEW -> NONE;
      case NOT, AND, OR -> parts[formula];
    };
  }

  /** The fact, move or view that a leaf stands for. */
  public int leaf(int formula) {
    return parts[formula][0];
  }

  /**
   * Tells what a formula does not depend on: two without a common bit have no common leaf (B.
   * Bloom, Communications of the ACM 13(7), 1970).
   */
  long leafBits(int formula) {
    return leafBits[formula];
  }

  /** A fact of the present state. */
  public int fact(int fact) {
    return make(Kind.FACT, fact);
  }

  /** The formula that a move is made now. */
  public int move(int move) {
    return make(Kind.MOVE, move);
  }

  /** A recursive view. */
  public int view(int view) {
    return make(Kind.VIEW, view);
  }

  public int constant(boolean value) {
    return value ? TRUE : FALSE;
  }

  public int not(int operand) {
    return switch (operand) {
      case FALSE -> TRUE;
      case TRUE -> FALSE;
      default -> kind(operand) == Kind.NOT ? parts[operand][0] : make(Kind.NOT, operand);
    };
  }

  public int and(int... operands) {
    return junction(Kind.AND, operands);
  }

  public int or(int... operands) {
    return junction(Kind.OR, operands);
  }

  private int junction(Kind kind, int[] operands) {
    int neutral = kind == Kind.AND ? TRUE : FALSE;
    int absorbing = kind == Kind.AND ? FALSE : TRUE;
    int[] flat = flattened(kind, operands);
    Arrays.sort(flat);
    int count = 0;
    for (int i = 0; i < flat.length; i++) {
      if (flat[i] == absorbing) {
        return absorbing;
      }
      if (flat[i] != neutral && (i == 0 || flat[i] != flat[i - 1])) {
        flat[count++] = flat[i];
      }
    }
    if (hasOpposites(flat, count)) {
      return absorbing;
    }
    return switch (count) {
      case 0 -> neutral;
      case 1 -> flat[0];
      default -> make(kind, Arrays.copyOf(flat, count));
    };
  }

  /** Whether some formulas and their negations are among the first of these. */
  private boolean hasOpposites(int[] formulas, int count) {
    if (marks.length < kinds.length) {
      marks = new int[kinds.length];
      mark = 0;
    }
    mark++;
    for (int i = 0; i < count; i++) {
      marks[formulas[i]] = mark;
    }
    for (int i = 0; i < count; i++) {
      if (kinds[formulas[i]] == Kind.NOT && marks[parts[formulas[i]][0]] == mark) {
        return true;
      }
    }
    return false;
  }

  private int[] flattened(Kind kind, int[] operands) {
    int size = 0;
    for (int operand : operands) {
      size += opens(kind, operand) ? parts[operand].length : 1;
    }
    int[] flat = new int[size];
    int count = 0;
    for (int operand : operands) {
      if (opens(kind, operand)) {
        int[] inner = parts[operand];
        System.arraycopy(inner, 0, flat, count, inner.length);
        count += inner.length;
      } else {
        flat[count++] = operand;
      }
    }
    return flat;
  }

  private boolean opens(Kind kind, int operand) {
    return kinds[operand] == kind && parts[operand].length <= FLAT;
  }
}
