package org.regames.linegames.hrg;

import java.util.List;
import org.regames.hrg.HrgLanguage;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

/** The automata of games that have been translated to HRG. */
public final class GeneratedHrg {
  private GeneratedHrg() {}

  /**
   * The automaton of a game.
   *
   * @param name what the game is called
   * @param text its HRG
   * @param earlier the findings from before the HRG was written
   */
  public static Result<Game> read(
      String name, String text, List<Diagnostic> earlier, Budget budget) {
    Result<Game> read =
        new HrgLanguage().frontend().orElseThrow().read(new Source(name + ".hrg", text), budget);
    Diagnostics findings = new Diagnostics();
    findings.reportAll(earlier);
    findings.reportAll(read.diagnostics());
    return new Result<>(read.value(), findings.list());
  }
}
