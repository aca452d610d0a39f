package org.regames.hrg.emit.tables;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.regames.hrg.emit.terms.ExpressionWriter;
import org.regames.hrg.evaluation.Constants;
import org.regames.ir.Constant;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/**
 * Finds constant maps that may be read at keys outside their types, where they give their default.
 * The default of an HRG function is its most frequent value, so a map with another default cannot
 * become a function.
 */
public final class OutsideReads {
  private final Typing typing;
  private final ExpressionWriter expressions;

  /** For each constant, its arguments that may be outside their types. */
  private final Map<String, Set<Integer>> outside = new HashMap<>();

  public OutsideReads(Game game, Typing typing, ExpressionWriter expressions) {
    this.typing = typing;
    this.expressions = expressions;
    game.constants().forEach(constant -> outside.put(constant.name(), new HashSet<>()));
    Stream.concat(
            game.constants().stream().map(Constant::value),
            game.variables().stream().map(Variable::initial))
        .flatMap(Value::leaves)
        .forEach(leaf -> use(leaf.name(), List.of()));
    game.edges().stream()
        .flatMap(edge -> edge.action().expressions().stream())
        .forEach(expression -> expression(expression, List.of()));
  }

  /**
   * @param keys what the expression is indexed by
   */
  private void expression(Expression expression, List<Expression> keys) {
    switch (expression) {
      case Expression.Reference(String name, _) -> use(name, keys);
      case Expression.Cast(_, Expression value, _) -> expression(value, keys);
      case Expression.Access(Expression map, Expression key, _) -> {
        expression(key, List.of());
        List<Expression> all = new ArrayList<>(List.of(key));
        all.addAll(keys);
        expression(map, all);
      }
    }
  }

  private void use(String name, List<Expression> keys) {
    Optional<Constant> constant = typing.constant(name);
    Shape at = constant.flatMap(c -> typing.shape(c.type())).orElse(null);
    for (int i = 0; at instanceof Shape.MapShape map; i++) {
      if (i >= keys.size() || isOutside(keys.get(i), map.source())) {
        outside.get(name).add(i);
      }
      at = map.target();
    }
  }

  private boolean isOutside(Expression key, Shape.SetShape type) {
    Expression plain = key;
    while (plain instanceof Expression.Cast(_, Expression value, _)) {
      plain = value;
    }
    return !(typing.typeOf(plain).orElse(null) instanceof Shape.SetShape symbols)
        || !symbols.symbols().stream().allMatch(type::contains);
  }

  /** Whether a function with the values of a constant may differ from it outside the type. */
  public boolean losesDefault(Constant constant) {
    Set<Integer> arguments = outside.get(constant.name());
    return !arguments.isEmpty()
        && asFunction(constant.value(), constant.type(), 0, arguments).isEmpty();
  }

  /** The constant that a function is lowered to; empty if a default that matters would change. */
  private Optional<Value> asFunction(Value value, Type type, int argument, Set<Integer> outside) {
    Value resolved = expressions.resolved(value);
    if (!(resolved instanceof Value.MapLiteral map)) {
      return Optional.of(resolved);
    }
    Type.Arrow arrow = (Type.Arrow) expressions.unfolded(type);
    Map<String, Value> entries = new HashMap<>();
    for (Value.Entry entry : map.entries()) {
      Optional<Value> inner = asFunction(entry.value(), arrow.target(), argument + 1, outside);
      if (inner.isEmpty()) {
        return Optional.empty();
      }
      entries.put(entry.key(), inner.get());
    }
    Optional<Value> otherwise =
        map.otherwise().flatMap(v -> asFunction(v, arrow.target(), argument + 1, outside));
    if (otherwise.isEmpty() && map.otherwise().isPresent()) {
      return Optional.empty();
    }
    List<String> keys = ((Type.SetType) expressions.unfolded(arrow.source())).symbols();
    List<Value> values =
        keys.stream().map(key -> entries.getOrDefault(key, otherwise.orElse(null))).toList();
    Value most = Constants.mostFrequent(values);
    if (outside.contains(argument) && otherwise.isPresent() && !otherwise.get().equals(most)) {
      return Optional.empty();
    }
    List<Value.Entry> exceptions = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      if (!values.get(i).equals(most)) {
        exceptions.add(new Value.Entry(keys.get(i), values.get(i)));
      }
    }
    return Optional.of(new Value.MapLiteral(Optional.of(most), exceptions));
  }
}
