package org.regames.hrg.emit.tables;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.emit.terms.ExpressionWriter;
import org.regames.hrg.emit.terms.SymbolSyntax;
import org.regames.hrg.evaluation.Constants;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition.Case;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgExpression.Part;
import org.regames.hrg.syntax.HrgPattern;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.ir.Value;
import org.regames.ir.analysis.Shape;
import org.regames.ir.diagnostic.Origin;

/** Writes constant maps as cases of functions, and initial values as map literals. */
public final class ValueWriter {
  private final SymbolSyntax symbols;
  private final ExpressionWriter expressions;

  public ValueWriter(SymbolSyntax symbols, ExpressionWriter expressions) {
    this.symbols = symbols;
    this.expressions = expressions;
  }

  /** The value as an expression: a symbol, the name of a function or a map literal. */
  public HrgExpression literal(Value value) {
    return switch (value) {
      case Value.Named(String name, _) ->
          expressions.resolved(value) instanceof Value.Named(String symbol, _)
              ? symbols.expression(symbol)
              : Hrg.ref(name);
      case Value.MapLiteral map -> {
        Optional<HrgExpression> otherwise = map.otherwise().map(this::literal);
        yield Hrg.mapLiteral(otherwise, parts(map));
      }
    };
  }

  /** The entries, grouped by value. */
  private List<Part> parts(Value.MapLiteral map) {
    Map<Value, List<String>> keys = new LinkedHashMap<>();
    for (Value.Entry entry : map.entries()) {
      keys.computeIfAbsent(entry.value(), _ -> new ArrayList<>()).add(entry.key());
    }
    List<Part> parts = new ArrayList<>();
    keys.forEach(
        (value, all) -> {
          HrgExpression written = literal(value);
          for (Boxes.Box box : Boxes.of(all, symbols)) {
            parts.add(new Part(box.key(symbols), written, box.generators(), Origin.UNKNOWN));
          }
        });
    return parts;
  }

  /** The cases of a function with this value, which is a map. */
  List<Case> cases(Value value) {
    List<Case> cases = new ArrayList<>();
    cases(value, List.of(), cases);
    return cases;
  }

  /**
   * Whether a value can be written: in a function or an initial value, a capitalized name is not a
   * symbol.
   */
  boolean isWritable(Value value) {
    return switch (expressions.resolved(value)) {
      case Value.Named(String symbol, _) -> !symbols.looksLikeVariable(symbol);
      case Value.MapLiteral map ->
          map.otherwise().map(this::isWritable).orElse(true)
              && map.entries().stream()
                  .allMatch(
                      entry ->
                          !symbols.looksLikeVariable(entry.key()) && isWritable(entry.value()));
    };
  }

  /**
   * As much of the value of a variable as its declaration can express: a default may be any symbol,
   * but in entries a capitalized name is not one.
   */
  public Value declared(Value value, Shape shape) {
    return declared(value, shape, false).orElseThrow();
  }

  private Optional<Value> declared(Value value, Shape shape, boolean inEntry) {
    return switch (expressions.resolved(value)) {
      case Value.Named(String symbol, _) ->
          Optional.of(value).filter(_ -> !inEntry || !symbols.looksLikeVariable(symbol));
      case Value.MapLiteral _
          when value instanceof Value.Named(String name, _) && expressions.isFunction(name) ->
          Optional.of(value);
      case Value.MapLiteral map -> declared(map, (Shape.MapShape) shape, inEntry);
    };
  }

  private Optional<Value> declared(Value.MapLiteral map, Shape.MapShape shape, boolean inEntry) {
    List<Value.Entry> entries = new ArrayList<>();
    for (Value.Entry entry : map.entries()) {
      if (!symbols.looksLikeVariable(entry.key())) {
        declared(entry.value(), shape.target(), true)
            .ifPresent(inner -> entries.add(new Value.Entry(entry.key(), inner)));
      }
    }
    if (map.otherwise().isEmpty() && entries.size() == map.entries().size()) {
      return Optional.of(new Value.MapLiteral(Optional.empty(), entries));
    }
    return declared(otherwise(map, shape), shape.target(), inEntry)
        .map(fallback -> new Value.MapLiteral(Optional.of(fallback), entries));
  }

  /** The value of a map at keys outside its type. */
  private static Value otherwise(Value.MapLiteral map, Shape.MapShape shape) {
    if (map.otherwise().isPresent()) {
      return map.otherwise().get();
    }
    Map<String, Value> entries = new HashMap<>();
    map.entries().forEach(entry -> entries.put(entry.key(), entry.value()));
    return Constants.mostFrequent(shape.source().symbols().stream().map(entries::get).toList());
  }

  /** Whether all defaults are those of the value, since no assignment can change a default. */
  public boolean keepsDefaults(Value value, Value declared, Shape shape) {
    if (!(expressions.resolved(value) instanceof Value.MapLiteral map)
        || !(expressions.resolved(declared) instanceof Value.MapLiteral said)) {
      return true;
    }
    Shape.MapShape type = (Shape.MapShape) shape;
    Map<String, Value> entries = new HashMap<>();
    said.entries().forEach(entry -> entries.put(entry.key(), entry.value()));
    return otherwise(map, type).equals(otherwise(said, type))
        && map.entries().stream()
            .allMatch(
                entry -> {
                  Value inner = entries.getOrDefault(entry.key(), said.otherwise().orElse(null));
                  return keepsDefaults(entry.value(), inner, type.target());
                });
  }

  /** Assignments that turn the declared value of a variable into its full value. */
  public List<HrgStatement> completion(String variable, Value value, Value declared, Shape shape) {
    List<HrgStatement> assignments = new ArrayList<>();
    List<ConstantTable.Row> now = ConstantTable.of(declared, shape, expressions).rows();
    List<ConstantTable.Row> wanted = ConstantTable.of(value, shape, expressions).rows();
    for (int i = 0; i < wanted.size(); i++) {
      if (!wanted.get(i).equals(now.get(i))) {
        HrgExpression place = Hrg.ref(variable);
        for (String key : wanted.get(i).keys()) {
          place = Hrg.index(place, symbols.expression(key));
        }
        assignments.add(Hrg.set(place, symbols.expression(wanted.get(i).value())));
      }
    }
    return assignments;
  }

  private void cases(Value value, List<HrgPattern> patterns, List<Case> cases) {
    switch (expressions.resolved(value)) {
      case Value.Named(String symbol, _) -> cases.add(caseOf(patterns, symbols.expression(symbol)));
      case Value.MapLiteral map -> {
        for (Value.Entry entry : map.entries()) {
          cases(entry.value(), with(patterns, pattern(entry.key())), cases);
        }
        map.otherwise()
            .ifPresent(
                other ->
                    cases(other, with(patterns, new HrgPattern.Wildcard(Origin.UNKNOWN)), cases));
      }
    }
  }

  private static List<HrgPattern> with(List<HrgPattern> patterns, HrgPattern last) {
    List<HrgPattern> all = new ArrayList<>(patterns);
    all.add(last);
    return all;
  }

  private HrgPattern pattern(String symbol) {
    return symbols
        .built(symbol)
        .<HrgPattern>map(
            built ->
                new HrgPattern.Construction(
                    Hrg.name(built.constructor()),
                    built.arguments().stream().map(this::literalPattern).toList(),
                    Origin.UNKNOWN))
        .orElseGet(() -> literalPattern(symbol));
  }

  private HrgPattern literalPattern(String symbol) {
    return new HrgPattern.Literal(Hrg.name(symbol));
  }

  private static Case caseOf(List<HrgPattern> patterns, HrgExpression body) {
    return new Case(patterns, body, Origin.UNKNOWN);
  }
}
