package org.regames.hrg.emit.passes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.regames.hrg.emit.terms.Jumps;
import org.regames.hrg.emit.terms.Rewriting;
import org.regames.hrg.emit.terms.Weights;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;

/**
 * Calls an existing graph where its statements occur in others.
 *
 * <pre>
 * graph win() { player = keeper goals[x] = 100 end() }
 * graph rules() { if reachable(win()) { player = keeper goals[x] = 100 end() } player = x end() }
 * </pre>
 *
 * becomes
 *
 * <pre>
 * graph win() { player = keeper goals[x] = 100 end() }
 * graph rules() { if reachable(win()) { win() } player = x end() }
 * </pre>
 *
 * <p>Calls are lowered to copies, so the automaton stays the same. A graph that begins by storing
 * arguments is left for {@link RestoreParameters}.
 */
public final class ReuseGraphs implements HrgPass {
  @Override
  public String description() {
    return "call graphs whose statements occur in others";
  }

  @Override
  public HrgDraft apply(HrgDraft draft) {
    Map<String, List<HrgStatement>> graphs = draft.bodies();
    reuse(graphs);
    return draft.withBodies(graphs);
  }

  private static final int LEAST_WEIGHT = 3;

  /** The most comparisons of graphs with places; games that need more keep their repetitions. */
  private static final long MOST_COMPARISONS = 5_000_000;

  private static void reuse(Map<String, List<HrgStatement>> graphs) {
    long statements = graphs.values().stream().mapToLong(ReuseGraphs::weight).sum();
    if (statements * graphs.size() <= MOST_COMPARISONS) {
      graphs.keySet().stream()
          .filter(name -> !name.equals(HrgKeywords.RULES))
          .toList()
          .forEach(name -> callInstead(graphs, name));
    }
  }

  private static void callInstead(Map<String, List<HrgStatement>> graphs, String name) {
    List<HrgStatement> body = graphs.get(name);
    if (weight(body) >= LEAST_WEIGHT && !body.getFirst().assignsParameter()) {
      boolean returns = body.stream().anyMatch(statement -> Jumps.leadOut(statement, false));
      graphs.replaceAll(
          (other, list) ->
              other.equals(name)
                  ? list
                  : returns ? atEnd(list, body, name) : Rewriting.withCalls(list, body, name));
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
    result.add(Hrg.call(name));
    return result;
  }

  private static int weight(List<HrgStatement> list) {
    return list.stream().mapToInt(Weights::of).sum();
  }
}
