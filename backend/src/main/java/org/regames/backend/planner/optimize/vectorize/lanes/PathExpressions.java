package org.regames.backend.planner.optimize.vectorize.lanes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.ExprRewriter;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.analysis.NotVectorizable;

/** Expressions for what a walk tells and puts back: those of the function that it is part of. */
public record PathExpressions(LaneEvaluator values) {
  /** What a word that describes the move is. */
  public CodeExpr of(CodeExpr word, PathState walk) {
    return switch (word) {
      case CodeExpr.Code _ -> walk.code;
      case CodeExpr.Hash _ -> walk.hash;
      case CodeExpr.Zero _, CodeExpr.With _, CodeExpr.Plus _, CodeExpr.Mixed _ ->
          word.map(
              new ExprRewriter() {
                @Override
                public IntExpr of(IntExpr value) {
                  return told(value, walk);
                }

                @Override
                public CodeExpr of(CodeExpr inner) {
                  return PathExpressions.this.of(inner, walk);
                }
              });
    };
  }

  /** A value that the move is described by: nothing that is read from what the walk has changed. */
  private IntExpr told(IntExpr value, PathState walk) {
    return switch (values.value(value, walk.locals, walk.written)) {
      case LaneValue.Fixed _, LaneValue.Same _, LaneValue.Cases _, LaneValue.Outer _ ->
          substituted(value, walk.locals);
      case LaneValue.Read(int variable, _, _, LaneValue.Write written)
          when written == null
              && values.around.filter(outer -> outer.changes(variable)).isEmpty() ->
          substituted(value, walk.locals);
      case LaneValue.Read _ ->
          throw new NotVectorizable("a tag is read from a map that was changed");
      case LaneValue.Unknown(String reason) -> throw new NotVectorizable(reason);
    };
  }

  /**
   * What is left of the statements that put back what was stored: those for what was stored in
   * play. The others are for what has only been remembered.
   */
  public List<Op> left(List<Op> undo, PathState walk) {
    List<Op> left = new ArrayList<>();
    for (Op op : undo) {
      if (!(op instanceof Op.StoreCell(int variable, IntExpr index, IntExpr value))) {
        throw new NotVectorizable("a whole map is assigned");
      }
      if (!isRemembered(walk, variable, index)) {
        left.add(new Op.StoreCell(variable, same(index, walk), same(value, walk)));
      }
    }
    return left;
  }

  private boolean isRemembered(PathState walk, int variable, IntExpr index) {
    LaneValue place = values.value(index, walk.locals, walk.written);
    return place instanceof LaneValue.Fixed(int[] places)
            && StoreLog.has(walk.written, variable, places)
        || values
            .around
            .filter(outer -> outer.hasWritten(variable, substituted(index, walk.locals), values))
            .isPresent();
  }

  /** An expression that does not depend on the number. */
  public IntExpr same(IntExpr value, PathState walk) {
    LaneValue lifted = values.value(value, walk.locals, walk.written);
    if (lifted instanceof LaneValue.Same(IntExpr known)) {
      return known;
    }
    if (lifted instanceof LaneValue.Fixed fixed && fixed.isConstant()) {
      return new IntExpr.Const(fixed.values()[0]);
    }
    throw new NotVectorizable("what is put back depends on the number");
  }

  /** An expression with the locals of the walk replaced by what they are. */
  public static IntExpr substituted(IntExpr value, Map<Integer, LaneEvaluator.Bound> locals) {
    return switch (value) {
      case IntExpr.Local(int number) ->
          locals.containsKey(number) ? locals.get(number).expression() : value;
      case IntExpr.Either(BoolExpr test, _, _) when !(test instanceof BoolExpr.Compare) ->
          throw new NotVectorizable(LaneEvaluator.TEST);
      case IntExpr.CodeBits _,
          IntExpr.Decision _,
          IntExpr.Depth _,
          IntExpr.Const _,
          IntExpr.Scalar _ ->
          value;
      case IntExpr.Cell _, IntExpr.Table _, IntExpr.Sum _, IntExpr.Product _, IntExpr.Either _ ->
          value.map(part -> substituted(part, locals));
    };
  }
}
