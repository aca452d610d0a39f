package org.regames.ir.diagnostic;

import java.util.Arrays;

/**
 * The text of one file (or of a snippet) and the name that messages use for it.
 *
 * <p>Offsets count {@code char}s from 0; lines and columns count from 1, columns in code points, so
 * that a caret is under the character that an editor would jump to.
 */
public final class Source {
  private final String name;
  private final String text;
  private final int[] lineStarts;

  /** Whether characters beyond the basic plane make columns differ from offsets. */
  private final boolean hasPairs;

  /**
   * @param name what messages call the text: a path as the user typed it
   * @param text the whole text
   */
  public Source(String name, String text) {
    this.name = name;
    this.text = text;
    this.lineStarts = lineStarts(text);
    this.hasPairs = text.codePointCount(0, text.length()) < text.length();
  }

  private static int[] lineStarts(String text) {
    int[] starts = new int[16];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == '\n') {
        if (count == starts.length) {
          starts = Arrays.copyOf(starts, 2 * count);
        }
        starts[count++] = i + 1;
      }
    }
    return Arrays.copyOf(starts, count);
  }

  /** What messages call the text. */
  public String name() {
    return name;
  }

  /** The whole text. */
  public String text() {
    return text;
  }

  /** The line, counted from 1, that holds {@code offset}. Logarithmic in the number of lines. */
  public int line(int offset) {
    int found = Arrays.binarySearch(lineStarts, offset);
    return found >= 0 ? found + 1 : -found - 1;
  }

  /** The column of {@code offset} in its line, counted from 1 in code points. */
  public int column(int offset) {
    int start = lineStart(line(offset));
    int end = Math.min(offset, text.length());
    return (hasPairs ? text.codePointCount(start, end) : end - start) + 1;
  }

  /** The offset of the first character of a line (counted from 1). */
  public int lineStart(int line) {
    return lineStarts[line - 1];
  }

  /** The offset of the line break that ends a line (counted from 1), or of the text's end. */
  public int lineEnd(int line) {
    if (line == lineStarts.length) {
      return text.length();
    }
    int end = lineStarts[line] - 1;
    return end > lineStart(line) && text.charAt(end - 1) == '\r' ? end - 1 : end;
  }

  /** The text of a line (counted from 1) without its line break. */
  public String lineText(int line) {
    return text.substring(lineStart(line), lineEnd(line));
  }

  @Override
  public String toString() {
    return name;
  }
}
