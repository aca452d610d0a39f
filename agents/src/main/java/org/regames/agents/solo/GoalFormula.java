package org.regames.agents.solo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.regames.backend.model.GameState;
import org.regames.backend.model.ValueReader;
import org.regames.backend.net.NetEngine;

/**
 * When a play ends with a score, as a formula over the contents of the places of a state; and the
 * distance of a state from it: a place that has to change counts one, a disjunction takes the
 * minimum, and a conjunction the sum. This is goal counting as in classical planners (N. Lipovetzky
 * and H. Geffner, "Best-first width search", AAAI 2017), over formulas that need not be
 * conjunctions (S. Schiffel and M. Thielscher, "Fluxplayer", AAAI 2007, evaluate them with fuzzy
 * logic). What no assignment of the rules can bring about any more is infinitely far away.
 *
 * <p>Formulas share their parts. The last query is cached, so an object is for one thread.
 */
final class GoalFormula {
  /** The distance of what cannot happen any more; sums do not exceed it. */
  static final int NEVER = 1 << 20;

  /** The formulas that always and never hold. */
  static final int TRUE = 0;

  static final int FALSE = 1;

  private static final int[] NONE = {};

  /** The kinds of parts. */
  private enum Kind {
    CONSTANT,
    /** A fact of a net, by its number. */
    FACT,
    /** The content of a place. */
    ATOM,
    NOT,
    AND,
    OR
  }

  /**
   * A place has a value.
   *
   * @param keys the numbers of the symbols that are the keys of the place
   * @param value the number of a symbol
   */
  private record Atom(ValueReader reader, List<Integer> keys, int value, ValueSteps.Steps steps) {}

  /**
   * A part of formulas.
   *
   * @param inputs the numbers of other parts, or of a fact
   */
  private record Part(Kind kind, List<Integer> inputs, Atom atom) {
    List<Integer> parts() {
      return kind == Kind.FACT ? List.of() : inputs;
    }
  }

  /** Makes formulas. */
  static final class Builder {
    private final int most;
    private final Map<Part, Integer> numbers = new HashMap<>();
    private final List<Part> parts = new ArrayList<>();
    private boolean isTooLarge;

    /**
     * @param most the maximum number of different parts
     */
    Builder(int most) {
      this.most = most;
      add(Kind.CONSTANT, List.of(), null);
      parts.add(new Part(Kind.CONSTANT, List.of(), null));
    }

    /** Whether the limit of parts was exceeded, so that the formulas are invalid. */
    boolean isTooLarge() {
      return isTooLarge;
    }

    /** Marks it as too large because of the work. */
    void giveUp() {
      isTooLarge = true;
    }

    private int add(Kind kind, List<Integer> inputs, Atom atom) {
      Part part = new Part(kind, inputs, atom);
      Integer known = numbers.get(part);
      if (known != null) {
        return known;
      }
      if (parts.size() >= most) {
        isTooLarge = true;
        return TRUE;
      }
      numbers.put(part, parts.size());
      parts.add(part);
      return parts.size() - 1;
    }

    int atom(ValueReader reader, List<Integer> keys, int value, ValueSteps.Steps steps) {
      return add(Kind.ATOM, List.of(), new Atom(reader, List.copyOf(keys), value, steps));
    }

    int fact(int number) {
      return add(Kind.FACT, List.of(number), null);
    }

    int not(int formula) {
      if (formula <= FALSE) {
        return FALSE - formula;
      }
      Part part = parts.get(formula);
      return part.kind == Kind.NOT ? part.inputs.getFirst() : add(Kind.NOT, List.of(formula), null);
    }

    int and(List<Integer> formulas) {
      return join(Kind.AND, formulas, TRUE, FALSE);
    }

    /** A disjunction, with the common factors of all alternatives extracted. */
    int or(List<Integer> formulas) {
      List<Integer> ways = formulas.stream().filter(way -> way != FALSE).distinct().toList();
      Set<Integer> common = new TreeSet<>(ways.isEmpty() ? List.of() : factors(ways.getFirst()));
      ways.forEach(way -> common.retainAll(factors(way)));
      if (ways.size() < 2 || common.isEmpty()) {
        return join(Kind.OR, ways, FALSE, TRUE);
      }
      List<Integer> all = new ArrayList<>(common);
      all.add(or(ways.stream().map(way -> without(way, common)).toList()));
      return and(all);
    }

    private List<Integer> factors(int formula) {
      Part part = parts.get(formula);
      return part.kind == Kind.AND ? part.inputs : List.of(formula);
    }

    private int without(int formula, Set<Integer> common) {
      return and(factors(formula).stream().filter(factor -> !common.contains(factor)).toList());
    }

    private int join(Kind kind, List<Integer> formulas, int neutral, int decisive) {
      if (formulas.contains(decisive)) {
        return decisive;
      }
      List<Integer> inputs =
          formulas.stream()
              .flatMap(
                  formula ->
                      parts.get(formula).kind == kind
                          ? parts.get(formula).inputs.stream()
                          : IntStream.of(formula).boxed())
              .filter(formula -> formula != neutral)
              .distinct()
              .sorted()
              .toList();
      return switch (inputs.size()) {
        case 0 -> neutral;
        case 1 -> inputs.getFirst();
        default -> add(kind, inputs, null);
      };
    }

    /**
     * A formula that can be evaluated in states.
     *
     * @param isExact whether no play gets the score without the formula holding before
     */
    GoalFormula build(int formula, boolean isExact) {
      return new GoalFormula(parts, formula, isExact);
    }
  }

  private final Kind[] kinds;
  private final int[][] inputs;
  private final Atom[] atoms;
  private final int[][] keys;
  private final boolean isExact;

  /** For each part the distance of a state from it, and from its negation. */
  private final int[] holds;

  private final int[] fails;

  /** The conjuncts that are just a place and its value. */
  private final int[] needs;

  private GoalFormula(List<Part> parts, int root, boolean isExact) {
    int[] used = used(parts, root);
    int[] places = new int[parts.size()];
    this.isExact = isExact;
    kinds = new Kind[used.length];
    inputs = new int[used.length][];
    atoms = new Atom[used.length];
    keys = new int[used.length][];
    holds = new int[used.length];
    fails = new int[used.length];
    for (int place = 0; place < used.length; place++) {
      Part part = parts.get(used[place]);
      places[used[place]] = place;
      kinds[place] = part.kind;
      inputs[place] =
          part.inputs.stream()
              .mapToInt(input -> part.kind == Kind.FACT ? input : places[input])
              .toArray();
      atoms[place] = part.atom;
      keys[place] =
          part.atom == null ? NONE : part.atom.keys.stream().mapToInt(Integer::intValue).toArray();
    }
    fails[0] = NEVER; // the first part is TRUE
    int last = used.length - 1;
    int[] all = needed(last);
    needs = Arrays.stream(all).filter(part -> isPlain(kinds[literal(part)])).toArray();
  }

  /** The parts of a formula in order, {@link #TRUE} first. */
  private static int[] used(List<Part> parts, int root) {
    boolean[] isUsed = new boolean[parts.size()];
    isUsed[TRUE] = true;
    isUsed[root] = true;
    for (int part = root; part >= 0; part--) {
      if (isUsed[part]) {
        parts.get(part).parts().forEach(input -> isUsed[input] = true);
      }
    }
    return IntStream.range(0, parts.size()).filter(part -> isUsed[part]).toArray();
  }

  private int[] needed(int part) {
    boolean isDeniedOr = kinds[part] == Kind.NOT && kinds[inputs[part][0]] == Kind.OR;
    if (isDeniedOr) {
      return Arrays.stream(inputs[inputs[part][0]]).map(input -> -1 - input).toArray();
    }
    return kinds[part] == Kind.AND
        ? Arrays.stream(inputs[part])
            .flatMap(input -> Arrays.stream(needed(input)))
            .distinct()
            .toArray()
        : new int[] {part};
  }

  private static boolean isPlain(Kind kind) {
    return kind == Kind.ATOM || kind == Kind.FACT;
  }

  /** The atom of a need, which may be negated. */
  private int literal(int need) {
    int part = need < 0 ? -1 - need : need;
    return kinds[part] == Kind.NOT ? inputs[part][0] : part;
  }

  /** The number of parts: the cost of a query. */
  int size() {
    return kinds.length;
  }

  /** Whether the distance is finite for every play that can still get the score. */
  boolean isExact() {
    return isExact;
  }

  /** How many places have to have, or must not have, one value each. */
  int needs() {
    return needs.length;
  }

  /** Whether one of these held in the last state passed to {@link #distance}. */
  boolean isMet(int need) {
    int part = needs[need];
    return (part < 0 ? fails[-1 - part] : holds[part]) == 0;
  }

  /** The distance of a state from the score: 0 if the formula holds, {@link #NEVER} at most. */
  int distance(GameState state) {
    for (int part = 1; part < kinds.length; part++) {
      int[] of = inputs[part];
      switch (kinds[part]) {
        case CONSTANT -> holds[part] = NEVER;
        case FACT -> {
          boolean isMet = NetEngine.holds(state, of[0]);
          holds[part] = isMet ? 0 : 1;
          fails[part] = isMet ? 1 : 0;
        }
        case ATOM -> read(part, state);
        case NOT -> {
          holds[part] = fails[of[0]];
          fails[part] = holds[of[0]];
        }
        case AND -> {
          holds[part] = sum(holds, of);
          fails[part] = least(fails, of);
        }
        case OR -> {
          holds[part] = least(holds, of);
          fails[part] = sum(fails, of);
        }
      }
    }
    return holds[kinds.length - 1];
  }

  private void read(int part, GameState state) {
    Atom atom = atoms[part];
    int value = atom.reader.at(state, keys[part]);
    boolean isMet = value == atom.value;
    holds[part] = isMet ? 0 : atom.steps.mayBecome(value, atom.value) ? 1 : NEVER;
    fails[part] = !isMet ? 0 : atom.steps.mayChange(value) ? 1 : NEVER;
  }

  private static int sum(int[] distances, int[] of) {
    int sum = 0;
    for (int part : of) {
      sum = Math.min(NEVER, sum + distances[part]);
    }
    return sum;
  }

  private static int least(int[] distances, int[] of) {
    int least = NEVER;
    for (int part : of) {
      least = Math.min(least, distances[part]);
    }
    return least;
  }
}
