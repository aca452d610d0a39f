package org.regames.cli.console;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** A table with aligned columns: the first to the left, numbers to the right. */
public final class Table {
  private final List<List<String>> lines = new ArrayList<>();

  /** How many of the first columns are words. */
  private final int words;

  /** How many columns are numbers; the columns after them are words again. */
  private final int numbers;

  public Table(String... header) {
    this(1, header.length - 1, header);
  }

  private Table(int words, int numbers, String... header) {
    this.words = words;
    this.numbers = numbers;
    lines.add(List.of(header));
  }

  /** A table with words to the left of numbers, and to their right. */
  public static Table ofWords(int words, int numbers, String... header) {
    return new Table(words, numbers, header);
  }

  public void add(Object... cells) {
    List<String> line = new ArrayList<>();
    for (Object cell : cells) {
      line.add(String.valueOf(cell));
    }
    lines.add(line);
  }

  public void print(PrintStream out) {
    int columns = lines.getFirst().size();
    int[] widths = new int[columns];
    for (List<String> line : lines) {
      for (int c = 0; c < columns; c++) {
        widths[c] = Math.max(widths[c], line.get(c).length());
      }
    }
    for (List<String> line : lines) {
      StringBuilder text = new StringBuilder();
      for (int c = 0; c < columns; c++) {
        String padding = " ".repeat(widths[c] - line.get(c).length());
        boolean isNumber = c >= words && c < words + numbers;
        text.append(c == 0 ? "" : "  ");
        text.append(isNumber ? padding + line.get(c) : line.get(c) + padding);
      }
      out.println(text.toString().stripTrailing());
    }
  }
}
