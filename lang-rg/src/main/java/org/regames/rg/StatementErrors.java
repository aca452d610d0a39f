package org.regames.rg;

import org.antlr.v4.runtime.DefaultErrorStrategy;
import org.antlr.v4.runtime.InputMismatchException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.ParseCancellationException;

/** Ends the parsing of a statement at its first mistake, after the mistake is reported. */
final class StatementErrors extends DefaultErrorStrategy {
  @Override
  public Token recoverInline(Parser recognizer) {
    throw new InputMismatchException(recognizer);
  }

  @Override
  public void recover(Parser recognizer, RecognitionException mistake) {
    throw new ParseCancellationException(mistake);
  }

  /** Nothing: the mistake is reported where the parser itself meets it. */
  @Override
  public void sync(Parser recognizer) {}
}
