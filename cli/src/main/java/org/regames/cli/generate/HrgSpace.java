package org.regames.cli.generate;

import java.util.List;
import java.util.function.Function;
import org.regames.backend.play.SplitMix;
import org.regames.cli.games.Languages;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.GameVariation;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.pcg.evolve.GameSpace;
import org.regames.pcg.evolve.LanguageSpace;

/**
 * The space of games in HRG: line games written in HRG and then mutated in their syntax trees, so
 * that their rules go beyond those of line games.
 */
public final class HrgSpace implements GameSpace {
  static final String LANGUAGE = "hrg";
  private static final String BASE = "linegames";
  private static final int MOST_CHANGES = 4;

  private final Language language = Languages.installed().named(LANGUAGE);
  private final Language base = Languages.installed().named(BASE);

  @Override
  public String name() {
    return LANGUAGE;
  }

  @Override
  public String description() {
    return "Games on lines whose rules in HRG were changed at random";
  }

  @Override
  public Language language() {
    return language;
  }

  @Override
  public Result<String> sample(long seed) {
    SplitMix random = new SplitMix();
    random.start(seed, 0);
    GameSpace lines = new LanguageSpace(base, List.of());
    Formatter writer = base.translator(language).orElseThrow();
    Result<String> game =
        next(
            lines.sample(random.nextLong()),
            text -> writer.format(lines.source(text), new Budget()));
    GameVariation variation = language.variation().orElseThrow();
    for (int left = 1 + random.nextInt(MOST_CHANGES); left > 0; left--) {
      long each = random.nextLong();
      game = next(game, text -> variation.mutate(source(text), each));
    }
    return game;
  }

  private static Result<String> next(Result<String> game, Function<String, Result<String>> step) {
    return game.value().map(step).orElse(game);
  }
}
