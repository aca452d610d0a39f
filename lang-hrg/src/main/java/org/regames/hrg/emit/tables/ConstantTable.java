package org.regames.hrg.emit.tables;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.hrg.emit.terms.ExpressionWriter;
import org.regames.ir.Value;
import org.regames.ir.analysis.Shape;

/**
 * A constant map written out.
 *
 * @param sources the symbols of each argument
 * @param rows one for each tuple of arguments, the last argument varying fastest
 */
public record ConstantTable(List<List<String>> sources, List<Row> rows) {
  /** The value for some arguments. */
  record Row(List<String> keys, String value) {}

  /** The table of a value of this shape. */
  public static ConstantTable of(Value value, Shape shape, ExpressionWriter expressions) {
    ConstantTable table = new ConstantTable(sources(shape), new ArrayList<>());
    table.add(value, List.of(), expressions);
    return table;
  }

  /** The symbols of each argument. */
  static List<List<String>> sources(Shape shape) {
    List<List<String>> sources = new ArrayList<>();
    Shape at = shape;
    while (at instanceof Shape.MapShape arrow) {
      sources.add(arrow.source().symbols());
      at = arrow.target();
    }
    return sources;
  }

  private void add(Value value, List<String> keys, ExpressionWriter expressions) {
    switch (expressions.resolved(value)) {
      case Value.Named(String symbol, _) -> rows.add(new Row(keys, symbol));
      case Value.MapLiteral map -> {
        Map<String, Value> entries = new HashMap<>();
        map.entries().forEach(entry -> entries.put(entry.key(), entry.value()));
        for (String key : sources.get(keys.size())) {
          List<String> longer = new ArrayList<>(keys);
          longer.add(key);
          Value at = entries.containsKey(key) ? entries.get(key) : map.otherwise().orElseThrow();
          add(at, longer, expressions);
        }
      }
    }
  }
}
