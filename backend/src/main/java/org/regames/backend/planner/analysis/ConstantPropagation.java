package org.regames.backend.planner.analysis;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.Term;
import org.regames.backend.layout.Tree;
import org.regames.backend.planner.analysis.graph.Condition;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Step;

/**
 * Which variables always have the same known value at a node: constants are propagated along
 * transitions, and from nodes with checks also to the starts of the checks.
 */
public final class ConstantPropagation {
  /** More than this many facts are not worth their memory. */
  private static final long MOST = 40_000_000;

  /** Any value. */
  private static final int ANY = -1;

  private final Layout layout;
  private final Graph graph;
  private final List<Graph.PathCheck> checks;
  private final int[][] known;

  private final Deque<Integer> open = new ArrayDeque<>();
  private final BitSet waiting = new BitSet();

  /** What is known at the nodes of a graph when play starts at one of them. */
  public ConstantPropagation(Layout layout, Graph graph, int begin) {
    this.layout = layout;
    this.graph = graph;
    this.checks = graph.checks();
    int variables = layout.variables().size();
    boolean small = (long) variables * graph.nodeCount() <= MOST;
    this.known = new int[small ? graph.nodeCount() : 0][];
    if (small) {
      int[] initial = new int[variables];
      for (int variable = 0; variable < variables; variable++) {
        boolean isMap = layout.variables().get(variable).isMap();
        initial[variable] = isMap ? ANY : layout.initial(variable);
      }
      reach(graph.start(begin), initial);
      while (!open.isEmpty()) {
        int node = open.pop();
        waiting.clear(node);
        graph.transitions(node).forEach(transition -> follow(transition, known[node]));
      }
    }
  }

  private void reach(int node, int[] facts) {
    boolean changed = known[node] == null;
    if (changed) {
      known[node] = facts.clone();
    } else {
      for (int variable = 0; variable < facts.length; variable++) {
        if (known[node][variable] != facts[variable] && known[node][variable] != ANY) {
          known[node][variable] = ANY;
          changed = true;
        }
      }
    }
    if (changed && !waiting.get(node)) {
      waiting.set(node);
      open.add(node);
    }
  }

  private void follow(Graph.Transition transition, int[] before) {
    for (int check : VariableFlow.checks(transition.step())) {
      reach(graph.start(checks.get(check).from()), before);
    }
    int[] after = before;
    switch (transition.step()) {
      case Step.Assign(Step.Cell place, Term value) when place.keys().isEmpty() -> {
        after = before.clone();
        after[place.variable()] = value(value, before);
      }
      case Step.AssignAny(Step.Cell place, int[] symbols) when place.keys().isEmpty() -> {
        after = before.clone();
        after[place.variable()] = symbols.length == 1 ? symbols[0] : ANY;
      }
      case Step.Guard(Condition.Compare(Term left, Term right, boolean negated)) -> {
        int one = value(left, before);
        int other = value(right, before);
        if (one != ANY && other != ANY && (one == other) == negated) {
          return; // never legal
        }
        if (!negated) {
          after = learned(left, other, learned(right, one, before));
        }
      }
      case Step.Assign _,
          Step.AssignAny _,
          Step.AssignMap _,
          Step.Guard _,
          Step.Skip _,
          Step.Tag _ -> {}
    }
    reach(transition.to(), after);
    if (transition.endsMove()) {
      reach(graph.start(transition.ended()), after);
    }
  }

  private static int[] learned(Term term, int value, int[] facts) {
    if (value == ANY || !(term instanceof Term.Variable(int variable))) {
      return facts;
    }
    int[] more = facts.clone();
    more[variable] = value;
    return more;
  }

  private int value(Term term, int[] facts) {
    return tree(term, facts) instanceof Tree.Leaf(int symbol) ? symbol : ANY;
  }

  /** The value of a term; null where it is not known. Numbers of maps are leaves, too. */
  private Tree tree(Term term, int[] facts) {
    return switch (term) {
      case Term.Symbol(int symbol) -> new Tree.Leaf(symbol);
      case Term.Constant(Term.ConstantMap map) -> map.value();
      case Term.Variable(int variable) ->
          facts[variable] == ANY ? null : new Tree.Leaf(facts[variable]);
      case Term.Access(Term map, Term key) -> {
        Tree of =
            map instanceof Term.Variable(int variable) ? choice(variable, facts) : tree(map, facts);
        int at = value(key, facts);
        yield of instanceof Tree.Node node && at != ANY ? node.get(at) : null;
      }
    };
  }

  private Tree choice(int variable, int[] facts) {
    boolean isChoice = layout.variables().get(variable).choices().isPresent();
    return isChoice && facts[variable] != ANY ? layout.choice(facts[variable]) : null;
  }

  /** The value that a variable surely has at a node, or -1. */
  public int constant(int node, int variable) {
    return known.length > 0 && known[node] != null ? known[node][variable] : ANY;
  }

  /** The variables known at a node. */
  public BitSet at(int node) {
    BitSet variables = new BitSet();
    if (known.length > 0 && known[node] != null) {
      for (int variable = 0; variable < known[node].length; variable++) {
        variables.set(variable, known[node][variable] != ANY);
      }
    }
    return variables;
  }
}
