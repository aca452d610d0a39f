package org.regames.lud.expand;

import java.util.ArrayDeque;
import java.util.Deque;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;

/** Checks that brackets match and quotes are closed, so that later stages need not. */
final class Brackets {
  /** How deep brackets may nest. Published games need 37 levels when everything is expanded. */
  static final int DEEPEST = 200;

  private final TracedText text;
  private final Diagnostics diagnostics;
  private final Deque<OpenBracket> open = new ArrayDeque<>();

  /**
   * The start of the line, and its first character that is not a space; -1 if there is none yet.
   */
  private int lineStart;

  private int lineText = -1;

  /** The first bracket that begins a line with another indentation than the one that it closes. */
  private int askew = -1;

  /** A bracket, the start of its line and its indentation. */
  private record OpenBracket(int index, int lineStart, int indent) {}

  private Brackets(TracedText text, Diagnostics diagnostics) {
    this.text = text;
    this.diagnostics = diagnostics;
  }

  /** Reports the first mistake, after which nothing can be said about the rest. */
  static boolean match(TracedText text, Diagnostics diagnostics) {
    return new Brackets(text, diagnostics).match();
  }

  private boolean match() {
    int i = 0;
    while (i < text.length()) {
      char c = text.at(i);
      follow(c, i);
      if (c == '"') {
        int after = Scan.afterString(text, i);
        if (after - i < 2 || !Scan.isClosingQuote(text, after - 1)) {
          diagnostics.error(
              "syntax", lineFrom(i), "the text that begins with this quote never ends");
          return false;
        }
        i = after;
        continue;
      }
      if (Scan.isOpening(c)) {
        open.push(new OpenBracket(i, lineStart, lineText - lineStart));
        if (open.size() > DEEPEST) {
          diagnostics.error(
              "too-deep", lineFrom(i), "brackets are nested more than " + DEEPEST + " levels deep");
          return false;
        }
      } else if (Scan.isClosing(c) && !closes(i)) {
        return false;
      }
      i++;
    }
    if (!open.isEmpty()) {
      int last = open.peek().index();
      Diagnostic finding =
          Diagnostic.error("syntax", lineFrom(last), "`" + text.at(last) + "` is never closed")
              .withHint("put the missing `" + closing(last) + "` where the clause ends");
      diagnostics.report(
          askew < 0
              ? finding
              : finding.withNote(
                  text.origin(askew, askew + 1),
                  "the line of the bracket that this closes is indented differently"));
    }
    return open.isEmpty();
  }

  private boolean closes(int i) {
    char found = text.at(i);
    if (open.isEmpty()) {
      diagnostics.error(
          "syntax",
          text.origin(i, i + 1),
          "`" + found + "` closes nothing: no bracket is open here");
      return false;
    }
    OpenBracket opening = open.pop();
    int last = opening.index();
    if (closing(last) != found) {
      Origin where = text.origin(i, i + 1);
      diagnostics.report(
          Diagnostic.error(
                  "syntax", where, "expected `" + closing(last) + "`, found `" + found + "`")
              .withNote(lineFrom(last), "opened here"));
      return false;
    }
    if (askew < 0
        && lineText == i
        && opening.lineStart() < lineStart
        && opening.indent() != i - lineStart) {
      askew = i;
    }
    return true;
  }

  private void follow(char c, int index) {
    if (c == '\n') {
      lineStart = index + 1;
      lineText = -1;
    } else if (lineText < 0 && !Character.isWhitespace(c)) {
      lineText = index;
    }
  }

  private char closing(int index) {
    return text.at(index) == '(' ? ')' : '}';
  }

  /** The text from an index to the end of its line. */
  private Origin lineFrom(int begin) {
    int end = text.text().indexOf('\n', begin);
    return text.origin(begin, Math.min(begin + 20, end < 0 ? text.length() : end));
  }
}
