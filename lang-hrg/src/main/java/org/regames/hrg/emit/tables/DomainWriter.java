package org.regames.hrg.emit.tables;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.emit.terms.SymbolNumbers;
import org.regames.hrg.emit.terms.SymbolSyntax;
import org.regames.hrg.syntax.Generator;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgDefinition.Element;
import org.regames.ir.diagnostic.Origin;

/**
 * Writes set types as domains: the members of a smaller domain as a reference to it, and symbols
 * that are the product of their arguments' values as {@code P(X, Y) where X in 1..8, Y in {a, b}}.
 */
public final class DomainWriter {
  private static final List<List<String>> VARIABLES =
      List.of(
          List.of("N"),
          List.of("X", "Y"),
          List.of("X", "Y", "Z"),
          List.of("A", "B", "C", "D", "E", "F", "G", "H"));

  private final SymbolSyntax symbols;
  private final Map<String, List<String>> domains;

  /** Names of domains by their first symbol. */
  private final Map<String, List<String>> starts = new HashMap<>();

  /**
   * @param domains the symbols of each domain
   */
  public DomainWriter(SymbolSyntax symbols, Map<String, List<String>> domains) {
    this.symbols = symbols;
    this.domains = domains;
    domains.forEach(
        (name, members) ->
            starts.computeIfAbsent(members.getFirst(), _ -> new ArrayList<>()).add(name));
  }

  public HrgDefinition.Domain domain(String name) {
    List<String> members = domains.get(name);
    List<Element> elements = new ArrayList<>();
    int at = 0;
    while (at < members.size()) {
      Optional<String> part = part(members, at);
      if (part.isPresent()) {
        elements.add(new Element.Member(Hrg.name(part.get())));
        at += domains.get(part.get()).size();
      } else if (symbols.built(members.get(at)).isPresent()) {
        int end = end(members, at);
        elements.addAll(products(members.subList(at, end)));
        at = end;
      } else {
        elements.add(new Element.Member(Hrg.name(members.get(at))));
        at++;
      }
    }
    return new HrgDefinition.Domain(Hrg.name(name), elements, Origin.UNKNOWN);
  }

  /** The largest smaller domain whose members occur here in their order. */
  private Optional<String> part(List<String> members, int at) {
    String best = null;
    for (String name : starts.getOrDefault(members.get(at), List.of())) {
      List<String> other = domains.get(name);
      int size = other.size();
      boolean fits =
          size > 1
              && size < members.size()
              && at + size <= members.size()
              && members.subList(at, at + size).equals(other);
      if (fits && (best == null || size > domains.get(best).size())) {
        best = name;
      }
    }
    return Optional.ofNullable(best);
  }

  /** Where values of the constructor that begin here end. */
  private int end(List<String> members, int start) {
    SymbolSyntax.Built first = symbols.built(members.get(start)).orElseThrow();
    int end = start + 1;
    while (end < members.size() && part(members, end).isEmpty()) {
      Optional<SymbolSyntax.Built> next = symbols.built(members.get(end));
      boolean same =
          next.filter(built -> built.constructor().equals(first.constructor()))
              .filter(built -> built.arguments().size() == first.arguments().size())
              .isPresent();
      if (!same) {
        break;
      }
      end++;
    }
    return end;
  }

  /** The symbols as products in their order: one, or one for each value of the first argument. */
  private List<Element> products(List<String> run) {
    List<SymbolSyntax.Built> values =
        run.stream().map(s -> symbols.built(s).orElseThrow()).toList();
    Optional<Element> whole = product(values);
    if (whole.isPresent()) {
      return List.of(whole.get());
    }
    List<Element> elements = new ArrayList<>();
    int start = 0;
    for (int end = 1; end <= values.size(); end++) {
      if (end == values.size() || !first(values.get(end)).equals(first(values.get(start)))) {
        List<SymbolSyntax.Built> row = values.subList(start, end);
        product(row)
            .ifPresentOrElse(
                elements::add, () -> row.forEach(value -> elements.add(single(value))));
        start = end;
      }
    }
    return elements;
  }

  private static String first(SymbolSyntax.Built value) {
    return value.arguments().getFirst();
  }

  private static Element single(SymbolSyntax.Built value) {
    return product(List.of(value)).orElseThrow();
  }

  private static Optional<Element> product(List<SymbolSyntax.Built> values) {
    int arity = values.getFirst().arguments().size();
    List<Set<String>> ranges = new ArrayList<>();
    for (int i = 0; i < arity; i++) {
      Set<String> range = new LinkedHashSet<>();
      for (SymbolSyntax.Built value : values) {
        range.add(value.arguments().get(i));
      }
      ranges.add(range);
    }
    long size = 1;
    for (Set<String> range : ranges) {
      size *= range.size();
    }
    if (size != values.size() || !isOrdered(values, ranges)) {
      return Optional.empty();
    }
    List<String> names = VARIABLES.get(Math.min(arity, VARIABLES.size()) - 1);
    List<String> arguments = new ArrayList<>();
    Map<String, Set<String>> generators = new LinkedHashMap<>();
    for (int i = 0; i < arity; i++) {
      boolean fixed = ranges.get(i).size() == 1 || i >= names.size();
      arguments.add(fixed ? ranges.get(i).iterator().next() : names.get(i));
      if (ranges.get(i).size() > 1 && i >= names.size()) {
        return Optional.empty();
      }
      if (!fixed) {
        generators.put(names.get(i), ranges.get(i));
      }
    }
    return Optional.of(
        new Element.Construction(
            Hrg.name(values.getFirst().constructor()),
            Hrg.names(arguments),
            generators.entrySet().stream().map(e -> generator(e.getKey(), e.getValue())).toList(),
            Origin.UNKNOWN));
  }

  /** Whether the values enumerate the ranges, the last argument varying fastest. */
  private static boolean isOrdered(List<SymbolSyntax.Built> values, List<Set<String>> ranges) {
    List<List<String>> lists = ranges.stream().map(List::copyOf).toList();
    for (int at = 0; at < values.size(); at++) {
      int rest = at;
      for (int i = lists.size() - 1; i >= 0; i--) {
        List<String> range = lists.get(i);
        if (!values.get(at).arguments().get(i).equals(range.get(rest % range.size()))) {
          return false;
        }
        rest /= range.size();
      }
    }
    return true;
  }

  /** A generator for values: a range where they are consecutive numbers. */
  static Generator generator(String variable, Iterable<String> values) {
    List<String> list = new ArrayList<>();
    values.forEach(list::add);
    boolean range = list.size() > 1 && SymbolNumbers.isNumber(list.getFirst());
    for (int i = 1; range && i < list.size(); i++) {
      range =
          SymbolNumbers.isNumber(list.get(i))
              && SymbolNumbers.of(list.get(i)) == SymbolNumbers.of(list.get(i - 1)) + 1;
    }
    return new Generator(
        Hrg.name(variable),
        range
            ? new Generator.Values.Range(Hrg.name(list.getFirst()), Hrg.name(list.getLast()))
            : new Generator.Values.Members(Hrg.names(list)),
        Origin.UNKNOWN);
  }
}
