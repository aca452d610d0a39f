package org.regames.hrg;

import org.regames.hrg.format.HrgText;
import org.regames.hrg.syntax.HrgGame;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

/** Lays out HRG files. */
public final class HrgLayout {
  private HrgLayout() {}

  /** The same file with canonical spaces and line breaks, and all its comments. */
  public static Result<String> format(Source source, Budget budget) {
    Diagnostics diagnostics = new Diagnostics();
    HrgGame game = HrgParser.parse(source, diagnostics).game();
    return diagnostics.hasErrors()
        ? Result.failure(diagnostics)
        : Result.of(HrgText.of(game, source), diagnostics);
  }
}
