package org.regames.backend.planner.optimize.vectorize;

import java.util.BitSet;
import java.util.List;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Attempt;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneMask;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneMaskOps;
import org.regames.backend.planner.optimize.vectorize.lanes.PathState;

/**
 * Evaluates tests at the start of a loop that cannot be vectorized as a whole, for all its lanes at
 * once.
 */
final class GuardPrefix {
  /** With more statements the tests would take longer than what they save. */
  private static final int MOST_BUSY = 60;

  /** The same limit if calls are followed, which leaves fewer numbers. */
  private static final int MOST_DEEP = 120;

  /** How many nested calls are followed, if that is not too much. */
  static final int DEEPEST = 2;

  private final LoopVectorizer lifting;
  private final LaneMaskOps sets;
  private final BitboardBuilder statements;
  private final int most;
  private int deepest;

  /**
   * @param deepest how many nested calls to follow
   */
  GuardPrefix(LoopVectorizer lifting, LaneMaskOps sets, BitboardBuilder statements, int deepest) {
    this.deepest = deepest;
    this.most = deepest > 0 ? MOST_DEEP : MOST_BUSY;

    this.lifting = lifting;
    this.sets = sets;
    this.statements = statements;
  }

  /**
   * The lanes that pass those tests that can be vectorized.
   *
   * @param left receives the remaining statements of each lane
   * @return a refusal if no test can be vectorized, or there are too many calls to follow
   */
  Attempt<LaneMask> passing(List<Op> body, PathState path, List<Op> left) {
    int next = 0;
    boolean any = false;
    String failure = "nothing is tested first";
    for (; next < body.size(); next++) {
      Op op = body.get(next);
      if (op instanceof Op.Spend) {
        left.add(op);
      } else if (op instanceof Op.Let(int local, IntExpr value)) {
        if (lifting.bind(path, local, value) instanceof Attempt.Refused<PathState> refused) {
          return refused.same();
        }
        left.add(op);
      } else if (op instanceof Op.Require(BoolExpr test)) {
        switch (lifting.test(test, path)) {
          case Attempt.Vectorized<LaneMask>(LaneMask holds) -> {
            path.alive = sets.both(path.alive, holds);
            any = true;
          }
          case Attempt.Refused<LaneMask>(String reason) -> {
            failure = reason;
            left.add(op);
          }
        }
      } else {
        break;
      }
    }
    List<Op> rest = body.subList(next, body.size());
    boolean isAny = any;
    String reason = failure;
    return busy(rest, path.copy(path.alive))
        .then(
            busy -> {
              if (most == MOST_DEEP && statements.count() > most) {
                return Attempt.refused("there would be too many statements");
              }
              if (!isAny && busy.equals(path.alive)) {
                return Attempt.refused(reason);
              }
              left.addAll(rest);
              return Attempt.done(busy);
            });
  }

  /**
   * The lanes for which statements may have an effect: those that pass the first tests of one of
   * the branches. Tests that cannot be vectorized count as passed.
   */
  private Attempt<LaneMask> busy(List<Op> ops, PathState path) {
    LaneMask busy = sets.fixed(new BitSet());
    for (Op op : ops) {
      if (isEnd(op) || op instanceof Op.StoreCell store && !stores(store, path)) {
        return Attempt.done(sets.either(busy, path.alive));
      }
      switch (more(op, path)) {
        case Attempt.Vectorized<LaneMask>(LaneMask more) -> busy = sets.either(busy, more);
        case Attempt.Refused<LaneMask> refused -> {
          return refused;
        }
      }
    }
    return Attempt.done(busy);
  }

  /** The lanes for which a statement may have an effect other than ending the path. */
  private Attempt<LaneMask> more(Op op, PathState path) {
    LaneMask none = sets.fixed(new BitSet());
    return switch (op) {
      case Op.Let(int local, IntExpr value) -> lifting.bind(path, local, value).map(_ -> none);
      case Op.Require(BoolExpr test) -> {
        path.alive = passing(test, path);
        yield Attempt.done(none);
      }
      case Op.Block(List<Op> body) -> busy(body, path.copy(path.alive));
      case Op.Cascade cascade -> cascade(cascade, path);
      case Op.Invoke(Op.Call call) -> called(call.function(), call.arguments(), path);
      case Op.FinishIf(BoolExpr.Call(int function, List<IntExpr> arguments, _), _) ->
          called(function, arguments, path);
      case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ -> Attempt.done(none);
    };
  }

  private Attempt<LaneMask> cascade(Op.Cascade cascade, PathState path) {
    // All tests first: the bodies may use up the limit of statements.
    List<LaneMask> passing =
        cascade.cases().stream().map(one -> passing(one.test(), path)).toList();
    LaneMask busy = sets.fixed(new BitSet());
    for (int i = 0; i <= passing.size(); i++) {
      boolean isCase = i < passing.size();
      List<Op> body = isCase ? cascade.cases().get(i).body() : cascade.otherwise();
      switch (busy(body, path.copy(isCase ? passing.get(i) : path.alive))) {
        case Attempt.Vectorized<LaneMask>(LaneMask more) -> busy = sets.either(busy, more);
        case Attempt.Refused<LaneMask> refused -> {
          return refused;
        }
      }
    }
    return Attempt.done(busy);
  }

  /** Whether all lanes that reach a statement count as busy. */
  private static boolean isEnd(Op op) {
    return switch (op) {
      case Op.Let _, Op.Spend _, Op.Note _, Op.Require _, Op.Block _, Op.Cascade _ -> false;
      case Op.StoreCell _, Op.Invoke _ -> false;
      case Op.FinishIf(BoolExpr.Call call, _) -> call.negated();
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
          Op.OnSets _ ->
          true;
    };
  }

  /** Follows an assignment, if that is enabled and can be vectorized. */
  private boolean stores(Op.StoreCell store, PathState path) {
    return lifting.looksBehindStores()
        && lifting.store(store.variable(), store.index(), store.value(), path)
            instanceof Attempt.Vectorized<PathState>;
  }

  /** The lanes for which a function in which paths continue may have an effect. */
  private Attempt<LaneMask> called(int function, List<IntExpr> arguments, PathState path) {
    if (deepest == 0) {
      return Attempt.done(path.alive);
    }
    deepest--;
    Plan.Function callee = lifting.function(function);
    Attempt<LaneMask> busy =
        lifting.terms.entered(arguments, path).then(inner -> busy(callee.body(), inner));
    deepest++;
    return busy;
  }

  private LaneMask passing(BoolExpr test, PathState path) {
    if (statements.count() > most || test instanceof BoolExpr.Call) {
      return path.alive;
    }
    return lifting
        .test(test, path)
        .map(holds -> sets.both(path.alive, holds))
        .value()
        .orElse(path.alive); // to be tested lane by lane
  }
}
