package org.regames.hrg.emit.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.emit.terms.Rewriting;
import org.regames.hrg.emit.terms.SymbolNumbers;
import org.regames.hrg.emit.terms.SymbolSyntax;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition.Case;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgPattern;
import org.regames.ir.diagnostic.Origin;

/**
 * Writes a constant map as cases with formulas: keys of the same constructors become one case if an
 * expression gives all their values, otherwise one for each value of a part, or for each key.
 */
public final class FunctionWriter {
  private static final List<List<String>> NAMES =
      List.of(
          List.of("X", "Y", "Z", "W"),
          List.of("A", "B", "C", "D"),
          List.of("I", "J", "K", "L"),
          List.of("P", "Q", "R", "S"));

  /** The kind of an argument: its constructor with its number of arguments, or itself. */
  private record Head(String symbol, int parts) {
    static final Head NUMBER = new Head("", 1);

    /** Any argument: not the same as any number, which has this pattern too. */
    static final Head ANY = new Head("_", 1);
  }

  private record Row(List<Head> heads, List<String> key, KeyFormula.Value value) {}

  /**
   * A case before its patterns are written: the name or the required symbol of each part of the
   * key.
   */
  private record Draft(List<Head> heads, List<String> parts, HrgExpression body) {}

  private final SymbolSyntax symbols;

  FunctionWriter(SymbolSyntax symbols) {
    this.symbols = symbols;
  }

  /**
   * The cases for a table; empty if one of them is for a symbol that would be read as a variable.
   */
  Optional<List<Case>> cases(ConstantTable table) {
    List<Draft> drafts = new ArrayList<>();
    groups(table).forEach(group -> drafts.addAll(drafts(group, List.of())));
    return written(drafts, table);
  }

  /** The same where each case is a formula for all keys of its constructors. */
  Optional<List<Case>> formulas(ConstantTable table) {
    List<Draft> drafts = new ArrayList<>();
    for (List<Row> group : groups(table)) {
      Optional<Draft> draft = formula(group, List.of());
      if (draft.isEmpty()) {
        return Optional.empty();
      }
      drafts.add(draft.get());
    }
    return written(drafts, table);
  }

  private Optional<List<Case>> written(List<Draft> drafts, ConstantTable table) {
    List<Draft> merged = merge(drafts, table.sources());
    boolean readable =
        merged.stream()
            .flatMap(draft -> draft.heads.stream())
            .noneMatch(head -> head.parts == 0 && symbols.looksLikeVariable(head.symbol));
    return readable ? Optional.of(merged.stream().map(this::written).toList()) : Optional.empty();
  }

  /** The rows whose keys are alike, those with the fewest numbers first. */
  private List<List<Row>> groups(ConstantTable table) {
    Map<List<Head>, List<Row>> groups = new LinkedHashMap<>();
    for (ConstantTable.Row row : table.rows()) {
      List<Head> heads = row.keys().stream().map(this::head).toList();
      List<String> parts = row.keys().stream().flatMap(key -> parts(key).stream()).toList();
      groups
          .computeIfAbsent(heads, _ -> new ArrayList<>())
          .add(new Row(heads, parts, taken(row.value())));
    }
    return groups.values().stream()
        .sorted(Comparator.comparing(group -> numbers(group.getFirst().heads)))
        .toList();
  }

  private static int numbers(List<Head> heads) {
    return (int) heads.stream().filter(Head.NUMBER::equals).count();
  }

  private Head head(String symbol) {
    return SymbolNumbers.isNumber(symbol)
        ? Head.NUMBER
        : symbols
            .built(symbol)
            .map(built -> new Head(built.constructor(), built.arguments().size()))
            .orElseGet(() -> new Head(symbol, 0));
  }

  private List<String> parts(String symbol) {
    return SymbolNumbers.isNumber(symbol)
        ? List.of(symbol)
        : symbols.built(symbol).map(SymbolSyntax.Built::arguments).orElse(List.of());
  }

  private KeyFormula.Value taken(String symbol) {
    return symbols
        .built(symbol)
        .map(built -> new KeyFormula.Value(built.constructor(), built.arguments()))
        .orElseGet(() -> new KeyFormula.Value("", List.of(symbol)));
  }

  /** The names of the parts that keys of these heads have. */
  private static List<String> names(List<Head> heads) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < heads.size(); i++) {
      for (int part = 0; part < heads.get(i).parts; part++) {
        List<String> of = NAMES.get(i);
        names.add(part < of.size() ? of.get(part) : of.getLast() + part);
      }
    }
    return names;
  }

  /**
   * One case for all these rows, if an expression gives their values.
   *
   * @param fixed the parts that all these rows have in common and cases must look at
   */
  private static Optional<Draft> formula(List<Row> rows, List<Integer> fixed) {
    List<Head> heads = rows.getFirst().heads;
    List<String> names = names(heads);
    List<List<String>> keys = rows.stream().map(Row::key).toList();
    List<KeyFormula.Value> values = rows.stream().map(Row::value).toList();
    return TableFormula.of(keys, values, names)
        .map(
            found -> {
              List<String> parts = new ArrayList<>();
              for (int part = 0; part < names.size(); part++) {
                String name = found.used().contains(part) ? names.get(part) : "_";
                parts.add(fixed.contains(part) ? keys.getFirst().get(part) : name);
              }
              return new Draft(heads, parts, body(found.expression(), parts, names));
            });
  }

  /** The cases for these rows, in as many as are needed. */
  private static List<Draft> drafts(List<Row> rows, List<Integer> fixed) {
    Optional<Draft> formula = formula(rows, fixed);
    if (formula.isPresent()) {
      return List.of(formula.get());
    }
    int parts = names(rows.getFirst().heads).size();
    List<Draft> best = null;
    for (int part = 0; part < parts && fixed.size() < 2; part++) {
      if (!fixed.contains(part)) {
        List<Draft> split = split(rows, fixed, part);
        best = best == null || split.size() < best.size() ? split : best;
      }
    }
    return best != null && best.size() < rows.size() ? best : literal(rows);
  }

  /** The expression where parts that are fixed have no names. */
  private static HrgExpression body(HrgExpression body, List<String> parts, List<String> names) {
    HrgExpression result = body;
    for (int part = 0; part < parts.size(); part++) {
      if (!parts.get(part).equals("_") && !parts.get(part).equals(names.get(part))) {
        result = Rewriting.deep(result, Rewriting.renaming(names.get(part), parts.get(part)));
      }
    }
    return result;
  }

  private static List<Draft> split(List<Row> rows, List<Integer> fixed, int part) {
    Map<String, List<Row>> groups = new LinkedHashMap<>();
    for (Row row : rows) {
      groups.computeIfAbsent(row.key.get(part), _ -> new ArrayList<>()).add(row);
    }
    List<Integer> more = new ArrayList<>(fixed);
    more.add(part);
    List<Draft> drafts = new ArrayList<>();
    for (List<Row> group : groups.values()) {
      if (group.size() == rows.size()) {
        return literal(rows);
      }
      drafts.addAll(drafts(group, more));
    }
    return drafts;
  }

  private static List<Draft> literal(List<Row> rows) {
    return rows.stream()
        .map(
            row ->
                new Draft(
                    row.heads,
                    row.key,
                    new KeyFormula(
                            row.value.constructor(),
                            row.value.arguments().stream()
                                .<KeyFormula.Term>map(KeyFormula.Term.Fixed::new)
                                .toList())
                        .expression(List.of())))
        .toList();
  }

  /**
   * Merges cases into one with a wildcard if they differ only in one argument and cover all its
   * values.
   */
  private List<Draft> merge(List<Draft> drafts, List<List<String>> sources) {
    List<Draft> result = new ArrayList<>(drafts);
    for (int position = 0; position < sources.size(); position++) {
      Set<Head> all = new HashSet<>();
      sources.get(position).forEach(symbol -> all.add(head(symbol)));
      Map<List<Object>, List<Draft>> alike = new LinkedHashMap<>();
      for (Draft draft : result) {
        alike.computeIfAbsent(without(draft, position), _ -> new ArrayList<>()).add(draft);
      }
      for (List<Draft> group : alike.values()) {
        Set<Head> heads = new HashSet<>();
        boolean open = true;
        for (Draft draft : group) {
          heads.add(draft.heads.get(position));
          open &= parts(draft, position).stream().allMatch("_"::equals);
        }
        if (open && group.size() > 1 && heads.equals(all)) {
          Draft first = group.getFirst();
          List<Head> wild = new ArrayList<>(first.heads);
          wild.set(position, Head.ANY);
          List<String> parts = new ArrayList<>();
          for (int i = 0; i < first.heads.size(); i++) {
            parts.addAll(i == position ? List.of("_") : parts(first, i));
          }
          result.set(result.indexOf(first), new Draft(wild, parts, first.body));
          result.removeAll(group.subList(1, group.size()));
        }
      }
    }
    return result;
  }

  private static List<Object> without(Draft draft, int position) {
    List<Object> rest = new ArrayList<>();
    for (int i = 0; i < draft.heads.size(); i++) {
      if (i != position) {
        rest.add(draft.heads.get(i));
        rest.add(parts(draft, i));
      }
    }
    rest.add(draft.body);
    return rest;
  }

  private static List<String> parts(Draft draft, int position) {
    int start = 0;
    for (int i = 0; i < position; i++) {
      start += draft.heads.get(i).parts;
    }
    return draft.parts.subList(start, start + draft.heads.get(position).parts);
  }

  private Case written(Draft draft) {
    List<HrgPattern> patterns = new ArrayList<>();
    for (int i = 0; i < draft.heads.size(); i++) {
      Head head = draft.heads.get(i);
      List<HrgPattern> parts = parts(draft, i).stream().map(FunctionWriter::pattern).toList();
      if (head.equals(Head.NUMBER) || head.equals(Head.ANY)) {
        patterns.add(parts.getFirst());
      } else if (head.parts == 0) {
        patterns.add(pattern(head.symbol));
      } else {
        patterns.add(new HrgPattern.Construction(Hrg.name(head.symbol), parts, Origin.UNKNOWN));
      }
    }
    return new Case(patterns, draft.body, Origin.UNKNOWN);
  }

  private static HrgPattern pattern(String text) {
    if (text.equals("_")) {
      return new HrgPattern.Wildcard(Origin.UNKNOWN);
    }
    return Hrg.name(text).isPatternVariable()
        ? new HrgPattern.Variable(Hrg.name(text))
        : new HrgPattern.Literal(Hrg.name(text));
  }
}
