package org.regames.cli.games;

import java.util.Optional;
import org.regames.cli.console.Failure;
import org.regames.ir.describe.Description;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;

/** Rules of games in English. */
public final class Descriptions {
  private static final String COMMON = "hrg";

  private final Languages languages;

  public Descriptions(Languages languages) {
    this.languages = languages;
  }

  /**
   * The rules of a game that is known to be well formed, put into words by its language, or, where
   * that has no words, from its translation to HRG.
   *
   * @throws Failure where the game cannot be translated
   */
  public Result<Description> of(Source game, Language language, Budget budget) {
    if (language.describer().isPresent()) {
      return language.describer().get().describe(game, budget);
    }
    Language common = languages.named(COMMON);
    Source translated = new Source(game.name(), languages.written(game, language, common));
    return common.describer().orElseThrow().describe(translated, budget);
  }

  /**
   * The same, where they can be had without the automaton of the game: what comes by way of that is
   * seldom fit to be read.
   */
  public Optional<Description> readable(Source game, Language language) {
    boolean isReadable =
        language.describer().isPresent()
            || language.translator(languages.named(COMMON)).isPresent();
    return isReadable ? of(game, language, new Budget()).value() : Optional.empty();
  }
}
