package org.regames.cli.console;

import java.io.PrintStream;
import java.util.List;

/**
 * A table of files whose lines are printed as they come, so that its widths are fixed beforehand:
 * the first column is left-aligned, all others are right-aligned.
 */
public final class Rows {
  private final boolean several;
  private final List<String> header;
  private final int[] widths;

  /**
   * @param files the possible contents of the first column
   * @param least the minimum width of the other columns
   */
  public Rows(List<String> files, int least, List<String> header) {
    this.several = files.size() > 1;
    this.header = header;
    this.widths = header.stream().mapToInt(name -> Math.max(least, name.length())).toArray();
    files.forEach(file -> widths[0] = Math.max(widths[0], file.length()));
  }

  /**
   * Prints the header, unless there is only one file: then it is printed with its line, if there is
   * one.
   */
  public void begin(PrintStream out) {
    if (several) {
      out.println(line(header.toArray()));
    }
  }

  /** Prints a line. */
  public void print(PrintStream out, Object... cells) {
    if (!several) {
      out.println(line(header.toArray()));
    }
    out.println(line(cells));
  }

  private String line(Object... cells) {
    StringBuilder text = new StringBuilder();
    for (int c = 0; c < cells.length; c++) {
      String cell = String.valueOf(cells[c]);
      String padding = " ".repeat(Math.max(0, widths[c] - cell.length()));
      text.append(c == 0 ? cell + padding : "  " + padding + cell);
    }
    return text.toString().stripTrailing();
  }
}
