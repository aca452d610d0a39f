package org.regames.agents.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.regames.agents.AgentSpec;
import org.regames.agents.PlayedGame;

/**
 * A round robin: every two agents play each other the same number of times. They alternate seats,
 * so that in a game for two each begins half of the plays; in games for more each has every other
 * seat. In games for one every agent plays alone.
 *
 * @param agents at least one; at least two if the game is for several players
 * @param games how many plays each pair plays
 * @param seed determines the random numbers; the plays 2 n and 2 n + 1 of two agents have the same
 *     ones, with the seats exchanged
 * @param threads how many plays are played at a time
 * @param grace how much longer than its budget an agent may take
 * @param mostPlies the number of moves after which a play is cut off
 */
public record Tournament(
    List<AgentSpec> agents, int games, long seed, int threads, Duration grace, int mostPlies) {
  /** A play of a tournament. */
  public record Played(Planned planned, PlayResult result) {
    /** The number of the play, from 1. */
    public int number() {
      return planned.number;
    }

    /** The index of the agent of each player. */
    public List<Integer> seats() {
      return planned.seats;
    }

    /** The mean score of the players of one agent, if it took part. */
    double score(int agent) {
      double sum = 0;
      int count = 0;
      for (int player = 0; player < seats().size(); player++) {
        if (seats().get(player) == agent) {
          sum += result.scores().get(player);
          count++;
        }
      }
      return sum / count;
    }
  }

  /**
   * A scheduled play.
   *
   * @param number counts from 1
   * @param seats the index of the agent of each player
   * @param seed determines its random numbers
   */
  public record Planned(int number, List<Integer> seats, long seed) {
    public Planned {
      seats = List.copyOf(seats);
    }
  }

  /** The results of plays from an earlier run. */
  public interface Known {
    /** The result of a play, if it was played. */
    Optional<PlayResult> of(Planned planned);
  }

  public Tournament {
    agents = List.copyOf(agents);
    if (agents.isEmpty() || games < 1 || threads < 1 || mostPlies < 1) {
      throw new IllegalArgumentException("agents, games, threads and plies must be positive");
    }
  }

  /**
   * Plays all plays.
   *
   * @param done receives each play, in the order of their numbers, by the calling thread
   */
  public List<Played> run(PlayedGame game, Consumer<Played> done) {
    return run(game, _ -> Optional.empty(), done);
  }

  /**
   * Plays those plays that were not played before.
   *
   * @param known is queried for each play first, by the calling thread
   * @param done receives each other play in the order of their numbers, by the calling thread
   */
  public List<Played> run(PlayedGame game, Known known, Consumer<Played> done) {
    List<Planned> plan = plan(game.players().size());
    List<Optional<PlayResult>> before = plan.stream().map(known::of).toList();
    Referee referee = new Referee(game, grace, mostPlies);
    List<Played> plays = new ArrayList<>();
    try (ExecutorService executor =
        Executors.newFixedThreadPool(
            threads, task -> new Thread(null, task, "play", Referee.STACK))) {
      List<Future<Played>> futures =
          plan.stream()
              .filter(planned -> before.get(planned.number - 1).isEmpty())
              .map(planned -> executor.submit(() -> play(referee, planned)))
              .toList();
      Iterator<Future<Played>> next = futures.iterator();
      try {
        for (Planned planned : plan) {
          Optional<PlayResult> result = before.get(planned.number - 1);
          if (result.isPresent()) {
            plays.add(new Played(planned, result.get()));
          } else {
            Played played = next.next().get();
            done.accept(played);
            plays.add(played);
          }
        }
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted while agents played", interrupted);
      } catch (ExecutionException failure) {
        throw rethrown(failure.getCause());
      } finally {
        futures.forEach(future -> future.cancel(true));
      }
    }
    return plays;
  }

  private static RuntimeException rethrown(Throwable cause) {
    return switch (cause) {
      case RuntimeException exception -> exception;
      case Error error -> throw error;
      default -> new IllegalStateException(cause);
    };
  }

  /** The number of plays in a game for this many players. */
  public int plays(int players) {
    int pairs = players == 1 ? agents.size() : agents.size() * (agents.size() - 1) / 2;
    return Math.multiplyExact(pairs, games);
  }

  private Played play(Referee referee, Planned planned) {
    List<AgentSpec> seated = planned.seats.stream().map(agents::get).toList();
    return new Played(planned, referee.play(seated, planned.seed));
  }

  private List<Planned> plan(int players) {
    List<Planned> plan = new ArrayList<>();
    for (int play = 0; play < games; play++) {
      long playSeed = seed + 0x9E3779B97F4A7C15L * (play / 2);
      for (int first = 0; first < agents.size(); first++) {
        int last = players == 1 ? first + 1 : agents.size();
        for (int second = players == 1 ? first : first + 1; second < last; second++) {
          plan.add(new Planned(plan.size() + 1, seats(players, play, first, second), playSeed));
        }
      }
    }
    return plan;
  }

  private static List<Integer> seats(int players, int play, int first, int second) {
    List<Integer> seats = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      seats.add((player + play) % 2 == 0 ? first : second);
    }
    return seats;
  }
}
