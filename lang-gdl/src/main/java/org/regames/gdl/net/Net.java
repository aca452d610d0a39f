package org.regames.gdl.net;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * A propositional net as formulas over facts and moves (E. Schkufza, N. Love, M. Genesereth,
 * Propositional automata and cell automata, Australasian AI 2008). Formulas are numbers; equal ones
 * have the same, since whatever is made is simplified and then looked up. {@link #FALSE} and {@link
 * #TRUE} are constants.
 *
 * <p>Recursive views, where a ground atom depends on itself, are leaves whose definitions are kept
 * beside; they hold by the least fixpoint of these.
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

  /** Conjunctions in conjunctions, and likewise disjunctions, are opened up to this size. */
  private static final int FLAT = 16;

  private record Key(Kind kind, int[] parts) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key(Kind k, int[] p) && k == kind && Arrays.equals(p, parts);
    }

    @Override
    public int hashCode() {
      return 31 * kind.ordinal() + Arrays.hashCode(parts);
    }
  }

  private final List<Key> formulas = new ArrayList<>();
  private final Map<Key, Integer> numbers = new HashMap<>();

  /** A net of constants alone. */
  public Net() {
    make(Kind.CONSTANT, FALSE);
    make(Kind.CONSTANT, TRUE);
  }

  private int make(Kind kind, int... parts) {
    Key key = new Key(kind, parts);
    Integer known = numbers.get(key);
    if (known != null) {
      return known;
    }
    formulas.add(key);
    numbers.put(key, formulas.size() - 1);
    return formulas.size() - 1;
  }

  /** The number of formulas made so far. */
  public int size() {
    return formulas.size();
  }

  public Kind kind(int formula) {
    return formulas.get(formula).kind();
  }

  /** The operands of a formula, sorted; none for leaves. The array must not change. */
  public int[] operands(int formula) {
    return switch (kind(formula)) {
      case CONSTANT, FACT, MOVE, VIEW -> new int[0];
      case NOT, AND, OR -> formulas.get(formula).parts();
    };
  }

  /** The fact, move or view that a leaf stands for. */
  public int leaf(int formula) {
    return formulas.get(formula).parts()[0];
  }

  /** A fact of the present state. */
  public int fact(int fact) {
    return make(Kind.FACT, fact);
  }

  /** That a move is made now. */
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
      default ->
          kind(operand) == Kind.NOT ? formulas.get(operand).parts()[0] : make(Kind.NOT, operand);
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
    TreeSet<Integer> parts = new TreeSet<>();
    for (int operand : operands) {
      if (kind(operand) == kind && operands(operand).length <= FLAT) {
        for (int inner : operands(operand)) {
          parts.add(inner);
        }
      } else if (operand == absorbing) {
        return absorbing;
      } else if (operand != neutral) {
        parts.add(operand);
      }
    }
    for (int part : parts) {
      if (kind(part) == Kind.NOT && parts.contains(operands(part)[0])) {
        return absorbing;
      }
    }
    if (parts.isEmpty()) {
      return neutral;
    }
    return parts.size() == 1
        ? parts.first()
        : make(kind, parts.stream().mapToInt(Integer::intValue).toArray());
  }
}
