package org.regames.ir.analysis;

import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Variable;

/**
 * Which variables' present values may still matter at a node: some path from here reads the value
 * before it is replaced, or ends the move with it.
 *
 * <p>The end of a move counts as a use of every variable, because moves are distinguished by the
 * state that they lead to: paths with the same tags that lead to different states are different
 * moves, and outcomes of {@code random} are states. So a value that is not live here can be
 * anything without changing any state of a play.
 *
 * <p>A backward data-flow analysis over sets of variables. Inside a check the target uses nothing,
 * since the effects of the checked path are discarded.
 */
public final class Liveness {
  private final Map<String, Integer> numbers;
  private final List<BitSet> live;

  private Liveness(Map<String, Integer> numbers, List<BitSet> live) {
    this.numbers = numbers;
    this.live = live;
  }

  public static Liveness of(Automaton automaton, Collection<Variable> variables) {
    Map<String, Integer> numbers = numbers(variables);
    BitSet all = new BitSet();
    all.set(0, numbers.size());
    return solve(automaton, numbers, Map.of(), Optional.of(all));
  }

  /**
   * The same for whole plays: which values may still matter for who is to move, for legality, tags
   * and who sees them, and for the scores at the end. States at one node that differ only in values
   * that do not matter have the same plays ahead of them; that moves are distinguished by the
   * states they lead to does not count as a use here.
   */
  public static Liveness ofPlays(Automaton automaton, Collection<Variable> variables) {
    Map<String, Integer> numbers = numbers(variables);
    BitSet seen = new BitSet();
    for (String name : List.of(Builtins.GOALS, Builtins.PLAYER)) {
      if (numbers.containsKey(name)) {
        seen.set(numbers.get(name));
      }
    }
    Map<Integer, BitSet> seeds = new HashMap<>();
    for (int node = 0; node < automaton.nodeBound(); node++) {
      seeds.put(node, seen);
    }
    return solve(automaton, numbers, seeds, Optional.empty());
  }

  private static Map<String, Integer> numbers(Collection<Variable> variables) {
    Map<String, Integer> numbers = new HashMap<>();
    variables.forEach(variable -> numbers.put(variable.name(), numbers.size()));
    return numbers;
  }

  /**
   * @param atMoveEnds what the end of a move uses, if more than any other edge
   */
  private static Liveness solve(
      Automaton automaton,
      Map<String, Integer> numbers,
      Map<Integer, BitSet> seeds,
      Optional<BitSet> atMoveEnds) {
    BitSet[] reads = new BitSet[automaton.edgeBound()];
    int[] kills = new int[automaton.edgeBound()];
    for (int edge = 0; edge < reads.length; edge++) {
      if (automaton.isEdge(edge)) {
        reads[edge] = reads(automaton.action(edge), numbers);
        kills[edge] = kill(automaton.action(edge), numbers);
      }
    }
    List<BitSet> live =
        DataFlow.solve(
            automaton,
            DataFlow.Direction.BACKWARD,
            true,
            Lattice.UNION,
            seeds,
            (edge, known) -> {
              if (atMoveEnds.isPresent() && Expressions.endsMove(automaton.action(edge))) {
                return atMoveEnds.get();
              }
              return across(reads[edge], kills[edge], known);
            });
    return new Liveness(numbers, live);
  }

  private static BitSet across(BitSet reads, int kill, BitSet known) {
    if (reads.isEmpty() && (kill < 0 || !known.get(kill))) {
      return known;
    }
    BitSet before = (BitSet) known.clone();
    if (kill >= 0) {
      before.clear(kill);
    }
    before.or(reads);
    return before;
  }

  private static BitSet reads(Action action, Map<String, Integer> numbers) {
    BitSet reads = new BitSet();
    for (String name : Expressions.reads(action)) {
      Integer number = numbers.get(name);
      if (number != null) {
        reads.set(number);
      }
    }
    if (action instanceof Action.Tagging && numbers.containsKey(Builtins.VISIBLE)) {
      reads.set(numbers.get(Builtins.VISIBLE));
    }
    return reads;
  }

  private static int kill(Action action, Map<String, Integer> numbers) {
    return Expressions.assignsWhole(action)
        ? numbers.getOrDefault(Expressions.assigned(action), -1)
        : -1;
  }

  /** Whether the value of a variable at a node may matter. */
  public boolean isLive(int node, String variable) {
    Integer number = numbers.get(variable);
    return number != null && live.get(node).get(number);
  }
}
