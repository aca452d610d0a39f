package org.regames.agents.solo;

import java.util.List;
import java.util.Optional;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.agents.UnsolvableException;
import org.regames.backend.model.GameState;

/**
 * Plans for the player of a game for one, from one state of a play after the other. The best plan
 * so far is kept as long as the play follows it. For one thread.
 */
public final class SoloPlanner {
  private final SoloRules rules;
  private final long bytes;
  private Optional<SoloPlan> plan = Optional.empty();

  /** Whether the game turned out to be unsuitable. */
  private boolean isRefused;

  private SoloPlanner(SoloRules rules, long bytes) {
    this.rules = rules;
    this.bytes = bytes;
  }

  /**
   * A planner.
   *
   * @param bytes roughly how much memory it may take
   * @return nothing if the game is not for one player, or something is hidden
   */
  public static Optional<SoloPlanner> of(PlayedGame game, long bytes) {
    return game.players().size() == 1 && !game.hides()
        ? Optional.of(new SoloPlanner(new SoloRules(game, false), bytes))
        : Optional.empty();
  }

  /**
   * The best plan found in time.
   *
   * @param state a state where the player is to move; not changed
   * @param clock how long to search; an iteration is the expansion of a state
   */
  public Optional<SoloPlan> plan(GameState state, Clock.Running clock) {
    if (isRefused) {
      return Optional.empty();
    }
    plan = plan.flatMap(known -> rest(known, state));
    if (plan.filter(SoloPlan::isBest).isEmpty()) {
      try {
        search(state, clock);
      } catch (UnsolvableException _) {
        isRefused = true; // chance, or an endless play: left to other agents
        plan = Optional.empty();
      }
    }
    return plan;
  }

  private void search(GameState state, Clock.Running clock) {
    BestFirst search = new BestFirst(rules, state, bytes);
    while (clock.goesOn(search.expanded()) && search.goOn()) {}
    search
        .best()
        .filter(found -> found.isBest() || plan.isEmpty() || found.score() > plan.get().score())
        .ifPresent(found -> plan = Optional.of(found));
  }

  /** The rest of a plan in a state on its path. */
  private static Optional<SoloPlan> rest(SoloPlan plan, GameState state) {
    int place = plan.states().indexOf(state);
    List<List<String>> moves = plan.moves();
    return place < 0 || place >= moves.size()
        ? Optional.empty()
        : Optional.of(
            new SoloPlan(
                plan.score(),
                moves.subList(place, moves.size()),
                plan.states().subList(place, moves.size() + 1),
                plan.isBest()));
  }
}
