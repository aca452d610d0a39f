package org.regames.ir.passes;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Liveness;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;
import org.regames.ir.passes.draft.WellTyped;

/**
 * Replaces the uses of a variable by what was assigned to it, and drops the assignment.
 *
 * <pre>
 * begin, m: x = y;
 * m, n: x != z;
 * n, o: x = next[x];
 * o, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, m: ;
 * m, n: y != z;
 * n, o: x = next[y];
 * o, end: player = keeper;
 * </pre>
 *
 * <p>For one assignment {@code x = e}, take the nodes reached from it while x is live. It is
 * replaced where
 *
 * <ul>
 *   <li>every path to one of these nodes goes through the assignment: no other edge, and no check,
 *       leads into them from outside, and none of them is {@code begin};
 *   <li>on the edges between them nothing that e reads is assigned, so that e still has the value
 *       it had;
 *   <li>x is not live at the end of a move, where it is part of the state ({@link Liveness}), nor
 *       written at a key or used in {@code $$ x}, unless e is a variable too, which then is the
 *       tag.
 * </ul>
 *
 * Every action then does what it did, and the other values of x are never used.
 */
public final class InlineAssignment implements Pass {
  private static final int MAX_NODES = 400;
  private static final int MAX_SIZE = 15;

  @Override
  public String description() {
    return "use the assigned value instead of the variable, if it is still the same";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    Liveness liveness = draft.liveness();
    Map<Integer, Set<String>> grown = new HashMap<>(); // newly live variables
    for (int edge = 0; edge < automaton.edgeBound(); edge++) {
      if (automaton.isEdge(edge)
          && automaton.action(edge) instanceof Action.Assignment assignment
          && assignment.left() instanceof Expression.Reference variable
          && draft.variable(variable.name()) != null
          && !isBuiltin(variable.name())) {
        Scope scope = new Scope(draft, liveness, grown, edge);
        if (scope.canReplace()) {
          scope.replace();
        }
      }
    }
  }

  private static boolean isBuiltin(String variable) {
    return variable.equals(Builtins.PLAYER)
        || variable.equals(Builtins.GOALS)
        || variable.equals(Builtins.VISIBLE);
  }

  /** The nodes and edges where the value of one assignment is used. */
  private static final class Scope {
    private final Draft draft;
    private final Automaton automaton;
    private final Liveness liveness;
    private final Map<Integer, Set<String>> grown;
    private final int assignment;
    private final String variable;
    private final Expression value;
    private final Set<String> read = new HashSet<>();
    private final Set<Integer> nodes = new LinkedHashSet<>();
    private final List<Integer> uses = new ArrayList<>();

    Scope(Draft draft, Liveness liveness, Map<Integer, Set<String>> grown, int assignment) {
      this.draft = draft;
      this.automaton = draft.automaton();
      this.liveness = liveness;
      this.grown = grown;
      this.assignment = assignment;
      Action.Assignment action = (Action.Assignment) automaton.action(assignment);
      this.variable = Expressions.root(action.left());
      this.value = action.right();
      read.addAll(Expressions.names(value));
      read.removeIf(name -> draft.variable(name) == null);
    }

    boolean canReplace() {
      ArrayDeque<Integer> open = new ArrayDeque<>();
      if (!enter(automaton.to(assignment), open)) {
        return false;
      }
      while (!open.isEmpty()) {
        for (int edge : automaton.outgoing(open.pop())) {
          if (!follow(edge, open)) {
            return false;
          }
        }
      }
      return nodes.stream().allMatch(this::comesFromInside);
    }

    private boolean enter(int node, ArrayDeque<Integer> open) {
      if (isLive(node) && nodes.add(node)) {
        open.push(node);
      }
      return nodes.size() <= MAX_NODES;
    }

    private boolean isLive(int node) {
      return liveness.isLive(node, variable)
          || grown.getOrDefault(node, Set.of()).contains(variable);
    }

    /**
     * Follows an edge from a node where the variable is live; false if it prevents the replacement.
     */
    private boolean follow(int edge, ArrayDeque<Integer> open) {
      Action action = automaton.action(edge);
      String assigned = Expressions.assigned(action);
      if (Expressions.endsMove(action)
          || variable.equals(assigned) && !Expressions.assignsWhole(action)
          || action.equals(new Action.VariableTag(variable)) && !isVariable()) {
        return false;
      }
      if (reads(action)) {
        Action substituted = substituted(action);
        if (isTooLarge(substituted) || !WellTyped.test(draft.typing(), substituted)) {
          return false;
        }
        uses.add(edge);
      }
      if (action instanceof Action.Reachability check
          && !enter(automaton.node(check.from()), open)) {
        return false;
      }
      if (variable.equals(assigned) && edge != assignment) {
        return true; // a new value from here on, so other paths may lead here
      }
      boolean staysLive = isLive(automaton.to(edge));
      if (staysLive && (edge == assignment || assigned != null && read.contains(assigned))) {
        return false;
      }
      return enter(automaton.to(edge), open);
    }

    private boolean isVariable() {
      return value instanceof Expression.Reference(String name, _) && draft.variable(name) != null;
    }

    private boolean reads(Action action) {
      return Expressions.reads(action).contains(variable);
    }

    private boolean isTooLarge(Action action) {
      return action.expressions().stream().anyMatch(it -> Expressions.size(it) > MAX_SIZE);
    }

    private boolean comesFromInside(int node) {
      if (node == automaton.begin()) {
        return false;
      }
      for (int edge : automaton.incoming(node)) {
        boolean passesValue =
            edge == assignment
                || nodes.contains(automaton.from(edge))
                    && !variable.equals(Expressions.assigned(automaton.action(edge)));
        if (!passesValue) {
          return false;
        }
      }
      return automaton.checksFrom(node).stream()
          .allMatch(edge -> nodes.contains(automaton.from(edge)));
    }

    void replace() {
      nodes.forEach(node -> grown.computeIfAbsent(node, _ -> new HashSet<>()).addAll(read));
      automaton.setAction(assignment, new Action.Skip());
      for (int edge : uses) {
        if (edge != assignment) {
          automaton.setAction(edge, substituted(automaton.action(edge)));
        }
      }
    }

    private Action substituted(Action action) {
      if (action instanceof Action.VariableTag(String tag) && tag.equals(variable)) {
        return new Action.VariableTag(((Expression.Reference) value).name());
      }
      UnaryOperator<Expression> substitution =
          part ->
              part instanceof Expression.Reference(String name, _) && name.equals(variable)
                  ? value
                  : part;
      return Expressions.mapReads(action, substitution);
    }
  }
}
