package org.regames.ir.diagnostic;

import java.util.Locale;

/**
 * Writes findings the way compilers do: place, message, the source line with a caret, a hint.
 *
 * <pre>
 * tictactoe.hrg:12:9: error: unknown name `borad` [unknown-name]
 *    12 |   check(borad[pos] == empty)
 *       |         ^~~~~
 *   help: did you mean `board`?
 * </pre>
 *
 * @param colour whether to use ANSI colours
 */
public record DiagnosticRenderer(boolean colour) {
  private static final int WIDEST_LINE = 160;

  /** The finding as lines, each ended by a line break. */
  public String render(Diagnostic diagnostic) {
    StringBuilder out = new StringBuilder();
    String tint = diagnostic.isError() ? "31" : "33";
    out.append(place(diagnostic.origin()))
        .append(paint(tint, diagnostic.severity().word() + ":"))
        .append(' ')
        .append(bold(diagnostic.message()))
        .append(" [")
        .append(diagnostic.code())
        .append("]\n");
    excerpt(out, diagnostic.origin(), tint);
    for (Diagnostic.Note note : diagnostic.notes()) {
      out.append(place(note.origin())).append(paint("36", "note:"));
      out.append(' ').append(note.message()).append('\n');
      excerpt(out, note.origin(), "36");
    }
    diagnostic
        .hint()
        .ifPresent(
            hint -> out.append("  ").append(paint("32", "help:")).append(' ').append(hint + "\n"));
    return out.toString();
  }

  private String place(Origin origin) {
    return origin.isKnown() ? bold(origin + ":") + " " : "";
  }

  private void excerpt(StringBuilder out, Origin origin, String tint) {
    if (!origin.isKnown() || origin.source().text().isEmpty()) {
      return;
    }
    String line = origin.source().lineText(origin.line());
    int from = Math.min(origin.column() - 1, line.codePointCount(0, line.length()));
    int width = Math.max(1, origin.source().text().codePointCount(origin.start(), origin.end()));
    // A very long line is shown as a window round the finding.
    int skip = from > WIDEST_LINE - 40 ? from - 40 : 0;
    String shown = window(line, skip);
    int room = Math.max(1, shown.codePointCount(0, shown.length()) - (from - skip));
    String margin = String.format(Locale.ROOT, "%5d | ", origin.line());
    out.append(margin).append(shown).append('\n');
    out.append(" ".repeat(margin.length() - 2)).append("| ");
    out.append(blanksLike(shown, from - skip));
    out.append(paint(tint, "^" + "~".repeat(Math.min(width, room) - 1))).append('\n');
  }

  private static String window(String line, int skip) {
    int[] points = line.codePoints().skip(skip).limit(WIDEST_LINE).toArray();
    for (int i = 0; i < points.length; i++) {
      if (points[i] != '\t' && Character.isISOControl(points[i])) {
        points[i] = '?';
      }
    }
    return new String(points, 0, points.length);
  }

  /** Blanks as wide as the first characters of a line, with its tabs kept. */
  private static String blanksLike(String line, int count) {
    StringBuilder blanks = new StringBuilder();
    line.codePoints().limit(count).forEach(c -> blanks.append(c == '\t' ? '\t' : ' '));
    return blanks.toString();
  }

  private String bold(String text) {
    return paint("1", text);
  }

  private String paint(String style, String text) {
    return colour ? "\u001b[" + style + "m" + text + "\u001b[0m" : text;
  }
}
