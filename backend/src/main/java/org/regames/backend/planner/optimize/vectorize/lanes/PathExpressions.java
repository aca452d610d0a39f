package org.regames.backend.planner.optimize.vectorize.lanes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.analysis.Attempt;

/**
 * Expressions for the outputs of a path and for the values it restores, in terms of its function.
 */
public record PathExpressions(LaneEvaluator values) {
  /** The value of a word that describes the move. */
  public Attempt<CodeExpr> of(CodeExpr word, PathState path) {
    return switch (word) {
      case CodeExpr.Code _ -> Attempt.done(path.code);
      case CodeExpr.Hash _ -> Attempt.done(path.hash);
      case CodeExpr.Zero _ -> Attempt.done(word);
      case CodeExpr.With(CodeExpr inner, IntExpr value, int shift) ->
          of(inner, path)
              .then(code -> asRead(value, path).map(v -> new CodeExpr.With(code, v, shift)));
      case CodeExpr.Plus(CodeExpr inner, long added) ->
          of(inner, path).map(code -> new CodeExpr.Plus(code, added));
      case CodeExpr.Mixed(CodeExpr inner, IntExpr value) ->
          of(inner, path).then(code -> asRead(value, path).map(v -> new CodeExpr.Mixed(code, v)));
    };
  }

  /** A value that describes the move, which must not depend on what the path has changed. */
  private Attempt<IntExpr> asRead(IntExpr value, PathState path) {
    return switch (values.value(value, path.locals, path.written)) {
      case LaneValue.Fixed _, LaneValue.Same _, LaneValue.Cases _, LaneValue.Outer _ ->
          substituted(value, path.locals);
      case LaneValue.Read(int variable, _, _, LaneValue.Write written)
          when written == null
              && values.around.filter(outer -> outer.changes(variable)).isEmpty() ->
          substituted(value, path.locals);
      case LaneValue.Read _ -> Attempt.refused("a tag is read from a map that was changed");
      case LaneValue.Unknown(String reason) -> Attempt.refused(reason);
    };
  }

  /**
   * The remaining statements that undo stores: those for stores made in play. The others are for
   * stores that were only recorded.
   */
  public Attempt<List<Op>> left(List<Op> undo, PathState path) {
    List<Op> left = new ArrayList<>();
    for (Op op : undo) {
      if (!(op instanceof Op.StoreCell store)) {
        return Attempt.refused("a whole map is assigned");
      }
      if (!isRemembered(path, store.variable(), store.index())) {
        switch (stored(store, path)) {
          case Attempt.Vectorized<Op>(Op kept) -> left.add(kept);
          case Attempt.Refused<Op> refused -> {
            return refused.same();
          }
        }
      }
    }
    return Attempt.done(left);
  }

  private Attempt<Op> stored(Op.StoreCell store, PathState path) {
    return same(store.index(), path)
        .then(
            index ->
                same(store.value(), path)
                    .map(value -> new Op.StoreCell(store.variable(), index, value)));
  }

  private boolean isRemembered(PathState path, int variable, IntExpr index) {
    LaneValue cell = values.value(index, path.locals, path.written);
    return cell instanceof LaneValue.Fixed(int[] cells)
            && StoreLog.has(path.written, variable, cells)
        || values.around.isPresent()
            && substituted(index, path.locals)
                .value()
                .filter(outside -> values.around.get().hasWritten(variable, outside, values))
                .isPresent();
  }

  /** The value of an expression, with the expression in terms of the function. */
  public Attempt<LaneEvaluator.Bound> bound(IntExpr value, PathState path) {
    return substituted(value, path.locals)
        .map(
            expression ->
                new LaneEvaluator.Bound(
                    values.value(value, path.locals, path.written), expression));
  }

  /** The path after entering a function. */
  public Attempt<PathState> entered(List<IntExpr> arguments, PathState path) {
    return Attempt.all(arguments, argument -> bound(argument, path))
        .map(
            passed -> {
              Map<Integer, LaneEvaluator.Bound> locals = new HashMap<>();
              passed.forEach(bound -> locals.put(locals.size(), bound));
              PathState inner = new PathState(path.alive, locals);
              inner.written = path.written;
              inner.known = path.known;
              return inner;
            });
  }

  /**
   * The path after entering a function that finds moves.
   *
   * @param hashed whether tags are hashed
   */
  public Attempt<PathState> entered(Op.Call call, PathState path, boolean hashed) {
    return entered(call.arguments(), path)
        .then(inner -> of(call.code(), path).map(code -> inner.with(code, path.hash)))
        .then(
            inner ->
                hashed
                    ? of(call.hash(), path).map(hash -> inner.with(inner.code, hash))
                    : Attempt.done(inner));
  }

  /** An expression that does not depend on the lane. */
  public Attempt<IntExpr> same(IntExpr value, PathState path) {
    LaneValue evaluated = values.value(value, path.locals, path.written);
    if (evaluated instanceof LaneValue.Same(IntExpr known)) {
      return Attempt.done(known);
    }
    if (evaluated instanceof LaneValue.Fixed fixed && fixed.isConstant()) {
      return Attempt.done(new IntExpr.Const(fixed.values()[0]));
    }
    return Attempt.refused("what is restored depends on the number");
  }

  /** An expression with the locals of the path replaced by their values. */
  public static Attempt<IntExpr> substituted(
      IntExpr value, Map<Integer, LaneEvaluator.Bound> locals) {
    return choosesByMore(value)
        ? Attempt.refused(LaneEvaluator.TEST)
        : Attempt.done(replaced(value, locals));
  }

  /** Whether an expression is a conditional on anything other than the equality of two values. */
  private static boolean choosesByMore(IntExpr value) {
    return switch (value) {
      case IntExpr.Const _,
          IntExpr.Local _,
          IntExpr.Scalar _,
          IntExpr.CodeBits _,
          IntExpr.Depth _ ->
          false;
      case IntExpr.Cell(_, IntExpr index) -> choosesByMore(index);
      case IntExpr.Table(_, IntExpr index) -> choosesByMore(index);
      case IntExpr.Product(IntExpr of, _) -> choosesByMore(of);
      case IntExpr.Decision(IntExpr at) -> choosesByMore(at);
      case IntExpr.Sum(IntExpr left, IntExpr right) -> choosesByMore(left) || choosesByMore(right);
      case IntExpr.Either(
              BoolExpr.Compare(IntExpr left, IntExpr right, _),
              IntExpr yes,
              IntExpr no) ->
          Stream.of(left, right, yes, no).anyMatch(PathExpressions::choosesByMore);
      case IntExpr.Either _ -> true;
    };
  }

  private static IntExpr replaced(IntExpr value, Map<Integer, LaneEvaluator.Bound> locals) {
    return switch (value) {
      case IntExpr.Local(int number) ->
          locals.containsKey(number) ? locals.get(number).expression() : value;
      case IntExpr.CodeBits _,
          IntExpr.Decision _,
          IntExpr.Depth _,
          IntExpr.Const _,
          IntExpr.Scalar _ ->
          value;
      case IntExpr.Cell _, IntExpr.Table _, IntExpr.Sum _, IntExpr.Product _, IntExpr.Either _ ->
          value.map(part -> replaced(part, locals));
    };
  }
}
