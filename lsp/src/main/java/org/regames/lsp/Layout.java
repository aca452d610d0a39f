package org.regames.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.TextEdit;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Formatter;

/** The usual layout of a text, as the fewest changes of spaces that lead to it. */
final class Layout {
  private Layout() {}

  /** The changes in a range of offsets; none where the text has mistakes, or no usual layout. */
  static List<TextEdit> edits(Snapshot text, int start, int end, long budget) {
    Optional<Formatter> layout = text.language().layout();
    try {
      return layout
          .flatMap(known -> known.format(text.source(), new Budget(budget)).value())
          .map(laidOut -> edits(text, laidOut, start, end))
          .orElse(List.of());
    } catch (DiagnosticException tooLarge) {
      return List.of(); // the check of the text says so
    }
  }

  /** Where anything but spaces were to change, the text is replaced as a whole. */
  private static List<TextEdit> edits(Snapshot text, String laidOut, int start, int end) {
    String now = text.source().text();
    List<TextEdit> edits = new ArrayList<>();
    int at = 0;
    int to = 0;
    while (at < now.length() || to < laidOut.length()) {
      int nextAt = afterSpace(now, at);
      int nextTo = afterSpace(laidOut, to);
      String space = laidOut.substring(to, nextTo);
      if (!now.substring(at, nextAt).equals(space) && start <= nextAt && at <= end) {
        edits.add(new TextEdit(text.range(at, nextAt), space));
      }
      if (nextAt < now.length() != nextTo < laidOut.length()
          || nextAt < now.length() && now.charAt(nextAt) != laidOut.charAt(nextTo)) {
        return List.of(new TextEdit(text.range(0, now.length()), laidOut));
      }
      at = Math.min(nextAt + 1, now.length());
      to = Math.min(nextTo + 1, laidOut.length());
    }
    return edits;
  }

  private static int afterSpace(String text, int from) {
    int at = from;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }
}
