package org.regames.backend.interpreter;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.regames.ir.Edge;
import org.regames.ir.analysis.Automaton;

/**
 * The edges of a walk, last first. Only searches that want to show walks keep them.
 *
 * @param earlier the walk up to the edge, null at its start
 */
record Trace(Trace earlier, int edge) {
  MovePath walk(Automaton automaton) {
    List<Edge> edges = new ArrayList<>();
    for (Trace trace = this; trace != null; trace = trace.earlier) {
      edges.add(automaton.edge(trace.edge));
    }
    Collections.reverse(edges);
    return new MovePath(edges);
  }
}
