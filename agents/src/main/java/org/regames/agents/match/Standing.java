package org.regames.agents.match;

import java.util.ArrayList;
import java.util.List;

/**
 * The result of an agent in a tournament.
 *
 * @param agent the agent as specified
 * @param plays the number of plays in which it took part
 * @param wins in how many of them it had a higher mean score than the other agent
 * @param elo its rating, with a mean of 0 over all agents, see {@link #of}; NaN if it met nobody
 * @param eloMargin half the width of the 95 % interval of the rating, likewise
 * @param movesPerSecond moves per second of its thinking time
 * @param faults how many plays it lost because it failed, exceeded its time, or played an illegal
 *     move
 */
public record Standing(
    String agent,
    int plays,
    int wins,
    int draws,
    int losses,
    double meanScore,
    double elo,
    double eloMargin,
    double movesPerSecond,
    int faults) {

  /**
   * The standings of all agents. Ratings are those of the Bradley-Terry model with a draw as half a
   * win and one additional draw for each pair that met, on Elo's scale; intervals are from the
   * Fisher information, so they are roughly right from tens of plays on.
   */
  public static List<Standing> of(List<String> agents, List<Tournament.Played> plays) {
    double[][] points = new double[agents.size()][agents.size()];
    for (Tournament.Played play : plays) {
      for (int one : play.seats().stream().distinct().toList()) {
        for (int other : play.seats().stream().distinct().toList()) {
          if (one != other) {
            points[one][other] += (1 + Math.signum(play.score(one) - play.score(other))) / 2;
          }
        }
      }
    }
    Elo elo = new Elo(points);
    List<Standing> standings = new ArrayList<>();
    for (int agent = 0; agent < agents.size(); agent++) {
      standings.add(of(agents.get(agent), agent, plays, elo));
    }
    return standings;
  }

  private static Standing of(String name, int agent, List<Tournament.Played> all, Elo elo) {
    List<Tournament.Played> plays =
        all.stream().filter(play -> play.seats().contains(agent)).toList();
    int[] results = new int[3];
    double score = 0;
    long moves = 0;
    long nanos = 0;
    int faults = 0;
    for (Tournament.Played play : plays) {
      score += play.score(agent);
      for (int other : play.seats().stream().distinct().toList()) {
        if (other != agent) {
          results[1 - (int) Math.signum(play.score(agent) - play.score(other))]++;
        }
      }
      for (int player = 0; player < play.seats().size(); player++) {
        if (play.seats().get(player) == agent) {
          moves += play.result().moves().get(player);
          nanos += play.result().thought().get(player).toNanos();
          faults += isFaultOf(player, play) ? 1 : 0;
        }
      }
    }
    boolean met = results[0] + results[1] + results[2] > 0;
    return new Standing(
        name,
        plays.size(),
        results[0],
        results[1],
        results[2],
        score / Math.max(1, plays.size()),
        met ? elo.rating(agent) : Double.NaN,
        met ? elo.margin(agent) : Double.NaN,
        moves * 1e9 / Math.max(1, nanos),
        faults);
  }

  private static boolean isFaultOf(int player, Tournament.Played play) {
    return play.result().fault().filter(fault -> fault.seat() == player).isPresent();
  }
}
