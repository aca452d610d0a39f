package org.regames.cli.games;

import java.util.Optional;
import org.regames.ir.describe.Description;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.EnglishRules;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;

/** Rules of games in English. */
public final class Descriptions {
  private final EnglishRules rules;

  public Descriptions(Languages languages) {
    this.rules = new EnglishRules(languages.all());
  }

  /** The rules of a game that is known to be well formed, and what was found on the way. */
  public Result<Description> of(Source game, Language language, Budget budget) {
    return rules.of(game, language, budget);
  }

  /**
   * The same if they do not need the automaton of the game: descriptions by way of that are seldom
   * readable.
   */
  public Optional<Description> readable(Source game, Language language) {
    return rules.isReadable(language) ? of(game, language, new Budget()).value() : Optional.empty();
  }
}
