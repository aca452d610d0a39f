package org.regames.agents.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.regames.agents.Agent;
import org.regames.agents.AgentSpec;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.agents.Seat;
import org.regames.agents.View;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.play.SplitMix;

/**
 * Has agents play one play: shows each what its player sees, draws the moves of {@code random}, and
 * ends the play if an agent fails, plays an illegal move, or exceeds its time.
 *
 * @param grace how much longer than its budget an agent may take
 * @param mostPlies the number of moves after which a play is cut off; the scores at that point
 *     count
 */
public record Referee(PlayedGame game, Duration grace, int mostPlies) {
  /** Compiled games may recurse; only the used part of a stack takes memory. */
  static final long STACK = 256L << 20;

  /**
   * Plays one play.
   *
   * @param agents the agent of each player
   * @param seed determines the moves of {@code random} and the seeds of the agents
   */
  public PlayResult play(List<AgentSpec> agents, long seed) {
    try (Play play = new Play(agents, seed)) {
      return play.run();
    }
  }

  /** A play in progress. Agents run in a thread that can be abandoned. */
  private final class Play implements AutoCloseable {
    private final List<AgentSpec> specs;
    private final List<Agent> agents = new ArrayList<>();
    private final SplitMix random = new SplitMix();
    private final OpenPlay play = new OpenPlay(game);
    private final int[] made;
    private final long[] nanos;
    private final ExecutorService thinking =
        Executors.newSingleThreadExecutor(
            task -> {
              Thread thread = new Thread(null, task, "agent", STACK);
              thread.setDaemon(true);
              return thread;
            });

    Play(List<AgentSpec> specs, long seed) {
      this.specs = specs;
      this.made = new int[specs.size()];
      this.nanos = new long[specs.size()];
      random.start(seed, 0);
      for (int player = 0; player < specs.size(); player++) {
        Seat seat = new Seat(game, player, random.nextLong());
        agents.add(specs.get(player).kind().sit(seat, specs.get(player).options()));
      }
    }

    PlayResult run() {
      while (!play.isOver() && play.turns().size() < mostPlies) {
        if (play.player() == ForwardModel.RANDOM) {
          play.draw(random);
        } else {
          Optional<Fault> fault = move(play.player());
          if (fault.isPresent()) {
            return result(fault);
          }
        }
      }
      return result(Optional.empty());
    }

    private Optional<Fault> move(int player) {
      View view = play.view();
      Clock clock = specs.get(player).clock();
      long start = System.nanoTime();
      try {
        List<String> chosen = limited(() -> agents.get(player).choose(view, clock), clock);
        nanos[player] += System.nanoTime() - start;
        made[player]++;
        return play.play(chosen)
            ? Optional.empty()
            : fault(player, "`" + String.join(" ", chosen) + "` is not legal");
      } catch (TimeoutException _) {
        return fault(player, "thought longer than " + clock + " and " + grace.toMillis() + "ms");
      } catch (ExecutionException failure) {
        return fault(player, "failed: " + failure.getCause());
      }
    }

    private List<String> limited(Callable<List<String>> choice, Clock clock)
        throws TimeoutException, ExecutionException {
      try {
        return switch (clock) {
          case Clock.Iterations _ -> thinking.submit(choice).get();
          case Clock.Time(Duration time) ->
              thinking.submit(choice).get(time.plus(grace).toNanos(), TimeUnit.NANOSECONDS);
        };
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted while an agent thought", interrupted);
      }
    }

    private Optional<Fault> fault(int player, String reason) {
      return Optional.of(
          new Fault(player, game.players().get(player), play.turns().size() + 1, reason));
    }

    private PlayResult result(Optional<Fault> fault) {
      List<Long> scores = new ArrayList<>();
      List<Integer> count = new ArrayList<>();
      List<Duration> thought = new ArrayList<>();
      for (int player = 0; player < specs.size(); player++) {
        if (fault.isPresent()) {
          scores.add(fault.get().seat() == player ? game.lowest() : game.highest());
        } else {
          scores.add(game.score(play.state(), player));
        }
        count.add(made[player]);
        thought.add(Duration.ofNanos(nanos[player]));
      }
      return new PlayResult(play.turns(), scores, fault, play.state().isTerminal(), count, thought);
    }

    @Override
    public void close() {
      thinking.shutdownNow();
      agents.forEach(Agent::close);
    }
  }
}
