package org.regames.ir.passes;

import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;
import org.regames.ir.Action;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Removes edges that are always legal from both ends of a checked part, and decides checks whose
 * answer is then obvious.
 *
 * <pre>
 * begin, b: ? x0 -> y0;
 * b, end: player = keeper;
 * x0, x1: ;
 * x1, x2: x == a;
 * x2, y0: x = b;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, b: ? x1 -> x2;
 * b, end: player = keeper;
 * x0, x1: ;
 * x1, x2: x == a;
 * x2, y0: x = b;
 * </pre>
 *
 * <p>At the start only an edge without effect in a check (one that does nothing, or a tag) can be
 * removed, and only if it is the only one; at the end also an assignment, since the effects of the
 * checked path are discarded, if all edges to the target come from one node. A check from a node to
 * itself always holds; one from a node without edges, or to one, never does.
 */
public final class CompactReachability implements Pass {
  @Override
  public String description() {
    return "shorten the paths of checks, and decide trivial checks";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    while (!changed.isEmpty()) {
      int node = changed.next();
      for (int edge : automaton.checksFrom(node)) {
        compact(draft, edge);
      }
      for (int edge : automaton.checksTo(node)) {
        compact(draft, edge);
      }
    }
  }

  private static void compact(Draft draft, int edge) {
    Automaton automaton = draft.automaton();
    if (!automaton.isEdge(edge) || !(automaton.action(edge) instanceof Action.Reachability check)) {
      return;
    }
    int start = automaton.node(check.from());
    int target = automaton.node(check.to());
    int from = shortened(start, target, node -> laterStart(automaton, node));
    int to = shortened(target, from, node -> earlierTarget(draft, node));
    if (from == to) {
      decide(automaton, edge, !check.negated());
    } else if (automaton.outDegree(from) == 0 || automaton.inDegree(to) == 0) {
      decide(automaton, edge, check.negated());
    } else if (from != start || to != target) {
      automaton.setAction(
          edge, new Action.Reachability(automaton.name(from), automaton.name(to), check.negated()));
    }
  }

  /** Follows steps from a node until they end, meet the other node, or form a cycle. */
  private static int shortened(int node, int other, IntFunction<OptionalInt> step) {
    Set<Integer> met = new HashSet<>();
    int at = node;
    OptionalInt next = step.apply(at);
    while (at != other && next.isPresent() && met.add(at)) {
      at = next.getAsInt();
      next = step.apply(at);
    }
    return at == other || !met.contains(at) ? at : node;
  }

  private static void decide(Automaton automaton, int edge, boolean holds) {
    if (holds) {
      automaton.setAction(edge, new Action.Skip());
    } else {
      automaton.removeEdge(edge);
    }
  }

  private static OptionalInt laterStart(Automaton automaton, int from) {
    if (automaton.outDegree(from) != 1) {
      return OptionalInt.empty();
    }
    int edge = automaton.onlyOutgoing(from);
    return isUnseen(automaton.action(edge)) && automaton.to(edge) != from
        ? OptionalInt.of(automaton.to(edge))
        : OptionalInt.empty();
  }

  private static boolean isUnseen(Action action) {
    return action instanceof Action.Skip || action instanceof Action.Tagging;
  }

  private static OptionalInt earlierTarget(Draft draft, int to) {
    Automaton automaton = draft.automaton();
    OptionalInt from = automaton.onlySource(to);
    if (from.isEmpty() || from.getAsInt() == to) {
      return OptionalInt.empty();
    }
    for (int edge : automaton.incoming(to)) {
      if (isAlwaysLegal(draft, automaton.action(edge))) {
        return from;
      }
    }
    return OptionalInt.empty();
  }

  private static boolean isAlwaysLegal(Draft draft, Action action) {
    return switch (action) {
      case Action.Skip _, Action.Tagging _, Action.Assignment _ -> true;
      case Action.AnyAssignment any ->
          draft.typing().shape(any.type()).orElse(null) instanceof Shape.SetShape set
              && !set.symbols().isEmpty();
      case Action.Condition _ -> false;
    };
  }
}
