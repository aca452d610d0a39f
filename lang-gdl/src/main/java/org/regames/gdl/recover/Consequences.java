package org.regames.gdl.recover;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.gdl.net.Net;

/**
 * The facts that hold, or do not, whenever a formula does, as far as its form shows: everything
 * that the parts of a conjunction imply, and what the parts of a disjunction have in common. Each
 * formula is visited once for each sign.
 */
final class Consequences {
  /** More consequences of one formula are left out. */
  private static final int MOST = 64;

  private final Net net;

  /** By formula and sign. */
  private final Map<Long, Set<Integer>> known = new HashMap<>();

  Consequences(Net net) {
    this.net = net;
  }

  /** A fact as a literal; negative if the fact does not hold. */
  static int literal(int fact, boolean holds) {
    return holds ? fact + 1 : -fact - 1;
  }

  /** The fact of a literal. */
  static int fact(int literal) {
    return Math.abs(literal) - 1;
  }

  /** Literals of facts that a formula implies, or its negation. */
  Set<Integer> of(int formula, boolean holds) {
    long start = key(formula, holds);
    Deque<Long> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      long next = open.peek();
      List<Long> parts = known.containsKey(next) ? List.of() : parts(next);
      List<Long> missing = parts.stream().filter(part -> !known.containsKey(part)).toList();
      missing.forEach(open::push);
      if (missing.isEmpty()) {
        open.pop();
        known.computeIfAbsent(next, _ -> joined(next, parts));
      }
    }
    return known.get(start);
  }

  private static long key(int formula, boolean holds) {
    return 2L * formula + (holds ? 1 : 0);
  }

  private static int formula(long key) {
    return (int) (key >> 1);
  }

  private static boolean holds(long key) {
    return (key & 1) != 0;
  }

  private List<Long> parts(long key) {
    boolean holds = holds(key) != (net.kind(formula(key)) == Net.Kind.NOT);
    List<Long> parts = new ArrayList<>();
    for (int operand : net.operands(formula(key))) {
      parts.add(key(operand, holds));
    }
    return parts;
  }

  private Set<Integer> joined(long key, List<Long> parts) {
    return switch (net.kind(formula(key))) {
      case CONSTANT, MOVE, VIEW -> Set.of();
      case FACT -> Set.of(literal(net.leaf(formula(key)), holds(key)));
      case NOT -> known.get(parts.getFirst());
      case AND -> holds(key) ? all(parts) : common(parts);
      case OR -> holds(key) ? common(parts) : all(parts);
    };
  }

  private Set<Integer> all(List<Long> parts) {
    Set<Integer> all = new LinkedHashSet<>();
    for (long part : parts) {
      Set<Integer> some = known.get(part);
      if (all.size() + some.size() <= MOST) {
        all.addAll(some);
      }
    }
    return all;
  }

  private Set<Integer> common(List<Long> parts) {
    Set<Integer> common = new LinkedHashSet<>(known.get(parts.getFirst()));
    for (int i = 1; i < parts.size() && !common.isEmpty(); i++) {
      common.retainAll(known.get(parts.get(i)));
    }
    return common;
  }
}
