package org.regames.ir.validate;

import java.util.BitSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.regames.ir.Action;
import org.regames.ir.Expression;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Components;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;

/**
 * Checks that every cycle of edges with a tag also has an assignment: otherwise nothing changes on
 * it, so a path could follow it forever and moves would be endless. If comparisons or checks on the
 * cycle may end the path, this is a warning.
 */
final class TagLoops implements Validator {
  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    Automaton automaton = subject.automaton();
    if (subject.game().edges().stream()
        .noneMatch(edge -> edge.action() instanceof Action.Tagging)) {
      return;
    }
    BitSet reported = new BitSet();
    report(automaton, TagLoops::alwaysLegal, reported, tag -> certain(automaton, tag), diagnostics);
    report(automaton, TagLoops::keepsState, reported, tag -> possible(automaton, tag), diagnostics);
  }

  private interface Wording {
    Diagnostic finding(int tagEdge);
  }

  /** Reports one finding for each strongly connected set of nodes, at its first tag. */
  private static void report(
      Automaton automaton,
      Predicate<Action> onCircle,
      BitSet reported,
      Wording wording,
      Diagnostics diagnostics) {
    int[] component =
        Components.of(
            automaton.nodeBound(),
            node -> automaton.successors(node, edge -> onCircle.test(automaton.action(edge))));
    BitSet seen = new BitSet();
    for (int edge = 0; edge < automaton.edgeBound(); edge++) {
      int own = component[automaton.from(edge)];
      if (automaton.action(edge) instanceof Action.Tagging
          && own == component[automaton.to(edge)]) {
        if (!seen.get(own) && !reported.get(automaton.from(edge))) {
          diagnostics.report(wording.finding(edge));
        }
        seen.set(own);
      }
    }
    IntStream.range(0, automaton.nodeBound())
        .filter(node -> seen.get(component[node]))
        .forEach(reported::set);
  }

  private static Diagnostic certain(Automaton automaton, int edge) {
    return Diagnostic.error(
            "tag-loop",
            automaton.edge(edge).origin(),
            "the tag `"
                + automaton.action(edge)
                + "` is on a cycle of edges that are always legal and change nothing, so moves "
                + "would be endless")
        .withHint("assign something on the cycle that ends it");
  }

  private static Diagnostic possible(Automaton automaton, int edge) {
    return Diagnostic.warning(
            "tag-loop",
            automaton.edge(edge).origin(),
            "the tag `"
                + automaton.action(edge)
                + "` is on a cycle of edges that change nothing: a path that follows it once can"
                + " do so forever")
        .withHint("assign something on the cycle that ends it");
  }

  private static boolean alwaysLegal(Action action) {
    return switch (action) {
      case Action.Skip _, Action.Tagging _ -> true;
      case Action.Comparison(Expression left, Expression right, boolean negated) ->
          !negated && left.equals(right);
      case Action.Assignment assignment -> changesNothing(assignment);
      case Action.AnyAssignment _, Action.Reachability _ -> false;
    };
  }

  private static boolean keepsState(Action action) {
    return switch (action) {
      case Action.Skip _, Action.Tagging _, Action.Condition _ -> true;
      case Action.Assignment assignment -> changesNothing(assignment);
      case Action.AnyAssignment _ -> false;
    };
  }

  /** Whether an assignment keeps the value of its target, and does not end a move. */
  private static boolean changesNothing(Action.Assignment assignment) {
    return assignment.left().equals(assignment.right()) && !Expressions.endsMove(assignment);
  }
}
