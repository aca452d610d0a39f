package org.regames.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.TextEdit;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Formatter;

/** The standard layout of a text, as a minimal set of line edits. */
final class Layout {
  /**
   * How many pairs of lines can be compared in negligible time; games have a few thousand lines.
   */
  private static final long MOST_COMPARED = 9_000_000;

  private Layout() {}

  /** The edits in a range of offsets; none if the text has mistakes, or no standard layout. */
  static List<TextEdit> edits(Snapshot text, int start, int end, long budget) {
    Optional<Formatter> layout = text.language().layout();
    try {
      return layout
          .flatMap(known -> known.format(text.source(), new Budget(budget)).value())
          .map(laidOut -> edits(text, laidOut, start, end))
          .orElse(List.of());
    } catch (DiagnosticException tooLarge) {
      return List.of(); // the check of the text reports it
    }
  }

  /** The lines that differ, each run of them as one edit. */
  private static List<TextEdit> edits(Snapshot text, String laidOut, int start, int end) {
    List<String> now = lines(text.source().text());
    List<String> wanted = lines(laidOut);
    int first = 0;
    while (first < Math.min(now.size(), wanted.size())
        && now.get(first).equals(wanted.get(first))) {
      first++;
    }
    int last = now.size();
    int lastWanted = wanted.size();
    while (last > first
        && lastWanted > first
        && now.get(last - 1).equals(wanted.get(lastWanted - 1))) {
      last--;
      lastWanted--;
    }
    List<TextEdit> edits = new ArrayList<>();
    int from = first;
    int fromWanted = first;
    for (int[] same : common(now, wanted, first, last, lastWanted)) {
      add(text, edits, from, same[0], wanted.subList(fromWanted, same[1]), start, end);
      from = same[0] + 1;
      fromWanted = same[1] + 1;
    }
    add(text, edits, from, last, wanted.subList(fromWanted, lastWanted), start, end);
    return edits;
  }

  /** Lines with their line breaks. */
  private static List<String> lines(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split("(?<=\n)"));
  }

  private static void add(
      Snapshot text,
      List<TextEdit> edits,
      int from,
      int to,
      List<String> lines,
      int start,
      int end) {
    int first = offset(text, from);
    int last = offset(text, to);
    if ((from < to || !lines.isEmpty()) && first <= end && start <= last) {
      edits.add(new TextEdit(text.range(first, last), String.join("", lines)));
    }
  }

  /** Where a line starts, counted from 0. */
  private static int offset(Snapshot text, int line) {
    boolean isThere = line < text.source().line(text.source().text().length());
    return isThere ? text.source().lineStart(line + 1) : text.source().text().length();
  }

  /** The longest common subsequence, as pairs of lines; none if that takes too long to find. */
  private static List<int[]> common(
      List<String> now, List<String> wanted, int first, int last, int lastWanted) {
    int rows = last - first;
    int columns = lastWanted - first;
    List<int[]> pairs = new ArrayList<>();
    if ((long) rows * columns > MOST_COMPARED) {
      return pairs;
    }
    int[][] length = new int[rows + 1][columns + 1];
    for (int i = rows - 1; i >= 0; i--) {
      for (int j = columns - 1; j >= 0; j--) {
        length[i][j] =
            now.get(first + i).equals(wanted.get(first + j))
                ? length[i + 1][j + 1] + 1
                : Math.max(length[i + 1][j], length[i][j + 1]);
      }
    }
    int i = 0;
    int j = 0;
    while (i < rows && j < columns) {
      if (now.get(first + i).equals(wanted.get(first + j))) {
        pairs.add(new int[] {first + i++, first + j++});
      } else if (length[i + 1][j] >= length[i][j + 1]) {
        i++;
      } else {
        j++;
      }
    }
    return pairs;
  }
}
