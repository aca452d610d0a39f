package org.regames.hrg.emit.structure;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.regames.hrg.emit.structure.FlowGraph.Way;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.Operator;

/**
 * The last resort for what cannot be structured: a variable that says which node comes next, and
 * one node that all paths pass and leave as the variable says. The variable is set before {@code
 * player} is, and reset at once, so that states that were equal stay equal.
 */
public final class Dispatch {
  private final String variable;
  private final String none;
  private final String prefix;
  private int places;

  /**
   * @param variable the name of the variable
   * @param none the value that it has nearly everywhere
   * @param prefix what its other values begin with
   */
  public Dispatch(String variable, String none, String prefix) {
    this.variable = variable;
    this.none = none;
    this.prefix = prefix;
  }

  /** How many values besides {@code none} the variable needs so far. */
  public int places() {
    return places;
  }

  /** Forgets all values but the first few, since the graph made with the others is not used. */
  public void forget(int before) {
    places = before;
  }

  /** The same graph where each loop has one entry. */
  public FlowGraph reducible(FlowGraph graph) {
    FlowGraph result = graph;
    while (!Structurer.isReducible(result, result.dominators())) {
      for (ManyEntries.Loop loop : ManyEntries.of(result)) {
        result = through(result, loop.entries());
      }
    }
    return result;
  }

  /**
   * The same graph where every node that a loop goes back to is entered by the variable; if that
   * leaves other entries to the one loop that this makes, as {@link #flat}.
   */
  public FlowGraph rolled(FlowGraph graph) {
    int before = places;
    FlowGraph result = through(graph, backTargets(graph));
    if (Structurer.isReducible(result, result.dominators())) {
      return result;
    }
    forget(before);
    return flat(graph);
  }

  /** The targets of back edges of a depth-first search; without these no loop remains. */
  private static BitSet backTargets(FlowGraph graph) {
    return graph.depthFirst(graph.entry()).backTargets();
  }

  /** The same graph where every node with several incoming arcs is entered by the variable. */
  public FlowGraph flat(FlowGraph graph) {
    BitSet entries = new BitSet();
    int[] waysTo = graph.waysTo();
    BitSet live = graph.reachable();
    for (int node = live.nextSetBit(0); node >= 0; node = live.nextSetBit(node + 1)) {
      entries.set(node, waysTo[node] > 1 && node != graph.exit());
    }
    return through(graph, entries);
  }

  private FlowGraph through(FlowGraph graph, BitSet entries) {
    FlowGraph result = new FlowGraph(graph.nodeBound(), graph.entry(), graph.exit());
    int hub = result.node();
    int[] number = new int[graph.nodeBound()];
    for (int e = entries.nextSetBit(0); e >= 0; e = entries.nextSetBit(e + 1)) {
      number[e] = ++places;
      HrgExpression arrived =
          Hrg.binary(Hrg.ref(variable), Operator.EQUAL, Hrg.ref(prefix + places));
      result.add(hub, new Way(List.of(new Code.Check(arrived), set(none)), e));
    }
    BitSet live = graph.reachable();
    for (int node = live.nextSetBit(0); node >= 0; node = live.nextSetBit(node + 1)) {
      for (Way way : graph.from(node)) {
        boolean detour = way.to() >= 0 && entries.get(way.to());
        result.add(node, detour ? detour(way, prefix + number[way.to()], hub) : way);
      }
    }
    return result;
  }

  private Way detour(Way way, String place, int hub) {
    List<Code> code = new ArrayList<>(way.code());
    boolean endsMove = way.code().stream().anyMatch(Code::assignsPlayer);
    code.add(endsMove ? 0 : code.size(), set(place));
    return new Way(code, hub);
  }

  private Code set(String value) {
    return new Code.Plain(Hrg.set(Hrg.ref(variable), Hrg.ref(value)));
  }
}
