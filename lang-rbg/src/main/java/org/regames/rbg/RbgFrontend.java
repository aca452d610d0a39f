package org.regames.rbg;

import java.util.List;
import java.util.function.Function;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.rbg.lowering.RbgLowering;

/** Parses games in Regular Boardgames, and lowers or prints them. */
final class RbgFrontend {
  /** Nobody reads more, and a text full of mistakes may have a hundred thousand of them. */
  private static final int MOST_FINDINGS = 200;

  private RbgFrontend() {}

  static Result<Game> read(Source source, Budget budget) {
    return then(RbgParser.parse(source, budget), game -> RbgLowering.lower(game, budget));
  }

  /** The game at the low level, with its comments. */
  static Result<String> format(Source source, Budget budget) {
    return then(
        RbgParser.parseText(source, budget),
        text -> RbgPrinter.print(text.game(), text.comments(), budget));
  }

  private static <S, T> Result<T> then(Result<S> parsed, Function<S, T> stage) {
    Diagnostics diagnostics = new Diagnostics();
    report(parsed, diagnostics);
    if (parsed.value().isEmpty()) {
      return Result.failure(diagnostics);
    }
    try {
      return Result.of(stage.apply(parsed.value().get()), diagnostics);
    } catch (DiagnosticException tooLarge) {
      diagnostics.report(tooLarge.diagnostic());
      return Result.failure(diagnostics);
    }
  }

  private static void report(Result<?> parsed, Diagnostics diagnostics) {
    List<Diagnostic> findings = parsed.diagnostics();
    findings.stream().limit(MOST_FINDINGS).forEach(diagnostics::report);
    int others = findings.size() - MOST_FINDINGS;
    if (others > 0) {
      Origin place = findings.get(MOST_FINDINGS).origin();
      String message = others + " more findings, from here on, are not shown";
      diagnostics.report(
          parsed.value().isPresent()
              ? Diagnostic.warning("too-many", place, message)
              : Diagnostic.error("too-many", place, message));
    }
  }
}
