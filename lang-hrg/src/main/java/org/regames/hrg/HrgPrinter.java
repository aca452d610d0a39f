package org.regames.hrg;

import org.regames.hrg.format.DefinitionLines;
import org.regames.hrg.syntax.HrgGame;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.format.CommentedLines;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

/**
 * Writes HRG syntax trees as text. Reading the text back gives an equal tree; equal trees give
 * equal texts, apart from empty lines, which stay where the text of a tree had some.
 */
public final class HrgPrinter {
  private HrgPrinter() {}

  /** A tree made by anyone, without comments. Linear in the length of the text. */
  public static String print(HrgGame game) {
    CommentedLines lines = new CommentedLines();
    new DefinitionLines(lines).add(game);
    return lines.text();
  }

  /** The same file with canonical spaces and line breaks, and all its comments. */
  public static Result<String> format(Source source, Budget budget) {
    Diagnostics diagnostics = new Diagnostics();
    HrgGame game = HrgParser.parse(source, diagnostics).game();
    if (diagnostics.hasErrors()) {
      return Result.failure(diagnostics);
    }
    CommentedLines lines = new CommentedLines(source);
    new DefinitionLines(lines).add(game);
    return Result.of(lines.text(), diagnostics);
  }
}
