package org.regames.hrg.emit.passes;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;

/** Tells the graphs of the play from those that are only checked. */
final class PlayedGraphs {
  private final Map<String, List<HrgStatement>> graphs;
  private final Set<String> played = new HashSet<>();

  private PlayedGraphs(Map<String, List<HrgStatement>> graphs) {
    this.graphs = graphs;
  }

  /** The graphs that {@code rules} calls, directly or indirectly; all others are only checked. */
  static Set<String> of(Map<String, List<HrgStatement>> graphs) {
    PlayedGraphs found = new PlayedGraphs(graphs);
    found.add(HrgKeywords.RULES);
    return found.played;
  }

  private void add(String graph) {
    if (played.add(graph)) {
      graphs.get(graph).stream()
          .flatMap(HrgStatement::all)
          .forEach(
              statement -> {
                if (statement instanceof HrgStatement.Call call) {
                  add(call.graph().text());
                }
              });
    }
  }
}
