package org.regames.ir.passes;

import org.regames.ir.Action;
import org.regames.ir.Constant;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Adds a cast to every value that is compared, assigned or used as a key.
 *
 * <pre>
 * begin, m: x == y;
 * m, n: x = next[a];
 * n, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, m: A(x) == A(y);
 * m, n: x = A(next[A(a)]);
 * n, end: player = PlayerOrSystem(keeper);
 * </pre>
 *
 * <p>A variable, a constant and an access are cast to their own type, which changes nothing; a
 * symbol is cast to the type of the other side, if that has the symbol and a name. Whole maps are
 * left alone, and so is the target of an assignment; types without a name are not written out.
 */
public final class AddExplicitCasts implements Pass {
  @Override
  public String description() {
    return "say the type of every value";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    for (int edge : automaton.liveEdges()) {
      Action action = automaton.action(edge);
      Action cast = cast(draft, action);
      if (!cast.equals(action)) {
        automaton.setAction(edge, cast);
      }
    }
  }

  private static Action cast(Draft draft, Action action) {
    return switch (action) {
      case Action.Comparison(var left, var right, boolean negated) ->
          new Action.Comparison(
              cast(draft, left, type(draft, right)),
              cast(draft, right, type(draft, left)),
              negated);
      case Action.Assignment(var left, var right) ->
          new Action.Assignment(
              Expressions.endsMove(action) ? left : keysCast(draft, left),
              cast(draft, right, type(draft, left)));
      case Action.AnyAssignment(var left, var type) ->
          new Action.AnyAssignment(keysCast(draft, left), type);
      case Action.Skip _, Action.Reachability _, Action.Tagging _ -> action;
    };
  }

  /** The expression cast to its own type, or, if a symbol, to the type of what it meets. */
  private static Expression cast(Draft draft, Expression expression, Type met) {
    if (expression instanceof Expression.Cast) {
      return expression;
    }
    Expression inner = keysCast(draft, expression);
    boolean isSymbol = type(draft, expression) == null;
    Type type = isSymbol ? met : type(draft, expression);
    return type instanceof Type.Named
            && draft.typing().shape(type).orElse(null) instanceof Shape.SetShape set
            && (!isSymbol || set.contains(expression.toString()))
        ? new Expression.Cast(type, inner, expression.origin())
        : inner;
  }

  private static Expression keysCast(Draft draft, Expression expression) {
    return switch (expression) {
      case Expression.Reference _ -> expression;
      case Expression.Cast _ -> expression;
      case Expression.Access(Expression map, Expression key, var origin) ->
          new Expression.Access(
              keysCast(draft, map), cast(draft, key, keyType(draft, map)), origin);
    };
  }

  private static Type keyType(Draft draft, Expression map) {
    return draft.unfolded(type(draft, map)) instanceof Type.Arrow(Type source, _, _)
        ? source
        : null;
  }

  /** The declared type of an expression; null for symbols. */
  private static Type type(Draft draft, Expression expression) {
    return switch (expression) {
      case Expression.Reference(String name, _) -> {
        Variable variable = draft.variable(name);
        Constant constant = draft.constant(name);
        yield variable != null ? variable.type() : constant != null ? constant.type() : null;
      }
      case Expression.Cast(Type type, _, _) -> type;
      case Expression.Access(Expression map, _, _) ->
          draft.unfolded(type(draft, map)) instanceof Type.Arrow(_, Type target, _) ? target : null;
    };
  }
}
