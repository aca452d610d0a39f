package org.regames.cli.generate;

import java.lang.invoke.MethodType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.cli.console.BesideJar;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Json;
import org.regames.cli.games.EachFile;
import org.regames.cli.games.OutputFiles;

/**
 * The rows of {@code evaluate} in a file: in the order of the command line, whatever finished
 * first, and with the reason if a game could not be measured.
 */
public final class MetricsFile {
  /** The format of the rows, given by the suffix of the file. */
  private enum Format {
    CSV,
    JSON,
    PARQUET;

    static Optional<Format> of(Path file) {
      return Stream.of(values())
          .filter(each -> file.toString().endsWith("." + each.name().toLowerCase(Locale.ROOT)))
          .findFirst();
    }
  }

  /** A table with its columns and their types in order; missing values of a row are absent. */
  private record Rows(SequencedMap<String, Class<?>> columns, List<Map<String, Object>> rows) {}

  private static final List<String> FIRST =
      List.of(
          "file", "rules", "seed", "plays", "mostPlies", "agent", "agentPlays", "judge", "version");

  private static final String FITNESS = "fitness";

  private static final Set<String> WHOLE = Set.of("seed", "plays", "mostPlies", "agentPlays");

  private final Optional<Path> place;
  private final Map<String, GameMetrics> rows = new ConcurrentHashMap<>();
  private final Map<String, EachFile.Failed> failures = new ConcurrentHashMap<>();

  /**
   * @throws Failure if the name of the file implies no format
   */
  MetricsFile(Optional<Path> place) {
    this.place = place;
    if (place.isPresent() && Format.of(place.get()).isEmpty()) {
      throw Failure.misused(
          "--output: expected a name that ends with .csv, .json or .parquet, found `"
              + place.get()
              + "`");
    }
  }

  /** Adds a row. */
  void add(GameMetrics row) {
    if (place.isPresent()) {
      rows.put(row.file(), row);
    }
  }

  /** Adds a failure in place of a row. */
  void add(EachFile.Failed failure) {
    if (place.isPresent()) {
      failures.put(failure.file(), failure);
    }
  }

  /** Writes the rows of these games, if a file is wanted. */
  void write(List<String> files) {
    if (place.isEmpty()) {
      return;
    }
    Path file = place.get();
    switch (Format.of(file).orElseThrow()) {
      case CSV -> OutputFiles.write(Map.of(file, csv(files)));
      case JSON -> OutputFiles.write(Map.of(file, jsonLines(files)));
      case PARQUET -> parquet(file, rows(files));
    }
  }

  private static void parquet(Path file, Rows table) {
    MethodType type = MethodType.methodType(void.class, Path.class, SequencedMap.class, List.class);
    try {
      Path made = Files.createTempFile("regames", ".parquet");
      try {
        List<?> arguments = List.of(made, table.columns, table.rows);
        BesideJar.call("org.regames.parquet.ParquetTable", "write", type, arguments, "parquet");
        OutputFiles.write(file, Files.readAllBytes(made));
      } finally {
        Files.deleteIfExists(made);
      }
    } catch (RuntimeException mistake) {
      throw mistake;
    } catch (Exception failure) {
      throw Failure.failed(file + ": cannot be written (" + failure.getMessage() + ")");
    }
  }

  private String jsonLines(List<String> files) {
    return files.stream()
        .map(
            file ->
                rows.containsKey(file)
                    ? Json.line(rows.get(file).withoutSeconds())
                    : Json.line(failures.get(file)))
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  private Rows rows(List<String> files) {
    SequencedMap<String, Class<?>> columns = new LinkedHashMap<>();
    FIRST.forEach(name -> columns.put(name, WHOLE.contains(name) ? Long.class : String.class));
    List<Map<String, Object>> table = new ArrayList<>();
    for (String file : files) {
      table.add(row(file));
      for (String column : table.getLast().keySet()) {
        columns.computeIfAbsent(column, name -> isMetric(name, file) ? Double.class : String.class);
      }
    }
    columns.put("error", String.class);
    return new Rows(columns, table);
  }

  private boolean isMetric(String column, String file) {
    return column.equals(FITNESS)
        || rows.containsKey(file)
            && rows.get(file).metrics().containsKey(column.replaceFirst("\\.(low|high)$", ""));
  }

  /** CSV as in RFC 4180, except for line ends. */
  private String csv(List<String> files) {
    Rows table = rows(files);
    StringBuilder text = new StringBuilder(String.join(",", table.columns.keySet())).append('\n');
    for (Map<String, Object> row : table.rows) {
      text.append(
          table.columns.keySet().stream()
              .map(column -> cell(row.get(column)))
              .collect(Collectors.joining(",", "", "\n")));
    }
    return text.toString();
  }

  private Map<String, Object> row(String file) {
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("file", file);
    if (!rows.containsKey(file)) {
      row.put("error", failures.get(file).error());
      return row;
    }
    GameMetrics outcome = rows.get(file);
    row.put("rules", outcome.rules());
    row.put("seed", outcome.seed());
    row.put("plays", outcome.plays());
    row.put("mostPlies", outcome.mostPlies());
    row.put("agent", outcome.agent());
    row.put("agentPlays", outcome.agentPlays());
    row.put("judge", outcome.judge());
    row.put("version", outcome.version());
    if (outcome.fitness() != null) {
      row.put(FITNESS, outcome.fitness());
    }
    outcome.parameters().forEach((name, value) -> row.put("parameter." + name, value));
    outcome
        .metrics()
        .forEach(
            (name, value) -> {
              row.put(name, value.value());
              row.put(name + ".low", value.low());
              row.put(name + ".high", value.high());
            });
    if (!outcome.gates().isEmpty()) {
      row.put("gates", outcome.verdict());
    }
    return row;
  }

  /** A value of a row. */
  static String cell(Object value) {
    String text = value == null ? "" : value.toString();
    boolean isPlain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return isPlain ? text : '"' + text.replace("\"", "\"\"") + '"';
  }
}
