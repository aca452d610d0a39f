package org.regames.backend.planner.analysis;

import java.util.Optional;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;

/**
 * Finds casts of maps to types with fewer keys. Such a cast drops values, so it would need a
 * temporary map inside an expression; arrays of plans have all keys that are ever assigned, and
 * casts between them do nothing.
 */
public final class Narrowing {
  private Narrowing() {}

  /**
   * Refuses a game with such a cast.
   *
   * @throws DiagnosticException at the first one
   */
  public static void refuse(Game game) {
    Typing typing = Typing.of(game);
    for (Edge edge : game.edges()) {
      Optional<Expression.Cast> found =
          edge.action().expressions().stream()
              .flatMap(expression -> expression.parts().stream())
              .filter(Expression.Cast.class::isInstance)
              .map(Expression.Cast.class::cast)
              .filter(cast -> narrows(typing, cast))
              .findFirst();
      if (found.isPresent()) {
        throw new DiagnosticException(
            Diagnostic.error(
                    "narrowing-cast",
                    found.get().origin(),
                    "cannot compile a cast of a map to fewer keys: `" + found.get() + "`")
                .withHint(
                    "assign the map to a variable of the smaller type, or interpret the game"));
      }
    }
  }

  private static boolean narrows(Typing typing, Expression.Cast cast) {
    Optional<Shape> from = typing.typeOf(cast.value());
    Optional<Shape> to = typing.typeOf(cast);
    return from.isPresent() && to.isPresent() && narrows(from.get(), to.get());
  }

  private static boolean narrows(Shape from, Shape to) {
    return from != to
        && from instanceof Shape.MapShape map
        && to instanceof Shape.MapShape other
        && (!map.source().symbols().stream().allMatch(other.source()::contains)
            || narrows(map.target(), other.target()));
  }
}
