package org.regames.linegames.script;

import java.util.List;
import java.util.Optional;
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

  private Result<Answer.Printed> game(Source source) {
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
    if (games.size() != 1) {
      String found =
          games.isEmpty()
              ? "the script prints no game"
              : "the script prints "
                  + games.size()
                  + " games ("
                  + games.stream().map(Answer.Printed::name).collect(Collectors.joining(", "))
                  + "), and one was expected";
      diagnostics.error("script", Origin.of(source, 0, 0), found);
      return Result.failure(diagnostics);
    }
    return Result.of(games.getFirst(), diagnostics);
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
