package org.regames.agents.solo;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.backend.model.ForwardModel;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Value;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.ConstantMaps;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.SymbolFlow;
import org.regames.ir.analysis.Typing;

/**
 * Which values a variable can have after some value, by the assignments of the rules, ignoring
 * their conditions: a counter only has greater ones. So values that are out of reach can be
 * recognized.
 */
final class ValueSteps {
  /** The steps of one variable. Symbols by their numbers. */
  static final class Steps {
    /** Any value may follow any other. */
    static final Steps ANY = new Steps(null, List.of());

    private final BitSet always;
    private final List<Map<Integer, Integer>> maps;
    private final Map<Integer, BitSet> reached = new HashMap<>();

    /**
     * @param always the values that may follow any value; null for all
     * @param maps what follows each value in the constant maps applied to the variable
     */
    private Steps(BitSet always, List<Map<Integer, Integer>> maps) {
      this.always = always;
      this.maps = maps;
    }

    /** Whether a variable with a value may get another one. */
    boolean mayBecome(int from, int to) {
      return always == null || always.get(to) || reached(from).get(to);
    }

    /** Whether a variable with a value may change at all. */
    boolean mayChange(int from) {
      if (always == null) {
        return true;
      }
      BitSet found = reached(from);
      return found.cardinality() > (found.get(from) ? 1 : 0);
    }

    private BitSet reached(int from) {
      return reached.computeIfAbsent(from, this::closure);
    }

    private BitSet closure(int from) {
      BitSet found = new BitSet();
      found.or(always);
      List<Integer> open = new ArrayList<>(always.stream().boxed().toList());
      open.add(from);
      while (!open.isEmpty()) {
        int value = open.removeLast();
        for (Map<Integer, Integer> map : maps) {
          Integer next = map.get(value);
          if (next != null && !found.get(next)) {
            found.set(next);
            open.add(next);
          }
        }
      }
      return found;
    }
  }

  private final Typing typing;
  private final ConstantMaps constants;
  private final SymbolFlow flow;
  private final ForwardModel model;
  private final Map<String, BitSet> always = new HashMap<>();
  private final Map<String, List<Map<Integer, Integer>>> maps = new HashMap<>();
  private final Set<List<String>> looked = new HashSet<>();
  private final Map<String, Steps> found = new HashMap<>();

  /** Examines all assignments of a game, in time linear in them and the sizes of types. */
  ValueSteps(Game game, Typing typing, ConstantMaps constants, ForwardModel model) {
    this.typing = typing;
    this.constants = constants;
    this.model = model;
    this.flow = SymbolFlow.of(Automaton.of(game), typing, game.constants(), game.variables());
    for (Edge edge : game.edges()) {
      switch (edge.action()) {
        case Action.Assignment(Expression left, Expression right) -> add(left, right);
        case Action.AnyAssignment(Expression left, var type) ->
            typing.shape(type).ifPresent(shape -> add(Expressions.root(left), shape));
        case Action.Skip _, Action.Condition _, Action.Tagging _ -> {
          // These change no variable.
        }
      }
    }
  }

  /** The steps of a variable. */
  Steps of(String variable) {
    return found.computeIfAbsent(
        variable,
        name ->
            new Steps(always.getOrDefault(name, new BitSet()), maps.getOrDefault(name, List.of())));
  }

  private BitSet always(String variable) {
    return always.computeIfAbsent(variable, _ -> new BitSet());
  }

  private void add(String variable, Shape shape) {
    switch (shape) {
      case Shape.SetShape set -> set.symbols().forEach(symbol -> add(variable, symbol));
      case Shape.MapShape map -> add(variable, map.target());
    }
  }

  private void add(String variable, String symbol) {
    int number = model.symbol(symbol);
    if (number >= 0) {
      always(variable).set(number);
    }
  }

  private void add(Expression left, Expression right) {
    String variable = Expressions.root(left);
    Expression value = plain(right);
    if (value instanceof Expression.Access(Expression map, Expression key, _)
        && plain(key).toString().equals(plain(left).toString())
        && !(plain(map) instanceof Expression.Access)
        && constants.has(Expressions.root(map))) {
      look(variable, Expressions.root(map));
    } else {
      flow.of(value).forEach(symbol -> add(variable, symbol));
    }
  }

  private static Expression plain(Expression expression) {
    return expression instanceof Expression.Cast(_, Expression value, _)
        ? plain(value)
        : expression;
  }

  /** Records that a constant map is applied to a variable. */
  private void look(String variable, String name) {
    Optional<Shape> type = typing.typeOf(new Expression.Reference(name));
    if (!looked.add(List.of(variable, name))
        || !(type.orElse(null) instanceof Shape.MapShape map)) {
      return;
    }
    Map<Integer, Integer> steps = new HashMap<>();
    for (String key : map.source().symbols()) {
      Optional<Value> value = constants.at(new Value.Named(name), key);
      if (value.orElse(null) instanceof Value.Named(String symbol, _)) {
        steps.put(model.symbol(key), model.symbol(symbol));
      }
    }
    maps.computeIfAbsent(variable, _ -> new ArrayList<>()).add(steps);
  }
}
