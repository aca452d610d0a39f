package org.regames.backend.planner.analysis.graph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Term;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.DataFlow;
import org.regames.ir.analysis.Digraph;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Shape;

/**
 * The automaton with names resolved and without pass-through nodes.
 *
 * <p>Edges without an action are collapsed if that is safe: a node whose only transition is such an
 * edge is replaced by the edge's end, and a node entered only by such an edge is merged into its
 * predecessor. Guarded edges between the same two nodes become one with the disjunction of the
 * guards, since paths that differ only there agree on everything. Nodes keep the automaton's
 * numbers.
 */
public final class Graph implements Digraph {
  /**
   * A transition from a node.
   *
   * @param to where it leads
   * @param ended for assignments to {@code player} the next node of the automaton, else -1
   */
  public record Transition(Step step, int to, int ended) {
    /** Whether {@code player} is assigned by this transition. */
    public boolean endsMove() {
      return ended >= 0;
    }
  }

  /** A reachability check: is there a path between these nodes? */
  public record PathCheck(int from, int to) {}

  /** A condition that never holds. */
  private static final Condition NEVER =
      new Condition.Compare(new Term.Symbol(0), new Term.Symbol(0), true);

  private final GameLayout layout;
  private final Automaton automaton;
  private final List<List<Transition>> transitions = new ArrayList<>();
  private final Map<PathCheck, Integer> checks = new LinkedHashMap<>();
  private final BitSet kept = new BitSet();
  private final BitSet starts = new BitSet();

  /** The automaton of a game, in time linear in its edges. */
  public Graph(Game game, GameLayout layout) {
    this.layout = layout;
    this.automaton = Automaton.of(game);
    for (int node = 0; node < automaton.nodeBound(); node++) {
      transitions.add(new ArrayList<>());
    }
    for (int edge = 0; edge < automaton.edgeBound(); edge++) {
      boolean ends = Expressions.assignsWhole(automaton.action(edge), Builtins.PLAYER);
      int to = automaton.to(edge);
      if (ends) {
        starts.set(to);
      }
      Step step = step(automaton.edge(edge));
      transitions.get(automaton.from(edge)).add(new Transition(step, to, ends ? to : -1));
    }
    automaton.find(Edge.BEGIN).ifPresent(starts::set);
    automaton.find(Edge.END).ifPresent(kept::set);
    skipPassingNodes();
    for (int node = 0; node < transitions.size(); node++) {
      transitions.set(node, merged(transitions.get(node)));
    }
  }

  private Step step(Edge edge) {
    return switch (edge.action()) {
      case Action.Skip _ -> new Step.Skip();
      case Action.Comparison(Expression left, Expression right, boolean negated) ->
          new Step.Guard(comparison(left, right, negated));
      case Action.Assignment assignment -> assignment(assignment);
      case Action.AnyAssignment(Expression left, Type type) ->
          new Step.AssignAny(place(left), layout.symbols(type));
      case Action.Reachability(String from, String to, boolean negated) when from.equals(to) ->
          negated ? new Step.Guard(NEVER) : new Step.Skip(); // the target need not have edges
      case Action.Reachability(String from, String to, boolean negated) ->
          new Step.Guard(new Condition.Check(check(from, to), negated));
      case Action.Tag(String symbol) ->
          new Step.Tag(new Term.Symbol(layout.numbering().find(symbol)));
      case Action.VariableTag(String variable) ->
          new Step.Tag(new Term.Variable(layout.variable(variable)));
    };
  }

  private Condition comparison(Expression left, Expression right, boolean negated) {
    Term leftTerm = layout.term(left);
    Term rightTerm = layout.term(right);
    if (layout.shape(left) instanceof Shape.MapShape leftShape) {
      Shape.MapShape rightShape = (Shape.MapShape) layout.shape(right);
      return new Condition.CompareMaps(leftTerm, leftShape, rightTerm, rightShape, negated);
    }
    return new Condition.Compare(leftTerm, rightTerm, negated);
  }

  private Step assignment(Action.Assignment assignment) {
    Expression left = assignment.left();
    Expression right = assignment.right();
    Term choice = layout.chosen(assignment).orElse(null);
    if (choice != null) {
      return new Step.Assign(place(left), choice);
    }
    if (layout.shape(left) instanceof Shape.MapShape shape) {
      Shape.MapShape valueShape = (Shape.MapShape) layout.shape(right);
      return new Step.AssignMap(place(left), shape, layout.term(right), valueShape);
    }
    return new Step.Assign(place(left), layout.term(right));
  }

  private Step.Cell place(Expression left) {
    Term place = layout.term(left);
    return new Step.Cell(((Term.Variable) place.base()).variable(), List.copyOf(place.keys()));
  }

  private int check(String from, String to) {
    PathCheck check = new PathCheck(automaton.node(from), automaton.node(to));
    kept.set(check.to());
    starts.set(check.from());
    return checks.computeIfAbsent(check, _ -> checks.size());
  }

  private void skipPassingNodes() {
    int[] entering = new int[transitions.size()];
    for (List<Transition> list : transitions) {
      list.replaceAll(
          transition ->
              new Transition(transition.step(), passed(transition.to()), transition.ended()));
      list.forEach(transition -> entering[transition.to()]++);
    }
    for (int node = 0; node < transitions.size(); node++) {
      List<Transition> list = transitions.get(node);
      for (int i = 0; i < list.size(); i++) {
        int next = list.get(i).to();
        boolean only = entering[next] == 1 && !kept.get(next) && !starts.get(next);
        if (list.get(i).step() instanceof Step.Skip && only && next != node) {
          list.remove(i);
          list.addAll(i, transitions.get(next));
          transitions.get(next).clear();
          i--;
        }
      }
    }
  }

  /** The node after following edges without an action as long as they are the only transition. */
  private int passed(int node) {
    int at = node;
    for (int steps = 0; steps < transitions.size(); steps++) {
      List<Transition> list = transitions.get(at);
      if (kept.get(at) || list.size() != 1 || !(list.getFirst().step() instanceof Step.Skip)) {
        return at;
      }
      at = list.getFirst().to();
    }
    return node; // a cycle without actions
  }

  private static List<Transition> merged(List<Transition> list) {
    if (list.size() < 2) {
      return list;
    }
    Map<Integer, Integer> guarded = new LinkedHashMap<>();
    List<Transition> result = new ArrayList<>();
    for (Transition transition : list) {
      boolean pure =
          transition.step() instanceof Step.Guard || transition.step() instanceof Step.Skip;
      Integer before = pure ? guarded.putIfAbsent(transition.to(), result.size()) : null;
      if (before == null) {
        result.add(transition);
      } else {
        Step either = either(result.get(before).step(), transition.step());
        result.set(before, new Transition(either, transition.to(), -1));
      }
    }
    return result;
  }

  private static Step either(Step first, Step second) {
    if (first instanceof Step.Guard(Condition one) && second instanceof Step.Guard(Condition two)) {
      List<Condition> all = new ArrayList<>();
      all.addAll(one instanceof Condition.AnyOf(List<Condition> some) ? some : List.of(one));
      all.add(two);
      return new Step.Guard(new Condition.AnyOf(all));
    }
    return new Step.Skip();
  }

  @Override
  public int nodeBound() {
    return transitions.size();
  }

  /**
   * The nodes where transitions lead, where checks on them start, and where moves start after them.
   */
  @Override
  public int[] successors(int node) {
    IntStream.Builder found = IntStream.builder();
    for (Transition transition : transitions.get(node)) {
      transition.step().checks().forEach(check -> found.add(start(checks().get(check).from())));
      found.add(transition.to());
      if (transition.endsMove()) {
        found.add(start(transition.ended()));
      }
    }
    return found.build().toArray();
  }

  /**
   * Propagates facts along a transition to all nodes that it leads to.
   *
   * @param before the facts before it, which also hold where its checks start
   * @param after the facts after it; null if no path continues
   */
  public <T> void flow(Transition transition, T before, T after, DataFlow.Arrivals<T> arrivals) {
    for (int check : transition.step().checks()) {
      arrivals.at(start(checks().get(check).from()), before);
    }
    if (after != null) {
      arrivals.at(transition.to(), after);
      if (transition.endsMove()) {
        arrivals.at(start(transition.ended()), after);
      }
    }
  }

  /** The transitions from a node, in the order of the edges. */
  public List<Transition> transitions(int node) {
    return transitions.get(node);
  }

  /** The node of this graph where paths from a node of the automaton start. */
  public int start(int node) {
    return passed(node);
  }

  /** The checks in the order of their numbers. */
  public List<PathCheck> checks() {
    return List.copyOf(checks.keySet());
  }

  /** The automaton that this is the graph of. */
  public Automaton automaton() {
    return automaton;
  }
}
