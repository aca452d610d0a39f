package org.regames.ir.validate;

import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import org.regames.ir.Edge;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;

/**
 * Every play starts at {@code begin}, and from wherever it can come to, edges lead to {@code end}.
 * Where they do not, the edge that leaves the way to {@code end} is reported, and none of those
 * behind it.
 */
final class WaysToEnd implements Validator {
  static final String CODE = "no-way-to-end";

  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    Automaton automaton = subject.automaton();
    OptionalInt begin = automaton.node(Edge.BEGIN);
    if (begin.isEmpty() || automaton.outgoing(begin.getAsInt()).length == 0) {
      Diagnostic finding =
          Diagnostic.error(
              "missing-begin", subject.start(), "no edge leaves `begin`, where every play starts");
      diagnostics.report(subject.nearestNode().suggest(Edge.BEGIN, finding));
      return;
    }
    OptionalInt end = automaton.node(Edge.END);
    BitSet good = end.isEmpty() ? new BitSet() : automaton.leadingTo(List.of(end.getAsInt()));
    if (good.get(begin.getAsInt())) {
      strayEdges(automaton, begin.getAsInt(), good, diagnostics);
    } else {
      diagnostics.report(noWay(subject, begin.getAsInt()));
    }
  }

  /** Said where a way from {@code begin} breaks off, since that is where it was to go on. */
  private static Diagnostic noWay(Subject subject, int begin) {
    Automaton automaton = subject.automaton();
    BitSet reachable = automaton.reachableFrom(List.of(begin));
    for (int edge = 0; edge < automaton.edgeCount(); edge++) {
      int to = automaton.to(edge);
      if (reachable.get(automaton.from(edge)) && automaton.outgoing(to).length == 0) {
        String message =
            "no edges lead on from `" + automaton.name(to) + "`, so that no play comes to `end`";
        Diagnostic finding = Diagnostic.warning(CODE, automaton.edge(edge).origin(), message);
        return finding.origin().isKnown()
            ? subject.nearestNode().suggest(automaton.name(to), finding)
            : finding;
      }
    }
    int first = automaton.outgoing(begin)[0];
    return Diagnostic.warning(
        CODE,
        automaton.edge(first).origin(),
        "no edges lead from `begin` to `end`, so that no play ends");
  }

  /** One finding for each node, at the first edge that leads there from a good one. */
  private static void strayEdges(
      Automaton automaton, int begin, BitSet good, Diagnostics diagnostics) {
    BitSet reachable = automaton.reachableFrom(List.of(begin));
    BitSet reported = new BitSet();
    for (int edge = 0; edge < automaton.edgeCount(); edge++) {
      int from = automaton.from(edge);
      int to = automaton.to(edge);
      if (reachable.get(from) && good.get(from) && !good.get(to) && !reported.get(to)) {
        reported.set(to);
        diagnostics.report(stray(automaton, edge, to));
      }
    }
  }

  private static Diagnostic stray(Automaton automaton, int edge, int to) {
    boolean stuck = automaton.outgoing(to).length == 0;
    String where = (stuck ? "on from `" : "to `end` from `") + automaton.name(to);
    String message = "no edges lead " + where + "`, so that no play can go this way";
    return Diagnostic.warning(CODE, automaton.edge(edge).origin(), message);
  }
}
