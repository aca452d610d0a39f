package org.regames.ir.language;

import java.util.Map;
import org.regames.ir.Game;

/** Writes games in a language that takes several files for one. */
@FunctionalInterface
public interface FolderEmitter {
  /**
   * Writes one valid game; equal games of the same title give equal texts.
   *
   * @param title what to call the game, for names of files and whatever else has one
   * @return the texts by their file names, and as warnings what the language cannot express
   */
  Result<Map<String, String>> emit(Game game, String title);
}
