package org.regames.gdl.editor;

import java.util.List;
import org.regames.gdl.GdlParser;
import org.regames.gdl.grammar.InfixLexer;
import org.regames.gdl.grammar.KifLexer;
import org.regames.ir.antlr.Words;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.editor.Editing;
import org.regames.ir.editor.Snippet;
import org.regames.ir.editor.SymbolTable;

/** What editors show of GDL. */
public final class GdlEditing implements Editing {
  private static final List<Snippet> SNIPPETS =
      List.of(
          Snippet.outside("role", "(role ${1:player})$0", "who plays"),
          Snippet.outside("init", "(init (${1:control} ${2:player}))$0", "what holds at first"),
          Snippet.outside(
              "legal",
              "(<= (legal ${1:?player} (${2:move}))\n    (true ${3:fact}))$0",
              "what may be done when"),
          Snippet.outside(
              "next",
              "(<= (next (${1:fact}))\n    (does ${2:?player} ${3:move}))$0",
              "what holds after a move"),
          Snippet.outside(
              "goal",
              "(<= (goal ${1:player} ${2:100})\n    (${3:condition}))$0",
              "the score of a player at the end"),
          Snippet.outside(
              "terminal", "(<= terminal\n    (${1:condition}))$0", "when the game is over"),
          Snippet.outside("rule", "(<= (${1:head})\n    (${2:condition}))$0", "what holds when"));

  @Override
  public SymbolTable symbols(Source source) {
    boolean prefix = GdlParser.isPrefix(source.text());
    Words words = prefix ? new Words(source, KifLexer::new) : new Words(source, InfixLexer::new);
    SymbolTable.Builder table = words.table();
    new ClauseNames(words, table, new ClauseRanges(words, prefix)).find();
    return table.build();
  }

  @Override
  public List<Snippet> snippets() {
    return SNIPPETS;
  }

  @Override
  public List<String> keywords() {
    return List.of("not", "and", "or");
  }
}
