package org.regames.linegames.script;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.FamilyParameter;
import org.regames.ir.language.Result;
import org.regames.ir.language.ScriptOptions;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.output.ParameterValues;
import org.regames.linegames.output.ScriptError;

/**
 * The games of scripts. The latest results are cached, since a search needs a game more than once.
 */
final class ScriptGames {
  private static final int KEPT = 128;

  private final ScriptKind kind;
  private final ScriptOptions options;
  private final Map<String, Result<Printed>> kept =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Result<Printed>> eldest) {
          return size() > KEPT;
        }
      };

  /**
   * The results of a script.
   *
   * @param games in order, at least one
   * @param values the values of its parameters, in the order in which they were declared
   */
  record Printed(List<PrintedGame> games, SequencedMap<String, String> values) {}

  /**
   * The result of running a script with values that were drawn.
   *
   * @param hasParameters whether any was declared, also before a mistake
   */
  record Drawn(Result<Printed> result, boolean hasParameters) {}

  ScriptGames(ScriptKind kind, ScriptOptions options) {
    this.kind = kind;
    this.options = options;
  }

  /** The games that a script prints, at least one, if there are no errors. */
  Result<Printed> of(Source source) {
    Optional<Result<Printed>> known = options.allowIo() ? Optional.empty() : known(source.text());
    return known.orElseGet(() -> run(source));
  }

  private Result<Printed> run(Source source) {
    RecordedValues recorded;
    try {
      recorded = RecordedValues.of(kind, source.text());
    } catch (ScriptError mistake) {
      return failure(source, mistake);
    }
    ParameterValues values = ParameterValues.exactly(recorded.values());
    Result<Printed> result = run(source, recorded.script(), values).result;
    Result<Printed> checked =
        result.value().flatMap(printed -> undeclared(source, recorded, printed)).orElse(result);
    keep(source.text(), checked);
    return checked;
  }

  /** Runs a script with these values, and caches the text of the game. */
  Drawn draw(Source source, ParameterValues values) {
    RecordedValues recorded;
    try {
      recorded = RecordedValues.of(kind, source.text());
    } catch (ScriptError mistake) {
      return new Drawn(failure(source, mistake), false);
    }
    Drawn drawn = run(source, recorded.script(), values);
    drawn
        .result
        .value()
        .ifPresent(
            printed ->
                keep(
                    new RecordedValues(recorded.script(), printed.values()).text(kind),
                    drawn.result));
    return drawn;
  }

  /** The parameters that a script declares, up to its first mistake if it has one. */
  List<FamilyParameter> parameters(Source source) {
    RecordedValues recorded;
    try {
      recorded = RecordedValues.of(kind, source.text());
    } catch (ScriptError _) {
      return List.of(); // the mistake is reported when the game is read
    }
    ParameterValues values = ParameterValues.exactly(recorded.values());
    Source script = new Source(source.name(), recorded.script());
    return ScriptRuns.left(kind, script, values, options).answers().stream()
        .flatMap(
            answer ->
                answer instanceof Answer.Parameter(FamilyParameter declared)
                    ? Stream.of(declared)
                    : Stream.empty())
        .toList();
  }

  private Drawn run(Source source, String script, ParameterValues values) {
    Diagnostics diagnostics = new Diagnostics();
    List<LineGame> printed = new ArrayList<>();
    SequencedMap<String, String> chosen = new LinkedHashMap<>();
    ScriptRuns.Left left =
        ScriptRuns.left(kind, new Source(source.name(), script), values, options);
    for (Answer answer : left.answers()) {
      switch (answer) {
        case Answer.Printed(LineGame game) -> printed.add(game);
        case Answer.Parameter(FamilyParameter declared) ->
            chosen.put(declared.name(), declared.value());
        case Answer.Warning(int line, String message) ->
            diagnostics.warning("script", origin(source, line, 0), message);
        case Answer.Running _, Answer.Compiled _, Answer.Mistake _, Answer.Done _ ->
            throw new IllegalStateException("not what a script leaves: " + answer);
      }
    }
    if (left.mistake().isPresent()) {
      return new Drawn(failure(source, left.mistake().get()), !chosen.isEmpty());
    }
    if (printed.isEmpty()) {
      diagnostics.report(
          Diagnostic.error("script", Origin.of(source, 0, 0), "the script prints no game")
              .withHint("end it with `printHRG()` of the game"));
    }
    List<PrintedGame> games;
    try {
      games = PrintedGame.all(printed);
    } catch (ScriptError tooMuch) {
      return new Drawn(failure(source, tooMuch), !chosen.isEmpty());
    }
    Printed written = new Printed(recording(games, chosen), chosen);
    return new Drawn(Result.of(written, diagnostics), !chosen.isEmpty());
  }

  /** Records the values in the games, too. */
  private static List<PrintedGame> recording(List<PrintedGame> games, Map<String, String> values) {
    String line = values.isEmpty() ? "" : RecordedValues.line("//", values) + "\n";
    return games.stream()
        .map(game -> new PrintedGame(game.name(), line + game.hrg(), game.svg(), game.rules()))
        .toList();
  }

  /** The mistake, if a value is recorded for a parameter that is not declared. */
  private static Optional<Result<Printed>> undeclared(
      Source source, RecordedValues recorded, Printed printed) {
    Set<String> declared = printed.values.keySet();
    return recorded.values().keySet().stream()
        .filter(name -> !declared.contains(name))
        .findFirst()
        .map(
            name -> {
              int start = recorded.script().length();
              Origin origin = Origin.of(source, start, source.text().stripTrailing().length());
              Diagnostic finding =
                  Diagnostic.error(
                      "script", origin, "the script declares no parameter `" + name + "`");
              Diagnostics findings = new Diagnostics();
              findings.report(NearestName.among(declared).suggest(name, finding));
              return Result.failure(findings);
            });
  }

  private Result<Printed> failure(Source source, ScriptError mistake) {
    Diagnostic finding =
        Diagnostic.error(
            "script",
            origin(source, mistake.line(), mistake.column()),
            mistake.getMessage().replace("\n", "\n    ")); // or it could forge messages
    Diagnostics diagnostics = new Diagnostics();
    diagnostics.report(
        mistake.stack().isEmpty() || !options.stacktrace()
            ? ScriptWords.suggest(kind, finding)
            : finding.withHint(mistake.stack().strip()));
    return Result.failure(diagnostics);
  }

  private Optional<Result<Printed>> known(String text) {
    synchronized (kept) {
      return Optional.ofNullable(kept.get(text));
    }
  }

  /**
   * Results with messages are not kept: these name the file, and another one may have the same
   * text.
   */
  private void keep(String text, Result<Printed> result) {
    if (result.diagnostics().isEmpty()) {
      synchronized (kept) {
        kept.put(text, result);
      }
    }
  }

  /** The only game of a script; an error if it prints more. */
  Result<PrintedGame> only(Source source, Result<Printed> printed) {
    if (printed.value().isEmpty()) {
      return new Result<>(Optional.empty(), printed.diagnostics());
    }
    List<PrintedGame> games = printed.value().get().games;
    if (games.size() == 1) {
      return new Result<>(Optional.of(games.getFirst()), printed.diagnostics());
    }
    String names = games.stream().map(PrintedGame::name).collect(Collectors.joining(", "));
    Diagnostics diagnostics = new Diagnostics();
    diagnostics.reportAll(printed.diagnostics());
    diagnostics.report(
        Diagnostic.error(
                "script",
                Origin.of(source, 0, 0),
                "the script prints "
                    + games.size()
                    + " games ("
                    + names
                    + "), and one was expected")
            .withHint("translate it into a folder, then use the games there"));
    return Result.failure(diagnostics);
  }

  private static Origin origin(Source source, int line, int column) {
    int lines = (int) source.text().chars().filter(c -> c == '\n').count() + 1;
    if (line < 1 || line > lines) {
      return Origin.of(source, 0, 0);
    }
    int start = source.lineStart(line);
    int end = source.lineEnd(line);
    if (column < 1) {
      while (start < end && Character.isWhitespace(source.text().charAt(start))) {
        start++;
      }
      return Origin.of(source, start, end);
    }
    int at = Math.min(start + column - 1, end);
    return Origin.of(source, at, at);
  }
}
