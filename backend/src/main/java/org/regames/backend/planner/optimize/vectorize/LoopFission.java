package org.regames.backend.planner.optimize.vectorize;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Attempt;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneMask;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneMaskOps;
import org.regames.backend.planner.optimize.vectorize.lanes.PathState;

/**
 * Divides a loop: paths that can be vectorized are, and the rest is executed for each lane that
 * reaches it (Allen and Kennedy, TOPLAS 1987). A move that may or may not continue with another
 * choice, as when a piece may be taken after it, is a set if it does not.
 */
final class LoopFission {
  /** How many nested calls are followed. */
  private static final int DEEPEST = 4;

  /** Creates functions that do a part of the work of others. */
  interface Functions {
    /** The number of the function with another body. */
    int part(Plan.Function function, List<Op> body);
  }

  private final LoopVectorizer vectorizing;
  private final Functions functions;
  private final LaneMaskOps sets;
  private final BitboardBuilder statements;
  private final int most;
  private LaneMask busy;
  private int depth;

  /**
   * @param most the maximum number of statements
   */
  LoopFission(
      LoopVectorizer vectorizing,
      Functions functions,
      LaneMaskOps sets,
      BitboardBuilder statements,
      int most) {
    this.vectorizing = vectorizing;
    this.functions = functions;
    this.sets = sets;
    this.statements = statements;
    this.most = most;
    this.busy = sets.fixed(new BitSet());
  }

  /** The lanes that reach the rest. */
  LaneMask busy() {
    return busy;
  }

  /**
   * The rest of the loop.
   *
   * @return a refusal if nothing can be vectorized
   */
  Attempt<List<Op>> left(List<Op> body, PathState path) {
    BitboardBuilder.Mark start = statements.mark();
    return rest(body, path)
        .then(
            left ->
                statements.isDone(start)
                    ? Attempt.done(left)
                    : Attempt.refused("nothing is done at once"));
  }

  /** The rest of some statements; empty if nothing is left. */
  private Attempt<List<Op>> rest(List<Op> ops, PathState path) {
    List<Op> left = new ArrayList<>();
    for (int i = 0; i < ops.size() && !path.alive.isEmpty(); i++) {
      if (statements.count() > most) {
        return Attempt.refused("there would be too many statements");
      }
      Op op = ops.get(i);
      List<Op> undo =
          op instanceof Op.StoreCell ? vectorizing.undoing(ops.subList(i, ops.size())) : List.of();
      BitboardBuilder.Mark before = statements.mark();
      boolean ends = !undo.isEmpty() || op instanceof Op.Finish(boolean answer) && answer;
      Attempt<List<Op>> rest =
          ends ? vectorizing.finish(path, undo).map(_ -> List.of()) : rest(op, path);
      switch (rest.orElse(() -> statements.undo(before))) {
        case Attempt.Vectorized<List<Op>>(List<Op> some) -> left.addAll(some);
        case Attempt.Refused<List<Op>> _ -> {
          busy = sets.either(busy, path.alive);
          left.addAll(ops.subList(i, ops.size()));
          ends = true;
        }
      }
      if (ends) {
        break;
      }
    }
    return Attempt.done(left.stream().anyMatch(LoopFission::isEnd) ? left : List.of());
  }

  /** Whether a statement does more than lead to others. */
  private static boolean isEnd(Op op) {
    return switch (op) {
      case Op.Let _, Op.Require _, Op.StoreCell _, Op.Spend _ -> false;
      case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ -> true;
    };
  }

  /** The rest of a statement. */
  private Attempt<List<Op>> rest(Op op, PathState path) {
    return switch (op) {
      case Op.Let(int local, IntExpr value) ->
          vectorizing.bind(path, local, value).map(_ -> List.of(op));
      case Op.Require(BoolExpr test) -> vectorizing.require(test, path).map(_ -> List.of(op));
      case Op.StoreCell(int variable, IntExpr index, IntExpr value) ->
          vectorizing.store(variable, index, value, path).map(_ -> List.of(op));
      case Op.Spend _ -> Attempt.done(List.of(op));
      case Op.Block(List<Op> body) ->
          rest(body, path.copy(path.alive))
              .map(inner -> inner.isEmpty() ? List.of() : List.of(new Op.Block(inner)));
      case Op.Cascade cascade -> cascade(cascade, path);
      case Op.AddMove(CodeExpr code, CodeExpr hash, _) ->
          vectorizing.add(code, hash, path).map(_ -> List.of());
      case Op.ForRange _, Op.ForTable _, Op.AddWhere _ ->
          vectorizing.choice(op, path).map(_ -> List.of());
      case Op.Invoke(Op.Call call) -> invoke(call, path);
      case Op.FinishIf(BoolExpr test, List<Op> first) ->
          vectorizing
              .test(test, path)
              .then(holds -> vectorizing.finish(path.copy(sets.both(path.alive, holds)), first))
              .map(_ -> List.of());
      case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ ->
          Attempt.refused("it is done one after the other");
    };
  }

  private Attempt<List<Op>> cascade(Op.Cascade cascade, PathState path) {
    LaneMask rest = path.alive;
    List<Op.Case> cases = new ArrayList<>();
    for (Op.Case one : cascade.cases()) {
      Attempt<LaneMask> holds = vectorizing.test(one.test(), path);
      Attempt<List<Op>> body =
          holds.then(mask -> rest(one.body(), path.copy(sets.both(path.alive, mask))));
      if (body instanceof Attempt.Vectorized<List<Op>>(List<Op> left)
          && holds instanceof Attempt.Vectorized<LaneMask>(LaneMask mask)) {
        cases.add(new Op.Case(one.test(), left));
        rest = sets.both(rest, sets.not(mask));
      } else {
        return body;
      }
    }
    return rest(cascade.otherwise(), path.copy(rest))
        .map(
            otherwise ->
                otherwise.isEmpty() && cases.stream().allMatch(one -> one.body().isEmpty())
                    ? List.of()
                    : List.of(new Op.Cascade(cases, otherwise)));
  }

  private Attempt<List<Op>> invoke(Op.Call call, PathState path) {
    BitboardBuilder.Mark before = statements.mark();
    Attempt<PathState> whole = vectorizing.invoke(call, path).orElse(() -> statements.undo(before));
    if (depth == DEEPEST || whole instanceof Attempt.Vectorized<PathState>) {
      return whole.map(_ -> List.of());
    }
    Plan.Function callee = vectorizing.function(call.function());
    depth++;
    Attempt<List<Op>> body =
        vectorizing.entered(call, path).then(inner -> rest(callee.body(), inner));
    depth--;
    return body.map(
        left -> {
          if (left.isEmpty()) {
            return List.of();
          }
          int function = statements.isDone(before) ? functions.part(callee, left) : call.function();
          return List.of(
              new Op.Invoke(
                  new Op.Call(function, call.arguments(), call.code(), call.hash(), call.depth())));
        });
  }
}
