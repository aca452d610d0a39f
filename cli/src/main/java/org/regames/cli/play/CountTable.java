package org.regames.cli.play;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.cli.console.Failure;
import org.regames.cli.games.SourceFiles;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Result;

/**
 * A table of known counts: lines of a file, a depth and a count separated by tabs. The first line
 * may be the header {@code file depth count}; blank lines and lines that begin with {@code #} are
 * comments.
 *
 * @param location the file of the table, to whose folder the files in it are relative
 * @param rows the counts in the order of the table
 */
public record CountTable(Path location, List<Row> rows) {
  /** The maximum depth. */
  static final int MOST_DEPTH = 9999;

  private static final Pattern ROW = Pattern.compile("([^\t]+)\t(\\d{1,4})\t(\\d{1,18})");
  private static final String HEADER = "file\tdepth\tcount";

  /** A file as named in the table, and its number of sequences of moves of a length. */
  record Row(String file, int depth, long count) {}

  public CountTable {
    rows = List.copyOf(rows);
  }

  /**
   * Reads a table; any other line is an error.
   *
   * @throws Failure if there is no text to read
   */
  static Result<CountTable> read(String file, InputStream standardInput) {
    Source source = SourceFiles.read(file, standardInput);
    Diagnostics findings = new Diagnostics();
    List<Row> rows = new ArrayList<>();
    int start = 0;
    for (String line : source.text().split("\n", -1)) {
      String text = line.strip();
      Matcher cells = ROW.matcher(text);
      if (cells.matches()) {
        int depth = Integer.parseInt(cells.group(2));
        rows.add(new Row(cells.group(1), depth, Long.parseLong(cells.group(3))));
      } else if (!text.isEmpty() && !text.startsWith("#") && !text.equals(HEADER)) {
        findings.error(
            "table",
            Origin.of(source, start, start + line.stripTrailing().length()),
            "expected a file, a depth and a count, separated by tabs");
      }
      start += line.length() + 1;
    }
    return Result.of(new CountTable(Path.of(file), rows), findings);
  }

  /** The path of the file of a row. */
  Path path(String file) {
    return location.resolveSibling(file);
  }

  /**
   * The table with only the rows about these files or those in these folders.
   *
   * @throws Failure if no row is about one of them
   */
  CountTable restrictedTo(List<String> filesOrFolders) {
    Map<Path, String> unused = new LinkedHashMap<>();
    filesOrFolders.forEach(name -> unused.put(SourceFiles.canonical(SourceFiles.path(name)), name));
    List<Path> wanted = List.copyOf(unused.keySet());
    List<Row> found = new ArrayList<>();
    for (Row row : rows) {
      Path file = SourceFiles.canonical(path(row.file));
      List<Path> matches = wanted.stream().filter(file::startsWith).toList();
      if (!matches.isEmpty()) {
        matches.forEach(unused::remove);
        found.add(row);
      }
    }
    if (!unused.isEmpty()) {
      String name = unused.values().iterator().next();
      throw Failure.misused(name + ": " + location + " has no row about it");
    }
    return new CountTable(location, found);
  }

  /** The table without larger counts. */
  CountTable upTo(long count) {
    return new CountTable(location, rows.stream().filter(row -> row.count <= count).toList());
  }

  /** The rows of each file, in the order in which the table first names them. */
  List<List<Row>> byFile() {
    Map<String, List<Row>> groups = new LinkedHashMap<>();
    rows.forEach(row -> groups.computeIfAbsent(row.file, _ -> new ArrayList<>()).add(row));
    return List.copyOf(groups.values());
  }
}
