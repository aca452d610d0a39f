package org.regames.gdl;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;

/** Hands out comment lines to the rules that they stand before. */
final class Comments {
  private final List<Token> comments;
  private int next;

  Comments(List<? extends Token> tokens) {
    comments = new ArrayList<>();
    for (Token token : tokens) {
      if (token.getChannel() == Token.HIDDEN_CHANNEL) {
        comments.add(token);
      }
    }
  }

  /** The comments before an offset that nobody has asked for yet. */
  List<String> before(int offset) {
    List<String> lines = new ArrayList<>();
    while (next < comments.size() && comments.get(next).getStartIndex() < offset) {
      lines.add(comments.get(next++).getText().stripTrailing());
    }
    return lines;
  }
}
