package org.regames.draw;

import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Emitter;
import org.regames.rg.RgParser;

/** Games to draw, and what is drawn. */
final class Texts {
  static final String GO =
      """
      type Player = {x};
      type Score = {0};
      begin, a: player = x;
      a, b: $ go;
      b, end: player = keeper;
      """;

  private Texts() {}

  static Game game(String text) {
    return RgParser.parse(new Source("drawn.rg", text), new Budget()).value().orElseThrow();
  }

  static String written(Emitter emitter, String text) {
    return emitter.emit(game(text)).value().orElseThrow();
  }
}
