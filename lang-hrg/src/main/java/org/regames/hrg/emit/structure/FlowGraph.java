package org.regames.hrg.emit.structure;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.regames.hrg.emit.terms.ConditionAlgebra;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.ir.analysis.DepthFirst;
import org.regames.ir.analysis.Digraph;
import org.regames.ir.analysis.Dominators;

/**
 * A part of an automaton: the play, or what a check explores. Its arcs have lists of statements in
 * place of actions, and it is changed until it can be written as structured code.
 */
public final class FlowGraph implements Digraph {
  /** The target of an arc that ends the game. */
  static final int NOWHERE = -1;

  /** An arc from a node: what happens on it, and where it leads. */
  record Way(List<Code> code, int to) {
    /** Whether it is nothing but one condition. */
    boolean isTest() {
      return code.size() == 1 && code.getFirst() instanceof Code.Check;
    }

    HrgExpression condition() {
      return ((Code.Check) code.getFirst()).condition();
    }
  }

  private final List<List<Way>> ways = new ArrayList<>();
  private final int entry;
  private final int exit;

  /**
   * @param entry the node where it begins
   * @param exit the node where it ends, or {@link #NOWHERE}
   */
  FlowGraph(int nodes, int entry, int exit) {
    this.entry = entry;
    this.exit = exit;
    for (int i = 0; i < nodes; i++) {
      ways.add(new ArrayList<>());
    }
  }

  int node() {
    ways.add(new ArrayList<>());
    return ways.size() - 1;
  }

  @Override
  public int nodeBound() {
    return ways.size();
  }

  @Override
  public int[] successors(int node) {
    return ways.get(node).stream().mapToInt(Way::to).filter(to -> to != NOWHERE).toArray();
  }

  int entry() {
    return entry;
  }

  public int exit() {
    return exit;
  }

  List<Way> from(int node) {
    return ways.get(node);
  }

  public void add(int from, Way way) {
    ways.get(from).add(way);
  }

  /** How many arcs lead to each node. */
  int[] waysTo() {
    return arcsTo(nodes());
  }

  /**
   * Joins consecutive tests that share a target, as in the lowering of {@code a || b} and {@code a
   * && b}.
   */
  public void joinTests() {
    int[] waysTo = waysTo();
    int[] before = new int[nodeBound()];
    for (int node = 0; node < nodeBound(); node++) {
      for (int next : successors(node)) {
        before[next] = node;
      }
    }
    Deque<Integer> open = new ArrayDeque<>();
    for (int node = 0; node < nodeBound(); node++) {
      open.add(node);
    }
    while (!open.isEmpty()) {
      int node = open.poll();
      if (node != entry && node != exit && waysTo[node] == 1 && isFork(node)) {
        int first = before[node];
        if (first != node && isFork(first) && join(first, node, waysTo)) {
          ways.get(first).forEach(way -> before[way.to()] = first);
          open.add(first);
          ways.get(first).forEach(way -> open.add(way.to()));
        }
      }
    }
  }

  private boolean join(int first, int second, int[] waysTo) {
    boolean isYes = ways.get(first).getFirst().to() == second;
    Way aside = isYes ? ways.get(first).getLast() : ways.get(first).getFirst();
    Way yes = ways.get(second).getFirst();
    Way no = ways.get(second).getLast();
    boolean sameYes = yes.to() == aside.to();
    if (yes.to() == no.to() || !sameYes && no.to() != aside.to()) {
      return false;
    }
    Way same = sameYes ? yes : no;
    Way other = sameYes ? no : yes;
    HrgExpression either = ConditionAlgebra.or(aside.condition(), same.condition());
    ways.set(
        first,
        new ArrayList<>(
            List.of(
                new Way(List.of(new Code.Check(either)), same.to()),
                new Way(List.of(new Code.Check(ConditionAlgebra.not(either))), other.to()))));
    ways.set(second, new ArrayList<>());
    waysTo[same.to()]--;
    waysTo[second] = 0;
    return true;
  }

  /** Whether exactly one of two tests always holds here. */
  boolean isFork(int node) {
    List<Way> from = ways.get(node);
    return from.size() == 2
        && from.getFirst().isTest()
        && from.getLast().isTest()
        && from.getFirst().to() != NOWHERE
        && from.getLast().to() != NOWHERE
        && from.getFirst().condition().equals(ConditionAlgebra.not(from.getLast().condition()));
  }

  /** Which nodes every path from the entry to a node goes through. */
  Dominators dominators() {
    // From the last arc to the first, so that the first comes first in the reverse.
    int[] order =
        DepthFirst.search(
                nodeBound(),
                IntStream.of(entry),
                node ->
                    ways.get(node).reversed().stream()
                        .mapToInt(Way::to)
                        .filter(to -> to != NOWHERE)
                        .toArray())
            .reversePostorder();
    return new Dominators(this, order);
  }

  /** The nodes that can be reached from the entry. */
  BitSet reachable() {
    return reachableFrom(entry);
  }
}
