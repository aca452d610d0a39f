package org.regames.hrg;

import org.regames.hrg.emit.GameWriter;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.language.Result;

/** Writes any game in HRG. */
public final class HrgEmitter {
  private HrgEmitter() {}

  /**
   * The game as HRG text. Lowering that again gives a game of the same plays; what differs beside
   * (pragmas that HRG does not have, a variable that stands for a place in the automaton) is
   * reported as warnings.
   */
  public static Result<String> emit(Game game) {
    Diagnostics diagnostics = new Diagnostics();
    String text = HrgPrinter.print(new GameWriter(game, diagnostics).write());
    return Result.of(text, diagnostics);
  }
}
