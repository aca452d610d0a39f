package org.regames.gdl.recover;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.Net;
import org.regames.ir.language.Budget;

/**
 * Shortens formulas using what is proven about facts. Alternatives that differ only in the value of
 * one variable, and have most of its values, become one that excludes the other values; and what
 * one alternative covers is dropped from the others. Conjunctions are treated as negated
 * disjunctions of their negated operands. Each formula is visited once; when the work exceeds a
 * bound, the rest stays as it is.
 */
public final class Refinement {
  /** Longer conjunctions are not compared with each other. */
  private static final int LONGEST = 32;

  /** Longer lists of alternatives are not compared. */
  private static final int MOST = 10_000;

  /** The most parts of alternatives visited: about a second. */
  private static final long MOST_WORK = 4_000_000;

  private final Net net;
  private final Effort effort;

  /** The facts of which at most one holds with a fact. */
  private final Map<Integer, List<Integer>> groups = new HashMap<>();

  /** The facts of groups of which one always holds. */
  private final Set<Integer> total = new HashSet<>();

  /** For some literals others that hold whenever they do. */
  private final Map<Integer, List<Integer>> implied = new HashMap<>();

  private final Map<Integer, Integer> results = new HashMap<>();

  /** An alternative of a disjunction as the parts of a conjunction. */
  private record Alternative(List<Integer> parts) {
    boolean isLiteral() {
      return parts.size() == 1;
    }

    Alternative without(Set<Integer> some) {
      return new Alternative(parts.stream().filter(part -> !some.contains(part)).toList());
    }
  }

  /**
   * What alternatives have in common that differ in the fact of a group; its first stands for it.
   */
  private record Alike(int group, Set<Integer> others) {}

  private Refinement(Net net, Structure structure, Budget budget) {
    this.net = net;
    this.effort = new Effort(MOST_WORK, budget);
    for (FactFamily family : structure.families()) {
      for (Map<List<Integer>, Integer> group : family.groups().values()) {
        List<Integer> facts = group.values().stream().map(net::fact).toList();
        facts.forEach(fact -> groups.put(fact, facts));
        if (family.total() && !family.isOfTruth()) {
          total.addAll(facts);
        }
      }
    }
    for (Implication known : structure.implications()) {
      int from = net.fact(known.from());
      int to = net.fact(known.to());
      implied.computeIfAbsent(from, _ -> new ArrayList<>()).add(to);
      implied.computeIfAbsent(net.not(to), _ -> new ArrayList<>()).add(net.not(from));
    }
  }

  /**
   * The game with shorter formulas, which have the same values in all reachable states.
   *
   * @param budget is charged nothing, but tells when nobody waits any more
   * @throws java.util.concurrent.CancellationException in that case
   */
  public static GameNet refined(GameNet game, Structure structure, Budget budget) {
    return game.replaced(new Refinement(game.net(), structure, budget)::refined);
  }

  private int refined(int formula) {
    Deque<Integer> open = new ArrayDeque<>(List.of(formula));
    while (!open.isEmpty()) {
      int next = open.peek();
      boolean ready = true;
      for (int operand : net.operands(next)) {
        if (!results.containsKey(operand)) {
          open.push(operand);
          ready = false;
        }
      }
      if (ready) {
        open.pop();
        results.computeIfAbsent(next, this::rebuilt);
      }
    }
    return results.get(formula);
  }

  private int rebuilt(int formula) {
    effort.goOn();
    int[] operands = Arrays.stream(net.operands(formula)).map(results::get).toArray();
    return switch (net.kind(formula)) {
      case CONSTANT, FACT, MOVE, VIEW -> formula;
      case NOT -> net.not(operands[0]);
      case OR -> shortened(net.or(operands), Net.Kind.OR);
      case AND -> shortened(net.and(operands), Net.Kind.AND);
    };
  }

  private int shortened(int formula, Net.Kind kind) {
    if (net.kind(formula) != kind || net.operands(formula).length > MOST || effort.isSpent()) {
      return formula;
    }
    boolean denied = kind == Net.Kind.AND;
    List<Alternative> before =
        Arrays.stream(net.operands(formula))
            .map(operand -> denied ? net.not(operand) : operand)
            .mapToObj(this::alternative)
            .toList();
    Set<Integer> common = new LinkedHashSet<>(before.getFirst().parts());
    before.forEach(some -> common.retainAll(some.parts()));
    List<Alternative> after = before.stream().map(some -> some.without(common)).toList();
    for (List<Alternative> last = List.of(); !last.equals(after) && !effort.isSpent(); ) {
      last = after;
      after.forEach(some -> effort.spend(some.parts().size()));
      after = uncovered(joined(after));
    }
    if (common.isEmpty()) {
      return after.equals(before) ? formula : formula(after, denied);
    }
    List<Integer> parts = new ArrayList<>(common);
    int rest = formula(after, denied);
    parts.add(denied ? net.not(rest) : rest);
    return denied ? denial(parts) : conjunction(parts);
  }

  private Alternative alternative(int formula) {
    return new Alternative(
        switch (net.kind(formula)) {
          case AND -> Arrays.stream(net.operands(formula)).boxed().toList();
          case NOT -> {
            int operand = net.operands(formula)[0];
            yield net.kind(operand) == Net.Kind.OR
                ? Arrays.stream(net.operands(operand)).map(net::not).boxed().toList()
                : List.of(formula);
          }
          case CONSTANT, FACT, MOVE, VIEW, OR -> List.of(formula);
        });
  }

  private int formula(List<Alternative> alternatives, boolean denied) {
    int[] operands =
        alternatives.stream()
            .mapToInt(some -> denied ? denial(some.parts()) : conjunction(some.parts()))
            .toArray();
    return denied ? net.and(operands) : net.or(operands);
  }

  private int conjunction(List<Integer> parts) {
    return net.and(parts.stream().mapToInt(Integer::intValue).toArray());
  }

  private int denial(List<Integer> parts) {
    return net.or(parts.stream().mapToInt(net::not).toArray());
  }

  /** Joins alternatives that differ only in the value of one variable, if most values are there. */
  private List<Alternative> joined(List<Alternative> alternatives) {
    Map<Alike, Map<Alternative, Integer>> families = new LinkedHashMap<>();
    for (Alternative some : alternatives) {
      for (int part : some.parts().size() <= LONGEST ? some.parts() : List.<Integer>of()) {
        if (total.contains(part)) {
          effort.spend(some.parts().size());
          Set<Integer> others = new HashSet<>(some.parts());
          others.remove(part);
          families
              .computeIfAbsent(
                  new Alike(groups.get(part).getFirst(), others), _ -> new LinkedHashMap<>())
              .put(some, part);
        }
      }
    }
    Set<Alternative> gone = new HashSet<>();
    List<Alternative> made = new ArrayList<>();
    families.forEach(
        (alike, values) -> {
          List<Integer> group = groups.get(alike.group());
          boolean most = 2 * values.size() > group.size() && group.size() > 1;
          if (most && values.keySet().stream().noneMatch(gone::contains)) {
            gone.addAll(values.keySet());
            List<Integer> parts = new ArrayList<>(alike.others());
            group.stream()
                .filter(fact -> !values.containsValue(fact))
                .forEach(fact -> parts.add(net.not(fact)));
            made.add(new Alternative(parts.stream().sorted().toList()));
          }
        });
    if (made.isEmpty()) {
      return alternatives;
    }
    alternatives.stream().filter(some -> !gone.contains(some)).forEach(made::add);
    return made;
  }

  /**
   * Drops alternatives that imply a literal which is an alternative by itself, and parts of others
   * that hold whenever it does not.
   */
  private List<Alternative> uncovered(List<Alternative> alternatives) {
    Set<Integer> literals = new LinkedHashSet<>();
    alternatives.stream()
        .filter(Alternative::isLiteral)
        .forEach(some -> literals.add(some.parts().getFirst()));
    for (int literal : List.copyOf(literals)) {
      literals.remove(literal);
      if (!covers(literals, literal)) {
        literals.add(literal);
      }
    }
    if (literals.isEmpty()) {
      return alternatives;
    }
    List<Alternative> rest = new ArrayList<>();
    for (Alternative some : alternatives) {
      if (some.isLiteral()) {
        if (literals.contains(some.parts().getFirst())) {
          rest.add(some);
        }
      } else if (some.parts().stream().noneMatch(part -> covers(literals, part))) {
        List<Integer> parts =
            some.parts().stream().filter(part -> !covers(literals, net.not(part))).toList();
        rest.add(parts.size() == some.parts().size() ? some : new Alternative(parts));
      }
    }
    return rest;
  }

  /** Whether a formula implies one of some literals. */
  private boolean covers(Set<Integer> literals, int formula) {
    List<Integer> consequences = implied.getOrDefault(formula, List.of());
    List<Integer> group = groups.getOrDefault(formula, List.of());
    effort.spend(consequences.size() + group.size());
    return literals.contains(formula)
        || consequences.stream().anyMatch(literals::contains)
        || group.stream().anyMatch(other -> other != formula && literals.contains(net.not(other)));
  }
}
