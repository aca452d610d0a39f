package org.regames.pcg.evolve;

import java.util.Optional;
import java.util.function.LongFunction;
import org.regames.agents.PlayedGame;
import org.regames.backend.engine.UnplayableException;
import org.regames.backend.play.SplitMix;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.language.Result;
import org.regames.pcg.judge.RuleFacts;

/**
 * A space whose games stay as symmetric as they are: a game with equal set-ups, and steps that lead
 * back, is not changed into one without. A mutation that does so is replaced by another one.
 */
public record SymmetricSpace(GameSpace space) implements DerivedSpace {
  private static final int MOST_TRIES = 20;

  @Override
  public Result<String> mutate(String game, long seed) {
    return kept(space, game, seed, each -> space.mutate(game, each));
  }

  @Override
  public Result<String> cross(String game, String other, long seed) {
    return kept(space, game, seed, each -> space.cross(game, other, each));
  }

  /**
   * The first of several games that is as symmetric as another one; no value if none is found.
   *
   * @param space the space of both
   * @param makes a game from a seed
   */
  public static Result<String> kept(
      GameSpace space, String parent, long seed, LongFunction<Result<String>> makes) {
    Optional<RuleFacts.Accidents> before = accidents(space, parent);
    SplitMix seeds = new SplitMix();
    seeds.start(seed, 0);
    long each = seed;
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      Result<String> made = makes.apply(each);
      if (made.value().isEmpty() || before.isEmpty()) {
        return made;
      }
      Optional<RuleFacts.Accidents> after = accidents(space, made.value().get());
      if (after.isEmpty() || !after.get().isMoreThan(before.get())) {
        return made;
      }
      each = seeds.nextLong();
    }
    return Result.failure(new Diagnostics());
  }

  /** The asymmetries, if the game can be played. */
  private static Optional<RuleFacts.Accidents> accidents(GameSpace space, String text) {
    Optional<Game> rules = space.check(text).value();
    try {
      return rules.map(PlayedGame::forFewPlays).map(game -> new RuleFacts(game).accidents());
    } catch (UnplayableException _) {
      return Optional.empty();
    }
  }

  @Override
  public Optional<GameSpace> withoutAncestors() {
    return space.withoutAncestors().map(SymmetricSpace::new);
  }

  @Override
  public String identity() {
    return space.identity() + ", symmetric";
  }
}
