package org.regames.ir.passes;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.regames.ir.Action;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Closure;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Turns alternatives that only test, and meet again, into one check.
 *
 * <pre>
 * begin, m: player = white;
 * m, n: x == a;
 * m, o: y == a;
 * n, p: z == a;
 * o, p: z == b;
 * p, q: $ go;
 * q, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, m: player = white;
 * m_asked, n: x == a;
 * m_asked, o: y == a;
 * n, p_asked: z == a;
 * o, p_asked: z == b;
 * p, q: $ go;
 * q, end: player = keeper;
 * m, p: ? m_asked -> p_asked;
 * </pre>
 *
 * <p>All paths between the two nodes have the same effect, none, so whether there is one decides
 * everything. Where several hold, the same move is then found once, not once for each of them; and
 * what follows is planned once.
 */
public final class AskOnce implements Pass {
  /** Larger parts are left as they are. */
  private static final int MOST_NODES = 200;

  /**
   * Alternatives that meet again.
   *
   * @param inner the nodes between, beginning with the one where they part
   */
  private record Meeting(Set<Integer> inner, int end) {}

  @Override
  public String description() {
    return "turn alternatives that only test into one check";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    BitSet checked =
        Closure.of(
            automaton.checkStarts().stream().mapToInt(Integer::intValue),
            node -> IntStream.of(automaton.successors(node)));
    List<Meeting> meetings = new ArrayList<>();
    BitSet inner = new BitSet();
    for (int node = 0; node < automaton.nodeBound(); node++) {
      if (automaton.isNode(node) && !checked.get(node)) {
        meeting(automaton, node)
            .ifPresent(
                found -> {
                  meetings.add(found);
                  found.inner().stream().skip(1).forEach(inner::set);
                });
      }
    }
    meetings.stream()
        .filter(meeting -> !inner.get(meeting.inner().iterator().next()))
        .forEach(meeting -> ask(automaton, meeting));
  }

  /** Where all paths from a node meet again, if they only test until then. */
  private static Optional<Meeting> meeting(Automaton automaton, int start) {
    if (automaton.outDegree(start) < 2 || !onlyTests(automaton, start)) {
      return Optional.empty();
    }
    Set<Integer> inner = new LinkedHashSet<>();
    Set<Integer> open = new LinkedHashSet<>();
    Map<Integer, Integer> arrivals = new HashMap<>();
    enter(automaton, start, inner, open, arrivals);
    while (open.size() != 1) {
      Optional<Integer> next =
          open.stream()
              .filter(node -> automaton.inDegree(node) == arrivals.get(node))
              .filter(node -> isInner(automaton, node))
              .findFirst();
      if (next.isEmpty() || inner.size() == MOST_NODES) {
        return Optional.empty();
      }
      open.remove(next.get());
      enter(automaton, next.get(), inner, open, arrivals);
    }
    int end = open.iterator().next();
    boolean isSingle = inner.size() == 1 || arrivals.get(end) == 1;
    return isSingle || inner.contains(end)
        ? Optional.empty()
        : Optional.of(new Meeting(inner, end));
  }

  private static void enter(
      Automaton automaton,
      int node,
      Set<Integer> inner,
      Set<Integer> open,
      Map<Integer, Integer> arrivals) {
    inner.add(node);
    for (int edge : automaton.outgoing(node)) {
      arrivals.merge(automaton.to(edge), 1, Integer::sum);
      open.add(automaton.to(edge));
    }
  }

  private static boolean isInner(Automaton automaton, int node) {
    return node != automaton.begin()
        && node != automaton.end()
        && !automaton.isMoveEnd(node)
        && !automaton.isCheckStart(node)
        && !automaton.isCheckTarget(node)
        && onlyTests(automaton, node);
  }

  private static boolean onlyTests(Automaton automaton, int node) {
    return IntStream.of(automaton.outgoing(node))
        .mapToObj(automaton::action)
        .allMatch(action -> action instanceof Action.Skip || action instanceof Action.Condition);
  }

  private static void ask(Automaton automaton, Meeting meeting) {
    int start = meeting.inner().iterator().next();
    int end = meeting.end();
    int asked = automaton.newNode(start, "asked");
    int met = automaton.newNode(end, "asked");
    for (int node : meeting.inner()) {
      for (int edge : automaton.outgoing(node)) {
        automaton.setEnds(
            edge,
            node == start ? asked : node,
            automaton.to(edge) == end ? met : automaton.to(edge));
      }
    }
    automaton.addEdge(
        start,
        end,
        new Action.Reachability(automaton.name(asked), automaton.name(met), false),
        automaton.origin(automaton.outgoing(asked)[0]));
  }
}
