package org.regames.gdl.net;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.ir.analysis.RoundRobinSolver;

/**
 * Evaluates formulas for one state and one set of moves at a time, each formula once. Without
 * recursion, since chains of formulas get long.
 */
public final class FormulaEvaluation {
  private final Net net;
  private final List<NetView> views;
  private final Map<Integer, List<Integer>> components = new HashMap<>();

  /**
   * The values of formulas, {@link #no} or {@link #yes}; smaller values belong to earlier states.
   */
  private int[] values;

  private int no = 1;
  private int yes = 2;

  /** The formulas being evaluated, and how many of their operands have known values. */
  private int[] open = new int[64];

  private int[] known = new int[64];
  private int depth;
  private BitSet facts = new BitSet();
  private BitSet moves = new BitSet();
  private BitSet holding = new BitSet();
  private BitSet solved = new BitSet();

  public FormulaEvaluation(Net net, List<NetView> views) {
    this.net = net;
    this.views = views;
    this.values = new int[net.size()];
    for (int view = 0; view < views.size(); view++) {
      components.computeIfAbsent(views.get(view).component(), _ -> new ArrayList<>()).add(view);
    }
  }

  /** Goes to a state and the moves made in it. The sets must not change while they are used. */
  public void at(BitSet state, BitSet done) {
    facts = state;
    moves = done;
    holding = new BitSet();
    solved = new BitSet();
    if (values.length < net.size()) {
      values = Arrays.copyOf(values, net.size());
    }
    no += 2;
    yes += 2;
  }

  /** Whether a formula holds. */
  public boolean holds(int formula) {
    depth = -1;
    push(formula);
    while (isUnknown(formula)) {
      int missing = evaluate(open[depth]);
      if (missing < 0) {
        depth--;
      } else {
        push(missing);
      }
    }
    return values[formula] == yes;
  }

  private boolean isUnknown(int formula) {
    return values[formula] < no;
  }

  private void push(int formula) {
    if (++depth == open.length) {
      open = Arrays.copyOf(open, 2 * depth);
      known = Arrays.copyOf(known, 2 * depth);
    }
    open[depth] = formula;
    known[depth] = 0;
  }

  /** Sets the value of a formula, or returns a formula that must be known first. */
  private int evaluate(int formula) {
    switch (net.kind(formula)) {
      case CONSTANT -> set(formula, formula == Net.TRUE);
      case FACT -> set(formula, facts.get(net.leaf(formula)));
      case MOVE -> set(formula, moves.get(net.leaf(formula)));
      case VIEW -> {
        return view(formula);
      }
      case NOT -> {
        int operand = net.operands(formula)[0];
        if (isUnknown(operand)) {
          return operand;
        }
        set(formula, values[operand] == no);
      }
      case AND -> {
        return junction(formula, no);
      }
      case OR -> {
        return junction(formula, yes);
      }
    }
    return -1;
  }

  private void set(int formula, boolean value) {
    values[formula] = value ? yes : no;
  }

  private int junction(int formula, int decisive) {
    int[] operands = net.operands(formula);
    for (int i = known[depth]; i < operands.length; i++) {
      if (isUnknown(operands[i])) {
        known[depth] = i;
        return operands[i];
      }
      if (values[operands[i]] == decisive) {
        values[formula] = decisive;
        return -1;
      }
    }
    values[formula] = decisive == yes ? no : yes;
    return -1;
  }

  /** Solves the whole component of a view by its least fixpoint. */
  private int view(int formula) {
    int component = views.get(net.leaf(formula)).component();
    List<Integer> members = components.get(component);
    if (!solved.get(component)) {
      for (int member : members) {
        for (NetView.ViewRule rule : views.get(member).rules()) {
          if (isUnknown(rule.condition())) {
            return rule.condition();
          }
        }
      }
      RoundRobinSolver.solve(
          members,
          member -> {
            boolean fires =
                !holding.get(member) && views.get(member).rules().stream().anyMatch(this::fires);
            holding.set(member, fires || holding.get(member));
            return fires;
          });
      solved.set(component);
    }
    set(formula, holding.get(net.leaf(formula)));
    return -1;
  }

  private boolean fires(NetView.ViewRule rule) {
    return values[rule.condition()] == yes && rule.views().stream().allMatch(holding::get);
  }
}
