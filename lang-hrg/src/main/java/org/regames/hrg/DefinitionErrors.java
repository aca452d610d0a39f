package org.regames.hrg;

import org.antlr.v4.runtime.DefaultErrorStrategy;
import org.antlr.v4.runtime.InputMismatchException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.antlr.v4.runtime.misc.ParseCancellationException;

/** Ends the parsing of a definition at its first mistake, after the mistake is reported. */
final class DefinitionErrors extends DefaultErrorStrategy {
  @Override
  public Token recoverInline(Parser recognizer) {
    throw new InputMismatchException(recognizer);
  }

  @Override
  public void recover(Parser recognizer, RecognitionException mistake) {
    throw new ParseCancellationException(mistake);
  }

  /** Finds a mistake where a list could go on or end, so that both are among what is expected. */
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
