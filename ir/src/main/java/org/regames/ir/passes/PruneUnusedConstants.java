package org.regames.ir.passes;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Constant;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.MutableAutomaton;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Removes constants that no edge, no initial value and no used constant names.
 *
 * <pre>
 * const used: A -> A = {:a};
 * const unused: A -> A = {:b};
 * begin, m: x == used[y];
 * m, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * const used: A -> A = {:a};
 * begin, m: x == used[y];
 * m, end: player = keeper;
 * </pre>
 */
public final class PruneUnusedConstants implements Pass {
  @Override
  public String description() {
    return "remove constants that nothing uses";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Set<String> used = new HashSet<>();
    ArrayDeque<Constant> open = new ArrayDeque<>();
    MutableAutomaton automaton = draft.automaton();
    for (int edge : automaton.liveEdges()) {
      uses(draft, automaton.action(edge), used, open);
    }
    for (Variable variable : draft.variables()) {
      uses(draft, variable.initial(), used, open);
    }
    while (!open.isEmpty()) {
      uses(draft, open.pop().value(), used, open);
    }
    for (Constant constant : draft.constants()) {
      if (!used.contains(constant.name())) {
        draft.removeConstant(constant.name());
      }
    }
  }

  private static void uses(
      Draft draft, Action action, Set<String> used, ArrayDeque<Constant> open) {
    Expressions.reads(action).forEach(name -> use(draft, name, used, open));
  }

  private static void uses(Draft draft, Value value, Set<String> used, ArrayDeque<Constant> open) {
    value.leaves().forEach(leaf -> use(draft, leaf.name(), used, open));
  }

  private static void use(Draft draft, String name, Set<String> used, ArrayDeque<Constant> open) {
    Constant constant = draft.constant(name);
    if (constant != null && used.add(name)) {
      open.push(constant);
    }
  }
}
