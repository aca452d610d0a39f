package org.regames.rg;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.regames.ir.Game;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.format.CommentedLines;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.rg.grammar.RgLexer;

/**
 * Lays out RG texts: one statement a line, and in statements too long for a line one item a line,
 * so that a change shows as the lines of the items that changed. The order of statements and all
 * comments stay as they are. Linear in the length of the text.
 */
public final class RgFormatter {
  private static final int WIDTH = 100;

  private final AntlrSyntax syntax;
  private final CommentedLines lines;

  private RgFormatter(AntlrSyntax syntax, CommentedLines lines) {
    this.syntax = syntax;
    this.lines = lines;
  }

  /** The text with canonical spaces and line breaks, unless it has syntax errors. */
  public static Result<String> format(Source source, Budget budget) {
    Result<Game> read = RgParser.parse(source, budget);
    if (read.value().isEmpty()) {
      return new Result<>(Optional.empty(), read.diagnostics());
    }
    Diagnostics diagnostics = new Diagnostics();
    diagnostics.reportAll(read.diagnostics());
    AntlrSyntax syntax = new AntlrSyntax(source, diagnostics);
    RgFormatter formatter = new RgFormatter(syntax, new CommentedLines(source));
    List<Token> statement = new ArrayList<>();
    for (Token token : syntax.tokens(RgLexer::new)) {
      if (token.getType() != Token.EOF) {
        statement.add(token);
      }
      if (token.getType() == RgLexer.SEMICOLON) {
        formatter.add(statement);
        statement.clear();
      }
    }
    return Result.of(formatter.lines.text(), diagnostics);
  }

  /** Adds a statement, or one item of it, on as few lines as fit. */
  private void add(List<Token> tokens) {
    String flat = RgSpacing.text(tokens);
    boolean commented =
        lines.hasCommentIn(syntax.origin(tokens.getFirst()).to(syntax.origin(tokens.getLast())));
    int opening = opening(tokens);
    if (opening < 0 || !commented && lines.indentation() + flat.length() <= WIDTH) {
      lines.item(flat, syntax.origin(tokens.getFirst()));
      return;
    }
    int closing = closing(tokens, opening);
    lines.item(RgSpacing.text(tokens.subList(0, opening + 1)), syntax.origin(tokens.getFirst()));
    lines.open();
    boolean braces = type(tokens, opening) == RgLexer.BRACE;
    items(tokens.subList(opening + 1, closing), braces);
    if (braces) {
      List<Token> rest = tokens.subList(closing, tokens.size());
      lines.close(RgSpacing.text(rest), syntax.origin(rest.getFirst()));
    } else {
      lines.close();
    }
  }

  /** Adds items, each with its comma or, in a list of names, each name. */
  private void items(List<Token> tokens, boolean commas) {
    int start = 0;
    int depth = 0;
    for (int i = 0; i < tokens.size(); i++) {
      int type = type(tokens, i);
      depth += type == RgLexer.BRACE ? 1 : type == RgLexer.END_BRACE ? -1 : 0;
      boolean last = i == tokens.size() - 1;
      boolean ends = commas ? type == RgLexer.COMMA : !last && type(tokens, i + 1) == RgLexer.NAME;
      if (last || depth == 0 && ends) {
        add(tokens.subList(start, i + 1));
        start = i + 1;
      }
    }
  }

  /** The token that items follow: the first brace, or the colon of a pragma; else -1. */
  private static int opening(List<Token> tokens) {
    boolean pragma = tokens.getFirst().getText().startsWith("@");
    boolean unknown = type(tokens, 0) == RgLexer.PRAGMA_NAME;
    if (unknown || tokens.getFirst().getText().startsWith("@simpleApply")) {
      return -1;
    }
    int wanted = pragma ? RgLexer.COLON : RgLexer.BRACE;
    for (int i = 0; i < tokens.size(); i++) {
      if (type(tokens, i) == wanted) {
        return i;
      }
    }
    return -1;
  }

  /** The token after the last item. */
  private static int closing(List<Token> tokens, int opening) {
    if (type(tokens, opening) != RgLexer.BRACE) {
      return tokens.size();
    }
    int depth = 0;
    for (int i = opening; i < tokens.size(); i++) {
      int type = type(tokens, i);
      depth += type == RgLexer.BRACE ? 1 : type == RgLexer.END_BRACE ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    throw new IllegalArgumentException("braces do not match: " + RgSpacing.text(tokens));
  }

  private static int type(List<Token> tokens, int at) {
    return tokens.get(at).getType();
  }
}
