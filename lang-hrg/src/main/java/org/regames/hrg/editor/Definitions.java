package org.regames.hrg.editor;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.ir.antlr.Words;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.SymbolDraft;
import org.regames.ir.editor.SymbolKind;
import org.regames.ir.editor.SymbolTable;
import org.regames.ir.editor.Use;

/** The names that a text defines, each at its first definition. */
final class Definitions {
  private final Words words;
  private final SymbolTable.Builder table;
  private final Map<String, Symbol> domains = new HashMap<>();
  private final Map<String, Symbol> constructors = new HashMap<>();
  private final Map<String, Symbol> values = new HashMap<>();
  private final Map<String, Symbol> graphs = new HashMap<>();

  /** What the arguments of a constructor range over, if its domain says so. */
  private final Map<String, List<String>> ranges = new HashMap<>();

  private final BitSet defining = new BitSet();
  private final List<Definition> all;

  Definitions(Words words, SymbolTable.Builder table) {
    this.words = words;
    this.table = table;
    this.all = Definition.all(words);
    for (Definition definition : all) {
      switch (definition.kind()) {
        case DOMAIN ->
            define(
                definition,
                domains,
                SymbolDraft.of(SymbolKind.TYPE, name(definition))
                    .signature(words.text(definition.first(), definition.end() - 1)));
        case DECLARATION -> declaration(definition);
        case GRAPH -> graph(definition);
      }
    }
    all.stream().filter(d -> d.kind() == Definition.Kind.DOMAIN).forEach(this::elements);
    BuiltIns.types().forEach(draft -> domains.computeIfAbsent(draft.name(), _ -> table.add(draft)));
    BuiltIns.values().forEach(draft -> values.computeIfAbsent(draft.name(), _ -> table.add(draft)));
  }

  private String name(Definition definition) {
    return words.text(definition.name());
  }

  private void define(Definition definition, Map<String, Symbol> names, SymbolDraft draft) {
    Origin whole = words.origin(definition.first(), definition.end() - 1);
    defining.set(definition.name());
    Symbol first = names.get(draft.name());
    Symbol symbol =
        first != null
            ? first
            : table.add(
                draft
                    .at(words.origin(definition.name()), whole)
                    .comment(words.commentAbove(definition.first())));
    names.putIfAbsent(draft.name(), symbol);
    use(symbol, definition.name(), Use.Role.DEFINITION);
    table.fold(whole.start(), whole.end());
  }

  private void declaration(Definition definition) {
    int after = Definition.afterType(words, definition.name() + 2, definition.end());
    String type = words.text(definition.name() + 2, after - 1);
    boolean isFunction = words.text(after).equals(name(definition)) && words.is(after + 1, "(");
    SymbolKind kind = isFunction ? SymbolKind.FUNCTION : SymbolKind.VARIABLE;
    List<String> arguments = isFunction ? sources(words, definition.name() + 2, after) : List.of();
    SymbolDraft draft =
        SymbolDraft.of(kind, name(definition))
            .signature(name(definition) + " : " + type)
            .type(type)
            .parameters(arguments);
    define(definition, values, draft);
  }

  /** The parts of a type before its arrows. */
  static List<String> sources(Words words, int from, int end) {
    List<int[]> parts = Definition.split(words, from, end, "->");
    return parts.subList(0, Math.max(0, parts.size() - 1)).stream()
        .map(part -> words.text(part[0], part[1] - 1))
        .toList();
  }

  private void graph(Definition definition) {
    int open = definition.name() + 1;
    int close = words.is(open, "(") ? words.partner(open) : -1;
    List<String> parameters = new ArrayList<>();
    if (close > 0) {
      for (int[] part : Definition.split(words, open + 1, close, ",")) {
        parameters.add(words.text(part[0], part[1] - 1));
      }
    }
    SymbolDraft draft =
        SymbolDraft.of(SymbolKind.PROCEDURE, name(definition))
            .signature(words.text(definition.first(), close > 0 ? close : definition.name()))
            .parameters(parameters);
    define(definition, graphs, draft);
  }

  private void elements(Definition definition) {
    Symbol domain = domains.get(name(definition));
    for (int[] part : Definition.split(words, definition.name() + 2, definition.end(), "|")) {
      int at = part[0];
      boolean isConstructor = words.is(at + 1, "(");
      if (Definition.isSymbol(words, at)
          && (isConstructor || !domains.containsKey(words.text(at)))) {
        SymbolKind kind = isConstructor ? SymbolKind.CONSTRUCTOR : SymbolKind.VALUE;
        element(at, part[1], kind, domain);
      }
    }
    listed(definition, domain);
  }

  /** The symbols listed, as in {@code Card(S) where S in {black, red}}. */
  private void listed(Definition definition, Symbol domain) {
    for (int open = definition.name(); open < definition.end(); open++) {
      int close =
          words.is(open, "{") && words.is(open - 1, HrgKeywords.IN) ? words.partner(open) : -1;
      for (int at = open + 1; at < close; at++) {
        if (Definition.isSymbol(words, at) && !values.containsKey(words.text(at))) {
          element(at, at + 1, SymbolKind.VALUE, domain);
        }
      }
    }
  }

  private void element(int at, int end, SymbolKind kind, Symbol domain) {
    Map<String, Symbol> names = kind == SymbolKind.VALUE ? values : constructors;
    List<String> arguments = new ArrayList<>();
    if (kind == SymbolKind.CONSTRUCTOR) {
      for (int[] part :
          Definition.split(words, at + 2, Math.max(at + 2, words.partner(at + 1)), ",")) {
        arguments.add(words.text(part[0], part[1] - 1));
      }
      ranges.putIfAbsent(words.text(at), arguments.stream().map(a -> range(a, at, end)).toList());
    }
    SymbolDraft draft =
        SymbolDraft.of(kind, words.text(at))
            .at(words.origin(at), words.origin(at, end - 1))
            .signature(words.text(at, end - 1))
            .type(domain.name())
            .parameters(arguments);
    if (!names.containsKey(draft.name())) {
      Symbol symbol = table.add(draft);
      names.put(draft.name(), symbol);
      use(symbol, at, Use.Role.DEFINITION);
      defining.set(at);
    }
  }

  /** What a variable of a construction ranges over. */
  private String range(String variable, int from, int end) {
    for (int at = from; at < end; at++) {
      if (words.is(at, variable) && words.is(at + 1, HrgKeywords.IN)) {
        boolean isRange = words.is(at + 3, "..");
        return words.text(at + 2, isRange ? at + 4 : words.after(at + 2) - 1);
      }
    }
    return variable;
  }

  private void use(Symbol symbol, int at, Use.Role role) {
    table.use(symbol, words.start(at), words.end(at), role);
  }

  List<Definition> all() {
    return all;
  }

  /** Whether a word is a name at its definition. */
  boolean isDefining(int at) {
    return defining.get(at);
  }

  Optional<Symbol> domain(String name) {
    return Optional.ofNullable(domains.get(name));
  }

  Optional<Symbol> constructor(String name) {
    return Optional.ofNullable(constructors.get(name));
  }

  Optional<Symbol> value(String name) {
    return Optional.ofNullable(values.get(name));
  }

  Optional<Symbol> graph(String name) {
    return Optional.ofNullable(graphs.get(name));
  }

  /** What an argument of a constructor ranges over; empty if that is unknown. */
  String range(String constructor, int argument) {
    List<String> known = ranges.getOrDefault(constructor, List.of());
    return argument < known.size() ? known.get(argument) : "";
  }
}
