package org.regames.hrg;

import java.util.Set;
import org.regames.hrg.lowering.HrgLowering;
import org.regames.hrg.syntax.Parsed;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.ir.validate.Validators;

/** Parses games in HRG and lowers them. */
final class HrgFrontend {
  /** Findings of validators that do not follow from other errors. */
  private static final Set<String> INDEPENDENT =
      Set.of("type", "variable-tag", "player-assignment");

  private HrgFrontend() {}

  static Result<Game> read(Source source, Budget budget) {
    Diagnostics diagnostics = new Diagnostics();
    Origin start = Origin.of(source, 0, 0);
    try {
      return lower(HrgParser.parse(source, diagnostics), diagnostics, budget, start);
    } catch (StackOverflowError _) {
      return tooDeep(start, diagnostics);
    }
  }

  /** Lowers a syntax tree, whether it was parsed or built by a program. */
  static Result<Game> lower(Parsed parsed, Diagnostics diagnostics, Budget budget, Origin start) {
    try {
      Game game = HrgLowering.lower(parsed, diagnostics, budget);
      if (diagnostics.hasErrors()) {
        reportTypes(game, diagnostics);
      }
      return Result.of(game, diagnostics);
    } catch (DiagnosticException tooLarge) {
      diagnostics.report(tooLarge.diagnostic());
      return Result.failure(diagnostics);
    } catch (StackOverflowError _) {
      return tooDeep(start, diagnostics);
    }
  }

  private static Result<Game> tooDeep(Origin start, Diagnostics diagnostics) {
    diagnostics.error("too-deep", start, "expressions or statements nest too deeply");
    return Result.failure(diagnostics);
  }

  /**
   * Adds the type errors in the part of a game that could be lowered: since the result is not a
   * game, no later stage would look for them.
   */
  private static void reportTypes(Game game, Diagnostics diagnostics) {
    Validators.validate(game).stream()
        .filter(finding -> INDEPENDENT.contains(finding.code()) && finding.isError())
        .forEach(diagnostics::report);
  }
}
