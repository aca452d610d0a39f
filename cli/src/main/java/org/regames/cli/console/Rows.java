package org.regames.cli.console;

import java.io.PrintStream;
import java.util.List;

/**
 * A table of files whose lines are printed one by one as they come, so that its widths are fixed
 * before: the first column to the left, all others to the right.
 */
public final class Rows {
  private final boolean several;
  private final List<String> header;
  private final int[] widths;

  /**
   * @param files what the first column may hold
   * @param least how wide the other columns are at least
   */
  public Rows(List<String> files, int least, List<String> header) {
    this.several = files.size() > 1;
    this.header = header;
    this.widths = header.stream().mapToInt(name -> Math.max(least, name.length())).toArray();
    files.forEach(file -> widths[0] = Math.max(widths[0], file.length()));
  }

  /** Prints the header, but that of a single line comes with it: there may be none. */
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
