package org.regames.agents.search;

import java.util.List;
import org.regames.agents.Agent;
import org.regames.agents.AgentKind;
import org.regames.agents.AgentOptions;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.agents.Seat;
import org.regames.agents.View;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.play.SplitMix;

/**
 * Tries each legal move with the same number of random playouts, and plays the one with the best
 * mean score (B. Abramson, "Expected-outcome: a general model of static evaluation", IEEE PAMI
 * 12(2), 1990). One iteration is one playout.
 */
public final class FlatMonteCarlo implements AgentKind {
  @Override
  public String name() {
    return "flat";
  }

  @Override
  public String summary() {
    return "Tries each move with an equal number of random playouts.";
  }

  @Override
  public Clock usual() {
    return Clock.parse("1s");
  }

  @Override
  public Agent sit(Seat seat, AgentOptions options) {
    SplitMix random = new SplitMix();
    random.start(seat.seed(), 0);
    return new Thinker(seat, random, new Trials(seat, random)::best);
  }

  private static final class Trials {
    private final PlayedGame game;
    private final int player;
    private final SplitMix random;
    private final GameState state;
    private final MoveBuffer moves;

    Trials(Seat seat, SplitMix random) {
      this.random = random;
      game = seat.game();
      player = seat.player();
      state = game.model().newState();
      moves = game.model().newMoves();
    }

    List<String> best(View view, Worlds worlds, Clock clock, Clock.Running running) {
      int count = view.legal().size();
      Choices choices = new Choices(view.legal(), moves);
      double[] totals = new double[count];
      long[] tried = new long[count];
      for (long done = 0; running.goesOn(done); done++) {
        int choice = (int) (done % count);
        if (choices.play(worlds.draw().state(), choice, state)) {
          Rollout.play(state, moves, random);
          totals[choice] += game.value(state, player);
          tried[choice]++;
        }
      }
      int best = 0;
      for (int choice = 1; choice < count; choice++) {
        if (mean(totals, tried, choice) > mean(totals, tried, best)) {
          best = choice;
        }
      }
      return view.legal().get(best);
    }

    private static double mean(double[] totals, long[] tried, int choice) {
      return tried[choice] == 0 ? -1 : totals[choice] / tried[choice];
    }
  }
}
