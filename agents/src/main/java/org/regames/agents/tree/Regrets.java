package org.regames.agents.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.regames.backend.play.SplitMix;

/**
 * Finds unexploitable strategies for constant-sum games of two players: CFR+ (O. Tammelin, "Solving
 * large imperfect information games using CFR+", 2014), with linear weighting of later iterations;
 * or Monte Carlo CFR with external sampling (M. Lanctot et al., "Monte Carlo sampling for regret
 * minimization in extensive games", 2009), whose iterations visit only a part of the tree.
 */
public final class Regrets {
  private final GameTree tree;
  private final double[][][] regrets = new double[2][][];
  private final double[][][] changes = new double[2][][];
  private final double[][][] sums = new double[2][][];
  private final SplitMix random = new SplitMix();
  private long iterations;

  /**
   * @param seed determines the random numbers of {@link #sample}
   * @throws IllegalArgumentException if the game is not a constant-sum game of two players
   */
  public Regrets(GameTree tree, long seed) {
    if (tree.players().size() != 2) {
      throw new IllegalArgumentException("expected a game for two players");
    }
    if (sums(tree.root()).distinct().limit(2).count() > 1) {
      throw new IllegalArgumentException("the scores do not always have the same sum");
    }
    this.tree = tree;
    random.start(seed, 0);
    for (int player = 0; player < 2; player++) {
      regrets[player] = zeros(tree.sets().get(player));
      changes[player] = zeros(tree.sets().get(player));
      sums[player] = zeros(tree.sets().get(player));
    }
  }

  private static LongStream sums(TreeNode node) {
    return switch (node) {
      case TreeNode.End end -> LongStream.of(end.scores().get(0) + end.scores().get(1));
      case TreeNode.Chance chance ->
          chance.outcomes().stream().flatMapToLong(outcome -> sums(outcome.next()));
      case TreeNode.Decision decision -> decision.next().stream().flatMapToLong(Regrets::sums);
    };
  }

  private static double[][] zeros(List<InformationSet> sets) {
    return sets.stream().map(set -> new double[set.actions().size()]).toArray(double[][]::new);
  }

  /** One iteration of CFR+. Linear in the size of the tree. */
  public void improve() {
    iterations++;
    for (int player = 0; player < 2; player++) {
      walk(tree.root(), player, 1, 1);
      for (int set = 0; set < regrets[player].length; set++) {
        double[] regret = regrets[player][set];
        for (int action = 0; action < regret.length; action++) {
          regret[action] = Math.max(0, regret[action] + changes[player][set][action]);
          changes[player][set][action] = 0;
        }
      }
    }
  }

  /**
   * The expected result of a player from a node on.
   *
   * @param own the player's own contribution to the reach probability of the node
   * @param others the contribution of chance and the other player
   */
  private double walk(TreeNode node, int player, double own, double others) {
    return switch (node) {
      case TreeNode.End end -> end.scores().get(player);
      case TreeNode.Chance chance -> {
        double value = 0;
        for (TreeNode.Outcome outcome : chance.outcomes()) {
          double share = (double) outcome.ways() / chance.ways();
          value += share * walk(outcome.next(), player, own, others * share);
        }
        yield value;
      }
      case TreeNode.Decision decision when decision.set().player() == player ->
          decide(decision, player, own, others);
      case TreeNode.Decision decision -> {
        double[] strategy = strategy(decision.set());
        double value = 0;
        for (int action = 0; action < strategy.length; action++) {
          double share = strategy[action];
          value += share * walk(decision.next().get(action), player, own, others * share);
        }
        yield value;
      }
    };
  }

  private double decide(TreeNode.Decision decision, int player, double own, double others) {
    double[] strategy = strategy(decision.set());
    double[] values = new double[strategy.length];
    double value = 0;
    for (int action = 0; action < strategy.length; action++) {
      values[action] = walk(decision.next().get(action), player, own * strategy[action], others);
      value += strategy[action] * values[action];
    }
    int set = decision.set().number();
    for (int action = 0; action < strategy.length; action++) {
      changes[player][set][action] += others * (values[action] - value);
      sums[player][set][action] += iterations * own * strategy[action];
    }
    return value;
  }

  /** One iteration of external sampling: one outcome of chance and of the other at each node. */
  public void sample() {
    iterations++;
    for (int player = 0; player < 2; player++) {
      sample(tree.root(), player);
    }
  }

  private double sample(TreeNode node, int player) {
    return switch (node) {
      case TreeNode.End end -> end.scores().get(player);
      case TreeNode.Chance chance -> {
        long way = (long) (random.nextDouble() * chance.ways());
        for (TreeNode.Outcome outcome : chance.outcomes()) {
          way -= outcome.ways();
          if (way < 0) {
            yield sample(outcome.next(), player);
          }
        }
        yield sample(chance.outcomes().getLast().next(), player);
      }
      case TreeNode.Decision decision -> {
        int set = decision.set().number();
        double[] strategy = strategy(decision.set());
        if (decision.set().player() != player) {
          for (int action = 0; action < strategy.length; action++) {
            sums[1 - player][set][action] += strategy[action];
          }
          yield sample(decision.next().get(drawn(strategy)), player);
        }
        double[] values = new double[strategy.length];
        double value = 0;
        for (int action = 0; action < strategy.length; action++) {
          values[action] = sample(decision.next().get(action), player);
          value += strategy[action] * values[action];
        }
        for (int action = 0; action < strategy.length; action++) {
          regrets[player][set][action] += values[action] - value;
        }
        yield value;
      }
    };
  }

  private int drawn(double[] strategy) {
    double rest = random.nextDouble();
    for (int action = 0; action < strategy.length; action++) {
      rest -= strategy[action];
      if (rest < 0) {
        return action;
      }
    }
    return strategy.length - 1;
  }

  /** The current strategy: proportional to the positive regrets. */
  private double[] strategy(InformationSet set) {
    double[] positive = regrets[set.player()][set.number()].clone();
    for (int action = 0; action < positive.length; action++) {
      positive[action] = Math.max(0, positive[action]);
    }
    return shares(positive);
  }

  /** The average strategy so far, which is the result: the probability of each action of a set. */
  public double[] mean(InformationSet set) {
    return shares(sums[set.player()][set.number()].clone());
  }

  private static double[] shares(double[] weights) {
    double sum = 0;
    for (double weight : weights) {
      sum += weight;
    }
    for (int action = 0; action < weights.length; action++) {
      weights[action] = sum > 0 ? weights[action] / sum : 1.0 / weights.length;
    }
    return weights;
  }

  /** The average strategies of all sets of both players. */
  public Strategies strategies() {
    List<List<double[]>> all = new ArrayList<>();
    for (List<InformationSet> sets : tree.sets()) {
      all.add(sets.stream().map(this::mean).toList());
    }
    return new Strategies(tree, all);
  }
}
