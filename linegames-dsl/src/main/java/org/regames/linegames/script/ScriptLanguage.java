package org.regames.linegames.script;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.regames.hrg.HrgLanguage;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.language.ScriptOptions;
import org.regames.ir.language.Splitter;
import org.regames.linegames.output.ScriptError;

/** What scripts of both languages have in common as texts that games come from. */
class ScriptLanguage implements Language {
  private final ScriptKind kind;
  private final ScriptOptions options;

  ScriptLanguage(ScriptKind kind, ScriptOptions options) {
    this.kind = kind;
    this.options = options;
  }

  @Override
  public String name() {
    return kind.languageName();
  }

  @Override
  public String description() {
    return kind.description();
  }

  @Override
  public List<String> suffixes() {
    return List.of(kind.suffix());
  }

  @Override
  public Optional<Frontend> frontend() {
    return Optional.of(this::read);
  }

  @Override
  public Optional<Emitter> emitter() {
    return Optional.empty();
  }

  /** The writers of what needs no automaton: the HRG of a script reads better than any other. */
  @Override
  public Optional<Formatter> translator(Language target) {
    return switch (target.name()) {
      case "hrg" -> Optional.of(writer(Answer.Printed::hrg));
      case "svg" -> Optional.of(writer(Answer.Printed::svg));
      default -> Optional.empty();
    };
  }

  @Override
  public Optional<Splitter> splitter() {
    return Optional.of((source, _) -> split(source));
  }

  @Override
  public Language withScripts(ScriptOptions other) {
    return new ScriptLanguage(kind, other);
  }

  /** The automaton of the one game of a script. */
  private Result<Game> read(Source source, Budget budget) {
    Result<Answer.Printed> game = game(source);
    if (game.value().isEmpty()) {
      return new Result<>(Optional.empty(), game.diagnostics());
    }
    Answer.Printed printed = game.value().get();
    Result<Game> read =
        new HrgLanguage()
            .frontend()
            .orElseThrow()
            .read(new Source(printed.name() + ".hrg", printed.hrg()), budget);
    List<Diagnostic> findings = new ArrayList<>(game.diagnostics());
    findings.addAll(read.diagnostics());
    return new Result<>(read.value(), findings);
  }

  private Formatter writer(Function<Answer.Printed, String> text) {
    return (source, _) -> {
      Result<Answer.Printed> game = game(source);
      return new Result<>(game.value().map(text), game.diagnostics());
    };
  }

  /** All games of a script. */
  private Result<List<Splitter.Part>> split(Source source) {
    Result<List<Answer.Printed>> games = games(source);
    return new Result<>(
        games.value().map(printed -> printed.stream().map(ScriptLanguage::part).toList()),
        games.diagnostics());
  }

  private static Splitter.Part part(Answer.Printed game) {
    SequencedMap<String, String> texts = new LinkedHashMap<>();
    texts.put("hrg", game.hrg());
    texts.put("svg", game.svg());
    return new Splitter.Part(game.name(), texts);
  }

  private Result<Answer.Printed> game(Source source) {
    Result<List<Answer.Printed>> games = games(source);
    if (games.value().isEmpty()) {
      return new Result<>(Optional.empty(), games.diagnostics());
    }
    List<Answer.Printed> printed = games.value().get();
    if (printed.size() == 1) {
      return new Result<>(Optional.of(printed.getFirst()), games.diagnostics());
    }
    String names = printed.stream().map(Answer.Printed::name).collect(Collectors.joining(", "));
    Diagnostics diagnostics = new Diagnostics();
    diagnostics.reportAll(games.diagnostics());
    diagnostics.report(
        Diagnostic.error(
                "script",
                Origin.of(source, 0, 0),
                "the script prints "
                    + printed.size()
                    + " games ("
                    + names
                    + "), and one was expected")
            .withHint("translate it into a folder, then use the games there"));
    return Result.failure(diagnostics);
  }

  /** What a script prints, at least one game. */
  private Result<List<Answer.Printed>> games(Source source) {
    Diagnostics diagnostics = new Diagnostics();
    List<Answer.Printed> games = new ArrayList<>();
    try {
      for (Answer answer : ScriptRuns.run(kind, source, options)) {
        switch (answer) {
          case Answer.Printed game -> games.add(game);
          case Answer.Warning(int line, String message) ->
              diagnostics.warning("script", origin(source, line, 0), message);
          case Answer.Running _, Answer.Mistake _, Answer.Done _ ->
              throw new IllegalStateException("not what a script leaves: " + answer);
        }
      }
    } catch (ScriptError mistake) {
      Diagnostic finding =
          Diagnostic.error(
              "script", origin(source, mistake.line(), mistake.column()), mistake.getMessage());
      diagnostics.report(
          mistake.stack().isEmpty() || !options.stacktrace()
              ? ScriptWords.suggest(finding)
              : finding.withHint(mistake.stack().strip()));
      return Result.failure(diagnostics);
    }
    if (games.isEmpty()) {
      diagnostics.report(
          Diagnostic.error("script", Origin.of(source, 0, 0), "the script prints no game")
              .withHint("end it by `printHRG()` of the game"));
    }
    return Result.of(games, diagnostics);
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
