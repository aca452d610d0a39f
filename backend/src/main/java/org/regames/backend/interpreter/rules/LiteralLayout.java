package org.regames.backend.interpreter.rules;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.regames.backend.interpreter.values.MapBlock;
import org.regames.backend.interpreter.values.TypeLayout;
import org.regames.ir.Constant;
import org.regames.ir.Value;
import org.regames.ir.diagnostic.Origin;

/** Lays out the written values of constants and variables. */
final class LiteralLayout {
  private final TermResolver terms;
  private final Map<String, ResolvedTerm> done = new HashMap<>();

  LiteralLayout(TermResolver terms) {
    this.terms = terms;
  }

  /** The values of all constants; those that others refer to are computed first. */
  Map<String, ResolvedTerm> constants(List<Constant> constants) {
    Map<String, Constant> definitions = new LinkedHashMap<>();
    constants.forEach(constant -> definitions.putIfAbsent(constant.name(), constant));
    Deque<String> open = new ArrayDeque<>(definitions.keySet());
    Map<String, Boolean> started = new HashMap<>();
    while (!open.isEmpty()) {
      String name = open.peek();
      Constant constant = definitions.get(name);
      List<String> needed =
          constant
              .value()
              .leaves()
              .map(Value.Named::name)
              .distinct()
              .filter(other -> definitions.containsKey(other) && !done.containsKey(other))
              .toList();
      if (done.containsKey(name) || needed.isEmpty()) {
        done.computeIfAbsent(name, _ -> constant(constant));
        open.pop();
      } else if (started.put(name, true) == null) {
        needed.forEach(open::push);
      } else {
        throw new IllegalArgumentException("constant " + name + " is defined in terms of itself");
      }
    }
    return done;
  }

  private ResolvedTerm constant(Constant constant) {
    return switch (terms.layout(constant.type(), constant.origin())) {
      case TypeLayout.Scalar _ -> new ResolvedTerm.Symbol(symbol(constant.value()));
      case TypeLayout.Table table ->
          new ResolvedTerm.MapConstant(table, block(constant.value(), table));
    };
  }

  int symbol(Value value) {
    return switch (value) {
      case Value.Named(String name, _) ->
          switch (done.get(name)) {
            case null -> terms.symbols().number(name);
            case ResolvedTerm.Symbol(int symbol) -> symbol;
            case ResolvedTerm _ ->
                throw new IllegalArgumentException("a map where a symbol goes: " + name);
          };
      case Value.MapLiteral _ ->
          throw new IllegalArgumentException("a map where a symbol goes: " + value);
    };
  }

  MapBlock block(Value value, TypeLayout.Table layout) {
    int[] cells = new int[layout.size()];
    fill(value, layout, cells, 0);
    return new MapBlock(cells);
  }

  private void fill(Value value, TypeLayout layout, int[] cells, int start) {
    switch (layout) {
      case TypeLayout.Scalar _ -> cells[start] = symbol(value);
      case TypeLayout.Table table -> {
        switch (value) {
          case Value.MapLiteral map -> fill(map, table, cells, start);
          case Value.Named(String name, Origin origin) -> {
            if (!(done.get(name)
                instanceof ResolvedTerm.MapConstant(TypeLayout.Table from, MapBlock block))) {
              throw new IllegalArgumentException("a symbol where a map goes: " + name);
            }
            MapBlock same =
                from == table ? block : terms.conversion(from, table, origin).apply(block);
            same.copyTo(cells, start);
          }
        }
      }
    }
  }

  private void fill(Value.MapLiteral map, TypeLayout.Table table, int[] cells, int start) {
    TypeLayout target = table.target();
    int end = start + table.offsetOfDefault();
    map.otherwise()
        .ifPresent(
            otherwise -> {
              fill(otherwise, target, cells, end);
              for (int at = start; at < end; at += target.size()) {
                System.arraycopy(cells, end, cells, at, target.size());
              }
            });
    for (Value.Entry entry : map.entries()) {
      int at = start + table.offsetOf(terms.symbols().number(entry.key()));
      if (at == end) {
        throw new IllegalArgumentException("no key of the type: " + entry.key());
      }
      fill(entry.value(), target, cells, at);
    }
    if (map.otherwise().isEmpty()) {
      copyMostFrequent(cells, start, end, target.size());
    }
  }

  /**
   * Fills in the default of a map without one: its most frequent value, of several that of the
   * earliest key.
   */
  private static void copyMostFrequent(int[] cells, int start, int end, int size) {
    Map<MapBlock, Integer> counts = new LinkedHashMap<>();
    for (int at = start; at < end; at += size) {
      counts.merge(MapBlock.of(cells, at, size), 1, Integer::sum);
    }
    counts.entrySet().stream()
        .reduce((best, other) -> other.getValue() > best.getValue() ? other : best)
        .ifPresent(best -> best.getKey().copyTo(cells, end));
  }
}
