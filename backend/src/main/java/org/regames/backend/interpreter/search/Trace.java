package org.regames.backend.interpreter.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.regames.ir.Edge;
import org.regames.ir.analysis.Automaton;

/**
 * The edges of a path, last first. Only searches that report paths keep them.
 *
 * @param earlier the path up to the edge, null at its start
 */
public record Trace(Trace earlier, int edge) {
  public MovePath path(Automaton automaton) {
    List<Edge> edges = new ArrayList<>();
    for (Trace trace = this; trace != null; trace = trace.earlier) {
      edges.add(automaton.edge(trace.edge));
    }
    Collections.reverse(edges);
    return new MovePath(edges);
  }
}
