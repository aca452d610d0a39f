package org.regames.hrg.format;

import org.regames.hrg.syntax.HrgGame;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.format.CommentedLines;

/**
 * Writes HRG syntax trees as text. Reading the text back gives an equal tree; equal trees give
 * equal texts, apart from empty lines, which are kept from the text that a tree was read from.
 */
public final class HrgText {
  private HrgText() {}

  /** Any tree, without comments. Linear in the length of the text. */
  public static String of(HrgGame game) {
    return text(game, new CommentedLines());
  }

  /** A tree that was read from a text, with all comments of that text. */
  public static String of(HrgGame game, Source source) {
    return text(game, new CommentedLines(source));
  }

  private static String text(HrgGame game, CommentedLines lines) {
    new DefinitionLines(lines).add(game);
    return lines.text();
  }
}
