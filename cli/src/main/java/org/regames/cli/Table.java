package org.regames.cli;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** Lines of cells, aligned: the first column to the left, all others to the right. */
final class Table {
  private final List<List<String>> lines = new ArrayList<>();

  Table(String... header) {
    lines.add(List.of(header));
  }

  void add(Object... cells) {
    List<String> line = new ArrayList<>();
    for (Object cell : cells) {
      line.add(String.valueOf(cell));
    }
    lines.add(line);
  }

  void print(PrintStream out) {
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
        text.append(c == 0 ? line.get(c) + padding : "  " + padding + line.get(c));
      }
      out.println(text.toString().stripTrailing());
    }
  }
}
