package org.regames.agents.solo;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.agents.DeepThread;
import org.regames.agents.PlayedGame;
import org.regames.agents.UnsolvableException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.StateKeys;
import org.regames.ir.analysis.Symmetries;
import org.regames.ir.analysis.Symmetries.Symmetry;

/** What a search needs to know about a game for one player. For one thread. */
final class SoloRules {
  private final PlayedGame game;
  private final StatePlaces places;
  private final StateKeys keys;
  private final StateKeys timeless;
  private final Map<Long, Optional<GoalFormula>> goals = new HashMap<>();

  /**
   * @param usesSymmetries whether symmetric states count as one; finding the symmetries may take
   *     some seconds
   * @throws UnsolvableException if the game is not of this kind
   */
  SoloRules(PlayedGame game, boolean usesSymmetries) {
    if (game.players().size() != 1) {
      throw new UnsolvableException(
          "there are " + game.players().size() + " players, and this search is for games with one");
    }
    if (game.hides()) {
      throw new UnsolvableException("players do not see all moves");
    }
    this.game = game;
    this.places = new StatePlaces(game);
    List<Symmetry> symmetries = usesSymmetries ? Symmetries.of(game.rules()) : List.of();
    this.keys = new StateKeys(game.model(), game.rules(), symmetries);
    this.timeless = new StateKeys(game.model(), game.rules(), symmetries, places.clocks());
  }

  PlayedGame game() {
    return game;
  }

  /**
   * A new measure of novelty.
   *
   * @param bytes the maximum memory that it may take
   */
  Novelty novelty(long bytes) {
    return new Novelty(places, bytes);
  }

  /** The keys of states. */
  StateKeys keys() {
    return keys;
  }

  /** The same without move counters. */
  StateKeys timeless() {
    return timeless;
  }

  /** The formula for the highest score that does not seem out of reach in a state. */
  Optional<GoalFormula> goal(GameState state) {
    long[] scores = game.scores();
    for (int rank = scores.length - 1; rank > 0; rank--) {
      Optional<GoalFormula> formula = goals.computeIfAbsent(scores[rank], this::formula);
      if (formula.isEmpty()
          || !formula.get().isExact()
          || formula.get().distance(state) < GoalFormula.NEVER) {
        return formula;
      }
    }
    return Optional.empty();
  }

  private Optional<GoalFormula> formula(long score) {
    String symbol = String.valueOf(score);
    return game.net().isPresent()
        ? NetGoals.of(game.net().get(), game.players().getFirst(), symbol)
        : DeepThread.run(() -> GoalUnfolding.of(game.rules(), game.model(), symbol));
  }

  /** The distance of a state from the goal; without one, how far its score is below the highest. */
  static int distance(PlayedGame game, Optional<GoalFormula> goal, GameState state) {
    return goal.isPresent()
        ? goal.get().distance(state)
        : (int) Math.min(GoalFormula.NEVER - 1, game.highest() - game.score(state, 0));
  }

  /**
   * Checks that the player is to move.
   *
   * @throws UnsolvableException if chance has to decide
   */
  static void checkNoChance(GameState state) {
    if (state.currentPlayer() == ForwardModel.RANDOM) {
      throw UnsolvableException.random();
    }
  }
}
