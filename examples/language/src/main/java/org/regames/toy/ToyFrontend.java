package org.regames.toy;

import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

/** Parses games and lowers them. */
final class ToyFrontend {
  private ToyFrontend() {}

  static Result<Game> read(Source source, Budget budget) {
    Result<ToyGame> parsed = ToyParser.parse(source);
    return parsed.then(game -> ToyLowering.lower(game, budget));
  }
}
