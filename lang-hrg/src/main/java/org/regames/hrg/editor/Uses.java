package org.regames.hrg.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.Name;
import org.regames.ir.antlr.Words;
import org.regames.ir.editor.Mark;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.SymbolKind;
import org.regames.ir.editor.SymbolTable;
import org.regames.ir.editor.Use;

/** Finds out what the names in definitions mean. */
record Uses(Words words, SymbolTable.Builder table, Definitions definitions) {
  /** Adds the uses in all definitions, and in the text between them. */
  void find() {
    int at = 0;
    for (Definition definition : definitions.all()) {
      words(at, definition.first(), Optional.empty());
      Optional<Locals> locals =
          owner(definition).map(owner -> new Locals(words, table, definitions, definition, owner));
      words(definition.first(), definition.end(), locals);
      at = definition.end();
    }
    words(at, words.size(), Optional.empty());
  }

  private Optional<Symbol> owner(Definition definition) {
    String name = words.text(definition.name());
    return switch (definition.kind()) {
      case DOMAIN -> definitions.domain(name);
      case DECLARATION -> definitions.value(name);
      case GRAPH -> definitions.graph(name);
    };
  }

  private void words(int from, int end, Optional<Locals> locals) {
    for (int at = from; at < end; at++) {
      if (words.is(at, "$") || words.is(at, "$_")) {
        at = tags(at + 1, end, locals) - 1;
      } else if (Definition.isName(words, at)) {
        name(at, locals);
      } else if (words.is(at, "{") && words.partner(at) > 0) {
        table.fold(words.start(at), words.end(words.partner(at)));
      }
    }
  }

  /** Tags that are not names stand for themselves. */
  private int tags(int at, int end, Optional<Locals> locals) {
    int close = words.is(at, "(") ? words.partner(at) : at;
    int last = close < 0 ? Math.min(end, at + 1) : close + 1;
    for (int tag = at; tag < last; tag++) {
      if (Definition.isName(words, tag)) {
        Optional<Symbol> symbol = local(tag, locals).or(symbolNamed(words.text(tag)));
        if (symbol.isPresent()) {
          use(symbol.get(), tag, Use.Role.READ);
        } else {
          table.mark(words.start(tag), words.end(tag), Mark.Kind.TAG);
        }
      }
    }
    return last;
  }

  private Supplier<Optional<Symbol>> symbolNamed(String name) {
    return () -> definitions.value(name).filter(value -> value.kind() == SymbolKind.VALUE);
  }

  private static Optional<Symbol> none() {
    return Optional.empty();
  }

  private Optional<Symbol> local(int at, Optional<Locals> locals) {
    return locals.flatMap(known -> known.find(at));
  }

  private void name(int at, Optional<Locals> locals) {
    String name = words.text(at);
    boolean defined =
        definitions.isDefining(at) || locals.filter(known -> known.isDefining(at)).isPresent();
    if (defined) {
      return;
    }
    if (Name.isNumber(name)) {
      table.mark(words.start(at), words.end(at), Mark.Kind.NUMBER);
      return;
    }
    Optional<Symbol> symbol = local(at, locals).or(() -> global(at));
    if (symbol.isPresent()) {
      use(symbol.get(), at, role(at, symbol.get()));
    } else if (HrgKeywords.GRAMMAR.contains(name)) {
      table.mark(words.start(at), words.end(at), Mark.Kind.KEYWORD);
    }
  }

  /**
   * What a name means that is not local to its definition; the likeliest meanings are tried first.
   */
  private Optional<Symbol> global(int at) {
    String name = words.text(at);
    Optional<Symbol> domain = definitions.domain(name);
    Optional<Symbol> constructor = definitions.constructor(name);
    Optional<Symbol> value = definitions.value(name);
    Optional<Symbol> graph = definitions.graph(name);
    boolean isReachable = words.is(at - 1, "(") && words.is(at - 2, HrgKeywords.REACHABLE);
    List<Optional<Symbol>> order =
        isType(at)
            ? List.of(domain, value, constructor, graph)
            : !words.is(at + 1, "(")
                ? List.of(value, domain, graph, constructor)
                : isReachable || words.startsLine(at) && isStatement(at)
                    ? List.of(graph, value, constructor, domain)
                    : List.of(constructor, value, graph, domain);
    return order.stream().flatMap(Optional::stream).findFirst().or(Uses::none);
  }

  private boolean isStatement(int at) {
    int close = words.partner(at + 1);
    return close > 0 && !words.is(close + 1, "=");
  }

  private boolean isType(int at) {
    return switch (words.text(at - 1)) {
      case ":" -> !words.is(at - 2, "{");
      case "->", HrgKeywords.IN -> true;
      default -> words.is(at + 1, "(") && words.is(at + 2, "*") || words.is(at + 1, "->");
    };
  }

  private Use.Role role(int at, Symbol symbol) {
    if (symbol.kind() == SymbolKind.PROCEDURE) {
      return Use.Role.CALL;
    }
    int after = at + 1;
    while (Stream.of("(", "[").anyMatch(words.text(after)::equals) && words.partner(after) > 0) {
      after = words.after(after);
    }
    return symbol.kind() == SymbolKind.VARIABLE && words.is(after, "=")
        ? Use.Role.WRITE
        : Use.Role.READ;
  }

  private void use(Symbol symbol, int at, Use.Role role) {
    table.use(symbol, words.start(at), words.end(at), role);
  }
}
