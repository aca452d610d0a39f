package org.regames.gdl.editor;

import java.util.List;
import org.regames.gdl.GdlParser;
import org.regames.gdl.grammar.InfixLexer;
import org.regames.gdl.grammar.KifLexer;
import org.regames.ir.antlr.Words;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.editor.Editing;
import org.regames.ir.editor.Mark;
import org.regames.ir.editor.Snippet;
import org.regames.ir.editor.Snippet.Context;
import org.regames.ir.editor.SymbolTable;

/** What editors show of GDL. */
public final class GdlEditing implements Editing {
  private static final List<Snippet> SNIPPETS =
      List.of(
          outside("role", "(role ${1:player})$0", "who plays"),
          outside("init", "(init (${1:control} ${2:player}))$0", "what holds at first"),
          outside(
              "legal",
              "(<= (legal ${1:?player} (${2:move}))\n    (true ${3:fact}))$0",
              "what may be done when"),
          outside(
              "next",
              "(<= (next (${1:fact}))\n    (does ${2:?player} ${3:move}))$0",
              "what holds after a move"),
          outside(
              "goal",
              "(<= (goal ${1:player} ${2:100})\n    (${3:condition}))$0",
              "what a player has in the end"),
          outside("terminal", "(<= terminal\n    (${1:condition}))$0", "when the game is over"),
          outside("rule", "(<= (${1:head})\n    (${2:condition}))$0", "what holds when"));

  private static Snippet outside(String label, String body, String description) {
    return new Snippet(label, body, description, Context.OUTSIDE);
  }

  @Override
  public SymbolTable symbols(Source source) {
    boolean prefix = GdlParser.isPrefix(source.text());
    Words words = prefix ? new Words(source, KifLexer::new) : new Words(source, InfixLexer::new);
    SymbolTable.Builder table = new SymbolTable.Builder(source);
    new ClauseNames(words, table, new ClauseRanges(words, prefix)).find();
    for (Origin comment : words.comments()) {
      table.mark(comment.start(), comment.end(), Mark.Kind.COMMENT);
    }
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
