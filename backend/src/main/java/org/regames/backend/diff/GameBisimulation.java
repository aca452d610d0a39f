package org.regames.backend.diff;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.analysis.Automaton;

/**
 * Whether two automata are bisimilar, whatever their nodes are called and however often parts are
 * repeated: then the games have the same tree, and nothing need be played. Classes of nodes are
 * refined by their edges until they are stable (R. Paige and R. E. Tarjan, "Three partition
 * refinement algorithms", 1987; here the plain rounds, hash by hash).
 *
 * <p>A check has a single target node, which its class must determine: if a check could reach two
 * nodes of the class of its target, nothing is claimed.
 */
final class GameBisimulation {
  /** About a second of work; larger automata are not compared this way. */
  private static final long MOST_WORK = 100_000_000;

  private final List<Automaton> automata;
  private final int[] starts;
  private int[] classes;

  private GameBisimulation(Game one, Game other) {
    automata = List.of(Automaton.of(one), Automaton.of(other));
    starts = new int[] {0, automata.getFirst().nodeBound()};
    classes = new int[starts[1] + automata.getLast().nodeBound()];
  }

  /**
   * Whether the games are certainly the same; {@code false} does not mean that they differ. Time
   * grows with the edges times the length of the longest path without choice, up to a bound.
   */
  static boolean sameBehaviour(Game first, Game second) {
    Game one = Builtins.complete(first);
    Game other = Builtins.complete(second);
    return texts(one.types()).equals(texts(other.types()))
        && texts(one.constants()).equals(texts(other.constants()))
        && texts(one.variables()).equals(texts(other.variables()))
        && new GameBisimulation(one, other).holds();
  }

  private static List<String> texts(List<?> declarations) {
    return declarations.stream().map(Object::toString).toList();
  }

  private boolean holds() {
    return refine() && number(0, Edge.BEGIN) == number(1, Edge.BEGIN) && checksAskForOne();
  }

  /** The class of a node of one of the automata, -1 if it has none of that name. */
  private int number(int side, String name) {
    OptionalInt node = automata.get(side).find(name);
    return node.isPresent() ? classes[starts[side] + node.getAsInt()] : -1;
  }

  private boolean refine() {
    for (int side = 0; side < 2; side++) {
      int start = starts[side];
      automata.get(side).find(Edge.END).ifPresent(end -> classes[start + end] = 1);
    }
    long work = 0;
    int count = 2;
    while (true) {
      Map<List<String>, Integer> numbers = new HashMap<>();
      int[] next = new int[classes.length];
      for (int side = 0; side < 2; side++) {
        Automaton automaton = automata.get(side);
        for (int node = 0; node < automaton.nodeBound(); node++) {
          next[starts[side] + node] =
              numbers.computeIfAbsent(signature(side, node), _ -> numbers.size());
        }
        work += automaton.edgeBound();
      }
      classes = next;
      if (numbers.size() == count) {
        return true;
      }
      count = numbers.size();
      if (work > MOST_WORK) {
        return false;
      }
    }
  }

  /** The class of a node with the set of the actions and target classes of its edges. */
  private List<String> signature(int side, int node) {
    Automaton automaton = automata.get(side);
    List<String> edges = new ArrayList<>();
    for (int e : automaton.outgoing(node)) {
      edges.add(
          label(side, automaton.edge(e).action()) + "\n" + classes[starts[side] + automaton.to(e)]);
    }
    List<String> signature = new ArrayList<>(edges.stream().distinct().sorted().toList());
    signature.add(String.valueOf(classes[starts[side] + node]));
    return signature;
  }

  private String label(int side, Action action) {
    return action instanceof Action.Reachability check
        ? (check.negated() ? "! " : "? ")
            + number(side, check.from())
            + " "
            + number(side, check.to())
        : action.toString();
  }

  private boolean checksAskForOne() {
    for (int side = 0; side < 2; side++) {
      Map<Integer, BitSet> reached = new HashMap<>();
      Automaton automaton = automata.get(side);
      for (int e = 0; e < automaton.edgeBound(); e++) {
        if (automaton.edge(e).action() instanceof Action.Reachability check
            && !asksForOne(side, automaton, check, reached)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean asksForOne(
      int side, Automaton automaton, Action.Reachability check, Map<Integer, BitSet> reached) {
    OptionalInt from = automaton.find(check.from());
    if (from.isEmpty()) {
      return true;
    }
    int target = number(side, check.to());
    BitSet nodes = reached.computeIfAbsent(from.getAsInt(), node -> automaton.reachableFrom(node));
    return nodes.stream().filter(node -> classes[starts[side] + node] == target).count() <= 1;
  }
}
