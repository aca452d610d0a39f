package org.regames.linegames.script;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.regames.ir.describe.Description;
import org.regames.linegames.describe.LineGameDescriber;
import org.regames.linegames.draw.BoardDrawing;
import org.regames.linegames.hrg.HrgWriter;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.output.ScriptError;

/**
 * A game that a script printed, in its written forms.
 *
 * @param name a name for a file, different from those of the other games of the script
 * @param rules in English
 */
record PrintedGame(String name, String hrg, String svg, Description rules) {
  /** The most characters of all games of a script. */
  private static final int MOST_CHARACTERS = 50_000_000;

  /**
   * The games of a script; the second one with a name gets a number.
   *
   * @throws ScriptError if they are too long
   */
  static List<PrintedGame> all(List<LineGame> games) {
    Set<String> names = new HashSet<>();
    List<PrintedGame> written = new ArrayList<>();
    long characters = 0;
    for (LineGame game : games) {
      PrintedGame next =
          new PrintedGame(
              newName(game.name(), names),
              HrgWriter.text(game),
              BoardDrawing.svg(game),
              LineGameDescriber.of(game));
      characters += next.hrg.length() + next.svg.length();
      if (characters > MOST_CHARACTERS) {
        throw new ScriptError(
            0, 0, "the games of the script are longer than " + MOST_CHARACTERS + " characters", "");
      }
      written.add(next);
    }
    return written;
  }

  private static String newName(String name, Set<String> names) {
    String free = name;
    for (int number = 2; !names.add(free); number++) {
      free = name + "_" + number;
    }
    return free;
  }
}
