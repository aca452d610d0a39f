package org.regames.ir.diagnostic;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/**
 * A stream of UTF-8 text for people, in which characters that would control a terminal are escaped:
 * control characters other than line breaks and tabs, and those that change the direction of
 * writing. Each becomes {@code \}{@code uXXXX}, which a string in JSON may have, too. What is
 * written may come from a script, a game or another program; only text marked by {@link
 * TerminalStyle} keeps its colours.
 */
public final class EscapedOutput extends OutputStream {
  private static final int DELETE = 0x7f;

  private final OutputStream target;
  private final boolean styles;

  /** An incomplete character of several bytes, or an incomplete style. */
  private final ByteArrayOutputStream begun = new ByteArrayOutputStream();

  /**
   * @param styles whether styles of {@link TerminalStyle} are kept
   */
  public EscapedOutput(OutputStream target, boolean styles) {
    this.target = target;
    this.styles = styles;
  }

  /** The same for a string, without styles. */
  public static String escaped(String text) {
    StringBuilder shown = new StringBuilder();
    text.codePoints()
        .forEach(
            point -> {
              if (isCommand(point)) {
                shown.append(escape(point));
              } else {
                shown.appendCodePoint(point);
              }
            });
    return shown.toString();
  }

  private static boolean isCommand(int point) {
    return Character.isISOControl(point) && point != '\n' && point != '\t'
        || point >= 0x202a && point <= 0x202e
        || point >= 0x2066 && point <= 0x2069;
  }

  private static String escape(int point) {
    return String.format(Locale.ROOT, "\\u%04x", point);
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    ByteArrayOutputStream shown = new ByteArrayOutputStream(count);
    for (int i = from; i < from + count; i++) {
      add(bytes[i] & 0xff, shown);
    }
    target.write(shown.toByteArray());
  }

  private void add(int value, ByteArrayOutputStream shown) {
    if (begun.size() == 0) {
      begin(value, shown);
      return;
    }
    byte[] before = begun.toByteArray();
    int first = before[0] & 0xff;
    boolean goesOn =
        switch (first) {
          case TerminalStyle.ESCAPE ->
              value >= ' ' && value < DELETE && before.length < TerminalStyle.LONGEST;
          case '\r' -> value == '\n';
          default -> (value & 0xc0) == 0x80;
        };
    if (!goesOn) {
      give(shown);
      begin(value, shown);
      return;
    }
    begun.write(value);
    boolean isWhole =
        switch (first) {
          case TerminalStyle.ESCAPE -> value == 'm';
          case '\r' -> true;
          default -> begun.size() == length(first);
        };
    if (isWhole) {
      give(shown);
    }
  }

  private void begin(int value, ByteArrayOutputStream shown) {
    begun.write(value);
    if (value < 0x80 && value != '\r' && !(value == TerminalStyle.ESCAPE && styles)) {
      give(shown);
    }
  }

  /** The number of bytes of a character that begins with this one; 1 if none does. */
  private static int length(int first) {
    return first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
  }

  private void give(ByteArrayOutputStream shown) {
    String text = begun.toString(StandardCharsets.UTF_8);
    begun.reset();
    Optional<String> style = styles ? TerminalStyle.unmarked(text) : Optional.empty();
    String given = style.orElseGet(() -> text.equals("\r\n") ? text : escaped(text));
    shown.writeBytes(given.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public void flush() throws IOException {
    target.flush();
  }

  @Override
  public void close() throws IOException {
    ByteArrayOutputStream rest = new ByteArrayOutputStream();
    if (begun.size() > 0) {
      give(rest);
    }
    target.write(rest.toByteArray());
    target.close();
  }
}
