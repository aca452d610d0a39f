package org.regames.ir.language;

import java.util.List;
import java.util.Optional;
import org.regames.ir.Game;
import org.regames.ir.describe.Description;
import org.regames.ir.diagnostic.Source;

/**
 * Puts the rules of games of any language into English: with the language's own describer or, if it
 * has none, by way of a language that has one and can express all games.
 *
 * @param languages the installed languages
 */
public record EnglishRules(List<Language> languages) {
  public EnglishRules {
    languages = List.copyOf(languages);
  }

  /**
   * The rules of a game that is known to be well formed, and what was found on the way.
   *
   * @param budget what reading, translating and describing may need in all
   */
  public Result<Description> of(Source game, Language language, Budget budget) {
    if (language.describer().isPresent()) {
      return language.describer().get().describe(game, budget);
    }
    Language common = common();
    Result<String> translated =
        language
            .translator(common)
            .map(translator -> translator.format(game, budget))
            .orElseGet(() -> emitted(game, language, common, budget));
    return translated.value().isPresent()
        ? common
            .describer()
            .orElseThrow()
            .describe(new Source(game.name(), translated.value().get()), budget)
        : new Result<>(Optional.empty(), translated.diagnostics());
  }

  private static Result<String> emitted(
      Source game, Language language, Language common, Budget budget) {
    Result<Game> read = language.frontend().orElseThrow().read(game, budget);
    return read.value().isPresent()
        ? common.emitter().orElseThrow().emit(read.value().get(), budget)
        : new Result<>(Optional.empty(), read.diagnostics());
  }

  /**
   * Whether rules can be described without the automaton of the game: descriptions by way of that
   * are seldom readable.
   */
  public boolean isReadable(Language language) {
    return language.describer().isPresent() || language.translator(common()).isPresent();
  }

  private Language common() {
    return languages.stream()
        .filter(language -> language.describer().isPresent() && language.emitter().isPresent())
        .findFirst()
        .orElseThrow();
  }
}
