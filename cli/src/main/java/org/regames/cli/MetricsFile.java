package org.regames.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The rows of {@code evaluate} in a file: in the order of the command line, whatever finished
 * first, and with the reason where a game could not be measured.
 */
final class MetricsFile {
  private static final String JSON = ".json";
  private static final List<String> FIRST =
      List.of("file", "rules", "seed", "plays", "mostPlies", "agent", "agentPlays", "version");

  private final Optional<Path> place;
  private final Map<String, EvaluateCommand.Outcome> outcomes = new ConcurrentHashMap<>();
  private final Map<String, EachFile.Failed> failures = new ConcurrentHashMap<>();

  /**
   * @throws Failure where the name of the file does not say what to write
   */
  MetricsFile(Optional<Path> place) {
    this.place = place;
    if (place.isPresent() && !isJson() && !place.get().toString().endsWith(".csv")) {
      throw Failure.misused(
          "--output: expected a name that ends with .csv or .json, found `" + place.get() + "`");
    }
  }

  private boolean isJson() {
    return place.orElseThrow().toString().endsWith(JSON);
  }

  /** Measures a game and keeps what came out, or why nothing did. */
  EvaluateCommand.Outcome noting(String file, Supplier<EvaluateCommand.Outcome> measuring) {
    try {
      EvaluateCommand.Outcome outcome = measuring.get();
      outcomes.put(file, outcome);
      return outcome;
    } catch (RuntimeException | Error thrown) {
      Ending ending = Ending.of(thrown);
      List<CheckCommand.Finding> findings =
          ending.findings().stream().map(CheckCommand.Finding::of).toList();
      failures.put(file, new EachFile.Failed(file, ending.reason(), findings));
      throw thrown;
    }
  }

  /** Writes the rows of these games, where that is wanted. */
  void write(List<String> files) {
    place.ifPresent(
        path -> OutputFiles.write(Map.of(path, isJson() ? jsonLines(files) : csv(files))));
  }

  private String jsonLines(List<String> files) {
    return files.stream()
        .map(
            file ->
                outcomes.containsKey(file)
                    ? Json.line(outcomes.get(file).withoutSeconds())
                    : Json.line(failures.get(file)))
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  /** As RFC 4180 has it, but for the ends of lines. */
  private String csv(List<String> files) {
    Set<String> columns = new LinkedHashSet<>(FIRST);
    List<Map<String, Object>> rows = new ArrayList<>();
    for (String file : files) {
      rows.add(row(file));
      columns.addAll(rows.getLast().keySet());
    }
    columns.add("error");
    StringBuilder text = new StringBuilder(String.join(",", columns)).append('\n');
    for (Map<String, Object> row : rows) {
      text.append(
          columns.stream()
              .map(column -> cell(row.get(column)))
              .collect(Collectors.joining(",", "", "\n")));
    }
    return text.toString();
  }

  private Map<String, Object> row(String file) {
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("file", file);
    if (!outcomes.containsKey(file)) {
      row.put("error", failures.get(file).error());
      return row;
    }
    EvaluateCommand.Outcome outcome = outcomes.get(file);
    row.put("rules", outcome.rules());
    row.put("seed", outcome.seed());
    row.put("plays", outcome.plays());
    row.put("mostPlies", outcome.mostPlies());
    row.put("agent", outcome.agent());
    row.put("agentPlays", outcome.agentPlays());
    row.put("version", outcome.version());
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
