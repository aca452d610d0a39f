package org.regames.agents.tree;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * A strategy for each player of a tree: the probability of each action of each information set.
 *
 * @param shares the probabilities, by player, number of the set, and action
 */
public record Strategies(GameTree tree, List<List<double[]>> shares) {
  public Strategies {
    shares = shares.stream().map(List::copyOf).toList();
  }

  /** The expected result of each player. Linear in the size of the tree. */
  public List<Double> values() {
    List<Double> values = new ArrayList<>();
    for (int player = 0; player < tree.players().size(); player++) {
      values.add(new Response(-1, player).value(tree.root()));
    }
    return values;
  }

  /** The expected result of a player's best response to the strategies of the others. */
  public double best(int player) {
    Response response = new Response(player, player);
    response.reach(tree.root(), 1);
    return response.value(tree.root());
  }

  /**
   * The average gain of the players' best responses: 0 in an equilibrium of a constant-sum game of
   * two players.
   */
  public double exploitability() {
    List<Double> values = values();
    double sum = 0;
    for (int player = 0; player < values.size(); player++) {
      sum += best(player) - values.get(player);
    }
    return sum / values.size();
  }

  /** Computes the result of one player if another one, or nobody, plays a best response. */
  private final class Response {
    /** A decision of the responding player, with the probability with which the others reach it. */
    private record Reached(TreeNode.Decision decision, double probability) {}

    private final int best;
    private final int player;
    private final Map<InformationSet, List<Reached>> reached = new HashMap<>();
    private final Map<InformationSet, Integer> answers = new HashMap<>();
    private final Map<TreeNode, Double> values = new IdentityHashMap<>();

    Response(int best, int player) {
      this.best = best;
      this.player = player;
    }

    void reach(TreeNode node, double probability) {
      switch (node) {
        case TreeNode.End _ -> {}
        case TreeNode.Chance chance ->
            chance
                .outcomes()
                .forEach(
                    outcome -> reach(outcome.next(), probability * outcome.ways() / chance.ways()));
        case TreeNode.Decision decision -> {
          boolean answers = decision.set().player() == best;
          if (answers) {
            reached
                .computeIfAbsent(decision.set(), _ -> new ArrayList<>())
                .add(new Reached(decision, probability));
          }
          for (int action = 0; action < decision.next().size(); action++) {
            double share = answers ? 1 : share(decision.set(), action);
            reach(decision.next().get(action), probability * share);
          }
        }
      }
    }

    private double share(InformationSet set, int action) {
      return shares.get(set.player()).get(set.number())[action];
    }

    double value(TreeNode node) {
      Double known = values.get(node);
      if (known == null) {
        known = computed(node);
        values.put(node, known);
      }
      return known;
    }

    private double computed(TreeNode node) {
      return switch (node) {
        case TreeNode.End end -> end.scores().get(player);
        case TreeNode.Chance chance -> {
          double value = 0;
          for (TreeNode.Outcome outcome : chance.outcomes()) {
            value += value(outcome.next()) * outcome.ways() / chance.ways();
          }
          yield value;
        }
        case TreeNode.Decision decision when decision.set().player() == best ->
            value(decision.next().get(answer(decision.set())));
        case TreeNode.Decision decision -> {
          double value = 0;
          for (int action = 0; action < decision.next().size(); action++) {
            value += share(decision.set(), action) * value(decision.next().get(action));
          }
          yield value;
        }
      };
    }

    private int answer(InformationSet set) {
      Integer known = answers.get(set);
      if (known == null) {
        double most = Double.NEGATIVE_INFINITY;
        for (int action = 0; action < set.actions().size(); action++) {
          double value = 0;
          for (Reached at : reached.get(set)) {
            value += at.probability * value(at.decision.next().get(action));
          }
          if (value > most) {
            most = value;
            known = action;
          }
        }
        answers.put(set, known);
      }
      return known;
    }
  }
}
