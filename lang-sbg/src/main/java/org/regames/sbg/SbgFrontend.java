package org.regames.sbg;

import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.sbg.lowering.SbgLowering;

/** Parses games in Simplified Boardgames, and lowers or prints them. */
final class SbgFrontend {
  private SbgFrontend() {}

  static Result<Game> read(Source source, Budget budget) {
    return SbgParser.parse(source).then(game -> SbgLowering.lower(game, budget));
  }

  /** The same game without comments, in the usual layout. */
  static Result<String> format(Source source, Budget budget) {
    return SbgParser.parse(source).then(SbgPrinter::print);
  }
}
