package org.regames.backend.planner.analysis;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Term;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.analysis.Typing;
import org.regames.ir.analysis.ValueSets;

/**
 * Which variables always have the same value at a node: what {@link ValueSets} finds, in the
 * numbers of the layout. The nodes of a {@link Graph} have the numbers of the automaton.
 */
public final class KnownConstants {
  /** More facts than these, nodes times variables, are not worth their memory. */
  private static final long MOST = 40_000_000;

  /** Any value. */
  private static final int ANY = -1;

  private final GameLayout layout;
  private final Optional<ValueSets> values;

  /** By number; none for maps. */
  private final List<Optional<Expression>> variables;

  private final Map<Integer, BitSet> known = new HashMap<>();

  /** What is known at the nodes of a graph in any play of a game. */
  public KnownConstants(Game game, GameLayout layout, Graph graph) {
    this.layout = layout;
    this.variables =
        layout.variables().stream()
            .map(slot -> slot.isMap() ? null : new Expression.Reference(slot.name()))
            .map(Optional::<Expression>ofNullable)
            .toList();
    this.values =
        (long) variables.size() * graph.nodeBound() <= MOST
            ? Optional.of(
                ValueSets.withMaps(
                    graph.automaton(), Typing.of(game), game.constants(), game.variables()))
            : Optional.empty();
  }

  /** The value that a variable surely has at a node, or -1. */
  public int constant(int node, int variable) {
    return values
        .flatMap(sets -> variables.get(variable).map(name -> sets.constantAt(node, name)))
        .map(name -> number(variable, name))
        .orElse(ANY);
  }

  private int number(int variable, String name) {
    if (layout.variables().get(variable).choices().isEmpty()) {
      return layout.numbering().find(name);
    }
    return layout.term(new Expression.Reference(name)) instanceof Term.Constant(var map)
        ? layout.state().choices().indexOf(map.value())
        : ANY;
  }

  /** The variables known at a node. */
  public BitSet at(int node) {
    return (BitSet) known.computeIfAbsent(node, this::find).clone();
  }

  private BitSet find(int node) {
    return IntStream.range(0, variables.size())
        .filter(variable -> constant(node, variable) != ANY)
        .collect(BitSet::new, BitSet::set, BitSet::or);
  }
}
