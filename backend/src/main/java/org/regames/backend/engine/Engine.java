package org.regames.backend.engine;

import org.regames.ir.Game;

/** A way to play games. */
public interface Engine {
  /** The name that users choose it by. */
  String name();

  /**
   * Makes a game ready to be played.
   *
   * @param game a game without validation errors; missing built-ins are added
   * @throws UnplayableException where this engine cannot take the game but another may
   * @throws org.regames.ir.diagnostic.DiagnosticException where no engine can
   */
  PlayableGame start(Game game);
}
