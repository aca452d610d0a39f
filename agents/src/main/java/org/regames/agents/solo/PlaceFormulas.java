package org.regames.agents.solo;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.ValueReader;
import org.regames.ir.Action;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Value;
import org.regames.ir.analysis.ConstantMaps;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/** When expressions have values, as formulas over the places of a state. */
final class PlaceFormulas {
  /** The maximum number of values of an expression. */
  private static final int MOST_VALUES = 600;

  private final Typing typing;
  private final ConstantMaps constants;
  private final ForwardModel model;
  private final GoalFormula.Builder formulas;
  private final Map<String, ValueReader> readers;
  private final ValueSteps steps;

  PlaceFormulas(
      Game game,
      Typing typing,
      ConstantMaps constants,
      ForwardModel model,
      GoalFormula.Builder formulas) {
    this.typing = typing;
    this.constants = constants;
    this.model = model;
    this.formulas = formulas;
    this.readers = model.readers();
    this.steps = new ValueSteps(game, typing, constants, model);
  }

  /**
   * When a comparison holds.
   *
   * @param known the values of some variables
   * @return nothing if that cannot be expressed
   */
  Optional<Integer> condition(Action.Comparison comparison, SortedMap<String, String> known) {
    Optional<SortedMap<String, Integer>> left = values(comparison.left(), known);
    Optional<SortedMap<String, Integer>> right = values(comparison.right(), known);
    if (left.isEmpty() || right.isEmpty()) {
      return Optional.empty();
    }
    List<Integer> ways = new ArrayList<>();
    left.get()
        .forEach(
            (value, condition) -> {
              Integer other = right.get().get(value);
              if (other != null) {
                ways.add(formulas.and(List.of(condition, other)));
              }
            });
    int equal = formulas.or(ways);
    return Optional.of(comparison.negated() ? formulas.not(equal) : equal);
  }

  /**
   * The values that an expression may have, and when it has them.
   *
   * @return nothing if there are too many, or it is a map
   */
  Optional<SortedMap<String, Integer>> values(
      Expression expression, SortedMap<String, String> known) {
    return switch (expression) {
      case Expression.Cast(_, Expression value, _) -> values(value, known);
      case Expression.Reference(String name, _) -> {
        if (known.containsKey(name)) {
          yield one(known.get(name));
        }
        yield at(name, List.of());
      }
      case Expression.Access access -> lookup(access, known);
    };
  }

  private static Optional<SortedMap<String, Integer>> one(String symbol) {
    return Optional.of(new TreeMap<>(Map.of(symbol, GoalFormula.TRUE)));
  }

  /** Evaluates a map at all possible keys. */
  private Optional<SortedMap<String, Integer>> lookup(
      Expression.Access access, SortedMap<String, String> known) {
    List<Expression> keys = new ArrayList<>();
    Expression map = access;
    while (!(map instanceof Expression.Reference)) {
      if (map instanceof Expression.Access(Expression inner, Expression key, _)) {
        keys.add(key);
        map = inner;
      } else if (map instanceof Expression.Cast(_, Expression inner, _)) {
        map = inner;
      }
    }
    Collections.reverse(keys);
    Map<List<String>, Integer> ways = new HashMap<>(Map.of(List.of(), GoalFormula.TRUE));
    for (Expression key : keys) {
      Optional<SortedMap<String, Integer>> values = values(key, known);
      if (values.isEmpty() || (long) ways.size() * values.get().size() > MOST_VALUES) {
        return Optional.empty();
      }
      Map<List<String>, Integer> longer = new HashMap<>();
      ways.forEach(
          (before, condition) ->
              values
                  .get()
                  .forEach(
                      (value, another) -> {
                        List<String> path = new ArrayList<>(before);
                        path.add(value);
                        longer.put(path, formulas.and(List.of(condition, another)));
                      }));
      ways = longer;
    }
    return gathered(((Expression.Reference) map).name(), ways);
  }

  private Optional<SortedMap<String, Integer>> gathered(
      String name, Map<List<String>, Integer> ways) {
    SortedMap<String, List<Integer>> all = new TreeMap<>();
    for (Map.Entry<List<String>, Integer> way : ways.entrySet()) {
      if (way.getValue() == GoalFormula.FALSE) {
        continue;
      }
      Optional<SortedMap<String, Integer>> values = at(name, way.getKey());
      if (values.isEmpty()) {
        return Optional.empty();
      }
      values
          .get()
          .forEach(
              (value, condition) ->
                  all.computeIfAbsent(value, _ -> new ArrayList<>())
                      .add(formulas.and(List.of(way.getValue(), condition))));
    }
    SortedMap<String, Integer> values = new TreeMap<>();
    all.forEach((value, conditions) -> values.put(value, formulas.or(conditions)));
    return Optional.of(values);
  }

  /** The value of a name at some keys; a symbol is itself. */
  private Optional<SortedMap<String, Integer>> at(String name, List<String> keys) {
    if (constants.has(name) || typing.variable(name).isEmpty()) {
      Optional<Value> value = Optional.of(constants.resolve(new Value.Named(name)));
      for (String key : keys) {
        value = value.flatMap(map -> constants.at(map, key));
      }
      return value.orElse(null) instanceof Value.Named(String symbol, _)
          ? one(symbol)
          : Optional.empty();
    }
    ValueReader reader = readers.get(name);
    Shape shape = typing.typeOf(new Expression.Reference(name)).orElse(null);
    List<Integer> numbers = new ArrayList<>();
    for (String key : keys) {
      if (!(shape instanceof Shape.MapShape map) || reader == null) {
        return Optional.empty();
      }
      shape = map.target();
      int number = model.symbol(key);
      if (numbers.size() >= reader.keys() || !reader.isKey(numbers.size(), number)) {
        return Optional.of(new TreeMap<>()); // there is no such place
      }
      numbers.add(number);
    }
    if (reader == null
        || !(shape instanceof Shape.SetShape set)
        || numbers.size() != reader.keys()) {
      return Optional.empty();
    }
    SortedMap<String, Integer> values = new TreeMap<>();
    for (String symbol : set.symbols()) {
      if (model.symbol(symbol) >= 0) {
        values.put(symbol, formulas.atom(reader, numbers, model.symbol(symbol), steps.of(name)));
      }
    }
    return Optional.of(values);
  }
}
