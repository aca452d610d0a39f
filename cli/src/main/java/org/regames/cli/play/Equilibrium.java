package org.regames.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;
import org.regames.agents.tree.GameTree;
import org.regames.agents.tree.InformationSet;
import org.regames.agents.tree.Regrets;
import org.regames.agents.tree.Strategies;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.interpreter.Turn;
import org.regames.cli.console.Terminal;

/**
 * What {@code solve} reports about a game with hidden information.
 *
 * @param scores the expected score of each player
 * @param exploitability what the players could win on average by knowing the other's strategy
 * @param nodes the size of the tree
 * @param iterations how often the strategies were improved
 * @param strategies for each information set the probability of each action
 */
public record Equilibrium(
    String file,
    Map<String, Double> scores,
    double exploitability,
    long nodes,
    long iterations,
    List<Mixed> strategies) {

  /** The actions of a player in an information set. */
  record Mixed(String player, List<Turn> seen, Map<String, Double> actions) {}

  /**
   * Improves strategies.
   *
   * @param samples whether iterations visit only a part of the tree
   * @param most the maximum number of iterations
   * @param goesOn whether there is time left after this many iterations
   */
  static Equilibrium of(
      String file, GameTree tree, boolean samples, long seed, long most, LongPredicate goesOn) {
    Regrets regrets = new Regrets(tree, seed);
    long iterations = 0;
    while (iterations < most && goesOn.test(iterations)) {
      if (samples) {
        regrets.sample();
      } else {
        regrets.improve();
      }
      iterations++;
    }
    Strategies strategies = regrets.strategies();
    Map<String, Double> scores = new LinkedHashMap<>();
    for (int player = 0; player < tree.players().size(); player++) {
      scores.put(tree.players().get(player), six(strategies.values().get(player)));
    }
    List<Mixed> mixed = new ArrayList<>();
    for (List<InformationSet> sets : tree.sets()) {
      for (InformationSet set : sets) {
        Map<String, Double> actions = new LinkedHashMap<>();
        double[] mean = regrets.mean(set);
        for (int action = 0; action < mean.length; action++) {
          actions.put(String.join(" ", set.actions().get(action)), six(mean[action]));
        }
        mixed.add(new Mixed(tree.players().get(set.player()), set.view(), actions));
      }
    }
    return new Equilibrium(
        file, scores, six(strategies.exploitability()), tree.nodes(), iterations, mixed);
  }

  private static double six(double value) {
    return Math.round(value * 1e6) / 1e6;
  }

  void print(Terminal terminal, MoveNotation notation, boolean withStrategies) {
    scores.forEach((player, score) -> terminal.out().println(player + " gets " + four(score)));
    terminal
        .out()
        .println("exploitability " + four(exploitability) + " after " + iterations + " iterations");
    terminal.out().println(nodes + " nodes, " + strategies.size() + " information sets");
    if (withStrategies) {
      terminal.out().println();
      for (Mixed each : strategies) {
        String actions =
            each.actions.entrySet().stream()
                .map(action -> said(notation, action.getKey()) + " " + four(action.getValue()))
                .collect(Collectors.joining(", "));
        terminal
            .out()
            .println(each.player + " [" + Play.text(notation, each.seen) + "] " + actions);
      }
    }
  }

  private static String said(MoveNotation notation, String move) {
    return notation.said(List.of(move.split(" ")));
  }

  private static String four(double value) {
    return String.format(Locale.ROOT, "%.4f", value);
  }
}
