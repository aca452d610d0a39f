package org.regames;

import java.util.List;

/**
 * A game as text in some language.
 *
 * @param text the game
 * @param warnings what the language cannot express
 */
public record Translation(String text, List<Problem> warnings) {
  public Translation {
    warnings = List.copyOf(warnings);
  }

  /** The text. */
  @Override
  public String toString() {
    return text;
  }
}
