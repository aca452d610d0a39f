package org.regames.ir.analysis;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Game;

/**
 * The automaton of a game with dense numbers: nodes count from 0 in the order in which the edges
 * first name them, edges from 0 in the order of {@link Game#edges()}. Immutable; built in time
 * linear in the number of edges. Passes, which change edges, have a {@link MutableAutomaton}.
 */
public final class Automaton implements Digraph {
  private final List<Edge> edges;
  private final String[] names;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final int[] from;
  private final int[] to;
  private final int[][] outgoing;
  private final int[][] incoming;

  private Automaton(List<Edge> edges) {
    this.edges = edges;
    this.from = new int[edges.size()];
    this.to = new int[edges.size()];
    for (int e = 0; e < edges.size(); e++) {
      from[e] = number(edges.get(e).from());
      to[e] = number(edges.get(e).to());
    }
    this.names = new String[numbers.size()];
    numbers.forEach((name, number) -> names[number] = name);
    this.outgoing = grouped(from);
    this.incoming = grouped(to);
  }

  /** Numbers the nodes and edges of a game. */
  public static Automaton of(Game game) {
    return new Automaton(game.edges());
  }

  private int number(String node) {
    return numbers.computeIfAbsent(node, _ -> numbers.size());
  }

  private int[][] grouped(int[] ends) {
    int[] counts = new int[names.length];
    for (int end : ends) {
      counts[end]++;
    }
    int[][] groups = new int[names.length][];
    Arrays.setAll(groups, node -> new int[counts[node]]);
    for (int e = ends.length - 1; e >= 0; e--) {
      groups[ends[e]][--counts[ends[e]]] = e;
    }
    return groups;
  }

  /** Edges are numbered from 0 to this, exclusively. */
  public int edgeCount() {
    return from.length;
  }

  /** The name of a node. */
  public String name(int node) {
    return names[node];
  }

  /** The number of a node, where some edge touches it. */
  public OptionalInt node(String name) {
    Integer number = numbers.get(name);
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  /** The edge of a number, as the game has it. */
  public Edge edge(int edge) {
    return edges.get(edge);
  }

  /** What an edge does. */
  public Action action(int edge) {
    return edges.get(edge).action();
  }

  /** The node that an edge leaves. */
  public int from(int edge) {
    return from[edge];
  }

  /** The node that an edge leads to. */
  public int to(int edge) {
    return to[edge];
  }

  /** The edges from a node, ascending. The caller must not change the array. */
  public int[] outgoing(int node) {
    return outgoing[node];
  }

  /** The edges to a node, ascending. The caller must not change the array. */
  public int[] incoming(int node) {
    return incoming[node];
  }

  /** The nodes to which some edges of a kind lead from a node, one entry for each such edge. */
  public int[] successors(int node, IntPredicate edgeKind) {
    int[] found = new int[outgoing[node].length];
    int count = 0;
    for (int edge : outgoing[node]) {
      if (edgeKind.test(edge)) {
        found[count++] = to[edge];
      }
    }
    return count == found.length ? found : Arrays.copyOf(found, count);
  }

  @Override
  public int nodeBound() {
    return names.length;
  }

  @Override
  public int[] successors(int node) {
    return successors(node, _ -> true);
  }

  @Override
  public BitSet leadingTo(int... targets) {
    return Closure.ofArrays(
        targets, node -> IntStream.of(incoming[node]).map(edge -> from[edge]).toArray());
  }
}
