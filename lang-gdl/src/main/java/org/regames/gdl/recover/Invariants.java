package org.regames.gdl.recover;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.Net;
import org.regames.gdl.net.View;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/**
 * Proves by induction that at most one fact of a group holds at a time, or exactly one. One step of
 * the game is a propositional formula: a state that is not terminal, in which the groups in
 * question are as claimed, one legal move of each role, and the next state. If a solver finds that
 * the claim cannot fail in the next state, and it holds at the start, it holds always (C. Flanagan,
 * K. Leino, Houdini, FME 2001, for several claims at a time). Recursive views are constrained by
 * their completion, which every least fixpoint satisfies.
 */
final class Invariants {
  /** Conflicts after which a claim counts as not proven; the same on every machine. */
  private static final int CONFLICTS = 5_000;

  private final GameNet game;
  private final ISolver solver = SolverFactory.newDefault();
  private final Map<Integer, Integer> variables = new HashMap<>();
  private int last;
  private boolean contradictory;

  /** The claims about one family, as literals that switch them on or ask for a failure. */
  private final class Claims {
    final Family family;
    final int assumeOne = fresh();
    final int assumeSome = fresh();
    final List<Integer> failOne = new ArrayList<>();
    final List<Integer> failSome = new ArrayList<>();
    boolean one = true;
    boolean some;

    Claims(Family family) {
      this.family = family;
      this.some = family.groups().values().stream().allMatch(group -> hasInitial(group.values()));
      for (Map<List<Integer>, Integer> group : family.groups().values()) {
        List<Integer> now = new ArrayList<>();
        List<Integer> next = new ArrayList<>();
        for (int fact : group.values()) {
          now.add(literal(game.net().fact(fact)));
          next.add(literal(game.next().get(fact)));
        }
        atMostOne(now, assumeOne);
        List<Integer> atLeast = new ArrayList<>(now);
        atLeast.add(-assumeSome);
        clause(atLeast);
        failOne.add(twoOf(next));
        int empty = fresh();
        next.forEach(formula -> clause(List.of(-empty, -formula)));
        failSome.add(empty);
      }
    }

    private boolean hasInitial(Collection<Integer> facts) {
      return facts.stream().anyMatch(game.initial()::get);
    }
  }

  private final List<Claims> claims = new ArrayList<>();

  private Invariants(GameNet game, List<Family> families) {
    this.game = game;
    solver.setTimeoutOnConflicts(CONFLICTS);
    step();
    families.forEach(family -> claims.add(new Claims(family)));
  }

  /** The families of which each group has at most one fact at a time; total where exactly one. */
  static List<Family> proven(GameNet game, List<Family> candidates) {
    Invariants invariants = new Invariants(game, candidates);
    if (invariants.contradictory) {
      return List.of();
    }
    while (invariants.refutesSome()) {
      // until what is left is inductive
    }
    List<Family> proven = new ArrayList<>();
    for (Claims claim : invariants.claims) {
      if (claim.one) {
        proven.add(claim.some ? claim.family.asTotal() : claim.family);
      }
    }
    return proven;
  }

  private boolean refutesSome() {
    boolean refuted = false;
    for (Claims claim : claims) {
      if (claim.one && !areImpossible(claim.failOne)) {
        claim.one = false;
        claim.some = false;
        refuted = true;
      }
      if (claim.some && !areImpossible(claim.failSome)) {
        claim.some = false;
        refuted = true;
      }
    }
    return refuted;
  }

  /** Asked one by one: a failure at one key is much easier to refute than one at any. */
  private boolean areImpossible(List<Integer> failures) {
    return failures.stream().allMatch(this::isImpossible);
  }

  private boolean isImpossible(int failure) {
    VecInt assumptions = new VecInt();
    for (Claims claim : claims) {
      if (claim.one) {
        assumptions.push(claim.assumeOne);
      }
      if (claim.some) {
        assumptions.push(claim.assumeSome);
      }
    }
    assumptions.push(failure);
    try {
      return !solver.isSatisfiable(assumptions);
    } catch (TimeoutException _) {
      return false; // too hard to prove is not proven
    }
  }

  /** A state that goes on, and one legal move of each role. */
  private void step() {
    clause(List.of(-literal(game.terminal())));
    for (int role = 0; role < game.roles().size(); role++) {
      List<Integer> moves = new ArrayList<>();
      for (int move : game.movesOf(role)) {
        int made = literal(game.net().move(move));
        moves.add(made);
        clause(List.of(-made, literal(game.legal().get(move))));
      }
      int always = fresh();
      clause(List.of(always));
      clause(moves);
      atMostOne(moves, always);
    }
  }

  private int fresh() {
    return ++last;
  }

  private void clause(List<Integer> literals) {
    try {
      solver.addClause(new VecInt(literals.stream().mapToInt(Integer::intValue).toArray()));
    } catch (ContradictionException _) {
      contradictory = true; // no play goes on after the first state, and nothing is worth a proof
    }
  }

  /** At most one, where the condition holds; by a chain of "one before" (Sinz, CP 2005). */
  private void atMostOne(List<Integer> literals, int condition) {
    int before = 0;
    for (int literal : literals) {
      if (before != 0) {
        clause(List.of(-condition, -before, -literal));
      }
      int chain = fresh();
      clause(List.of(-literal, chain));
      if (before != 0) {
        clause(List.of(-before, chain));
      }
      before = chain;
    }
  }

  /** A literal that implies that two of these hold. */
  private int twoOf(List<Integer> literals) {
    List<Integer> seconds = new ArrayList<>();
    int before = 0;
    for (int literal : literals) {
      int chain = fresh();
      if (before == 0) {
        clause(List.of(-chain, literal));
      } else {
        clause(List.of(-chain, before, literal));
        int second = fresh();
        clause(List.of(-second, before));
        clause(List.of(-second, literal));
        seconds.add(second);
      }
      before = chain;
    }
    int two = fresh();
    seconds.add(-two);
    clause(seconds);
    return two;
  }

  /** The variable of a formula, defined with all that it depends on. */
  private int literal(int formula) {
    Deque<Integer> open = new ArrayDeque<>();
    int result = variable(formula, open);
    while (!open.isEmpty()) {
      define(open.pop(), open);
    }
    return result;
  }

  private int variable(int formula, Deque<Integer> open) {
    if (game.net().kind(formula) == Net.Kind.NOT) {
      return -variable(game.net().operands(formula)[0], open);
    }
    return variables.computeIfAbsent(
        formula,
        _ -> {
          open.push(formula);
          return fresh();
        });
  }

  private void define(int formula, Deque<Integer> open) {
    int name = variables.get(formula);
    List<Integer> operands = new ArrayList<>();
    for (int operand : game.net().operands(formula)) {
      operands.add(variable(operand, open));
    }
    switch (game.net().kind(formula)) {
      case CONSTANT -> clause(List.of(formula == Net.TRUE ? name : -name));
      case FACT, MOVE, NOT -> {}
      case VIEW -> view(name, game.views().get(game.net().leaf(formula)), open);
      case AND -> equivalent(-name, operands.stream().map(operand -> -operand).toList());
      case OR -> equivalent(name, operands);
    }
  }

  /** A name for a disjunction. */
  private void equivalent(int name, List<Integer> operands) {
    List<Integer> any = new ArrayList<>(operands);
    any.add(-name);
    clause(any);
    operands.forEach(operand -> clause(List.of(-operand, name)));
  }

  private void view(int name, View view, Deque<Integer> open) {
    List<Integer> ways = new ArrayList<>();
    for (View.ViewRule rule : view.rules()) {
      List<Integer> parts = new ArrayList<>();
      parts.add(-variable(rule.condition(), open));
      rule.views().forEach(other -> parts.add(-variable(game.net().view(other), open)));
      int way = fresh();
      equivalent(-way, parts);
      ways.add(way);
    }
    equivalent(name, ways);
  }
}
