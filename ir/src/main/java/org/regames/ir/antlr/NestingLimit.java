package org.regames.ir.antlr;

import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.tree.ErrorNode;
import org.antlr.v4.runtime.tree.ParseTreeListener;
import org.antlr.v4.runtime.tree.TerminalNode;

/**
 * Limits the recursion of a parser, and of all code that processes its output, to what fits any
 * stack: rules that nest deeper end as if by a syntax error.
 */
final class NestingLimit implements ParseTreeListener {
  /** How deep rules may nest. A bracket nests one to three rules; games nest about twenty. */
  static final int DEEPEST = 400;

  private final Parser parser;
  private int depth;

  NestingLimit(Parser parser) {
    this.parser = parser;
  }

  /** The error for a text that nests too deeply. */
  static final class Exceeded extends RecognitionException {
    private static final long serialVersionUID = 1L;

    Exceeded(Parser parser, ParserRuleContext rule) {
      super(parser, parser.getInputStream(), rule);
      setOffendingToken(parser.getCurrentToken());
    }
  }

  @Override
  public void enterEveryRule(ParserRuleContext rule) {
    if (depth >= DEEPEST) {
      // The parser has entered the rule and will not leave it.
      parser.setContext(rule.getParent());
      throw new Exceeded(parser, rule);
    }
    depth++;
  }

  @Override
  public void exitEveryRule(ParserRuleContext rule) {
    depth--;
  }

  @Override
  public void visitTerminal(TerminalNode node) {}

  @Override
  public void visitErrorNode(ErrorNode node) {}
}
