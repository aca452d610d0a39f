package org.regames.gdl.net;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Evaluates formulas for one state and one set of moves at a time, each formula once. Without
 * recursion, for chains of formulas get long.
 */
public final class Evaluation {
  private static final byte UNKNOWN = 0;
  private static final byte NO = 1;
  private static final byte YES = 2;

  private final Net net;
  private final List<View> views;
  private final Map<Integer, List<Integer>> components = new HashMap<>();
  private byte[] values;
  private BitSet facts = new BitSet();
  private BitSet moves = new BitSet();
  private BitSet holding = new BitSet();
  private BitSet solved = new BitSet();

  public Evaluation(Net net, List<View> views) {
    this.net = net;
    this.views = views;
    this.values = new byte[net.size()];
    for (int view = 0; view < views.size(); view++) {
      components.computeIfAbsent(views.get(view).component(), _ -> new ArrayList<>()).add(view);
    }
  }

  /** Goes to a state and what is done in it. The sets must not change while they are used. */
  public void at(BitSet state, BitSet done) {
    facts = state;
    moves = done;
    holding = new BitSet();
    solved = new BitSet();
    if (values.length < net.size()) {
      values = new byte[net.size()];
    }
    Arrays.fill(values, UNKNOWN);
  }

  /** Whether a formula holds. */
  public boolean holds(int formula) {
    Deque<Integer> open = new ArrayDeque<>();
    open.push(formula);
    while (values[formula] == UNKNOWN) {
      int next = open.peek();
      if (values[next] != UNKNOWN) {
        open.pop();
        continue;
      }
      int missing = evaluate(next);
      if (missing >= 0) {
        open.push(missing);
      }
    }
    return values[formula] == YES;
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
        if (values[operand] == UNKNOWN) {
          return operand;
        }
        set(formula, values[operand] == NO);
      }
      case AND -> {
        return junction(formula, NO);
      }
      case OR -> {
        return junction(formula, YES);
      }
    }
    return -1;
  }

  private void set(int formula, boolean value) {
    values[formula] = value ? YES : NO;
  }

  private int junction(int formula, byte decisive) {
    for (int operand : net.operands(formula)) {
      if (values[operand] == UNKNOWN) {
        return operand;
      }
      if (values[operand] == decisive) {
        values[formula] = decisive;
        return -1;
      }
    }
    values[formula] = decisive == YES ? NO : YES;
    return -1;
  }

  /** Solves the whole component of a view by its least fixpoint. */
  private int view(int formula) {
    int component = views.get(net.leaf(formula)).component();
    List<Integer> members = components.get(component);
    if (!solved.get(component)) {
      for (int member : members) {
        for (View.ViewRule rule : views.get(member).rules()) {
          if (values[rule.condition()] == UNKNOWN) {
            return rule.condition();
          }
        }
      }
      boolean changed = true;
      while (changed) {
        changed = false;
        for (int member : members) {
          if (!holding.get(member) && views.get(member).rules().stream().anyMatch(this::fires)) {
            holding.set(member);
            changed = true;
          }
        }
      }
      solved.set(component);
    }
    set(formula, holding.get(net.leaf(formula)));
    return -1;
  }

  private boolean fires(View.ViewRule rule) {
    return values[rule.condition()] == YES && rule.views().stream().allMatch(holding::get);
  }
}
