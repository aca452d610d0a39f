package org.regames.cli.play;

import java.util.LinkedHashMap;
import java.util.Map;
import org.regames.backend.interpreter.State;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/** The values of a state for JSON: symbols as strings, maps as objects with every key. */
public final class StateValues {
  private StateValues() {}

  static Map<String, Object> of(State state, Typing typing, Iterable<Variable> variables) {
    Map<String, Value> values = state.values();
    Map<String, Object> all = new LinkedHashMap<>();
    for (Variable variable : variables) {
      Shape shape = typing.shape(variable.type()).orElseThrow();
      all.put(variable.name(), json(values.get(variable.name()), shape));
    }
    return all;
  }

  private static Object json(Value value, Shape shape) {
    return switch (shape) {
      case Shape.SetShape _ -> value.toString();
      case Shape.MapShape map -> {
        Map<String, Object> entries = new LinkedHashMap<>();
        for (String key : map.source().symbols()) {
          entries.put(key, json(((Value.MapLiteral) value).at(key), map.target()));
        }
        yield entries;
      }
    };
  }
}
