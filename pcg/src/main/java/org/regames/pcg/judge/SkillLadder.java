package org.regames.pcg.judge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.regames.agents.AgentSpec;
import org.regames.agents.PlayedGame;
import org.regames.pcg.metrics.AgentFailedException;
import org.regames.pcg.metrics.Bootstrap;
import org.regames.pcg.metrics.Estimate;
import org.regames.pcg.metrics.Meter;
import org.regames.pcg.metrics.PlayTrace;
import org.regames.pcg.metrics.Plays;

/**
 * Whether four times as many playouts pay off: one search plays against others that make a quarter
 * of its playouts, with rotating seats, and each step has four times as many as the one before.
 *
 * @param share the playouts of the weaker search on the first step, per typical legal move, since a
 *     search that tries each move less than once plays at random
 * @param steps the number of steps, from 1 to 3, if the work limit allows that many
 * @param plays the number of plays on each
 */
public record SkillLadder(double share, int steps, int plays) {
  /** How many times more playouts the stronger one makes. */
  public static final int FACTOR = 4;

  private static final List<String> NAMES = List.of("first", "second", "third");

  public SkillLadder {
    if (!(share > 0) || steps < 1 || steps > NAMES.size() || plays < 1) {
      throw new IllegalArgumentException("a ladder has one step to three, and plays");
    }
  }

  /**
   * The mean results of the stronger ones from 0 to 1, {@code first} to {@code third}; {@code
   * depth}, the step up to which the whole interval is above a half; and {@code skill}, the
   * distance of the mean of all steps from a half, scaled to a maximum of 1. Nothing for games of
   * one player.
   *
   * @param work the size of the game, and the work limit
   * @throws AgentFailedException if a search fails
   */
  public Map<String, Estimate> measured(
      PlayedGame game, SearchWork work, long seed, int mostPlies, Meter meter) {
    SequencedMap<String, Estimate> found = new LinkedHashMap<>();
    if (game.players().size() < 2) {
      return found;
    }
    long weaker = work.iterations(share, plays, (1 + FACTOR) / 2.0);
    int climbed = 1;
    double done = work.moves(weaker * (1 + FACTOR) / 2.0, plays);
    while (climbed < steps && done * Math.pow(FACTOR, climbed) <= work.most()) {
      climbed++;
    }
    List<double[]> rows = new ArrayList<>();
    for (int play = 0; play < plays; play++) {
      rows.add(new double[climbed]);
    }
    int depth = 0;
    for (int step = 0; step < climbed; step++) {
      double[][] results = results(game, seed + step, mostPlies, weaker, meter);
      Estimate gain = Bootstrap.estimate(results, means -> means[0]);
      found.put(NAMES.get(step), gain);
      depth += depth == step && gain.low().orElse(0) > 0.5 ? 1 : 0;
      for (int play = 0; play < plays; play++) {
        rows.get(play)[step] = results[play][0];
      }
      weaker *= FACTOR;
    }
    found.put("depth", Estimate.exact(depth, plays));
    found.put("skill", Bootstrap.estimate(rows.toArray(double[][]::new), SkillLadder::skill));
    return found;
  }

  /** Steps count equally; a step on which the weaker one wins reduces it. */
  private static double skill(double[] means) {
    double sum = 0;
    for (double mean : means) {
      sum += 2 * mean - 1;
    }
    return Math.max(0, sum / means.length);
  }

  private double[][] results(PlayedGame game, long seed, int mostPlies, long weaker, Meter meter) {
    AgentSpec weak = AgentSpec.parse("mcts:" + weaker + "it");
    AgentSpec strong = AgentSpec.parse("mcts:" + weaker * FACTOR + "it");
    int players = game.players().size();
    double[][] results = new double[plays][1];
    for (int play = 0; play < plays; play++) {
      int seat = play % players;
      List<AgentSpec> seats = new ArrayList<>(Collections.nCopies(players, weak));
      seats.set(seat, strong);
      // The plays of a round have the same seed, so that luck evens out.
      Plays one = new Plays(seed + play / players * 7919L, mostPlies);
      PlayTrace trace = one.agents(game, seats, 1, meter).getFirst();
      results[play][0] = trace.value(seat);
    }
    return results;
  }
}
