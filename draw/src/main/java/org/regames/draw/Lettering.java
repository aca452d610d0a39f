package org.regames.draw;

import java.util.List;

/**
 * The letters in pictures, and how much space they take. They are monospaced, so that no text needs
 * to be measured with the fonts of a machine: the same game gives the same picture everywhere.
 */
final class Lettering {
  static final String FAMILY = "'DejaVu Sans Mono', Menlo, Consolas, monospace";

  /** The size of letters in pixels. */
  static final int LETTERS = 12;

  /** The height of a line of text in pixels. */
  static final int LINE = 16;

  /** The distance of a text's baseline from the top of its line. */
  static final int BASELINE = 12;

  /** The width of a letter of size {@link #LETTERS} in the widest of the fonts. */
  private static final double ADVANCE = 7.25;

  private static final int LABEL_MARGIN = 5;
  private static final int NODE_MARGIN = 9;

  /** A width and a height in pixels. */
  record Size(double width, double height) {}

  private Lettering() {}

  /** The width of a text on one line. */
  static double width(String text) {
    return text.codePointCount(0, text.length()) * ADVANCE;
  }

  /** The box of a node. */
  static Size node(List<String> lines) {
    return new Size(widest(lines) + 2 * NODE_MARGIN, (double) LINE * lines.size() + 10);
  }

  /** The box of a label. */
  static Size label(List<String> lines) {
    return new Size(widest(lines) + 2 * LABEL_MARGIN, (double) LINE * lines.size() + 4);
  }

  private static double widest(List<String> lines) {
    return lines.stream().mapToDouble(Lettering::width).max().orElse(0);
  }
}
