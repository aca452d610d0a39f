package org.regames.backend.debug;

import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.regames.backend.interpreter.Point;
import org.regames.backend.interpreter.Stepper;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Origin;

/** Which statements of the text are executed at which points. */
record Lines(Stepper stepper, WrittenNames names) {
  private static final Comparator<Origin> FIRST = Comparator.comparingInt(Origin::start);

  /** The lines on which some edge of a game is written, from 1. */
  static NavigableSet<Integer> of(Game game) {
    NavigableSet<Integer> lines = new TreeSet<>();
    game.edges().stream()
        .map(Edge::origin)
        .filter(Origin::isKnown)
        .forEach(origin -> lines.add(origin.line()));
    return lines;
  }

  /** The next statement at a point or, if there is none, the last one executed. */
  Origin statement(Point at) {
    Optional<Origin> next =
        stepper.edges(at).stream().map(Edge::origin).filter(Origin::isKnown).min(FIRST);
    return next.or(() -> at.edge().map(Edge::origin)).orElse(Origin.UNKNOWN);
  }

  /** Whether there is nothing to see at a point: no choice and no effect. */
  boolean isSilent(Point at) {
    List<Edge> edges = stepper.edges(at);
    return edges.size() == 1
        && (edges.getFirst().action() instanceof Action.Skip
            || !edges.getFirst().origin().isKnown());
  }

  /** Whether some edge from a point is on one of the lines. */
  boolean isOn(Point at, NavigableSet<Integer> lines) {
    return stepper.edges(at).stream()
        .map(Edge::origin)
        .anyMatch(origin -> origin.isKnown() && lines.contains(origin.line()));
  }

  /** The label of a branch: the first statement on it that does something. */
  String label(Stepper.Branch branch) {
    Edge edge = branch.edge();
    if (branch.value().isPresent() && edge.action() instanceof Action.AnyAssignment any) {
      return names.in(any.left() + " = " + branch.value().get());
    }
    Optional<Point> at = branch.next();
    for (int steps = 0; edge.action() instanceof Action.Skip && at.isPresent(); steps++) {
      List<Stepper.Branch> next = steps < 100 ? stepper.branches(at.get()) : List.of();
      if (next.size() != 1) {
        break;
      }
      edge = next.getFirst().edge();
      at = next.getFirst().next();
    }
    return edge.origin().isKnown() ? text(edge) : names.in(text(edge));
  }

  /** The line of an edge or, if it has none, the edge itself. */
  static String text(Edge edge) {
    Origin origin = edge.origin();
    return origin.isKnown()
        ? origin.line() + ": " + origin.source().lineText(origin.line()).strip()
        : edge.toString();
  }
}
