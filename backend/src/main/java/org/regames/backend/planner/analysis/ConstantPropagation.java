package org.regames.backend.planner.analysis;

import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Term;
import org.regames.backend.layout.Tree;
import org.regames.backend.planner.analysis.graph.Condition;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Step;
import org.regames.ir.analysis.DataFlow;
import org.regames.ir.analysis.Lattice;

/**
 * Which variables always have the same known value at a node: constants are propagated along
 * transitions, and from nodes with checks also to the starts of the checks.
 */
public final class ConstantPropagation {
  /** More than this many facts are not worth their memory. */
  private static final long MOST = 40_000_000;

  /** Any value. */
  private static final int ANY = -1;

  /** Where no path comes. */
  private static final int[] NOWHERE = null;

  private final GameLayout layout;
  private final Graph graph;
  private final List<int[]> known;

  /** What is known at the nodes of a graph when play starts at one of them. */
  public ConstantPropagation(GameLayout layout, Graph graph, int begin) {
    this.layout = layout;
    this.graph = graph;
    int variables = layout.variables().size();
    boolean small = (long) variables * graph.nodeBound() <= MOST;
    int[] initial = new int[variables];
    for (int variable = 0; variable < variables; variable++) {
      boolean isMap = layout.variables().get(variable).isMap();
      initial[variable] = isMap ? ANY : layout.state().initial(variable);
    }
    this.known =
        small
            ? DataFlow.solve(
                graph.nodeBound(),
                graph.depthFirst(graph.start(begin)).reversePostorder(),
                new Lattice<>(NOWHERE, ConstantPropagation::joined),
                Map.of(graph.start(begin), initial),
                this::follow)
            : Collections.nCopies(graph.nodeBound(), NOWHERE);
  }

  private static int[] joined(int[] one, int[] other) {
    if (one == NOWHERE || other == NOWHERE) {
      return one == NOWHERE ? other : one;
    }
    int[] joined = one;
    for (int variable = 0; variable < one.length; variable++) {
      if (one[variable] != other[variable] && one[variable] != ANY) {
        joined = joined == one ? one.clone() : joined;
        joined[variable] = ANY;
      }
    }
    return joined;
  }

  private void follow(int node, int[] known, DataFlow.Arrivals<int[]> arrivals) {
    if (known != NOWHERE) {
      for (Graph.Transition transition : graph.transitions(node)) {
        graph.flow(transition, known, across(transition.step(), known), arrivals);
      }
    }
  }

  private int[] across(Step step, int[] before) {
    return switch (step) {
      case Step.Assign(Step.Cell place, Term value) when place.keys().isEmpty() ->
          with(place.variable(), value(value, before), before);
      case Step.AssignAny(Step.Cell place, int[] symbols) when place.keys().isEmpty() ->
          with(place.variable(), symbols.length == 1 ? symbols[0] : ANY, before);
      case Step.Guard(Condition.Compare(Term left, Term right, boolean negated)) -> {
        int one = value(left, before);
        int other = value(right, before);
        if (one != ANY && other != ANY && (one == other) == negated) {
          yield NOWHERE;
        }
        yield negated ? before : learned(left, other, learned(right, one, before));
      }
      case Step.Assign _,
          Step.AssignAny _,
          Step.AssignMap _,
          Step.Guard _,
          Step.Skip _,
          Step.Tag _ ->
          before;
    };
  }

  private static int[] with(int variable, int value, int[] facts) {
    int[] more = facts.clone();
    more[variable] = value;
    return more;
  }

  private static int[] learned(Term term, int value, int[] facts) {
    return value != ANY && term instanceof Term.Variable(int variable)
        ? with(variable, value, facts)
        : facts;
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
    return isChoice && facts[variable] != ANY ? layout.state().choice(facts[variable]) : null;
  }

  /** The value that a variable surely has at a node, or -1. */
  public int constant(int node, int variable) {
    return known.get(node) == NOWHERE ? ANY : known.get(node)[variable];
  }

  /** The variables known at a node. */
  public BitSet at(int node) {
    int[] here = known.get(node);
    return here == NOWHERE
        ? new BitSet()
        : IntStream.range(0, here.length)
            .filter(variable -> here[variable] != ANY)
            .collect(BitSet::new, BitSet::set, BitSet::or);
  }
}
