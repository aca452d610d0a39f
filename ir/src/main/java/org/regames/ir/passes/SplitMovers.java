package org.regames.ir.passes;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Closure;
import org.regames.ir.analysis.ConstantMaps;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.passes.draft.Draft;
import org.regames.ir.passes.draft.WellTyped;

/**
 * Specializes the rules for each player if a variable says who moves.
 *
 * <pre>
 * const other: Player -> Player = {black: white, white: black};
 * var mover: Player = white;
 * begin, m: player = mover;
 * m, n: x = A(*);
 * n, o: $$ x;
 * o, p: player = keeper;
 * p, q: mover = other[mover];
 * q, end: x == a;
 * q, begin: x != a;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * const other: Player -> Player = {black: white, white: black};
 * var mover: Player = white;
 * begin, m: player = white;
 * m, n: x = A(*);
 * n, o: $$ x;
 * o, p: player = keeper;
 * p, q: mover = other[white];
 * q, end: x == a;
 * q, begin_black: x != a;
 * begin_black, m_black: player = black;
 * m_black, n_black: x = A(*);
 * n_black, o_black: $$ x;
 * o_black, p_black: player = keeper;
 * p_black, q_white: mover = other[black];
 * q_white, end: x == a;
 * q_white, begin: x != a;
 * </pre>
 *
 * <p>What depends on the variable alone, such as the pieces of a player and the directions in which
 * they go, is constant in each copy. A node is copied for each value that the variable can have
 * there (polyvariant specialization: Jones, Gomard and Sestoft, "Partial Evaluation and Automatic
 * Program Generation", 1993, chapter 4); where a value is assigned that follows from more than the
 * old one, a comparison with each value leads to its copy. Not done if a game would have more than
 * {@link #MOST_EDGES} edges.
 */
public final class SplitMovers implements Pass {
  private static final int PLAYERS = 2;
  private static final int MOST_EDGES = 1_000;

  @Override
  public String description() {
    return "copy the rules for each player, if a variable says who moves";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    for (Variable variable : draft.variables()) {
      if (draft.typing().shape(variable.type()).orElse(null) instanceof Shape.SetShape set
          && set.symbols().size() == PLAYERS
          && draft.automaton().edgeCount() <= MOST_EDGES) {
        Split split = new Split(draft, variable, List.copyOf(set.symbols()));
        if (split.isUseful() && split.isPossible()) {
          split.write();
        }
      }
    }
  }

  /**
   * A node for one value of the variable.
   *
   * @param value nothing if it does not matter or is not known
   */
  private record Copy(int node, Optional<String> value) {}

  /** An edge between copies. */
  private record CopiedEdge(Copy from, Copy to, Action action, Origin origin) {}

  private static final class Split {
    private final Draft draft;
    private final Automaton automaton;
    private final String variable;
    private final String initial;
    private final List<String> symbols;
    private final ConstantMaps constants;
    private final Set<Copy> copies = new LinkedHashSet<>();
    private final Deque<Copy> open = new ArrayDeque<>();
    private final List<CopiedEdge> edges = new ArrayList<>();

    /** The nodes without outgoing edges. */
    private final BitSet last = new BitSet();

    Split(Draft draft, Variable variable, List<String> symbols) {
      this.draft = draft;
      this.automaton = draft.automaton();
      this.variable = variable.name();
      this.symbols = symbols;
      Map<String, Value> values = new HashMap<>();
      draft.constants().forEach(constant -> values.put(constant.name(), constant.value()));
      this.constants = new ConstantMaps(values);
      this.initial = ((Value.Named) constants.resolve(variable.initial())).name();
      IntStream.range(0, automaton.nodeBound())
          .filter(node -> automaton.outDegree(node) == 0)
          .forEach(last::set);
    }

    /** Whether some edge gives the turn to the player in the variable. */
    boolean isUseful() {
      return IntStream.of(automaton.liveEdges())
          .mapToObj(automaton::action)
          .anyMatch(action -> Expressions.endsMove(action) && isKnownInCopies(action));
    }

    private boolean isKnownInCopies(Action action) {
      return symbols.stream()
          .map(symbol -> with(action, symbol))
          .allMatch(known -> !known.equals(action) && WellTyped.test(draft.typing(), known));
    }

    /**
     * Whether each check has a single target: either it is copied once, or its value is that at the
     * start.
     */
    boolean isPossible() {
      for (int start : automaton.checkStarts()) {
        for (int edge : automaton.checksFrom(start)) {
          int target = automaton.node(((Action.Reachability) automaton.action(edge)).to());
          if (!last.get(target) && isAssignedBetween(start, target)) {
            return false;
          }
        }
      }
      return true;
    }

    private boolean isAssignedBetween(int start, int target) {
      int[] none = {};
      return Closure.ofArrays(
              new int[] {start}, node -> node == target ? none : automaton.successors(node))
          .stream()
          .filter(node -> node != target)
          .flatMap(node -> IntStream.of(automaton.outgoing(node)))
          .anyMatch(edge -> Expressions.assignsWhole(automaton.action(edge), variable));
    }

    void write() {
      reach(automaton.begin(), initial);
      while (!open.isEmpty()) {
        Copy copy = open.poll();
        for (int edge : automaton.outgoing(copy.node)) {
          follow(copy, copy.value.orElseThrow(), edge);
        }
      }
      for (int edge : automaton.liveEdges()) {
        automaton.removeEdge(edge);
      }
      Map<Copy, Integer> nodes = nodes();
      for (CopiedEdge edge : edges) {
        action(edge, nodes)
            .ifPresent(
                action ->
                    automaton.addEdge(
                        nodes.get(edge.from), nodes.get(edge.to), action, edge.origin));
      }
    }

    /** The copy of a node; nodes without outgoing edges are copied once. */
    private Copy copy(int node, String value) {
      return new Copy(node, last.get(node) ? Optional.empty() : Optional.of(value));
    }

    private Copy reach(int node, String value) {
      Copy copy = copy(node, value);
      if (copies.add(copy) && copy.value.isPresent()) {
        open.add(copy);
      }
      return copy;
    }

    private void follow(Copy from, String value, int edge) {
      Action action = with(automaton.action(edge), value);
      int to = automaton.to(edge);
      Origin origin = automaton.origin(edge);
      switch (action) {
        case Action.Write write when Expressions.assignsWhole(action, variable) ->
            edges.add(
                new CopiedEdge(from, afterWrite(write, to, origin), typed(edge, action), origin));
        case Action.Comparison(Expression left, Expression right, boolean negated)
            when evaluate(left).isPresent() && evaluate(right).isPresent() -> {
          if (evaluate(left).equals(evaluate(right)) != negated) {
            edges.add(new CopiedEdge(from, reach(to, value), new Action.Skip(), origin));
          }
        }
        case Action.Reachability check -> {
          reach(automaton.node(check.from()), value);
          edges.add(new CopiedEdge(from, reach(to, value), action, origin));
        }
        case Action.Comparison _, Action.Write _, Action.Skip _, Action.Tagging _ ->
            edges.add(new CopiedEdge(from, reach(to, value), typed(edge, action), origin));
      }
    }

    /**
     * The action of an edge with the value in place of the variable; unchanged if that would be ill
     * typed.
     */
    private Action typed(int edge, Action known) {
      return WellTyped.test(draft.typing(), known) ? known : automaton.action(edge);
    }

    /** The target of an assignment to the variable: a copy, or comparisons that choose one. */
    private Copy afterWrite(Action.Write write, int to, Origin origin) {
      Optional<String> value =
          write instanceof Action.Assignment(_, Expression right)
              ? evaluate(right)
              : Optional.empty();
      if (value.isPresent() || last.get(to)) {
        return reach(to, value.orElse(initial));
      }
      Copy choice = new Copy(to, Optional.empty());
      if (copies.add(choice)) {
        Action.Comparison isFirst =
            new Action.Comparison(
                new Expression.Reference(variable),
                new Expression.Reference(symbols.getFirst()),
                false);
        Action isLast = isFirst.negation();
        edges.add(new CopiedEdge(choice, reach(to, symbols.getFirst()), isFirst, origin));
        edges.add(new CopiedEdge(choice, reach(to, symbols.getLast()), isLast, origin));
      }
      return choice;
    }

    /** An action with the value substituted for the variable. */
    private Action with(Action action, String value) {
      if (action instanceof Action.VariableTag(String name) && name.equals(variable)) {
        return new Action.Tag(value);
      }
      return Expressions.mapReads(
          action,
          part ->
              part instanceof Expression.Reference(String name, Origin origin)
                      && name.equals(variable)
                  ? new Expression.Reference(value, origin)
                  : part);
    }

    /** The symbol that an expression without variables evaluates to. */
    private Optional<String> evaluate(Expression expression) {
      if (Expressions.anyName(
          expression, name -> draft.variable(name) != null || Builtins.VARIABLES.contains(name))) {
        return Optional.empty();
      }
      return constants
          .evaluate(expression)
          .flatMap(
              value ->
                  value instanceof Value.Named(String symbol, _)
                      ? Optional.of(symbol)
                      : Optional.empty());
    }

    /** The nodes of the copies: the first one of each node is the node itself. */
    private Map<Copy, Integer> nodes() {
      Map<Copy, Integer> nodes = new HashMap<>();
      Set<Integer> used = new HashSet<>();
      for (Copy copy : copies) {
        nodes.put(
            copy,
            used.add(copy.node)
                ? copy.node
                : automaton.newNode(copy.node, copy.value.orElse("any")));
      }
      return nodes;
    }

    /** An action with checks between copies; nothing if a check always fails. */
    private Optional<Action> action(CopiedEdge edge, Map<Copy, Integer> nodes) {
      if (!(edge.action instanceof Action.Reachability(String from, String to, boolean negated))) {
        return Optional.of(edge.action);
      }
      String value = edge.from.value.orElseThrow();
      int start = nodes.get(copy(automaton.node(from), value));
      Integer target = nodes.get(copy(automaton.node(to), value));
      if (target == null) {
        return negated ? Optional.of(new Action.Skip()) : Optional.empty();
      }
      return Optional.of(
          new Action.Reachability(automaton.name(start), automaton.name(target), negated));
    }
  }
}
