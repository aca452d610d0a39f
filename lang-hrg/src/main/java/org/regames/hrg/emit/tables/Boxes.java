package org.regames.hrg.emit.tables;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.emit.terms.SymbolSyntax;
import org.regames.hrg.syntax.Generator;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;

/** Writes sets of symbols as few keys with generators: {@code S(X, 2) where X in 1..8}. */
public final class Boxes {
  private static final List<String> VARIABLES = List.of("X", "Y", "Z", "A", "B", "C", "D");

  /**
   * The fewest and the most plain symbols that are written as one set, which should fit on a line.
   */
  private static final int LEAST_GROUP = 3;

  private static final int LARGEST_GROUP = 10;

  private Boxes() {}

  /**
   * All symbols of one constructor with arguments from these sets; or a plain symbol; or several
   * plain symbols, which are then the only argument.
   */
  record Box(String symbol, Optional<String> constructor, List<Set<String>> arguments) {
    HrgExpression key(SymbolSyntax symbols) {
      if (constructor.isEmpty()) {
        return arguments.isEmpty() ? symbols.expression(symbol) : Hrg.ref(VARIABLES.getFirst());
      }
      List<HrgExpression> written = new ArrayList<>();
      for (int i = 0; i < arguments.size(); i++) {
        Set<String> values = arguments.get(i);
        written.add(Hrg.ref(values.size() == 1 ? values.iterator().next() : VARIABLES.get(i)));
      }
      return Hrg.make(constructor.get(), written);
    }

    List<Generator> generators() {
      List<Generator> generators = new ArrayList<>();
      for (int i = 0; i < arguments.size(); i++) {
        if (arguments.get(i).size() > 1) {
          generators.add(DomainWriter.generator(VARIABLES.get(i), arguments.get(i)));
        }
      }
      return generators;
    }
  }

  /** Boxes that have each of the symbols once, and no other. */
  public static List<Box> of(List<String> all, SymbolSyntax symbols) {
    Map<List<Object>, List<SymbolSyntax.Built>> kinds = new LinkedHashMap<>();
    List<Box> boxes = new ArrayList<>();
    List<String> plain = new ArrayList<>();
    for (String symbol : all) {
      Optional<SymbolSyntax.Built> built =
          symbols.built(symbol).filter(value -> value.arguments().size() <= VARIABLES.size());
      if (built.isPresent()) {
        List<Object> kind = List.of(built.get().constructor(), built.get().arguments().size());
        kinds.computeIfAbsent(kind, _ -> new ArrayList<>()).add(built.get());
      } else {
        plain.add(symbol);
      }
    }
    for (int at = 0; at < plain.size(); at += LARGEST_GROUP) {
      List<String> group = plain.subList(at, Math.min(at + LARGEST_GROUP, plain.size()));
      if (group.size() >= LEAST_GROUP) {
        boxes.add(new Box("", Optional.empty(), List.of(new LinkedHashSet<>(group))));
      } else {
        group.forEach(symbol -> boxes.add(new Box(symbol, Optional.empty(), List.of())));
      }
    }
    kinds.forEach(
        (kind, values) -> {
          List<List<Set<String>>> found =
              products(values.stream().map(SymbolSyntax.Built::arguments).toList());
          found.forEach(
              arguments ->
                  boxes.add(new Box("", Optional.of((String) kind.getFirst()), arguments)));
        });
    return boxes;
  }

  /**
   * Tuples as products: those that differ in their first element only and have equal rests go
   * together, from the last element to the first.
   */
  public static List<List<Set<String>>> products(List<List<String>> tuples) {
    if (tuples.getFirst().isEmpty()) {
      return List.of(List.of());
    }
    Map<String, List<List<String>>> rests = new LinkedHashMap<>();
    for (List<String> tuple : tuples) {
      rests
          .computeIfAbsent(tuple.getFirst(), _ -> new ArrayList<>())
          .add(tuple.subList(1, tuple.size()));
    }
    Map<List<Set<String>>, Set<String>> firsts = new LinkedHashMap<>();
    rests.forEach(
        (first, rest) ->
            products(rest)
                .forEach(
                    box -> firsts.computeIfAbsent(box, _ -> new LinkedHashSet<>()).add(first)));
    List<List<Set<String>>> result = new ArrayList<>();
    firsts.forEach(
        (rest, first) -> {
          List<Set<String>> box = new ArrayList<>();
          box.add(first);
          box.addAll(rest);
          result.add(box);
        });
    return result;
  }
}
