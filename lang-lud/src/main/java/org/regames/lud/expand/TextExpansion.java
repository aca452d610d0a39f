package org.regames.lud.expand;

import java.util.LinkedHashMap;
import java.util.Map;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameChoices;
import org.regames.ir.language.OfferedChoices;
import org.regames.ir.language.Result;

/** Makes one text of a game: with options decided and defines replaced. */
public final class TextExpansion {
  private TextExpansion() {}

  /**
   * Expands a text. Linear in the result, which the budget limits.
   *
   * @return the game, whose brackets match, unless there are errors; and all findings
   */
  public static Result<TracedText> expand(Source source, GameChoices choices, Budget budget) {
    Diagnostics diagnostics = new Diagnostics();
    try {
      TracedText written = CommentRemoval.strip(TracedText.of(source));
      if (!Brackets.match(written, diagnostics)) {
        return Result.failure(diagnostics);
      }
      OptionSections sections = OptionSections.of(written, diagnostics);
      TracedText decided = OptionChoice.apply(sections, choices, diagnostics, budget);
      if (!Brackets.match(decided, diagnostics)) {
        return Result.failure(diagnostics);
      }
      Map<String, TracedText> own = new LinkedHashMap<>();
      TracedText calling = Defines.takeFrom(decided, own, diagnostics);
      KnownDefines known = new KnownDefines(source, choices.library());
      TracedText game = new Defines(own, known, diagnostics, budget).expand(calling);
      Brackets.match(game, diagnostics);
      return Result.of(game, diagnostics);
    } catch (DiagnosticException tooLarge) {
      diagnostics.report(tooLarge.diagnostic());
      return Result.failure(diagnostics);
    }
  }

  /** Whether brackets match and quotes are closed in a text; otherwise, a mistake is reported. */
  public static boolean isBracketed(Source source, Diagnostics diagnostics) {
    return Brackets.match(CommentRemoval.strip(TracedText.of(source)), diagnostics);
  }

  /** The choices that a text offers. */
  public static Result<OfferedChoices> choices(Source source) {
    Diagnostics diagnostics = new Diagnostics();
    TracedText written = CommentRemoval.strip(TracedText.of(source));
    return Brackets.match(written, diagnostics)
        ? Result.of(OptionSections.of(written, diagnostics).offered(), diagnostics)
        : Result.failure(diagnostics);
  }
}
