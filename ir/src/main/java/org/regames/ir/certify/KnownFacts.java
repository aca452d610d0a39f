package org.regames.ir.certify;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.DataFlow;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Lattice;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;
import org.regames.ir.analysis.ValueSets;
import org.regames.ir.certify.Certificate.Fact;

/** What always holds at nodes of an automaton, in the form of facts of a certificate. */
final class KnownFacts {
  /** A variable and the expression assigned to it, while they still have the same value. */
  private record Copy(String variable, Expression value) {}

  private final Game game;
  private final Automaton automaton;
  private final Typing typing;
  private final ValueSets values;
  private final SortedMap<String, Fact> defaults = new TreeMap<>();
  private final List<Set<Copy>> copies;

  KnownFacts(Game game, Game after) {
    this.game = game;
    this.automaton = Automaton.of(game);
    this.typing = Typing.of(game);
    this.values = ValueSets.of(automaton, typing, game.constants(), game.variables());
    this.copies = copies(game, after);
    Set<String> whole = new HashSet<>();
    for (Edge edge : game.edges()) {
      if (Expressions.assignsWhole(edge.action())) {
        whole.add(Expressions.assigned(edge.action()));
      }
    }
    for (Variable variable : game.variables()) {
      if (!whole.contains(variable.name())
          && variable.initial() instanceof Value.MapLiteral map
          && map.otherwise().orElse(null) instanceof Value.Named(String symbol, _)
          && game.constants().stream().noneMatch(c -> c.name().equals(symbol))) {
        defaults.put(variable.name() + "/*", new Fact(new TreeSet<>(List.of(symbol)), null));
      }
    }
  }

  /** The facts at a node of the first automaton. */
  SortedMap<String, Fact> at(String node) {
    SortedMap<String, Fact> facts = new TreeMap<>(defaults);
    for (Variable variable : game.variables()) {
      if (typing.shape(variable.type()).orElse(null) instanceof Shape.SetShape set) {
        Set<String> among =
            values.valuesAt(automaton.node(node), new Expression.Reference(variable.name()));
        if (among != null && !among.isEmpty() && among.size() < set.symbols().size()) {
          facts.put(variable.name(), new Fact(new TreeSet<>(among), null));
        }
      }
    }
    for (Copy copy : copies.get(automaton.node(node))) {
      facts.put(copy.variable, new Fact(null, copy.value));
    }
    return facts;
  }

  /** The removed assignments of the first automaton, at the nodes where they still hold. */
  private List<Set<Copy>> copies(Game game, Game after) {
    Set<Copy> all = new HashSet<>();
    for (Edge edge : game.edges()) {
      if (edge.action()
              instanceof Action.Assignment(Expression.Reference(String name, _), Expression value)
          && !after.edges().contains(edge)
          && isOfSymbols(name)
          && !Builtins.VARIABLES.contains(name)) {
        all.add(new Copy(name, value));
      }
    }
    Map<Integer, Set<Copy>> starts = new HashMap<>(Map.of(automaton.begin(), Set.of()));
    automaton.checkStarts().forEach(start -> starts.put(start, Set.of()));
    return DataFlow.solve(
        automaton,
        DataFlow.Direction.FORWARD,
        false,
        new Lattice<>(all, KnownFacts::both), // everything holds at unreachable nodes
        starts,
        (edge, before) -> {
          Set<Copy> known = across(automaton.action(edge), before);
          known.retainAll(all);
          return known;
        });
  }

  private boolean isOfSymbols(String variable) {
    return game.variable(variable)
        .flatMap(found -> typing.shape(found.type()))
        .filter(Shape.SetShape.class::isInstance)
        .isPresent();
  }

  private static Set<Copy> both(Set<Copy> one, Set<Copy> other) {
    Set<Copy> both = new HashSet<>(one);
    return both.retainAll(other) ? both : one;
  }

  private static Set<Copy> across(Action action, Set<Copy> before) {
    String assigned = Expressions.assigned(action);
    Set<Copy> after = new HashSet<>(before);
    if (assigned != null) {
      after.removeIf(
          copy ->
              copy.variable.equals(assigned) || Expressions.anyName(copy.value, assigned::equals));
    }
    if (action instanceof Action.Assignment(Expression.Reference(String name, _), Expression value)
        && !Builtins.VARIABLES.contains(name)
        && !Expressions.anyName(value, name::equals)) {
      after.add(new Copy(name, value));
    }
    return after;
  }
}
