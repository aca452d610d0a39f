package org.regames.ir.antlr;

import org.antlr.v4.runtime.DefaultErrorStrategy;
import org.antlr.v4.runtime.InputMismatchException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.antlr.v4.runtime.misc.ParseCancellationException;

/**
 * Ends the parsing of a rule at its first mistake instead of guessing how the text may go on:
 * parsers of a statement or a definition at a time know better where the next one starts.
 */
public final class FirstMistake extends DefaultErrorStrategy {
  /** The mistake that ended a rule. */
  public static RecognitionException of(ParseCancellationException end) {
    if (end.getCause() instanceof RecognitionException mistake) {
      return mistake;
    }
    throw new IllegalArgumentException("not thrown by this strategy", end);
  }

  /** Nothing: whoever catches the mistake reports it, see {@link AntlrSyntax#mistake}. */
  @Override
  public void reportError(Parser recognizer, RecognitionException mistake) {}

  @Override
  public Token recoverInline(Parser recognizer) {
    throw new InputMismatchException(recognizer);
  }

  @Override
  public void recover(Parser recognizer, RecognitionException mistake) {
    throw new ParseCancellationException(mistake);
  }

  /**
   * Detects a mistake before an optional part, so that the message lists its start as well as what
   * follows it.
   */
  @Override
  public void sync(Parser recognizer) {
    ATNState state = recognizer.getInterpreter().atn.states.get(recognizer.getState());
    IntervalSet next = recognizer.getATN().nextTokens(state);
    int found = recognizer.getTokenStream().LA(1);
    if (!next.contains(found) && !next.contains(Token.EPSILON)) {
      throw new InputMismatchException(recognizer);
    }
  }
}
