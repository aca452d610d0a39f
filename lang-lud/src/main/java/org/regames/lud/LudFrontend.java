package org.regames.lud;

import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

/** Reads games; none of their ludemes can be played yet. */
final class LudFrontend {
  private LudFrontend() {}

  static Result<Game> read(Source source, Budget budget) {
    Diagnostics diagnostics = new Diagnostics();
    Origin all = Origin.of(source, 0, source.text().length());
    budget.spend(1, "texts", all);
    diagnostics.error("not-lowerable", all, "no ludeme is implemented yet");
    return Result.failure(diagnostics);
  }
}
