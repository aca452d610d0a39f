package org.regames.gdl.recover;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.Net;

/**
 * One step of the game as far as it concerns some facts. Moves that the next values of these facts
 * do not distinguish are one move here, and its legality implies only what that of each of them
 * implies. The step allows all that the game does and possibly more, so that what it refutes cannot
 * be: an abstraction as coarse as the facts in question allow (E. Clarke, O. Grumberg, D. Long,
 * Model checking and abstraction, TOPLAS 1994). A move on a board is one of a few then: to this
 * cell, from it, or elsewhere.
 */
final class LocalStep {
  /** Conflicts after which a question is too hard. */
  private static final int CONFLICTS = 2_000;

  private final GameNet game;
  private final Net net;
  private final StepRules rules;
  private final Effort effort;
  private final Cnf cnf;
  private final Map<Integer, Integer> variables = new HashMap<>();

  /** The classes of the moves that are distinguished from others, and what they become if split. */
  private final Map<Integer, Integer> classes = new TreeMap<>();

  private final Map<Long, Integer> splits = new HashMap<>();

  /** A literal for each class: one of its moves is made. */
  private final Map<Integer, Integer> made = new LinkedHashMap<>();

  private final List<Integer> next;

  /**
   * @param group the facts in question
   * @param effort pays for making this, linear in what the facts depend on, and for its questions
   */
  LocalStep(StepRules rules, Collection<Integer> group, Effort effort) {
    this.game = rules.game;
    this.net = rules.net;
    this.rules = rules;
    this.effort = effort;
    this.cnf = new Cnf(effort);
    this.next = group.stream().map(game.next()::get).toList();
    List<Integer> cone = cone();
    cone.forEach(this::split);
    moves();
    group.forEach(fact -> variable(net.fact(fact)));
    cone.forEach(this::define);
    rules.consequences.of(game.terminal(), false).forEach(fact -> cnf.clause(List.of(fact(fact))));
  }

  /** The formulas that the next facts depend on, operands first; moves in them are left out. */
  private List<Integer> cone() {
    List<Integer> cone = new ArrayList<>();
    BitSet seen = new BitSet();
    BitSet done = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(next);
    while (!open.isEmpty() && !effort.isSpent()) {
      int formula = open.peek();
      if (seen.get(formula)) {
        open.pop();
        if (!done.get(formula)) {
          done.set(formula);
          cone.add(formula);
        }
        continue;
      }
      seen.set(formula);
      effort.spend(1 + rules.operands(formula).size());
      for (int operand : rules.operands(formula).formulas()) {
        if (!seen.get(operand)) {
          open.push(operand);
        }
      }
    }
    return cone;
  }

  /** Splits the classes of moves that a formula tells apart. */
  private void split(int formula) {
    if (net.kind(formula) == Net.Kind.MOVE) {
      split(net.leaf(formula), splits.size());
    }
    for (StepRules.Made set : rules.operands(formula).moves()) {
      int by = splits.size();
      set.moves().forEach(move -> split(move, by));
    }
  }

  /**
   * @param by the number of splits before this one, which no earlier one has unless it had no moves
   */
  private void split(int move, int by) {
    long key = (long) classOf(move) << Integer.SIZE | by;
    classes.put(move, splits.computeIfAbsent(key, _ -> game.roles().size() + splits.size()));
  }

  /** The class of a move; moves of no other class have the number of their role. */
  private int classOf(int move) {
    return classes.getOrDefault(move, game.moves().get(move).role());
  }

  /** Lets each role make a move of one class. */
  private void moves() {
    Map<Integer, List<Integer>> members = new LinkedHashMap<>();
    classes.forEach(
        (move, number) -> members.computeIfAbsent(number, _ -> new ArrayList<>()).add(move));
    for (int role = 0; role < game.roles().size(); role++) {
      List<Integer> literals = new ArrayList<>();
      List<Integer> known = new ArrayList<>();
      for (Map.Entry<Integer, List<Integer>> of : members.entrySet()) {
        if (game.moves().get(of.getValue().getFirst()).role() == role) {
          made.put(of.getKey(), cnf.fresh());
          literals.add(made.get(of.getKey()));
          imply(literals.getLast(), rules.legality(of.getValue()));
          known.addAll(of.getValue());
        }
      }
      if (known.size() < rules.moves(role)) {
        made.put(role, cnf.fresh());
        literals.add(made.get(role));
        imply(literals.getLast(), rules.legalityBut(role, known));
      }
      cnf.clause(literals);
      int always = cnf.fresh();
      cnf.clause(List.of(always));
      cnf.atMostOne(literals, always);
    }
  }

  private void imply(int literal, Collection<Integer> facts) {
    effort.spend(facts.size());
    facts.forEach(fact -> cnf.clause(List.of(-literal, fact(fact))));
  }

  private int fact(int literal) {
    int variable = variable(net.fact(Consequences.fact(literal)));
    return literal > 0 ? variable : -variable;
  }

  private int variable(int formula) {
    return switch (net.kind(formula)) {
      case MOVE -> made.get(classOf(net.leaf(formula)));
      case NOT -> -variable(net.operands(formula)[0]);
      case CONSTANT, FACT, VIEW, AND, OR -> variables.computeIfAbsent(formula, _ -> cnf.fresh());
    };
  }

  private void define(int formula) {
    switch (net.kind(formula)) {
      case CONSTANT -> {
        int constant = variable(formula);
        cnf.clause(List.of(formula == Net.TRUE ? constant : -constant));
      }
      case FACT, MOVE, NOT, VIEW -> {}
      case AND ->
          cnf.equivalent(
              -variable(formula), operands(formula).stream().map(operand -> -operand).toList());
      case OR -> cnf.equivalent(variable(formula), operands(formula));
    }
  }

  private List<Integer> operands(int formula) {
    StepRules.Operands operands = rules.operands(formula);
    List<Integer> literals = new ArrayList<>();
    operands.formulas().forEach(operand -> literals.add(variable(operand)));
    operands.moves().forEach(set -> literals.add(variable(set)));
    return literals;
  }

  private int variable(StepRules.Made set) {
    List<Integer> classes =
        set.moves().stream().map(this::classOf).distinct().map(made::get).toList();
    if (classes.size() == 1) {
      return set.isDenied() ? -classes.getFirst() : classes.getFirst();
    }
    int name = cnf.fresh();
    cnf.equivalent(name, classes);
    return set.isDenied() ? -name : name;
  }

  /** The facts that the step is about. */
  List<Integer> facts() {
    return variables.keySet().stream()
        .filter(formula -> net.kind(formula) == Net.Kind.FACT)
        .map(net::leaf)
        .sorted()
        .toList();
  }

  /** Lets at most one of some facts hold before the step. */
  void atMostOne(Collection<Integer> facts) {
    int always = cnf.fresh();
    cnf.clause(List.of(always));
    cnf.atMostOne(
        facts.stream().map(net::fact).filter(variables::containsKey).map(variables::get).toList(),
        always);
  }

  /** Lets some of these facts hold before the step. */
  void some(Collection<Integer> facts) {
    cnf.clause(facts.stream().map(fact -> variable(net.fact(fact))).toList());
  }

  /** Whether no two of the facts in question hold after the step. */
  boolean refutesTwo() {
    return cnf.refutes(List.of(cnf.twoOf(literals())), CONFLICTS);
  }

  /** Whether one of the facts in question holds after the step. */
  boolean refutesNone() {
    return cnf.refutes(List.of(cnf.noneOf(literals())), CONFLICTS);
  }

  private List<Integer> literals() {
    return next.stream().map(this::variable).toList();
  }
}
