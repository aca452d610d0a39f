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
 * Checks that {@code player} is only assigned players and system players, and single ones, since
 * every assignment to it ends a move. Types without any of them are left to {@link
 * ExpressionTypes}.
 */
final class PlayerAssignments implements Validator {
  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    for (Edge edge : subject.game().edges()) {
      switch (edge.action()) {
        case Action.Assignment(Expression left, Expression right) when isPlayer(left) ->
            assignment(right, edge, subject, diagnostics);
        case Action.AnyAssignment(Expression left, _) when isPlayer(left) ->
            diagnostics.report(
                Diagnostic.error(
                        "player-assignment",
                        edge.origin(),
                        "`player` cannot be assigned any value of a type, since its assignment "
                            + "ends a move")
                    .withHint("assign any value to another variable, and `player` that variable"));
        case Action.Write _, Action.Skip _, Action.Condition _, Action.Tagging _ -> {}
      }
    }
  }

  private static boolean isPlayer(Expression left) {
    return Expressions.root(left).equals(Builtins.PLAYER);
  }

  private static void assignment(
      Expression right, Edge edge, Subject subject, Diagnostics diagnostics) {
    Optional<Shape> player =
        subject
            .typing()
            .variable(Builtins.PLAYER)
            .flatMap(variable -> subject.typing().shape(variable.type()));
    Optional<Shape> value = subject.typing().typeOf(Subject.uncast(right));
    if (player.isPresent()
        && value.isPresent()
        && player.get() instanceof Shape.SetShape players
        && value.get() instanceof Shape.SetShape values
        && subject.typing().assignable(players, values)) {
      values.symbols().stream()
          .filter(symbol -> !players.contains(symbol))
          .findFirst()
          .ifPresent(
              symbol ->
                  diagnostics.warning(
                      "player-assignment",
                      Subject.place(right, edge),
                      "`"
                          + right
                          + "` might not be a player: "
                          + subject.describe(Subject.uncast(right), values)
                          + " has `"
                          + symbol
                          + "`"));
    }
  }
}
