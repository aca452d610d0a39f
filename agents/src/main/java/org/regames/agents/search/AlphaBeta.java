package org.regames.agents.search;

import java.util.Map;
import org.regames.agents.Agent;
import org.regames.agents.AgentKind;
import org.regames.agents.AgentOptions;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.agents.Seat;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.play.SplitMix;

/**
 * Full-width search as deep as there is time, for games in which nothing is hidden: {@link
 * AlphaBetaSearch} for zero-sum games of two players, else {@link MaxN}. At the horizon {@link
 * Evaluation} estimates the value. One iteration is one state searched.
 */
public final class AlphaBeta implements AgentKind {
  /** A search of a state. */
  private interface Search {
    int best(GameState state, Clock.Running clock);
  }

  @Override
  public String name() {
    return "alphabeta";
  }

  @Override
  public String summary() {
    return "Alpha-beta search with a learned evaluation; max^n for more than two players.";
  }

  @Override
  public Map<String, String> options() {
    return Map.of("memory", "MB of memory for known values of states (default: 64)");
  }

  @Override
  public Clock usual() {
    return Clock.parse("1s");
  }

  /**
   * Makes an agent; the first one for a game learns the evaluation, which takes thousands of
   * playouts.
   *
   * @throws IllegalArgumentException also if something is hidden
   */
  @Override
  public Agent sit(Seat seat, AgentOptions options) {
    PlayedGame game = seat.game();
    long bytes = (long) options.number("memory", 64, 1, 1 << 20) << 20;
    if (game.hides()) {
      throw new IllegalArgumentException(
          "alphabeta does not play games with hidden information; try mcts");
    }
    SplitMix random = new SplitMix();
    random.start(seat.seed(), 0);
    Search search = search(game, bytes, seat.seed());
    MoveBuffer moves = game.model().newMoves();
    return new Thinker(
        seat,
        random,
        (_, worlds, _, running) -> {
          GameState state = worlds.draw().state();
          int best = search.best(state, running);
          state.legalMoves(moves);
          return state.tags(moves, best);
        });
  }

  private static Search search(PlayedGame game, long bytes, long seed) {
    Evaluation evaluation = Evaluation.of(game);
    return game.players().size() == 2 && evaluation.isConstantSum()
        ? new AlphaBetaSearch(game, evaluation, bytes, seed)::best
        : new MaxN(game, evaluation, bytes)::best;
  }
}
