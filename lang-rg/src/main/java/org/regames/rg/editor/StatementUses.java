package org.regames.rg.editor;

import java.util.List;
import java.util.Optional;
import org.regames.ir.antlr.Words;
import org.regames.ir.editor.Mark;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.SymbolKind;
import org.regames.ir.editor.SymbolTable;
import org.regames.ir.editor.Use;

/** Resolves the names in statements by the form of the statement. */
record StatementUses(Words words, SymbolTable.Builder table, RgNames names) {
  static final List<String> KEYWORDS =
      List.of(
          "@artificialTag",
          "@disjoint",
          "@disjointExhaustive",
          "@integer",
          "@iterator",
          "@repeat",
          "@simpleApply",
          "@simpleApplyExhaustive",
          "@tagIndex",
          "@tagMaxIndex",
          "@unique",
          "const",
          "type",
          "var");

  void find(int first, int end) {
    switch (words.text(first)) {
      case "type" -> {
        mark(first, Mark.Kind.KEYWORD);
        types(first + 3, end);
      }
      case "const", "var" -> value(first, end);
      default -> {
        if (words.text(first).startsWith("@")) {
          mark(first, Mark.Kind.PRAGMA);
          pragma(first, end);
        } else if (words.is(first + 1, ",")) {
          use(names.node(first + 2), first + 2, Use.Role.READ);
          action(first + 4, end);
        }
      }
    }
  }

  private void mark(int at, Mark.Kind kind) {
    table.mark(words.start(at), words.end(at), kind);
  }

  private void use(Optional<Symbol> symbol, int at, Use.Role role) {
    if (symbol.isPresent()) {
      boolean isOwn = symbol.get().place().isKnown();
      if (!isOwn || symbol.get().place().start() != words.start(at)) {
        names.use(symbol.get(), at, role);
      }
    } else if (names.isName(at) && !names.isSymbol(at)) {
      mark(at, Mark.Kind.NUMBER);
    }
  }

  /** Types or, in braces, symbols. */
  private void types(int first, int end) {
    for (int at = first; at < end; at++) {
      if (names.isName(at)) {
        boolean isInBraces = words.is(at - 1, "{") || words.is(at - 1, ",");
        use(isInBraces ? names.symbol(at) : names.type(at), at, Use.Role.READ);
      }
    }
  }

  private void value(int first, int end) {
    mark(first, Mark.Kind.KEYWORD);
    int equals = first;
    while (equals < end && !words.is(equals, "=")) {
      equals++;
    }
    types(first + 3, equals);
    for (int at = equals + 1; at < end; at++) {
      if (names.isName(at)) {
        boolean isKey = words.is(at + 1, ":");
        use(isKey ? names.symbol(at) : names.value(at), at, Use.Role.READ);
      }
    }
  }

  private void action(int first, int end) {
    switch (words.text(first)) {
      case "?", "!" -> {
        use(names.node(first + 1), first + 1, Use.Role.READ);
        use(names.node(first + 3), first + 3, Use.Role.READ);
      }
      case "$" -> {
        if (names.symbol(first + 1).isPresent()) {
          use(names.symbol(first + 1), first + 1, Use.Role.READ);
        } else if (names.isName(first + 1)) {
          mark(first + 1, Mark.Kind.TAG);
        }
      }
      default -> expressions(first, end);
    }
  }

  private void expressions(int first, int end) {
    int equals = first;
    while (equals < end && !words.is(equals, "=")) {
      equals++;
    }
    for (int at = first; at < end; at++) {
      if (names.isName(at)) {
        boolean isType = words.is(at + 1, "(") || words.is(at + 1, "->") || words.is(at - 1, "->");
        boolean isWritten = at == first && equals < end;
        Optional<Symbol> symbol = isType ? names.type(at) : names.value(at);
        boolean isVariable = symbol.filter(s -> s.kind() == SymbolKind.VARIABLE).isPresent();
        use(symbol, at, isWritten && isVariable ? Use.Role.WRITE : Use.Role.READ);
      }
    }
  }

  /** Nodes in the part of the pragma that lists nodes, variables or symbols after that. */
  private void pragma(int first, int end) {
    boolean isAfterColon = false;
    boolean inTags = false;
    for (int at = first + 1; at < end; at++) {
      inTags = words.is(at, "[") || inTags && !words.is(at, "]");
      isAfterColon |= words.is(at, ":") && !inTags;
      if (names.isName(at)) {
        use(named(words.text(first), at, first, isAfterColon, inTags), at, Use.Role.READ);
      }
    }
  }

  private Optional<Symbol> named(
      String pragma, int at, int first, boolean isAfterColon, boolean inTags) {
    return switch (pragma) {
      case "@artificialTag" -> names.symbol(at);
      case "@integer" -> isAfterColon ? names.symbol(at) : Optional.empty();
      case "@iterator", "@repeat" -> isAfterColon ? names.value(at) : names.node(at);
      case "@disjoint", "@disjointExhaustive", "@unique" -> names.node(at);
      case "@tagIndex", "@tagMaxIndex", "@tagIndexMax" ->
          isAfterColon ? Optional.empty() : names.node(at);
      case "@simpleApply", "@simpleApplyExhaustive" ->
          at <= first + 2
              ? names.node(at)
              : inTags && words.is(at - 1, ":") ? names.type(at) : names.value(at);
      default -> Optional.empty();
    };
  }
}
