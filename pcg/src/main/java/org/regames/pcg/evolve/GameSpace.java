package org.regames.pcg.evolve;

import java.util.List;
import org.regames.agents.PlayedGame;
import org.regames.backend.engine.UnplayableException;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameVariation;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.validate.Validators;
import org.regames.pcg.metrics.Meter;

/**
 * The games of a language as a space to search in; a game is its text.
 *
 * @param language one whose games can be read, varied and, without ancestors, made at random
 * @param ancestors where to begin; where there are none, with games made at random
 */
public record GameSpace(Language language, List<String> ancestors) {
  /** Items of a game; more are of no use where thousands are played. */
  private static final long LARGEST = 1_000_000;

  public GameSpace {
    ancestors = List.copyOf(ancestors);
    if (language.frontend().isEmpty()
        || language.variation().isEmpty()
        || ancestors.isEmpty() && language.generator().isEmpty()) {
      throw new IllegalArgumentException(language.name() + " is no space to search in");
    }
  }

  /** The first games: the ancestors or, where there are none, games made at random. */
  String begin(int number, long seed) {
    return ancestors.isEmpty()
        ? language.generator().orElseThrow().generate(seed)
        : ancestors.get(number % ancestors.size());
  }

  String mutate(String game, long seed) {
    return variation().mutate(source(game), seed).value().orElseThrow();
  }

  String cross(String game, String other, long seed) {
    return variation().cross(source(game), source(other), seed).value().orElseThrow();
  }

  private GameVariation variation() {
    return language.variation().orElseThrow();
  }

  /** A game of this space as a source, for messages and writers. */
  public Source source(String text) {
    return new Source("game" + language.suffixes().getFirst(), text);
  }

  /**
   * The automaton of a game.
   *
   * @throws UnplayableException where it has none
   */
  public Game rules(String text) {
    Result<Game> read = language.frontend().orElseThrow().read(source(text), new Budget(LARGEST));
    return read.value()
        .orElseThrow(() -> new UnplayableException(read.diagnostics().getFirst().message()));
  }

  /**
   * A game ready to be played.
   *
   * @throws UnplayableException where it cannot be
   */
  PlayedGame game(String text, Meter meter) {
    Game game = meter.of(Meter.Stage.READ, () -> valid(text));
    return meter.of(Meter.Stage.PLAN, () -> PlayedGame.forFewPlays(game));
  }

  private Game valid(String text) {
    Game game = rules(text);
    Validators.validate(game).stream()
        .filter(finding -> finding.isError())
        .findFirst()
        .ifPresent(
            error -> {
              throw new UnplayableException(error.message());
            });
    return game;
  }
}
