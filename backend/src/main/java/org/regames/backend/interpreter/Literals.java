package org.regames.backend.interpreter;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.regames.ir.Constant;
import org.regames.ir.Value;
import org.regames.ir.diagnostic.Origin;

/** Lays out the written values of constants and variables. */
final class Literals {
  private final Terms terms;
  private final Map<String, Term> done = new HashMap<>();

  Literals(Terms terms) {
    this.terms = terms;
  }

  /** The values of all constants; those that others refer to are made before these. */
  Map<String, Term> constants(List<Constant> constants) {
    Map<String, Constant> definitions = new LinkedHashMap<>();
    constants.forEach(constant -> definitions.putIfAbsent(constant.name(), constant));
    Deque<String> open = new ArrayDeque<>(definitions.keySet());
    Map<String, Boolean> started = new HashMap<>();
    while (!open.isEmpty()) {
      String name = open.peek();
      Constant constant = definitions.get(name);
      List<String> needed =
          names(constant.value())
              .filter(other -> definitions.containsKey(other) && !done.containsKey(other))
              .toList();
      if (done.containsKey(name) || needed.isEmpty()) {
        done.computeIfAbsent(name, _ -> constant(constant));
        open.pop();
      } else if (started.put(name, true) == null) {
        needed.forEach(open::push);
      } else {
        throw new IllegalArgumentException("constant " + name + " is defined by itself");
      }
    }
    return done;
  }

  private static Stream<String> names(Value value) {
    return switch (value) {
      case Value.Named(String name, _) -> Stream.of(name);
      case Value.MapLiteral map ->
          Stream.concat(map.otherwise().stream(), map.entries().stream().map(Value.Entry::value))
              .flatMap(Literals::names)
              .distinct();
    };
  }

  private Term constant(Constant constant) {
    return switch (terms.layout(constant.type(), constant.origin())) {
      case Layout.Scalar _ -> new Term.Symbol(symbol(constant.value()));
      case Layout.Table table -> new Term.MapConstant(table, block(constant.value(), table));
    };
  }

  int symbol(Value value) {
    return switch (value) {
      case Value.Named(String name, _) ->
          switch (done.get(name)) {
            case null -> terms.symbols().number(name);
            case Term.Symbol(int symbol) -> symbol;
            case Term _ -> throw new IllegalArgumentException("a map where a symbol goes: " + name);
          };
      case Value.MapLiteral _ ->
          throw new IllegalArgumentException("a map where a symbol goes: " + value);
    };
  }

  Block block(Value value, Layout.Table layout) {
    int[] cells = new int[layout.size()];
    fill(value, layout, cells, 0);
    return new Block(cells);
  }

  private void fill(Value value, Layout layout, int[] cells, int start) {
    switch (layout) {
      case Layout.Scalar _ -> cells[start] = symbol(value);
      case Layout.Table table -> {
        switch (value) {
          case Value.MapLiteral map -> fill(map, table, cells, start);
          case Value.Named(String name, Origin origin) -> {
            if (!(done.get(name) instanceof Term.MapConstant(Layout.Table from, Block block))) {
              throw new IllegalArgumentException("a symbol where a map goes: " + name);
            }
            Block same = from == table ? block : terms.conversion(from, table, origin).apply(block);
            same.copyTo(cells, start);
          }
        }
      }
    }
  }

  private void fill(Value.MapLiteral map, Layout.Table table, int[] cells, int start) {
    Layout target = table.target();
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
   * What a map without a default has there; of equally frequent values the one of an earlier key.
   */
  private static void copyMostFrequent(int[] cells, int start, int end, int size) {
    Map<Block, Integer> counts = new LinkedHashMap<>();
    for (int at = start; at < end; at += size) {
      counts.merge(Block.of(cells, at, size), 1, Integer::sum);
    }
    counts.entrySet().stream()
        .reduce((best, other) -> other.getValue() > best.getValue() ? other : best)
        .ifPresent(best -> best.getKey().copyTo(cells, end));
  }
}
