package org.regames.backend.planner.optimize.vectorize;

import java.util.BitSet;
import java.util.List;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Attempt;
import org.regames.backend.plan.analysis.NotVectorizable;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneMask;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneMaskOps;
import org.regames.backend.planner.optimize.vectorize.lanes.PathState;

/** Tests at the start of a loop that is not done as a whole, for all its numbers at once. */
final class GuardPrefix {
  /** With more statements it would take longer to find out what to look at than to look. */
  private static final int MOST_BUSY = 60;

  /** With so many it pays if calls are followed: fewer numbers are left. */
  private static final int MOST_DEEP = 120;

  /** So many calls are followed one inside of the other, if that is not too much. */
  static final int DEEPEST = 2;

  private final LoopVectorizer lifting;
  private final LaneMaskOps sets;
  private final BitboardBuilder statements;
  private final int most;
  private int deepest;

  /**
   * @param deepest how many calls to follow one inside of the other
   */
  GuardPrefix(LoopVectorizer lifting, LaneMaskOps sets, BitboardBuilder statements, int deepest) {
    this.deepest = deepest;
    this.most = deepest > 0 ? MOST_DEEP : MOST_BUSY;

    this.lifting = lifting;
    this.sets = sets;
    this.statements = statements;
  }

  /**
   * The numbers that pass the tests that can be made at once.
   *
   * @param left where the statements go that each of the numbers is left with
   * @throws NotVectorizable where no test can be made, or calls are followed and there are too many
   */
  LaneMask passing(List<Op> body, PathState walk, List<Op> left) {
    int next = 0;
    boolean any = false;
    String failure = "nothing is tested first";
    for (; next < body.size(); next++) {
      if (body.get(next) instanceof Op.Spend) {
        left.add(body.get(next));
      } else if (body.get(next) instanceof Op.Let(int local, IntExpr value)) {
        lifting.bind(walk, local, value);
        left.add(body.get(next));
      } else if (body.get(next) instanceof Op.Require(BoolExpr test)) {
        switch (Attempt.of(() -> sets.both(walk.alive, lifting.test(test, walk)))) {
          case Attempt.Vectorized<LaneMask>(LaneMask passed) -> {
            walk.alive = passed;
            any = true;
          }
          case Attempt.Refused<LaneMask>(String reason) -> {
            failure = reason;
            left.add(body.get(next));
          }
        }
      } else {
        break;
      }
    }
    boolean isDeep = deepest > 0;
    LaneMask busy = busy(body.subList(next, body.size()), walk.copy(walk.alive));
    if (isDeep && statements.count() > most) {
      throw new NotVectorizable("there would be too many statements");
    }
    any |= !busy.equals(walk.alive);
    if (!any) {
      throw new NotVectorizable(failure);
    }
    left.addAll(body.subList(next, body.size()));
    return busy;
  }

  /**
   * The numbers for which statements may do anything: those that pass the first tests of one of the
   * ways. Tests that cannot be made at once count as passed.
   */
  private LaneMask busy(List<Op> ops, PathState walk) {
    LaneMask busy = sets.fixed(new BitSet());
    for (Op op : ops) {
      switch (op) {
        case Op.Let(int local, IntExpr value) -> lifting.bind(walk, local, value);
        case Op.Spend _, Op.Note _ -> {}
        case Op.Require(BoolExpr test) -> walk.alive = passing(test, walk);
        case Op.Block(List<Op> body) -> busy = sets.either(busy, busy(body, walk.copy(walk.alive)));
        case Op.Cascade(List<Op.Case> cases, List<Op> otherwise) -> {
          // All of these first: what is inside may take all the statements that there may be.
          List<LaneMask> passing = cases.stream().map(one -> passing(one.test(), walk)).toList();
          for (int i = 0; i < cases.size(); i++) {
            busy = sets.either(busy, busy(cases.get(i).body(), walk.copy(passing.get(i))));
          }
          busy = sets.either(busy, busy(otherwise, walk.copy(walk.alive)));
        }
        case Op.StoreCell store -> {
          if (!stores(store, walk)) {
            return sets.either(busy, walk.alive);
          }
        }
        case Op.Invoke(Op.Call call) ->
            busy = sets.either(busy, called(call.function(), call.arguments(), walk));
        case Op.FinishIf(BoolExpr.Call(int function, List<IntExpr> arguments, boolean negated), _)
            when !negated ->
            busy = sets.either(busy, called(function, arguments, walk));
        case Op.StoreScalar _,
            Op.CopyMap _,
            Op.SaveMap _,
            Op.RestoreMap _,
            Op.ForRange _,
            Op.ForTable _,
            Op.Select _,
            Op.FinishIf _,
            Op.Finish _,
            Op.AddMove _,
            Op.AddWhere _,
            Op.TellTag _,
            Op.GoTo _,
            Op.Once _,
            Op.Clear _,
            Op.OnceState _,
            Op.Forget _,
            Op.OnSets _ -> {
          return sets.either(busy, walk.alive);
        }
      }
    }
    return busy;
  }

  /** Follows an assignment, if that can be done at once. */
  private boolean stores(Op.StoreCell store, PathState walk) {
    return Attempt.of(
            () -> {
              lifting.store(store.variable(), store.index(), store.value(), walk);
              return walk;
            })
        .value()
        .isPresent();
  }

  /** The numbers for which a function that walks go on in may do anything. */
  private LaneMask called(int function, List<IntExpr> arguments, PathState walk) {
    if (deepest == 0) {
      return walk.alive;
    }
    deepest--;
    try {
      Plan.Function callee = lifting.function(function);
      return busy(callee.body(), lifting.entered(callee, arguments, walk));
    } finally {
      deepest++;
    }
  }

  private LaneMask passing(BoolExpr test, PathState walk) {
    if (statements.count() > most || test instanceof BoolExpr.Call) {
      return walk.alive;
    }
    return Attempt.of(() -> sets.both(walk.alive, lifting.test(test, walk)))
        .value()
        .orElse(walk.alive); // to be found out for each number
  }
}
