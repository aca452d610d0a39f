package org.regames.hrg.emit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.syntax.HrgDefinition.Case;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgExpression.Part;
import org.regames.hrg.syntax.HrgPattern;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.ir.Value;
import org.regames.ir.diagnostic.Origin;

/** Writes constant maps as cases of functions, and initial values as map literals. */
final class ValueWriter {
  private final Symbols symbols;
  private final Expressions expressions;

  ValueWriter(Symbols symbols, Expressions expressions) {
    this.symbols = symbols;
    this.expressions = expressions;
  }

  /** The value as an expression: a symbol, the name of a function or a map literal. */
  HrgExpression literal(Value value) {
    return switch (value) {
      case Value.Named(String name, _) ->
          expressions.resolved(value) instanceof Value.Named(String symbol, _)
              ? symbols.expression(symbol)
              : Syntax.reference(name);
      case Value.MapLiteral map -> {
        Optional<HrgExpression> otherwise = map.otherwise().map(this::literal);
        yield Syntax.map(otherwise, parts(map));
      }
    };
  }

  /** The entries, those of one value together. */
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
  List<Case> cases(Value.MapLiteral value) {
    List<Case> cases = new ArrayList<>();
    cases(value, List.of(), cases);
    return cases;
  }

  /**
   * Whether a value can be written: where it is one for a function or begins a variable, a name in
   * upper case is no symbol.
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
   * Statements that give a variable its value, for what cannot be written otherwise.
   *
   * @param target the variable, or a place in it
   * @param keys names for the keys of maps, which no symbol has
   */
  List<HrgStatement> assign(HrgExpression target, HrgType type, Value value, FreshNames keys) {
    return switch (expressions.resolved(value)) {
      case Value.Named(String symbol, _) ->
          List.of(Syntax.assignment(target, symbols.expression(symbol)));
      case Value.MapLiteral map -> {
        HrgType.Arrow arrow = (HrgType.Arrow) type;
        List<HrgStatement> all = new ArrayList<>();
        if (map.otherwise().isPresent()) {
          String key = keys.fresh("Key");
          HrgExpression place = Syntax.index(target, Syntax.reference(key));
          List<HrgStatement> each = assign(place, arrow.target(), map.otherwise().get(), keys);
          all.add(
              new HrgStatement.RepeatIn(
                  Syntax.name(key), arrow.source(), Syntax.block(each), Origin.UNKNOWN));
        }
        for (Value.Entry entry : map.entries()) {
          HrgExpression place = Syntax.index(target, symbols.expression(entry.key()));
          all.addAll(assign(place, arrow.target(), entry.value(), keys));
        }
        yield all;
      }
    };
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
                    Syntax.name(built.constructor()),
                    built.arguments().stream().map(this::literalPattern).toList(),
                    Origin.UNKNOWN))
        .orElseGet(() -> literalPattern(symbol));
  }

  private HrgPattern literalPattern(String symbol) {
    return new HrgPattern.Literal(Syntax.name(symbol));
  }

  private static Case caseOf(List<HrgPattern> patterns, HrgExpression body) {
    return new Case(patterns, body, Origin.UNKNOWN);
  }
}
