package org.regames.rbg.macro;

import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.Pair;
import org.regames.ir.diagnostic.Diagnostic;

/** A token that records the macros that produced it. */
public final class RbgToken extends CommonToken {
  /** The end of a note on a part of the body of a macro. */
  public static final String PUT_HERE = " puts it here";

  private static final long serialVersionUID = 1L;

  private final transient Expansion expansion;

  private RbgToken(Token place, int type, String text, int stop, Expansion expansion) {
    super(
        new Pair<>(place.getTokenSource(), place.getInputStream()),
        type,
        DEFAULT_CHANNEL,
        place.getStartIndex(),
        stop);
    setText(text);
    this.expansion = expansion;
    setLine(place.getLine());
    setCharPositionInLine(place.getCharPositionInLine());
  }

  /** A token of the expansion of a text. */
  static RbgToken expanded(Token token, Expansion expansion) {
    return new RbgToken(token, token.getType(), token.getText(), token.getStopIndex(), expansion);
  }

  /** The result of {@code ~} for the tokens from one place of a body to another. */
  static RbgToken joined(Token first, Token last, int type, String text, Expansion expansion) {
    return new RbgToken(first, type, text, last.getStopIndex(), expansion);
  }

  /** This token as an argument, at the place where a body uses the parameter. */
  RbgToken usedAt(Expansion use) {
    return new RbgToken(this, getType(), getText(), getStopIndex(), use);
  }

  Expansion expansion() {
    return expansion;
  }

  /** The finding with notes on the macro uses that produced the token. */
  public static Diagnostic explain(Token token, Diagnostic finding) {
    return token instanceof RbgToken expanded
        ? Expansion.explain(finding, expanded.expansion)
        : finding;
  }
}
