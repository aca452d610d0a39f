package org.regames.gdl;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;

/**
 * Assigns comment lines to the rules after them. Comments begin with semicolons in both notations.
 */
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

  /** The comments before an offset that have not been handed out yet. */
  List<String> before(int offset) {
    List<String> lines = new ArrayList<>();
    while (next < comments.size() && comments.get(next).getStartIndex() < offset) {
      lines.add(withSemicolons(comments.get(next++).getText().stripTrailing()));
    }
    return lines;
  }

  private static String withSemicolons(String comment) {
    int signs = 0;
    while (signs < comment.length() && comment.charAt(signs) == '%') {
      signs++;
    }
    return ";".repeat(signs) + comment.substring(signs);
  }
}
