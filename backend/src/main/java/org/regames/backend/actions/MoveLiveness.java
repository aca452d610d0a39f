package org.regames.backend.actions;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.Term;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;

/** Which variables the rest of a move may still read, at each node: liveness, up to its end. */
final class MoveLiveness {
  private static final BitSet NONE = new BitSet();

  private final Layout layout;
  private final Map<String, BitSet> live = new HashMap<>();

  MoveLiveness(Game game, Layout layout) {
    this.layout = layout;
    Map<String, List<Edge>> entering =
        game.edges().stream().collect(Collectors.groupingBy(Edge::to));
    Deque<Edge> waiting = new ArrayDeque<>(game.edges());
    while (!waiting.isEmpty()) {
      Edge edge = waiting.removeLast();
      BitSet before = live.computeIfAbsent(edge.from(), _ -> new BitSet());
      int size = before.cardinality();
      before.or(before(edge));
      if (before.cardinality() != size) {
        waiting.addAll(entering.getOrDefault(edge.from(), List.of()));
      }
    }
  }

  /** The variables that are live at a node; not to be changed. */
  BitSet at(String node) {
    return live.getOrDefault(node, NONE);
  }

  private BitSet before(Edge edge) {
    BitSet after = (BitSet) at(edge.to()).clone();
    switch (edge.action()) {
      case Action.Skip _, Action.Tag _, Action.Reachability _ -> {}
      case Action.VariableTag(String variable) -> after.set(layout.variable(variable));
      case Action.Comparison(Expression left, Expression right, _) -> {
        read(layout.term(left), after);
        read(layout.term(right), after);
      }
      case Action.Assignment(Expression left, Expression right) -> {
        int variable = layout.variable(Layout.assigned(left));
        if (Layout.assigned(left).equals(Builtins.PLAYER)) {
          after.clear();
        } else if (!(layout.term(left) instanceof Term.Access) && after.get(variable)) {
          after.clear(variable);
          read(layout.term(right), after);
        }
      }
      case Action.AnyAssignment(Expression left, _) -> {
        if (!(layout.term(left) instanceof Term.Access)) {
          after.clear(layout.variable(Layout.assigned(left)));
        }
      }
    }
    return after;
  }

  /** Of state maps nothing is known, so what they are asked at does not matter. */
  private void read(Term term, BitSet read) {
    switch (term) {
      case Term.Symbol _, Term.Constant _ -> {}
      case Term.Variable(int variable) -> {
        if (!layout.variables().get(variable).isMap()) {
          read.set(variable);
        }
      }
      case Term.Access(Term map, Term key) -> {
        if (!isStateMap(map)) {
          read(map, read);
          read(key, read);
        }
      }
    }
  }

  private boolean isStateMap(Term map) {
    return switch (map) {
      case Term.Access(Term inner, _) -> isStateMap(inner);
      case Term.Variable(int variable) -> layout.variables().get(variable).isMap();
      case Term.Symbol _, Term.Constant _ -> false;
    };
  }
}
