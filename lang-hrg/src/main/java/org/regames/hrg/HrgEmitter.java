package org.regames.hrg;

import org.regames.hrg.emit.GameWriter;
import org.regames.hrg.lowering.HrgLowering;
import org.regames.hrg.syntax.Parsed;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

/** Writes any game in HRG. */
public final class HrgEmitter {
  /** Automata with more edges are written once. */
  private static final int MOST_EDGES = 20_000;

  private static final int MOST_ROUNDS = 4;

  private HrgEmitter() {}

  /**
   * The game as HRG text. Lowering that again gives a game of the same plays; what differs beside
   * (pragmas that HRG does not have, a variable that stands for a place in the automaton) is
   * reported as warnings.
   *
   * <p>What is written is lowered and written again a few times, until it stays: the names and the
   * order of alternatives then say nothing about where the game came from, and a game that was
   * changed in HRG differs in what was changed.
   */
  public static Result<String> emit(Game game) {
    Diagnostics diagnostics = new Diagnostics();
    String text = write(game, diagnostics);
    boolean stays = game.edges().size() > MOST_EDGES;
    for (int round = 1; round < MOST_ROUNDS && !stays; round++) {
      String again = again(text);
      stays = again.equals(text);
      text = again;
    }
    return Result.of(text, diagnostics);
  }

  private static String write(Game game, Diagnostics diagnostics) {
    return HrgPrinter.print(new GameWriter(game, diagnostics).write());
  }

  /** The text of the game that a text is lowered to. */
  private static String again(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Parsed parsed = HrgParser.parse(new Source("written.hrg", text), diagnostics);
    Game game = HrgLowering.lower(parsed, diagnostics, new Budget(Long.MAX_VALUE));
    return diagnostics.hasErrors() ? text : write(game, diagnostics);
  }
}
