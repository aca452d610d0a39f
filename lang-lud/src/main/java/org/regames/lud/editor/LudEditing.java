package org.regames.lud.editor;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.editor.Editing;
import org.regames.ir.editor.Mark;
import org.regames.ir.editor.Snippet;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.SymbolDraft;
import org.regames.ir.editor.SymbolKind;
import org.regames.ir.editor.SymbolTable;
import org.regames.ir.editor.Use;

/**
 * What editors show of {@code .lud}: ludemes with their parameters and meanings, the symbols that
 * they take, and the names that a text gives to defines, pieces, regions, tracks and phases.
 */
public final class LudEditing implements Editing {
  /** Ludemes whose first text in quotes is a name. */
  private static final Map<String, SymbolKind> NAMING =
      Map.of(
          "define", SymbolKind.MACRO,
          "piece", SymbolKind.PIECE,
          "regions", SymbolKind.CONSTANT,
          "track", SymbolKind.CONSTANT,
          "map", SymbolKind.CONSTANT,
          "phase", SymbolKind.PROCEDURE);

  private static final List<Snippet> SNIPPETS =
      List.of(
          new Snippet(
              "game",
              """
              (game "${1:Name}"
                (players 2)
                (equipment {
                  (board (square ${2:3}))
                  (piece "${3:Disc}" Each)
                })
                (rules
                  (play (move Add (to (sites Empty))))
                  (end (if (is Line ${4:3}) (result Mover Win)))))
              """,
              "a whole game",
              Snippet.Context.OUTSIDE),
          new Snippet(
              "define", "(define \"${1:Name}\" $0)", "a text with a name", Snippet.Context.OUTSIDE),
          new Snippet("then", "(then $0)", "what follows from a move", Snippet.Context.INSIDE));

  /** An open bracket: what follows it, and whether its name has been seen. */
  private static final class OpenBracket {
    final LudWord bracket;
    final String ludeme;
    boolean isNamed;

    OpenBracket(LudWord bracket, String ludeme) {
      this.bracket = bracket;
      this.ludeme = ludeme;
    }
  }

  @Override
  public SymbolTable symbols(Source source) {
    List<LudWord> words =
        LudWord.of(source.text()).stream().filter(word -> !word.isComment()).toList();
    SymbolTable.Builder table = new SymbolTable.Builder(source);
    LudemeSymbols ludemes = new LudemeSymbols(table);
    Map<String, Symbol> names = names(words, table);
    Deque<OpenBracket> open = new ArrayDeque<>();
    for (int at = 0; at < words.size(); at++) {
      LudWord word = words.get(at);
      if (word.is('(') || word.is('{')) {
        open.push(new OpenBracket(word, head(words, at)));
      } else if (word.is(')') || word.is('}')) {
        if (!open.isEmpty()) {
          table.fold(open.pop().bracket.start(), word.end());
        }
      } else if (word.isNumber()) {
        table.mark(word.start(), word.end(), Mark.Kind.NUMBER);
      } else if (word.isQuoted()) {
        quoted(word, open.peek(), names, table);
      } else {
        boolean isHead = at > 0 && words.get(at - 1).is('(');
        Optional<Symbol> symbol =
            isHead
                ? ludemes.ludeme(word.text(), at + 1 < words.size() ? words.get(at + 1).text() : "")
                : ludemes.constant(word.text());
        Use.Role role = isHead ? Use.Role.CALL : Use.Role.READ;
        symbol.ifPresent(of -> table.use(of, word.start(), word.end(), role));
      }
    }
    LudWord.of(source.text()).stream()
        .filter(LudWord::isComment)
        .forEach(word -> table.mark(word.start(), word.end(), Mark.Kind.COMMENT));
    return table.build();
  }

  /** The word after a bracket; empty if there cannot be one. */
  private static String head(List<LudWord> words, int bracket) {
    return words.get(bracket).is('(') && bracket + 1 < words.size()
        ? words.get(bracket + 1).text()
        : "";
  }

  private static void quoted(
      LudWord word, OpenBracket inside, Map<String, Symbol> names, SymbolTable.Builder table) {
    boolean isFirst = inside != null && !inside.isNamed;
    if (inside != null) {
      inside.isNamed = true;
    }
    if (isFirst && inside.ludeme.equals("game")) {
      table.mark(word.start(), word.end(), Mark.Kind.TITLE);
      return;
    }
    Symbol symbol = names.get(word.quoted());
    if (symbol == null) {
      // `Pawn1` is the piece `Pawn` of the first player.
      symbol = names.get(word.quoted().replaceFirst("[0-9]+$", ""));
    }
    if (symbol != null) {
      boolean defines = isFirst && NAMING.get(inside.ludeme) == symbol.kind();
      table.use(
          symbol,
          word.start() + 1,
          word.start() + 1 + symbol.name().length(),
          defines ? Use.Role.DEFINITION : Use.Role.READ);
    }
  }

  /** Everything that the text names, by its name; the first of several things with one name. */
  private static Map<String, Symbol> names(List<LudWord> words, SymbolTable.Builder table) {
    Map<String, Symbol> names = new HashMap<>();
    for (int at = 0; at + 2 < words.size(); at++) {
      LudWord name = words.get(at + 2);
      SymbolKind kind = words.get(at).is('(') ? NAMING.get(words.get(at + 1).text()) : null;
      if (kind == null || !name.isQuoted() || name.quoted().isEmpty()) {
        continue;
      }
      Source source = table.source();
      Origin whole = Origin.of(source, words.get(at).start(), closing(words, at));
      if (!names.containsKey(name.quoted())) {
        Origin place = Origin.of(source, name.start() + 1, name.quotedEnd());
        names.put(
            name.quoted(),
            table.add(
                SymbolDraft.of(kind, name.quoted())
                    .at(place, whole)
                    .signature(source.text().substring(whole.start(), whole.end()))));
      } else if (kind == SymbolKind.PIECE || kind == SymbolKind.CONSTANT) {
        table.part(names.get(name.quoted()), whole);
      }
    }
    return names;
  }

  /** The offset after the bracket that closes one, or after the last word. */
  private static int closing(List<LudWord> words, int open) {
    int depth = 0;
    for (int at = open; at < words.size(); at++) {
      LudWord word = words.get(at);
      depth += word.is('(') || word.is('{') ? 1 : word.is(')') || word.is('}') ? -1 : 0;
      if (depth == 0) {
        return word.end();
      }
    }
    return words.getLast().end();
  }

  @Override
  public List<Snippet> snippets() {
    return SNIPPETS;
  }

  @Override
  public Set<SymbolKind> expected(Source source, int offset) {
    int before = offset - 1;
    while (before >= 0 && Character.isWhitespace(source.text().charAt(before))) {
      before--;
    }
    if (before >= 0 && source.text().charAt(before) == '(') {
      return EnumSet.of(SymbolKind.FUNCTION);
    }
    if (offset > 0 && source.text().charAt(offset - 1) == '"') {
      return EnumSet.copyOf(NAMING.values());
    }
    return EnumSet.of(SymbolKind.VALUE);
  }
}
