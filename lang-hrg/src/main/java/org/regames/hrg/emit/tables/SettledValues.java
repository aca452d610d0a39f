package org.regames.hrg.emit.tables;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.evaluation.Constants;
import org.regames.ir.Value;
import org.regames.ir.analysis.Shape;

/**
 * Normalizes maps to the form that reading HRG gives them, so that equal maps are written alike:
 * each has a default, and entries, in the order of the keys, only for what differs from it.
 */
public final class SettledValues {
  private SettledValues() {}

  /**
   * A map that keeps its default even if no key has it; one without a default gets the most
   * frequent value.
   */
  public static Value of(Value value, Shape shape) {
    return settled(value, shape, true);
  }

  /** A map whose default is its most frequent value, the first of these if there are several. */
  static Value withFrequentDefault(Value value, Shape shape) {
    return settled(value, shape, false);
  }

  private static Value settled(Value value, Shape shape, boolean keepsDefault) {
    if (!(value instanceof Value.MapLiteral map) || !(shape instanceof Shape.MapShape type)) {
      return value; // a symbol, or the name of a constant
    }
    Map<String, Value> entries = new HashMap<>();
    for (Value.Entry entry : map.entries()) {
      entries.put(entry.key(), settled(entry.value(), type.target(), keepsDefault));
    }
    Value given =
        map.otherwise().map(other -> settled(other, type.target(), keepsDefault)).orElse(null);
    List<String> keys = type.source().symbols();
    Value otherwise =
        keepsDefault && given != null
            ? given
            : Constants.mostFrequent(
                keys.stream().map(key -> entries.getOrDefault(key, given)).toList());
    List<Value.Entry> rest = new ArrayList<>();
    for (String key : keys) {
      Value at = entries.getOrDefault(key, given);
      if (!at.equals(otherwise)) {
        rest.add(new Value.Entry(key, at));
      }
    }
    return new Value.MapLiteral(Optional.of(otherwise), rest);
  }
}
