package org.regames.hrg.emit.refactor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.regames.hrg.emit.terms.ArgumentVariables;
import org.regames.hrg.emit.terms.Syntax;
import org.regames.hrg.emit.terms.Weights;
import org.regames.hrg.syntax.HrgStatement;

/**
 * Calls a graph that is there already where its statements stand in others. One that begins by
 * storing arguments is left for {@link ParameterRecovery}.
 */
public final class GraphReuse {
  private static final int LEAST_WEIGHT = 3;

  /** Comparisons of graphs with places; games with more keep their repetitions. */
  private static final long MOST_COMPARISONS = 5_000_000;

  private final Map<String, List<HrgStatement>> graphs;

  private GraphReuse(Map<String, List<HrgStatement>> graphs) {
    this.graphs = graphs;
  }

  /** Changes the bodies of graphs. */
  public static void reuse(Map<String, List<HrgStatement>> graphs) {
    long statements = graphs.values().stream().mapToLong(GraphReuse::weight).sum();
    if (statements * graphs.size() <= MOST_COMPARISONS) {
      GraphReuse reuse = new GraphReuse(graphs);
      graphs.keySet().stream()
          .filter(name -> !name.equals(Syntax.RULES))
          .toList()
          .forEach(reuse::callInstead);
    }
  }

  private void callInstead(String name) {
    List<HrgStatement> body = graphs.get(name);
    if (weight(body) >= LEAST_WEIGHT && !ArgumentVariables.isArgument(body.getFirst())) {
      boolean returns = body.stream().anyMatch(statement -> Outlining.jumpsOut(statement, false));
      graphs.replaceAll(
          (other, list) ->
              other.equals(name)
                  ? list
                  : returns ? atEnd(list, body, name) : Outlining.replace(list, body, name));
    }
  }

  /** With a call at the end, where {@code return()} leads to the same place as in the graph. */
  private static List<HrgStatement> atEnd(
      List<HrgStatement> list, List<HrgStatement> body, String name) {
    int start = list.size() - body.size();
    if (start < 1 || !list.subList(start, list.size()).equals(body)) {
      return list;
    }
    List<HrgStatement> result = new ArrayList<>(list.subList(0, start));
    result.add(Syntax.call(name));
    return result;
  }

  private static int weight(List<HrgStatement> list) {
    return list.stream().mapToInt(Weights::of).sum();
  }
}
