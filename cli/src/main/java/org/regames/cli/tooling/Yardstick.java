package org.regames.cli.tooling;

import java.io.InputStream;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.cli.console.Failure;
import org.regames.cli.games.SourceFiles;

/**
 * Playouts per second measured elsewhere: a column of a tab-separated table whose first line names
 * the columns and whose other lines begin with the name of a game.
 *
 * @param name the name of the column
 * @param rates the rates, scaled to this machine, by the names of games without case and
 *     punctuation
 */
public record Yardstick(String name, Map<String, Double> rates) {
  private static final Pattern CALIBRATION =
      Pattern.compile("([0-9]+(?:\\.[0-9]+)?)/([0-9]+(?:\\.[0-9]+)?)");

  /**
   * Reads a table.
   *
   * @param column the column to use, or else the first after the names
   * @param calibration the results of a speed test on this machine and on that of the table, as in
   *     {@code 420000/840000}; without it both are assumed to be equally fast
   * @throws Failure if there is no such table, column or number
   */
  static Yardstick read(
      String file, Optional<String> column, Optional<String> calibration, InputStream input) {
    double scale = calibration.map(Yardstick::scale).orElse(1.0);
    List<String> lines =
        SourceFiles.read(file, input)
            .text()
            .lines()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .toList();
    List<String> header = lines.isEmpty() ? List.of() : cells(lines.getFirst());
    if (header.size() < 2) {
      throw Failure.failed(
          file + ": expected names of columns, separated by tabs, in the first line, a game first");
    }
    String name = column.orElse(header.get(1));
    int place = header.indexOf(name);
    if (place < 1) {
      throw Failure.misused(
          "--column: there is no `"
              + name
              + "`; the columns of "
              + file
              + " are "
              + String.join(", ", header.subList(1, header.size())));
    }
    Map<String, Double> rates = new LinkedHashMap<>();
    for (String line : lines.subList(1, lines.size())) {
      List<String> cells = cells(line);
      if (place < cells.size() && !cells.get(place).isBlank()) {
        rates.put(key(cells.getFirst()), scale * rate(cells.get(place), file));
      }
    }
    return new Yardstick(name, rates);
  }

  private static List<String> cells(String line) {
    return Arrays.asList(line.split("\t", -1));
  }

  private static double rate(String cell, String file) {
    try {
      double rate = Double.parseDouble(cell.strip());
      if (rate > 0) {
        return rate;
      }
    } catch (NumberFormatException _) {
      // Reported below.
    }
    throw Failure.failed(file + ": expected a positive number, found `" + cell + "`");
  }

  private static double scale(String calibration) {
    Matcher numbers = CALIBRATION.matcher(calibration.strip());
    if (!numbers.matches() || Double.parseDouble(numbers.group(2)) == 0) {
      throw Failure.misused(
          "--calibration: expected MEASURED/REFERENCE, such as 420000/840000, found `"
              + calibration
              + "`");
    }
    return Double.parseDouble(numbers.group(1)) / Double.parseDouble(numbers.group(2));
  }

  /** The rate of the game in a file, by its name. */
  OptionalDouble of(String file) {
    Double rate = rates.get(key(SourceFiles.stem(file)));
    return rate == null ? OptionalDouble.empty() : OptionalDouble.of(rate);
  }

  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }
}
