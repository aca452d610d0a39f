package org.regames.hrg.emit;

import java.util.Optional;
import org.regames.hrg.emit.terms.ExpressionWriter;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;

/**
 * Finds assigned values, and keys of maps, that are allowed only because of casts. HRG has no
 * casts, and no play of a proper game takes such an edge.
 */
record NeededCasts(Typing typing, ExpressionWriter expressions, Diagnostics diagnostics) {
  /** Reports the casts of a game that are needed as errors. */
  void report(Game game) {
    for (Edge edge : game.edges()) {
      edge.action().expressions().forEach(expression -> keys(expression, edge));
      if (edge.action() instanceof Action.Assignment(Expression left, Expression right)
          && !meet(typeOf(left), typeOf(right))) {
        report(edge, right, "a value of `" + left + "`");
      }
    }
  }

  /** Reports the keys at which maps are read or assigned. */
  private void keys(Expression expression, Edge edge) {
    switch (expression) {
      case Expression.Reference _ -> {}
      case Expression.Cast(_, Expression value, _) -> keys(value, edge);
      case Expression.Access(Expression map, Expression key, _) -> {
        keys(map, edge);
        keys(key, edge);
        if (typeOf(map).orElse(null) instanceof Shape.MapShape shape
            && !meet(Optional.of(shape.source()), typeOf(key))) {
          report(edge, key, "a key of `" + map + "`");
        }
      }
    }
  }

  private void report(Edge edge, Expression value, String what) {
    diagnostics.report(
        Diagnostic.error(
                "needs-cast",
                edge.origin(),
                "only a cast makes `"
                    + expressions.plain(value)
                    + "` "
                    + what
                    + ", and HRG has no casts")
            .withHint("remove the edge; no play of a proper game takes it"));
  }

  private Optional<Shape> typeOf(Expression expression) {
    return typing.typeOf(expressions.plain(expression));
  }

  private boolean meet(Optional<Shape> one, Optional<Shape> other) {
    return one.isEmpty() || other.isEmpty() || typing.assignable(one.get(), other.get());
  }
}
