package org.regames.ir.language;

import java.util.Map;
import org.regames.ir.Game;

/** Writes games in a language in which a game is several files. */
@FunctionalInterface
public interface FolderEmitter {
  /**
   * Writes one valid game; equal games of the same title give equal texts.
   *
   * @param title what to call the game, in file names and elsewhere
   * @return the texts by their file names, and as warnings what the language cannot express
   */
  Result<Map<String, String>> emit(Game game, String title);
}
