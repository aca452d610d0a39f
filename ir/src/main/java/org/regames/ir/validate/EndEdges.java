package org.regames.ir.validate;

import java.util.Optional;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Shape;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;

/**
 * Checks that edges into {@code end} assign {@code player = keeper}: otherwise a play gets there
 * without ending its move. Only assigning another player is an error, since published games have
 * edges into {@code end} that no play takes.
 */
final class EndEdges implements Validator {
  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    for (Edge edge : subject.game().edges()) {
      if (edge.to().equals(Edge.END)) {
        into(edge, subject, diagnostics);
      }
      if (edge.from().equals(Edge.END)) {
        diagnostics.warning(
            "edge-from-end", edge.origin(), "no play continues from `end`, where every play ends");
      }
    }
  }

  private static void into(Edge edge, Subject subject, Diagnostics diagnostics) {
    Optional<Expression> assigned =
        edge.action() instanceof Action.Assignment(Expression left, Expression right)
                && Expressions.root(left).equals(Builtins.PLAYER)
            ? Optional.of(Subject.uncast(right))
            : Optional.empty();
    String hint = "write `" + edge.from() + ", end: player = keeper;`";
    Optional<Shape> type = assigned.flatMap(subject.typing()::typeOf);
    if (type.isPresent()
        && type.get() instanceof Shape.SetShape players
        && !players.contains(Builtins.KEEPER)) {
      diagnostics.report(
          Diagnostic.error(
                  "end-without-keeper",
                  edge.origin(),
                  "a play ends with `player = keeper`, and this edge into `end` assigns another"
                      + " player")
              .withHint(hint));
    } else if (assigned.isEmpty() || !isKeeper(assigned.get())) {
      diagnostics.report(
          Diagnostic.warning(
                  "end-without-keeper",
                  edge.origin(),
                  "a play ends with `player = keeper`, and this edge into `end` does not assign it")
              .withHint(hint));
    }
  }

  private static boolean isKeeper(Expression expression) {
    return expression instanceof Expression.Reference(String name, _)
        && name.equals(Builtins.KEEPER);
  }
}
