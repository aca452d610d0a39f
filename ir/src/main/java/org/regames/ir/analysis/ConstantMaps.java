package org.regames.ir.analysis;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.Expression;
import org.regames.ir.Value;

/**
 * The values of names that never change: constants, and variables that no action assigns.
 *
 * <p>A look-up takes constant time, after one pass over each queried map.
 */
public final class ConstantMaps {
  private final Map<String, Value> values;
  private final Map<Value.MapLiteral, Map<String, Value>> entries = new IdentityHashMap<>();

  /** The values by name; values may refer to each other, but not in a cycle. */
  public ConstantMaps(Map<String, Value> values) {
    this.values = values;
  }

  /** Whether a name has one of these values. */
  public boolean has(String name) {
    return values.containsKey(name);
  }

  /** A symbol or a map literal: what a value is once its name is followed. */
  public Value resolve(Value value) {
    Value at = value;
    int steps = 0;
    while (at instanceof Value.Named(String name, _)
        && values.containsKey(name)
        && steps++ <= values.size()) {
      at = values.get(name);
    }
    return at;
  }

  /** What a map holds at a key; nothing if it is not a map or has no value there. */
  public Optional<Value> at(Value map, String key) {
    if (!(resolve(map) instanceof Value.MapLiteral literal)) {
      return Optional.empty();
    }
    Map<String, Value> index =
        entries.computeIfAbsent(
            literal,
            _ -> {
              Map<String, Value> built = HashMap.newHashMap(literal.entries().size());
              literal.entries().forEach(entry -> built.putIfAbsent(entry.key(), entry.value()));
              return built;
            });
    Value found = index.get(key);
    return found != null ? Optional.of(resolve(found)) : literal.otherwise().map(this::resolve);
  }

  /**
   * The value of an expression of names that never change and symbols, a symbol or a map; nothing
   * if it contains anything else. A name that is neither a constant nor a variable is a symbol; the
   * caller must not pass expressions with other variables.
   */
  public Optional<Value> evaluate(Expression expression) {
    return switch (expression) {
      case Expression.Reference(String name, _) -> Optional.of(resolve(new Value.Named(name)));
      case Expression.Cast(_, Expression value, _) ->
          evaluate(value).filter(found -> found instanceof Value.Named);
      case Expression.Access(Expression map, Expression key, _) ->
          evaluate(key).orElse(null) instanceof Value.Named(String symbol, _)
              ? evaluate(map).flatMap(value -> at(value, symbol))
              : Optional.empty();
    };
  }
}
