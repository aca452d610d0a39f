package org.regames.backend.actions;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Term;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.DataFlow;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Lattice;

/** Which variables the rest of a move may still read, at each node: liveness, up to its end. */
final class MoveLiveness {
  private final GameLayout layout;
  private final Automaton automaton;
  private final List<BitSet> live;

  MoveLiveness(Game game, GameLayout layout) {
    this.layout = layout;
    this.automaton = Automaton.of(game);
    this.live =
        DataFlow.solve(
            automaton,
            DataFlow.Direction.BACKWARD,
            false,
            Lattice.UNION,
            Map.of(),
            (edge, after) -> before(automaton.action(edge), (BitSet) after.clone()));
  }

  /** The variables that are live at a node; not to be changed. */
  BitSet at(String node) {
    return live.get(automaton.node(node));
  }

  private BitSet before(Action action, BitSet after) {
    switch (action) {
      case Action.Skip _, Action.Tag _, Action.Reachability _ -> {}
      case Action.VariableTag(String variable) -> after.set(layout.variable(variable));
      case Action.Comparison(Expression left, Expression right, _) -> {
        read(layout.term(left), after);
        read(layout.term(right), after);
      }
      case Action.Assignment(Expression left, Expression right) -> {
        int variable = layout.variable(Expressions.root(left));
        if (Expressions.root(left).equals(Builtins.PLAYER)) {
          after.clear();
        } else if (!(layout.term(left) instanceof Term.Access) && after.get(variable)) {
          after.clear(variable);
          read(layout.term(right), after);
        }
      }
      case Action.AnyAssignment(Expression left, _) -> {
        if (!(layout.term(left) instanceof Term.Access)) {
          after.clear(layout.variable(Expressions.root(left)));
        }
      }
    }
    return after;
  }

  /** Nothing is known about maps in the state, so their keys do not matter. */
  private void read(Term term, BitSet read) {
    switch (term) {
      case Term.Symbol _, Term.Constant _ -> {}
      case Term.Variable(int variable) -> {
        if (!layout.variables().get(variable).isMap()) {
          read.set(variable);
        }
      }
      case Term.Access(Term map, Term key) -> {
        if (!(map.base() instanceof Term.Variable(int variable)
            && layout.variables().get(variable).isMap())) {
          read(map, read);
          read(key, read);
        }
      }
    }
  }
}
