package org.regames.rbg.macro;

import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.Pair;
import org.regames.ir.diagnostic.Diagnostic;

/** A token that knows which macros it came through. */
public final class RbgToken extends CommonToken {
  /** How a note ends that stands at what the body of a macro has. */
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

  /** The token as the expansion of a text puts it. */
  static RbgToken expanded(Token token, Expansion expansion) {
    return new RbgToken(token, token.getType(), token.getText(), token.getStopIndex(), expansion);
  }

  /** What {@code ~} makes of the tokens from one place of a body to another. */
  static RbgToken joined(Token first, Token last, int type, String text, Expansion expansion) {
    return new RbgToken(first, type, text, last.getStopIndex(), expansion);
  }

  /** This token where a body uses the parameter that it was given for. */
  RbgToken usedAt(Expansion use) {
    return new RbgToken(this, getType(), getText(), getStopIndex(), use);
  }

  Expansion expansion() {
    return expansion;
  }

  /** The finding with the macro uses that brought the token where it is. */
  public static Diagnostic explain(Token token, Diagnostic finding) {
    return token instanceof RbgToken expanded
        ? Expansion.explain(finding, expanded.expansion)
        : finding;
  }
}
