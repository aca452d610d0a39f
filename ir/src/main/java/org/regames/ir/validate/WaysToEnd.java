package org.regames.ir.validate;

import java.util.BitSet;
import java.util.OptionalInt;
import org.regames.ir.Edge;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;

/**
 * Checks that every play starts at {@code begin}, and that {@code end} is reachable from every node
 * it visits. Otherwise the first edge after which {@code end} is unreachable is reported, and none
 * of those after it; but only if it is certain whatever the values of variables: either no move
 * takes this edge, since neither a player nor {@code end} is ahead; or plays certainly get here,
 * since no edge on the path has a condition. Whether other plays get here is found by playing.
 */
final class WaysToEnd implements Validator {
  static final String CODE = "no-way-to-end";

  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    Automaton automaton = subject.automaton();
    OptionalInt begin = automaton.find(Edge.BEGIN);
    if (begin.isEmpty() || automaton.outgoing(begin.getAsInt()).length == 0) {
      Diagnostic finding =
          Diagnostic.error(
              "missing-begin", subject.start(), "no edge leaves `begin`, where every play starts");
      diagnostics.report(subject.nearestNode().suggest(Edge.BEGIN, finding));
      return;
    }
    OptionalInt end = automaton.find(Edge.END);
    BitSet good = end.isEmpty() ? new BitSet() : automaton.leadingTo(end.getAsInt());
    if (good.get(begin.getAsInt())) {
      strayEdges(subject, begin.getAsInt(), good, diagnostics);
    } else {
      diagnostics.report(noWay(subject, begin.getAsInt()));
    }
  }

  /** Reported where a path from {@code begin} stops, since that is where it should continue. */
  private static Diagnostic noWay(Subject subject, int begin) {
    Automaton automaton = subject.automaton();
    BitSet reachable = automaton.reachableFrom(begin);
    for (int edge = 0; edge < automaton.edgeBound(); edge++) {
      int to = automaton.to(edge);
      if (reachable.get(automaton.from(edge)) && automaton.outgoing(to).length == 0) {
        String message =
            "no edges lead on from `" + automaton.name(to) + "`, so no play gets to `end`";
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
        "no edges lead from `begin` to `end`, so no play ends");
  }

  /** Reports one finding for each node, at the first edge that leads there from a good one. */
  private static void strayEdges(Subject subject, int begin, BitSet good, Diagnostics diagnostics) {
    Automaton automaton = subject.automaton();
    BitSet reachable = automaton.reachableFrom(begin);
    BitSet inMoves = automaton.leadingTo(CertainPlays.endsOfMoves(automaton));
    inMoves.or(good);
    CertainPlays plays = new CertainPlays(subject.game());
    BitSet reported = new BitSet();
    for (int number = 0; number < automaton.edgeBound(); number++) {
      Edge edge = automaton.edge(number);
      int from = automaton.from(number);
      int to = automaton.to(number);
      if (reachable.get(from) && good.get(from) && !good.get(to) && !reported.get(to)) {
        boolean isNoMove = !inMoves.get(to) && !CertainPlays.endsMove(edge);
        if (isNoMove || plays.take(edge)) {
          reported.set(to);
          diagnostics.report(stray(automaton, number, isNoMove));
        }
      }
    }
  }

  private static Diagnostic stray(Automaton automaton, int edge, boolean isNoMove) {
    int to = automaton.to(edge);
    boolean stuck = automaton.outgoing(to).length == 0;
    String where = (stuck ? "on from `" : "to `end` from `") + automaton.name(to);
    String then = isNoMove ? "no play can take this path" : "plays that get here never end";
    return Diagnostic.warning(
        CODE, automaton.edge(edge).origin(), "no edges lead " + where + "`, so " + then);
  }
}
