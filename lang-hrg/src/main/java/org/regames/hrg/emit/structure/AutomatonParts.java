package org.regames.hrg.emit.structure;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntPredicate;
import org.regames.hrg.emit.structure.FlowGraph.Way;
import org.regames.hrg.syntax.Hrg;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.analysis.Closure;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/**
 * The automaton of a game, and the parts of it that structured code is made of. Arcs from a node
 * are ordered by what happens on them, so that the names of nodes, which differ from one
 * translation to the next, have as little influence as possible.
 */
public final class AutomatonParts {
  /**
   * The price of an edge in HRG, in items of the budget: some lines, and the work to order them.
   */
  private static final int ITEMS_OF_EDGE = 30;

  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<String> names = new ArrayList<>();
  private final List<List<Edge>> edges = new ArrayList<>();
  private final EdgeOrder order;
  private final Budget budget;

  /** The nodes that are in a part already. */
  private final BitSet used = new BitSet();

  /**
   * @param budget pays for edges that are in several parts, for each part but the first
   */
  public AutomatonParts(Game game, Budget budget) {
    this.budget = budget;
    for (Edge edge : game.edges()) {
      edges.get(number(edge.from())).add(edge);
      number(edge.to());
    }
    number(Edge.BEGIN);
    number(Edge.END);
    order = new EdgeOrder(edges, edge -> numbers.get(edge.to()));
  }

  private int number(String node) {
    Integer known = numbers.get(node);
    if (known != null) {
      return known;
    }
    numbers.put(node, names.size());
    names.add(node);
    edges.add(new ArrayList<>());
    return names.size() - 1;
  }

  /** The play: from the beginning to the end of a game. */
  public FlowGraph play(Function<Edge, List<List<Code>>> code) {
    return part(numbers.get(Edge.BEGIN), numbers.get(Edge.END), _ -> true, true, code);
  }

  /** What a check explores: the paths from one node to another. */
  public FlowGraph check(String from, String to, Function<Edge, List<List<Code>>> code) {
    int start = number(from);
    int target = number(to);
    Set<Integer> inside = between(start, target);
    return part(start, target, inside::contains, false, code);
  }

  /**
   * The nodes on paths from one node to another. Looks only at nodes that are reachable before the
   * target, since a large automaton has many checks, most of them small.
   */
  private Set<Integer> between(int start, int target) {
    Set<Integer> reached =
        Closure.of(
            List.of(start),
            node ->
                node == target
                    ? List.<Integer>of()
                    : edges.get(node).stream().map(edge -> numbers.get(edge.to())).toList());
    return Closure.of(
        List.of(target), node -> backwards().get(node).stream().filter(reached::contains).toList());
  }

  private List<List<Integer>> backwards;

  private List<List<Integer>> backwards() {
    if (backwards == null) {
      backwards = new ArrayList<>();
      names.forEach(_ -> backwards.add(new ArrayList<>()));
      for (int node = 0; node < names.size(); node++) {
        for (Edge edge : edges.get(node)) {
          backwards.get(numbers.get(edge.to())).add(node);
        }
      }
    }
    return backwards;
  }

  private FlowGraph part(
      int start,
      int exit,
      IntPredicate inside,
      boolean play,
      Function<Edge, List<List<Code>>> code) {
    Map<Integer, Integer> local = new HashMap<>();
    FlowGraph graph = new FlowGraph(2, 0, 1);
    local.put(exit, 1);
    Deque<Integer> open = new ArrayDeque<>();
    graph.add(0, new Way(List.of(), node(start, local, graph, open)));
    while (!open.isEmpty()) {
      int node = open.poll();
      List<Edge> sorted = order.sorted(node, exit);
      if (used.get(node)) {
        budget.spend(
            (long) ITEMS_OF_EDGE * sorted.size(),
            "statements of checks that share much of the automaton",
            Origin.UNKNOWN);
      }
      used.set(node);
      for (Edge edge : sorted) {
        int to = numbers.get(edge.to());
        if (!inside.test(to)) {
          continue;
        }
        if (play && isEnd(edge)) {
          graph.add(local.get(node), new Way(List.of(END), FlowGraph.NOWHERE));
          continue;
        }
        int target = node(to, local, graph, open);
        code.apply(edge).forEach(way -> graph.add(local.get(node), new Way(way, target)));
      }
    }
    return graph;
  }

  private static final Code END =
      new Code.Plain(Hrg.jump(org.regames.hrg.syntax.HrgStatement.Jump.Kind.END));

  private static int node(
      int node, Map<Integer, Integer> local, FlowGraph graph, Deque<Integer> open) {
    Integer known = local.get(node);
    if (known != null) {
      return known;
    }
    int number = graph.node();
    local.put(node, number);
    open.add(node);
    return number;
  }

  /** The play is over, whichever player an edge into {@code end} assigns. */
  private static boolean isEnd(Edge edge) {
    return edge.to().equals(Edge.END)
        && edge.action() instanceof Action.Assignment(Expression left, _)
        && left.equals(new Expression.Reference(Builtins.PLAYER));
  }
}
