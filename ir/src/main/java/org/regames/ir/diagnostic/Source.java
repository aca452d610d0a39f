package org.regames.ir.diagnostic;

import java.util.Arrays;

/**
 * The text of one file (or of a snippet) and the name under which messages speak of it.
 *
 * <p>Offsets count {@code char}s from 0; lines and columns count from 1, columns in code points, so
 * that a caret stands under the character an editor would go to.
 */
public final class Source {
  private final String name;
  private final String text;
  private final int[] lineStarts;

  /**
   * @param name what messages call the text: a path as the user typed it
   * @param text the whole text
   */
  public Source(String name, String text) {
    this.name = name;
    this.text = text;
    this.lineStarts = lineStarts(text);
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
    return text.codePointCount(lineStarts[line(offset) - 1], Math.min(offset, text.length())) + 1;
  }

  /** The text of a line (counted from 1) without its line break. */
  public String lineText(int line) {
    int end = line < lineStarts.length ? lineStarts[line] - 1 : text.length();
    String found = text.substring(lineStarts[line - 1], end);
    return found.endsWith("\r") ? found.substring(0, found.length() - 1) : found;
  }

  @Override
  public String toString() {
    return name;
  }
}
