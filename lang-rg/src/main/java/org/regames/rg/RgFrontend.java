package org.regames.rg;

import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

/** Parses games in RG, which need no lowering, or formats their texts. */
final class RgFrontend {
  private RgFrontend() {}

  static Result<Game> read(Source source, Budget budget) {
    return RgParser.parse(source, budget);
  }

  /** The same text in the usual layout, comments included. */
  static Result<String> format(Source source, Budget budget) {
    return RgFormatter.format(source, budget);
  }
}
