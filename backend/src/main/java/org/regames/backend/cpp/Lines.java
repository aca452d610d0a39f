package org.regames.backend.cpp;

import java.util.List;

/** Source text line by line, indented and wrapped. */
final class Lines {
  private static final int WIDTH = 100;
  private static final String STEP = "  ";

  private final StringBuilder text = new StringBuilder();
  private int depth;

  Lines(int depth) {
    this.depth = depth;
  }

  /** A statement, wrapped at blanks if it is too long. */
  public void add(String line) {
    String indent = STEP.repeat(depth);
    String rest = line;
    while (indent.length() + rest.length() > WIDTH) {
      int cut = rest.lastIndexOf(' ', WIDTH - indent.length());
      cut = cut > 0 ? cut : rest.indexOf(' ', 1);
      if (cut < 0) {
        break;
      }
      text.append(indent).append(rest, 0, cut).append('\n');
      rest = rest.substring(cut + 1);
      indent = STEP.repeat(depth + 2);
    }
    text.append(indent).append(rest).append('\n');
  }

  /** A comment, or a line with quoted text: never wrapped. */
  void whole(String line) {
    text.repeat(STEP, depth).append(line).append('\n');
  }

  void blank() {
    text.append('\n');
  }

  /** A line that opens a block; the lines after it are indented. */
  void open(String line) {
    add(line.isEmpty() ? "{" : line + " {");
    depth++;
  }

  /** Ends a block and begins the next one of the same statement. */
  void turn(String line) {
    depth--;
    add("} " + line + " {");
    depth++;
  }

  void close(String end) {
    depth--;
    add(end);
  }

  void close() {
    close("}");
  }

  /** Words, as many to a line as fit. */
  void fill(List<String> words) {
    StringBuilder line = new StringBuilder();
    for (String word : words) {
      if (!line.isEmpty() && STEP.length() * depth + line.length() + 1 + word.length() > WIDTH) {
        whole(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    if (!line.isEmpty()) {
      whole(line.toString());
    }
  }

  /** The text; ends with a line break unless it is empty. */
  @Override
  public String toString() {
    return text.toString();
  }
}
