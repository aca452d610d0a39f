package org.regames.hrg.editor;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.ir.antlr.Words;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.SymbolDraft;
import org.regames.ir.editor.SymbolKind;
import org.regames.ir.editor.SymbolTable;
import org.regames.ir.editor.Use;

/** The names that are local to one definition, each with its scope as a range of words. */
final class Locals {
  /** A name and its scope: from its first word to the one after its last. */
  private record Local(Symbol symbol, int first, int end) {}

  private final Words words;
  private final SymbolTable.Builder table;
  private final Definitions definitions;
  private final Definition definition;
  private final Symbol owner;
  private final List<Local> found = new ArrayList<>();

  /** The words at which local names are defined. */
  private final Set<Integer> defining = new HashSet<>();

  Locals(
      Words words,
      SymbolTable.Builder table,
      Definitions definitions,
      Definition definition,
      Symbol owner) {
    this.words = words;
    this.table = table;
    this.definitions = definitions;
    this.definition = definition;
    this.owner = owner;
    switch (definition.kind()) {
      case DOMAIN -> {}
      case DECLARATION -> cases();
      case GRAPH -> graph();
    }
    generators();
  }

  /** The innermost local name around a word. */
  Optional<Symbol> find(int at) {
    Local best = null;
    for (Local local : found) {
      boolean fits = local.symbol.name().equals(words.text(at));
      if (fits && local.first <= at && at < local.end) {
        best = best == null || local.end - local.first <= best.end - best.first ? local : best;
      }
    }
    return Optional.ofNullable(best).map(Local::symbol);
  }

  boolean isDefining(int at) {
    return defining.contains(at);
  }

  private void graph() {
    int open = definition.name() + 1;
    int close = words.is(open, "(") ? Math.max(open, words.partner(open)) : open;
    for (int[] part : Definition.split(words, open + 1, close, ",")) {
      if (Definition.isSymbol(words, part[0]) && words.is(part[0] + 1, ":")) {
        String type = words.text(part[0] + 2, part[1] - 1);
        add(part[0], SymbolKind.PARAMETER, type, open, definition.end());
      }
    }
    for (int at = close; at < definition.end(); at++) {
      boolean binds = words.is(at, HrgKeywords.BRANCH) || words.is(at, HrgKeywords.REPEAT);
      if (binds && Definition.isSymbol(words, at + 1) && words.is(at + 2, HrgKeywords.IN)) {
        int block = Definition.afterType(words, at + 3, definition.end());
        int end = words.partner(block) > block ? words.partner(block) : definition.end();
        add(at + 1, SymbolKind.LOCAL, words.text(at + 3, block - 1), at, end);
      }
    }
  }

  /** The variables in the patterns of each case of a function. */
  private void cases() {
    int from = Definition.afterType(words, definition.name() + 2, definition.end());
    List<String> sources = Definitions.sources(words, definition.name() + 2, from);
    int at = nextCase(from);
    while (at < definition.end()) {
      int close = words.partner(at + 1);
      int next = nextCase(close);
      List<int[]> patterns = Definition.split(words, at + 2, close, ",");
      for (int i = 0; i < patterns.size(); i++) {
        String type = i < sources.size() ? sources.get(i) : "";
        pattern(patterns.get(i)[0], patterns.get(i)[1], type, at, next);
      }
      at = next;
    }
  }

  private int nextCase(int from) {
    String name = words.text(definition.name());
    int at = from;
    while (at < definition.end()) {
      int close = words.partner(at + 1);
      if (words.is(at, name) && close > at && words.is(close + 1, "=")) {
        return at;
      }
      at = words.after(at);
    }
    return definition.end();
  }

  private void pattern(int at, int end, String type, int first, int last) {
    if (words.is(at + 1, "(")) {
      List<int[]> inner =
          Definition.split(words, at + 2, Math.max(at + 2, words.partner(at + 1)), ",");
      for (int i = 0; i < inner.size(); i++) {
        String range = definitions.range(words.text(at), i);
        pattern(inner.get(i)[0], inner.get(i)[1], range, first, last);
      }
    } else if (at < end && Definition.isUpper(words.text(at)) && bound(at, first).isEmpty()) {
      Symbol variable = add(at, SymbolKind.LOCAL, type, first, last);
      if (!type.isEmpty() && !type.equals(variable.name())) {
        table.hint(words.end(at), ": " + variable.type());
      }
    }
  }

  /** A variable that already occurs in the same patterns. */
  private Optional<Symbol> bound(int at, int first) {
    return found.stream()
        .filter(local -> local.first == first)
        .map(Local::symbol)
        .filter(symbol -> symbol.name().equals(words.text(at)))
        .findFirst();
  }

  /** The variables after {@code where}, whose scope is the part that ends with it. */
  private void generators() {
    for (int at = definition.first(); at < definition.end(); at++) {
      if (words.is(at, HrgKeywords.WHERE)) {
        int first = partStart(at);
        int end = partEnd(at);
        for (int[] part : Definition.split(words, at + 1, end, ",")) {
          if (Definition.isSymbol(words, part[0]) && words.is(part[0] + 1, HrgKeywords.IN)) {
            String range = words.text(part[0] + 2, part[1] - 1);
            add(part[0], SymbolKind.LOCAL, range, first, end);
          }
        }
      }
    }
  }

  private int partStart(int where) {
    boolean isDomain = definition.kind() == Definition.Kind.DOMAIN;
    int at = where - 1;
    while (at > definition.name()) {
      int partner = words.partner(at);
      boolean ends =
          switch (words.text(at)) {
            case "{", ";", "|", "(" -> true;
            case "=" -> isDomain;
            default -> false;
          };
      if (ends) {
        return at + 1;
      }
      at = (partner >= 0 && partner < at ? partner : at) - 1;
    }
    return definition.name() + 1;
  }

  private int partEnd(int where) {
    int at = where + 1;
    while (at < definition.end()) {
      switch (words.text(at)) {
        case "}", ";", "|", ")" -> {
          return at;
        }
        default -> at = words.after(at);
      }
    }
    return definition.end();
  }

  private Symbol add(int at, SymbolKind kind, String type, int first, int end) {
    Symbol symbol =
        table.add(
            SymbolDraft.of(kind, words.text(at))
                .at(words.origin(at), words.origin(at))
                .inside(owner, words.origin(first, Math.max(first, end - 1)))
                .signature(words.text(at) + (type.isEmpty() ? "" : " : " + type))
                .type(type));
    found.add(new Local(symbol, first, end));
    defining.add(at);
    table.use(symbol, words.start(at), words.end(at), Use.Role.DEFINITION);
    return symbol;
  }
}
