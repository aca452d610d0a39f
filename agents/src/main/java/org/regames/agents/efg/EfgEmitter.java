package org.regames.agents.efg;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.regames.agents.tree.GameTree;
import org.regames.agents.tree.InformationSet;
import org.regames.agents.tree.TreeNode;
import org.regames.backend.interpreter.Turn;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.NaturalOrder;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Result;

/**
 * Writes the whole tree of a game in the form that both Gambit and OpenSpiel read: descriptions at
 * every node, payoffs only at terminal nodes, information sets and outcomes numbered in order of
 * occurrence, exact probabilities. Actions are in the order in which their names first occur in the
 * file, as OpenSpiel requires.
 */
public final class EfgEmitter implements Emitter {
  @Override
  public Result<String> emit(Game game) {
    return emit(game, new Budget());
  }

  /**
   * The same.
   *
   * @throws org.regames.ir.diagnostic.DiagnosticException if the game has no such tree, see {@link
   *     GameTree#of}, or the budget does not suffice
   */
  @Override
  public Result<String> emit(Game game, Budget budget) {
    return Result.success(text(GameTree.of(Builtins.complete(game), budget)));
  }

  /** The text of a tree. */
  static String text(GameTree tree) {
    Writer writer = new Writer();
    writer.line(
        "EFG 2 R \"game\" { "
            + tree.players().stream().map(EfgEmitter::quoted).collect(Collectors.joining(" "))
            + " }");
    writer.line("");
    writer.write(tree.root());
    return writer.text.toString();
  }

  private static String quoted(String text) {
    return '"' + text + '"';
  }

  private static String label(List<String> tags) {
    return quoted(tags.isEmpty() ? "-" : String.join(" ", tags));
  }

  /** Writes one file from its first line to its last. */
  private static final class Writer {
    /** How a set is written at each of its nodes: the order of its actions, and the line. */
    private record Written(List<Integer> order, String line) {}

    final StringBuilder text = new StringBuilder();
    private final Map<String, Integer> labels = new HashMap<>();
    private final Map<InformationSet, Written> sets = new HashMap<>();
    private final Map<Integer, Integer> setsOfPlayers = new HashMap<>();
    private final Map<List<Long>, Integer> outcomes = new HashMap<>();
    private int chances;

    void line(String line) {
      text.append(line).append('\n');
    }

    void write(TreeNode node) {
      switch (node) {
        case TreeNode.End(List<Long> scores) -> {
          int outcome = outcomes.computeIfAbsent(scores, _ -> outcomes.size() + 1);
          String payoffs = scores.stream().map(String::valueOf).collect(Collectors.joining(" "));
          line("t \"\" " + outcome + " " + quoted(payoffs) + " { " + payoffs + " }");
        }
        case TreeNode.Chance chance -> {
          String actions =
              chance.outcomes().stream()
                  .map(
                      outcome -> label(outcome.tags()) + " " + share(outcome.ways(), chance.ways()))
                  .collect(Collectors.joining(" "));
          line("c \"\" " + ++chances + " \"\" { " + actions + " } 0");
          chance.outcomes().forEach(outcome -> write(outcome.next()));
        }
        case TreeNode.Decision decision -> {
          Written written = sets.get(decision.set());
          if (written == null) {
            written = written(decision.set());
            sets.put(decision.set(), written);
          }
          line(written.line);
          written.order.forEach(action -> write(decision.next().get(action)));
        }
      }
    }

    private static String share(long ways, long all) {
      long common = BigInteger.valueOf(ways).gcd(BigInteger.valueOf(all)).longValueExact();
      return ways / common + "/" + all / common;
    }

    private Written written(InformationSet set) {
      List<Integer> order = new ArrayList<>();
      for (int action = 0; action < set.actions().size(); action++) {
        order.add(action);
      }
      List<String> names = set.actions().stream().map(EfgEmitter::label).toList();
      order.sort(
          (a, b) -> {
            int first = labels.getOrDefault(names.get(a), Integer.MAX_VALUE);
            int second = labels.getOrDefault(names.get(b), Integer.MAX_VALUE);
            return first != second
                ? Integer.compare(first, second)
                : NaturalOrder.NATURAL.compare(names.get(a), names.get(b));
          });
      order.forEach(action -> labels.putIfAbsent(names.get(action), labels.size()));
      int number = setsOfPlayers.merge(set.player(), 1, Integer::sum);
      String view = set.view().stream().map(Turn::toString).collect(Collectors.joining(" / "));
      String actions = order.stream().map(names::get).collect(Collectors.joining(" "));
      int player = set.player() + 1;
      return new Written(
          order, "p \"\" " + player + " " + number + " " + quoted(view) + " { " + actions + " } 0");
    }
  }
}
