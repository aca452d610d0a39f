package org.regames.hrg.emit.structure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.regames.hrg.emit.structure.FlowGraph.Way;
import org.regames.hrg.syntax.HrgStatement;

/**
 * Prepares a graph for code in which every block ends at a node of its own: removes arcs on which
 * nothing happens, and merges equal ends of moves that lead to one node, since in different blocks
 * they would be different states.
 */
public final class Compaction {
  private final FlowGraph graph;

  private Compaction(FlowGraph graph) {
    this.graph = graph;
  }

  public static void compact(FlowGraph graph) {
    Compaction compaction = new Compaction(graph);
    boolean changed = true;
    while (changed) {
      changed = compaction.passThrough();
      changed |= compaction.pullUp();
      changed |= compaction.shareFirst();
    }
    compaction.joinMoveEnds();
  }

  /** Redirects arcs past nodes whose only outgoing arc is empty. */
  private boolean passThrough() {
    int[] waysTo = graph.waysTo();
    boolean[] endsMove = moveEnds(graph);
    boolean changed = false;
    for (int node = 0; node < graph.nodeBound(); node++) {
      List<Way> ways = graph.from(node);
      for (int i = 0; i < ways.size(); i++) {
        Way way = ways.get(i);
        int to = way.to();
        if (to >= 0 && to != graph.exit() && graph.from(to).size() == 1) {
          Way on = graph.from(to).getFirst();
          boolean free = !endsMove[to] || waysTo[to] == 1 && on.to() >= 0 && waysTo[on.to()] == 1;
          if (on.code().isEmpty() && on.to() >= 0 && on.to() != to && free) {
            ways.set(i, new Way(way.code(), on.to()));
            waysTo[to]--;
            if (waysTo[to] > 0) {
              waysTo[on.to()]++;
            } else {
              graph.from(to).clear();
            }
            changed = true;
          }
        }
      }
    }
    return changed;
  }

  /** Gives a node the arcs of one to which just an empty arc from it leads. */
  private boolean pullUp() {
    int[] waysTo = graph.waysTo();
    boolean changed = false;
    for (int node = 0; node < graph.nodeBound(); node++) {
      List<Way> ways = graph.from(node);
      List<Way> all = new ArrayList<>();
      for (Way way : ways) {
        int to = way.to();
        boolean pull =
            way.code().isEmpty()
                && to >= 0
                && to != node
                && to != graph.exit()
                && waysTo[to] == 1
                && !graph.from(to).isEmpty()
                && (ways.size() == 1 || !graph.isFork(to));
        all.addAll(pull ? graph.from(to) : List.of(way));
        if (pull) {
          graph.from(to).clear();
          waysTo[to] = 0;
          changed = true;
        }
      }
      ways.clear();
      ways.addAll(all);
    }
    return changed;
  }

  /**
   * Merges arcs from a node on which the same happens, so that they part behind it. Arguments stay
   * with the call that they belong to.
   */
  private boolean shareFirst() {
    boolean changed = false;
    for (int node = 0; node < graph.nodeBound(); node++) {
      List<Way> ways = graph.from(node);
      if (ways.size() > 1 && isShared(ways)) {
        int behind = graph.node();
        ways.forEach(way -> graph.add(behind, new Way(List.of(), way.to())));
        Way first = new Way(ways.getFirst().code(), behind);
        ways.clear();
        ways.add(first);
        changed = true;
      }
    }
    return changed;
  }

  private static boolean isShared(List<Way> ways) {
    List<Code> first = ways.getFirst().code();
    return !first.isEmpty()
        && !assignsPlayer(ways.getFirst())
        && !(first.getFirst() instanceof Code.Plain(HrgStatement statement)
            && statement.assignsParameter())
        && ways.stream().allMatch(way -> way.to() >= 0 && way.code().equals(first));
  }

  /** For each node whether a move may end there. */
  static boolean[] moveEnds(FlowGraph graph) {
    boolean[] ends = new boolean[graph.nodeBound()];
    for (int node = 0; node < graph.nodeBound(); node++) {
      for (Way way : graph.from(node)) {
        if (way.to() >= 0 && assignsPlayer(way)) {
          ends[way.to()] = true;
        }
      }
    }
    return ends;
  }

  static boolean assignsPlayer(Way way) {
    return way.code().size() == 1 && way.code().getFirst().assignsPlayer();
  }

  private record End(List<Code> code, int to) {}

  private void joinMoveEnds() {
    Map<End, List<Integer>> ends = new LinkedHashMap<>();
    for (int node = 0; node < graph.nodeBound(); node++) {
      for (Way way : graph.from(node)) {
        if (way.to() >= 0 && assignsPlayer(way)) {
          ends.computeIfAbsent(new End(way.code(), way.to()), _ -> new ArrayList<>()).add(node);
        }
      }
    }
    ends.forEach(
        (end, nodes) -> {
          if (nodes.size() > 1) {
            Way shared = new Way(end.code, end.to);
            int before = graph.node();
            graph.add(before, shared);
            nodes.stream()
                .distinct()
                .forEach(
                    node ->
                        graph
                            .from(node)
                            .replaceAll(
                                way -> way.equals(shared) ? new Way(List.of(), before) : way));
          }
        });
  }
}
