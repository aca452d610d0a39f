package org.regames.sbg.editor;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.regames.ir.antlr.Words;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.editor.Editing;
import org.regames.ir.editor.Mark;
import org.regames.ir.editor.Snippet;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.SymbolDraft;
import org.regames.ir.editor.SymbolKind;
import org.regames.ir.editor.SymbolTable;
import org.regames.ir.editor.Use;
import org.regames.sbg.grammar.SbgLexer;

/**
 * What editors show of SBG: its names are letters, one for each kind of piece, capital ones for
 * White's and small ones for Black's.
 */
public final class SbgEditing implements Editing {
  private static final List<Snippet> SNIPPETS =
      List.of(
          Snippet.outside(
              "game",
              "<<${1:Name}>>\n<BOARD>\n${2:8} ${3:8}\n$0\n<PIECES>\n<GOALS>\n${4:200} &",
              "the sections of a game"),
          Snippet.outside("leaper", "${1:N} (${2:1},${3:2},e) + (${2:1},${3:2},p) &$0", "one step"),
          Snippet.outside(
              "rider",
              "${1:R} (${2:0},${3:1},e)^*((${2:0},${3:1},e) + (${2:0},${3:1},p)) &$0",
              "steps over empty squares"),
          Snippet.outside("reach", "@${1:P} ${2:0 7} &$0", "a piece that gets there wins"),
          Snippet.outside("count", "#${1:P} ${2:3} &$0", "the owner loses with this many left"));

  @Override
  public SymbolTable symbols(Source source) {
    Words words = new Words(source, SbgLexer::new);
    SymbolTable.Builder table = words.table();
    Map<String, Symbol> targets = targets(table);
    Map<String, Symbol> pieces = pieces(words, table);
    int section = 0;
    for (int at = 0; at < words.size(); at++) {
      switch (words.type(at)) {
        case SbgLexer.BOARD, SbgLexer.PIECES, SbgLexer.GOALS -> {
          fold(words, table, section, at);
          section = at;
          table.mark(words.start(at), words.end(at), Mark.Kind.KEYWORD);
        }
        case SbgLexer.OPEN_NAME -> title(words, table, at);
        case SbgLexer.NUMBER -> {
          if (section > 0) {
            table.mark(words.start(at), words.end(at), Mark.Kind.NUMBER);
          }
        }
        case SbgLexer.LETTER -> {
          boolean isTarget = words.type(at - 1) == SbgLexer.COMMA;
          String name = isTarget ? words.text(at) : words.text(at).toUpperCase(Locale.ROOT);
          boolean isInside = section > 0;
          if (isInside && !isTarget && !pieces.containsKey(name)) {
            pieces.put(name, table.add(still(words, at)));
          }
          Symbol symbol = isTarget ? targets.get(name) : pieces.get(name);
          if (symbol != null && isInside) {
            boolean defines = symbol.place().isKnown() && symbol.place().start() == words.start(at);
            Use.Role role = defines ? Use.Role.DEFINITION : Use.Role.READ;
            table.use(symbol, words.start(at), words.end(at), role);
          }
        }
        default -> {}
      }
    }
    fold(words, table, section, words.size());
    return table.build();
  }

  private static void title(Words words, SymbolTable.Builder table, int open) {
    for (int at = open + 1; at < words.size() && words.type(at) != SbgLexer.CLOSE_NAME; at++) {
      if (words.startsLine(at)) {
        return; // its end is missing
      }
      table.mark(words.start(at), words.end(at), Mark.Kind.TITLE);
    }
  }

  /** A piece that is only on the board, without a rule for its moves. */
  private static SymbolDraft still(Words words, int at) {
    return SymbolDraft.of(SymbolKind.PIECE, words.text(at))
        .at(words.origin(at), words.origin(at))
        .comment("No rule says how it moves, so it stays where it is.");
  }

  private static void fold(Words words, SymbolTable.Builder table, int first, int end) {
    if (first > 0) {
      table.fold(words.start(first), words.end(end - 1));
    }
  }

  /** What may be on the square that a step leads to. */
  private static Map<String, Symbol> targets(SymbolTable.Builder table) {
    Map<String, Symbol> targets = new HashMap<>();
    Map.of("e", "an empty square", "p", "an opponent's piece", "w", "a piece of one's own")
        .entrySet()
        .stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(
            entry -> {
              SymbolDraft draft =
                  SymbolDraft.of(SymbolKind.VALUE, entry.getKey())
                      .comment("The step must lead to " + entry.getValue() + ".");
              targets.put(entry.getKey(), table.add(draft));
            });
    return targets;
  }

  /** The letters that begin the parts of the second section. */
  private static Map<String, Symbol> pieces(Words words, SymbolTable.Builder table) {
    Map<String, Symbol> pieces = new HashMap<>();
    boolean inPieces = false;
    for (int at = 0; at < words.size(); at++) {
      inPieces = words.type(at) == SbgLexer.PIECES || inPieces && words.type(at) != SbgLexer.GOALS;
      boolean begins = words.type(at - 1) == SbgLexer.PIECES || words.type(at - 1) == SbgLexer.END;
      String letter = words.text(at).toUpperCase(Locale.ROOT);
      if (inPieces && begins && words.type(at) == SbgLexer.LETTER && !pieces.containsKey(letter)) {
        int last = at;
        while (last + 1 < words.size()
            && words.type(last) != SbgLexer.END
            && words.type(last + 1) != SbgLexer.GOALS) {
          last++;
        }
        SymbolDraft draft =
            SymbolDraft.of(SymbolKind.PIECE, words.text(at))
                .at(words.origin(at), words.origin(at, last))
                .signature(words.text(at, last))
                .comment(words.commentAbove(at));
        pieces.put(letter, table.add(draft));
      }
    }
    return pieces;
  }

  @Override
  public List<Snippet> snippets() {
    return SNIPPETS;
  }

  @Override
  public List<String> keywords() {
    return List.of("<BOARD>", "<PIECES>", "<GOALS>");
  }
}
