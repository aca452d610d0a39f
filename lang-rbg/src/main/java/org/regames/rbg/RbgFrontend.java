package org.regames.rbg;

import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.rbg.lowering.RbgLowering;
import org.regames.rbg.syntax.Description;

/** Parses and lowers games in Regular Boardgames. */
final class RbgFrontend {
  private RbgFrontend() {}

  static Result<Game> read(Source source, Budget budget) {
    Result<Description> parsed = RbgParser.parse(source, budget);
    Diagnostics diagnostics = new Diagnostics();
    diagnostics.reportAll(parsed.diagnostics());
    if (parsed.value().isEmpty()) {
      return Result.failure(diagnostics);
    }
    try {
      return Result.of(RbgLowering.lower(parsed.value().get(), budget), diagnostics);
    } catch (DiagnosticException tooLarge) {
      diagnostics.report(tooLarge.diagnostic());
      return Result.failure(diagnostics);
    }
  }
}
