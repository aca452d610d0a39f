package org.regames.linegames.script;

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
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.language.Splitter;
import org.regames.linegames.output.ScriptError;

/** What scripts of both languages have in common as texts that games come from. */
final class Scripts {
  private final ScriptKind kind;

  Scripts(ScriptKind kind) {
    this.kind = kind;
  }

  /** The automaton of the one game of a script. */
  Result<Game> read(Source source, Budget budget) {
    Result<Answer.Printed> game = game(source);
    return game.value()
        .map(
            printed ->
                new HrgLanguage()
                    .frontend()
                    .orElseThrow()
                    .read(new Source(printed.name() + ".hrg", printed.hrg()), budget))
        .orElseGet(() -> new Result<>(Optional.empty(), game.diagnostics()));
  }

  /** The writers of what needs no automaton: the HRG of a script reads better than any other. */
  Optional<Formatter> translator(Language target) {
    return switch (target.name()) {
      case "hrg" -> Optional.of(writer(Answer.Printed::hrg));
      case "svg" -> Optional.of(writer(Answer.Printed::svg));
      default -> Optional.empty();
    };
  }

  private Formatter writer(Function<Answer.Printed, String> text) {
    return (source, _) -> {
      Result<Answer.Printed> game = game(source);
      return new Result<>(game.value().map(text), game.diagnostics());
    };
  }

  /** All games of a script. */
  Result<List<Splitter.Part>> split(Source source, Budget budget) {
    Result<List<Answer.Printed>> games = games(source);
    return new Result<>(
        games.value().map(printed -> printed.stream().map(Scripts::part).toList()),
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
    List<Answer.Printed> games = List.of();
    try {
      games = ScriptProcess.run(kind, source);
    } catch (ScriptError mistake) {
      Diagnostic finding =
          Diagnostic.error("script", origin(source, mistake), mistake.getMessage());
      diagnostics.report(
          mistake.stack().isEmpty() || !Boolean.getBoolean(ScriptProcess.STACKTRACE)
              ? finding
              : finding.withHint(mistake.stack().strip()));
      return Result.failure(diagnostics);
    }
    if (games.isEmpty()) {
      diagnostics.error("script", Origin.of(source, 0, 0), "the script prints no game");
    }
    return Result.of(games, diagnostics);
  }

  private static Origin origin(Source source, ScriptError mistake) {
    int lines = (int) source.text().chars().filter(c -> c == '\n').count() + 1;
    if (mistake.line() < 1 || mistake.line() > lines) {
      return Origin.of(source, 0, 0);
    }
    int start = source.lineStart(mistake.line());
    int end = source.lineEnd(mistake.line());
    if (mistake.column() < 1) {
      while (start < end && Character.isWhitespace(source.text().charAt(start))) {
        start++;
      }
      return Origin.of(source, start, end);
    }
    int at = Math.min(start + mistake.column() - 1, end);
    return Origin.of(source, at, at);
  }
}
