package org.regames.ir.net;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A circuit without delays. Signals are numbered: first the inputs, then gates, each after its
 * operands. A <em>literal</em> is twice the number of a signal, plus one if it is negated.
 * Immutable; made by a {@link Builder}.
 */
public final class Circuit {
  /** What a signal is. */
  public enum Kind {
    /** An input of the circuit. */
    OUTSIDE,
    /** Holds where all its inputs do; without inputs, always. */
    AND,
    /** Holds where one of its inputs does. */
    OR,
    /** One of the signals of a {@link Cycle}. */
    CYCLIC
  }

  /**
   * Signals that depend on one another: the least set of them that its rules allow.
   *
   * @param first the first of them; the others follow it
   * @param rules for each of them the rules by which it holds
   */
  public record Cycle(int first, List<List<Rule>> rules) {
    public Cycle {
      rules = rules.stream().map(List::copyOf).toList();
    }
  }

  /**
   * One way in which a signal of a cycle holds.
   *
   * @param condition a literal of a signal before the cycle
   * @param others signals of the cycle that have to hold, too, counted from its first
   */
  public record Rule(int condition, List<Integer> others) {
    public Rule {
      others = List.copyOf(others);
    }
  }

  private final Kind[] kinds;
  private final int[][] inputs;
  private final List<Cycle> cycles;

  private Circuit(Builder builder) {
    this.kinds = Arrays.copyOf(builder.kinds, builder.size);
    this.inputs = Arrays.copyOf(builder.inputs, builder.size);
    this.cycles = List.copyOf(builder.cycles);
  }

  /** The number of signals. */
  public int size() {
    return kinds.length;
  }

  public Kind kind(int signal) {
    return kinds[signal];
  }

  /** The input literals of a gate; none for other signals. The array must not be changed. */
  public int[] inputs(int signal) {
    return inputs[signal];
  }

  public List<Cycle> cycles() {
    return cycles;
  }

  /** The literal of a signal. */
  public static int literal(int signal) {
    return 2 * signal;
  }

  /** The literal that holds where another does not. */
  public static int not(int literal) {
    return literal ^ 1;
  }

  /** The signal of a literal. */
  public static int signal(int literal) {
    return literal >> 1;
  }

  /** Whether a literal is negated. */
  public static boolean isDenied(int literal) {
    return (literal & 1) != 0;
  }

  /** Makes circuits. */
  public static final class Builder {
    private static final int[] NONE = new int[0];

    private Kind[] kinds;
    private int[][] inputs;
    private int size;
    private final List<Cycle> cycles = new ArrayList<>();

    /**
     * @param outside the number of inputs
     */
    public Builder(int outside) {
      kinds = new Kind[Math.max(64, outside)];
      inputs = new int[kinds.length][];
      for (int signal = 0; signal < outside; signal++) {
        add(Kind.OUTSIDE, NONE);
      }
    }

    private int add(Kind kind, int[] of) {
      for (int literal : of) {
        before(literal);
      }
      if (size == kinds.length) {
        kinds = Arrays.copyOf(kinds, 2 * size);
        inputs = Arrays.copyOf(inputs, 2 * size);
      }
      kinds[size] = kind;
      inputs[size] = of;
      return literal(size++);
    }

    private void before(int literal) {
      if (literal < 0 || signal(literal) >= size) {
        throw new IllegalArgumentException("no signal yet: " + literal);
      }
    }

    /** A signal that holds where all of some literals do; its literal. */
    public int and(int... literals) {
      return add(Kind.AND, literals.clone());
    }

    /** A signal that holds where one of some literals does; its literal. */
    public int or(int... literals) {
      return add(Kind.OR, literals.clone());
    }

    /** Signals that depend on one another, by their rules; the number of the first. */
    public int cycle(List<List<Rule>> rules) {
      rules.forEach(some -> some.forEach(rule -> before(rule.condition())));
      Cycle cycle = new Cycle(size, rules);
      cycles.add(cycle);
      rules.forEach(_ -> add(Kind.CYCLIC, NONE));
      return cycle.first();
    }

    public Circuit build() {
      return new Circuit(this);
    }
  }
}
