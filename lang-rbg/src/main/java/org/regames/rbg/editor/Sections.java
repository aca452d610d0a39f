package org.regames.rbg.editor;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.antlr.Words;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.SymbolDraft;
import org.regames.ir.editor.SymbolKind;
import org.regames.ir.editor.SymbolTable;
import org.regames.ir.editor.Use;
import org.regames.rbg.grammar.RbgLexer;

/** The names that sections and macros define. */
final class Sections {
  private final Words words;
  private final SymbolTable.Builder table;

  /** By name and number of arguments, as several may have the same name. */
  private final Map<String, Symbol> macros = new HashMap<>();

  private final Map<String, Symbol> names = new HashMap<>();
  private final Map<Integer, Symbol> macroAt = new HashMap<>();
  private final BitSet defining = new BitSet();

  Sections(Words words, SymbolTable.Builder table) {
    this.words = words;
    this.table = table;
  }

  private static String key(String name, int arguments) {
    return name + "/" + arguments;
  }

  /** Adds the macro that an item defines, if it defines one. */
  void macro(Item item) {
    Origin whole = words.origin(item.first(), item.end() - 1);
    table.fold(whole.start(), whole.end());
    if (!item.isMacro(words)) {
      return;
    }
    List<String> parameters = parameterWords(item).stream().map(words::text).toList();
    String key = key(words.text(item.name()), parameters.size());
    if (!macros.containsKey(key)) {
      int close = parameters.isEmpty() ? item.name() : words.partner(item.name() + 1);
      SymbolDraft draft =
          SymbolDraft.of(SymbolKind.MACRO, words.text(item.name()))
              .at(words.origin(item.name()), whole)
              .signature(words.text(item.first(), Math.max(item.name(), close)))
              .parameters(parameters)
              .comment(words.commentAbove(item.first()));
      macros.put(key, table.add(draft));
    }
    use(macros.get(key), item.name());
    macroAt.put(item.first(), macros.get(key));
  }

  private List<Integer> parameterWords(Item item) {
    List<Integer> found = new ArrayList<>();
    int open = item.name() + 1;
    if (item.isMacro(words) && words.is(open, "(")) {
      for (int at = open + 1; at < Math.min(words.partner(open), item.end()); at++) {
        if (words.type(at) == RbgLexer.NAME) {
          found.add(at);
        }
      }
    }
    return found;
  }

  /** The parameters of a macro, whose scope is its body. */
  List<Symbol> parameters(Item item) {
    Symbol macro = macroAt.get(item.first());
    List<Symbol> found = new ArrayList<>();
    for (int at : parameterWords(item)) {
      SymbolDraft draft =
          SymbolDraft.of(SymbolKind.PARAMETER, words.text(at))
              .at(words.origin(at), words.origin(at))
              .inside(macro, words.origin(item.first(), item.end() - 1));
      Symbol symbol = table.add(draft);
      use(symbol, at);
      found.add(symbol);
    }
    return found;
  }

  /** Adds what a section defines, and labels and nodes of the board also from macros. */
  void define(Item item) {
    for (int at = item.body(); at < item.end(); at++) {
      boolean isPlain = !words.is(at - 1, "~") && !words.is(at + 1, "~");
      if (words.type(at) == RbgLexer.NAME && isPlain) {
        Optional<SymbolKind> kind =
            switch (words.type(item.name())) {
              case RbgLexer.PLAYERS -> numbered(at, SymbolKind.PLAYER);
              case RbgLexer.VARIABLES -> numbered(at, SymbolKind.VARIABLE);
              case RbgLexer.PIECES ->
                  isMacro(at) ? Optional.empty() : Optional.of(SymbolKind.PIECE);
              case RbgLexer.BOARD -> place(at);
              case RbgLexer.NAME -> label(at);
              default -> Optional.empty();
            };
        int place = at;
        kind.ifPresent(known -> define(place, known));
      }
    }
  }

  private void define(int at, SymbolKind kind) {
    if (!names.containsKey(words.text(at))) {
      int last = words.is(at + 1, "(") ? Math.max(at, words.partner(at + 1)) : at;
      SymbolDraft draft =
          SymbolDraft.of(kind, words.text(at))
              .at(words.origin(at), words.origin(at, last))
              .signature(words.text(at, last));
      names.put(words.text(at), table.add(draft));
      use(names.get(words.text(at)), at);
      defining.set(at);
    }
  }

  private Optional<SymbolKind> numbered(int at, SymbolKind kind) {
    boolean isNumbered = words.is(at + 1, "(") && words.type(at + 2) == RbgLexer.NUMBER;
    return isNumbered && !isMacro(at) ? Optional.of(kind) : Optional.empty();
  }

  private Optional<SymbolKind> place(int at) {
    return label(at).or(() -> node(at)).or(() -> direction(at));
  }

  /** A direction as in <code>{label: node}</code>. */
  private Optional<SymbolKind> label(int at) {
    return words.is(at + 1, ":") ? Optional.of(SymbolKind.DIRECTION) : Optional.empty();
  }

  /** A node as in {@code node[piece]}. */
  private Optional<SymbolKind> node(int at) {
    boolean isNode = words.is(at + 1, "[") && !words.is(at - 1, ":") && !isMacro(at);
    return isNode && !words.is(at - 1, ",") ? Optional.of(SymbolKind.NODE) : Optional.empty();
  }

  /** A direction as in {@code rectangle(label, …)}. */
  private Optional<SymbolKind> direction(int at) {
    int first = at;
    while (words.is(first - 1, ",") && words.type(first - 2) == RbgLexer.NAME) {
      first -= 2;
    }
    boolean isBoard =
        words.is(first - 1, "(")
            && switch (words.type(first - 2)) {
              case RbgLexer.RECTANGLE, RbgLexer.HEXAGON, RbgLexer.CUBOID -> true;
              default -> false;
            };
    return isBoard && words.is(at + 1, ",") ? Optional.of(SymbolKind.DIRECTION) : Optional.empty();
  }

  private void use(Symbol symbol, int at) {
    table.use(symbol, words.start(at), words.end(at), Use.Role.DEFINITION);
  }

  /** Whether a word is the definition of its name. */
  boolean isDefining(int at) {
    return defining.get(at);
  }

  private boolean isMacro(int at) {
    return macro(at).isPresent();
  }

  private Optional<Symbol> macro(int at) {
    return Optional.ofNullable(macros.get(key(words.text(at), arguments(at))))
        .or(() -> Optional.ofNullable(macros.get(key(words.text(at), 0))));
  }

  private int arguments(int at) {
    int close = words.is(at + 1, "(") ? words.partner(at + 1) : -1;
    int count = close < 0 ? 0 : 1;
    for (int next = at + 2; next < close; next = words.after(next)) {
      count += words.is(next, ";") ? 1 : 0;
    }
    return count;
  }

  /** What a word stands for outside the parameters of a macro. */
  Optional<Symbol> find(int at) {
    Optional<Symbol> name = Optional.ofNullable(names.get(words.text(at)));
    return macro(at).or(() -> name);
  }
}
