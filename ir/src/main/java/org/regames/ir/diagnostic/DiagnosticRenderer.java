package org.regames.ir.diagnostic;

import java.util.Locale;

/**
 * Writes findings the way compilers do: place, message, the source line with a caret, a hint.
 *
 * <pre>
 * tictactoe.rg:12:9: error: unknown name `borad` [unknown-name]
 *    12 |   check(borad[pos] == empty)
 *       |         ^~~~~
 *   help: did you mean `board`?
 * </pre>
 *
 * @param colour whether to use ANSI colours
 */
public record DiagnosticRenderer(boolean colour) {
  private static final int WIDEST_LINE = 160;
  private static final int BEFORE = 40;
  private static final int LONGEST_MESSAGE = 500;

  /** The finding as lines, each ended by a line break. */
  public String render(Diagnostic diagnostic) {
    StringBuilder out = new StringBuilder();
    String tint = diagnostic.isError() ? "31" : "33";
    out.append(place(diagnostic.origin()))
        .append(paint(tint, diagnostic.severity().word() + ":"))
        .append(' ')
        .append(bold(brief(diagnostic.message())))
        .append(" [")
        .append(diagnostic.code())
        .append("]\n");
    excerpt(out, diagnostic.origin(), tint);
    for (Diagnostic.Note note : diagnostic.notes()) {
      out.append(place(note.origin())).append(paint("36", "note:"));
      out.append(' ').append(brief(note.message())).append('\n');
      excerpt(out, note.origin(), "36");
    }
    diagnostic
        .hint()
        .ifPresent(
            hint ->
                out.append("  ")
                    .append(paint("32", "help:"))
                    .append(' ')
                    .append(brief(hint) + "\n"));
    return out.toString();
  }

  /** A message with very long names cut short. */
  private static String brief(String whole) {
    String message = EscapedOutput.escaped(whole);
    return message.codePointCount(0, message.length()) <= LONGEST_MESSAGE
        ? message
        : message.substring(0, message.offsetByCodePoints(0, LONGEST_MESSAGE)) + "…";
  }

  private String place(Origin origin) {
    return origin.isKnown() ? bold(EscapedOutput.escaped(origin + ":")) + " " : "";
  }

  private void excerpt(StringBuilder out, Origin origin, String tint) {
    if (!origin.isKnown() || origin.source().text().isEmpty()) {
      return;
    }
    String text = origin.source().text();
    int lineStart = origin.source().lineStart(origin.line());
    int lineEnd = origin.source().lineEnd(origin.line());
    int at = Math.clamp(origin.start(), lineStart, lineEnd);
    // Of a very long line only a window around the finding is shown.
    boolean isFar = at - lineStart > WIDEST_LINE - BEFORE;
    int first = isFar ? text.offsetByCodePoints(at, -BEFORE) : lineStart;
    String shown = shown(text, first, lineEnd);
    int marked = Math.clamp(origin.end(), at, first + shown.length());
    String margin = String.format(Locale.ROOT, "%5d | ", origin.line());
    out.append(margin).append(shown).append('\n');
    out.append(" ".repeat(margin.length() - 2)).append("| ");
    out.append(blanksLike(text.substring(first, at)));
    int width = Math.max(1, text.codePointCount(at, marked));
    out.append(paint(tint, "^" + "~".repeat(width - 1))).append('\n');
  }

  /** As many characters as fit on a line, with a placeholder for those that cannot be shown. */
  private static String shown(String text, int first, int end) {
    StringBuilder shown = new StringBuilder();
    int next = first;
    for (int i = 0; i < WIDEST_LINE && next < end; i++) {
      int point = text.codePointAt(next);
      shown.appendCodePoint(point != '\t' && Character.isISOControl(point) ? '?' : point);
      next += Character.charCount(point);
    }
    return shown.toString();
  }

  /** Blanks as wide as some characters, with their tabs kept. */
  private static String blanksLike(String text) {
    StringBuilder blanks = new StringBuilder();
    text.codePoints().forEach(c -> blanks.append(c == '\t' ? '\t' : ' '));
    return blanks.toString();
  }

  private String bold(String text) {
    return paint("1", text);
  }

  private String paint(String style, String text) {
    return colour ? TerminalStyle.styled(style, text) : text;
  }
}
