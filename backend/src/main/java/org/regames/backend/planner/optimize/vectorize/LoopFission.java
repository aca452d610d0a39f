package org.regames.backend.planner.optimize.vectorize;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Attempt;
import org.regames.backend.plan.analysis.NotVectorizable;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneMask;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneMaskOps;
import org.regames.backend.planner.optimize.vectorize.lanes.PathState;

/**
 * Divides what a loop does: ways that can be followed for all numbers at once are, and what is left
 * is done for the numbers that come to it. A move that may or may not go on with a choice, as where
 * a piece may be taken after it, is a set where it does not.
 */
final class LoopFission {
  /** How many calls are followed one inside of the other. */
  private static final int DEEPEST = 4;

  /** Makes functions that do a part of what others do. */
  interface Functions {
    /** The number of the function with another body. */
    int part(Plan.Function function, List<Op> body);
  }

  private final LoopVectorizer lifting;
  private final Functions functions;
  private final LaneMaskOps sets;
  private final BitboardBuilder statements;
  private final int most;
  private LaneMask busy;
  private int depth;

  /**
   * @param most how many statements there may be
   */
  LoopFission(
      LoopVectorizer lifting,
      Functions functions,
      LaneMaskOps sets,
      BitboardBuilder statements,
      int most) {
    this.lifting = lifting;
    this.functions = functions;
    this.sets = sets;
    this.statements = statements;
    this.most = most;
    this.busy = sets.fixed(new BitSet());
  }

  /** The numbers that come to what is left. */
  LaneMask busy() {
    return busy;
  }

  /**
   * What is left to be done.
   *
   * @throws NotVectorizable where nothing can be done for all numbers at once
   */
  public List<Op> left(List<Op> body, PathState walk) {
    BitboardBuilder.Mark start = statements.mark();
    List<Op> left = rest(body, walk);
    if (!statements.isDone(start)) {
      throw new NotVectorizable("nothing is done at once");
    }
    return left;
  }

  /** What is left of statements; none if nothing is. */
  private List<Op> rest(List<Op> ops, PathState walk) {
    List<Op> left = new ArrayList<>();
    for (int i = 0; i < ops.size() && !walk.alive.isEmpty(); i++) {
      if (statements.count() > most) {
        throw new NotVectorizable("there would be too many statements");
      }
      List<Op> undo =
          ops.get(i) instanceof Op.StoreCell
              ? lifting.undoing(ops.subList(i, ops.size()))
              : List.of();
      BitboardBuilder.Mark before = statements.mark();
      Op op = ops.get(i);
      boolean ends = !undo.isEmpty() || op instanceof Op.Finish(boolean answer) && answer;
      Optional<List<Op>> rest =
          Attempt.of(
                  () -> ends ? finished(walk, undo) : rest(op, walk), () -> statements.undo(before))
              .value();
      if (rest.isEmpty()) {
        busy = sets.either(busy, walk.alive);
      }
      left.addAll(rest.orElse(ops.subList(i, ops.size())));
      if (ends || rest.isEmpty()) {
        break;
      }
    }
    return left.stream().anyMatch(LoopFission::isEnd) ? left : List.of();
  }

  /** Follows the end of a walk, of which nothing is left. */
  private List<Op> finished(PathState walk, List<Op> undo) {
    lifting.finish(walk, undo);
    return List.of();
  }

  /** Whether a statement does more than lead to others. */
  private static boolean isEnd(Op op) {
    return switch (op) {
      case Op.Let _, Op.Require _, Op.StoreCell _, Op.Spend _ -> false;
      case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ -> true;
    };
  }

  /** What is left of a statement. */
  private List<Op> rest(Op op, PathState walk) {
    return switch (op) {
      case Op.Let(int local, IntExpr value) -> {
        lifting.bind(walk, local, value);
        yield List.of(op);
      }
      case Op.Require(BoolExpr test) -> {
        lifting.require(test, walk);
        yield List.of(op);
      }
      case Op.StoreCell(int variable, IntExpr index, IntExpr value) -> {
        lifting.store(variable, index, value, walk);
        yield List.of(op);
      }
      case Op.Spend _ -> List.of(op);
      case Op.Block(List<Op> body) -> {
        List<Op> inner = rest(body, walk.copy(walk.alive));
        yield inner.isEmpty() ? List.of() : List.of(new Op.Block(inner));
      }
      case Op.Cascade cascade -> cascade(cascade, walk);
      case Op.AddMove(CodeExpr code, CodeExpr hash, _) -> {
        lifting.add(code, hash, walk);
        yield List.of();
      }
      case Op.ForRange _, Op.ForTable _, Op.AddWhere _ -> {
        lifting.choice(op, walk);
        yield List.of();
      }
      case Op.Invoke(Op.Call call) -> invoke(call, walk);
      case Op.FinishIf(BoolExpr test, List<Op> first) -> {
        lifting.finish(walk.copy(sets.both(walk.alive, lifting.test(test, walk))), first);
        yield List.of();
      }
      case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ ->
          throw new NotVectorizable("it is done one after the other: " + op);
    };
  }

  private List<Op> cascade(Op.Cascade cascade, PathState walk) {
    LaneMask rest = walk.alive;
    List<Op.Case> cases = new ArrayList<>();
    boolean isLeft = false;
    for (Op.Case one : cascade.cases()) {
      LaneMask holds = lifting.test(one.test(), walk);
      List<Op> body = rest(one.body(), walk.copy(sets.both(walk.alive, holds)));
      isLeft |= !body.isEmpty();
      cases.add(new Op.Case(one.test(), body));
      rest = sets.both(rest, sets.not(holds));
    }
    List<Op> otherwise = rest(cascade.otherwise(), walk.copy(rest));
    return isLeft || !otherwise.isEmpty() ? List.of(new Op.Cascade(cases, otherwise)) : List.of();
  }

  private List<Op> invoke(Op.Call call, PathState walk) {
    BitboardBuilder.Mark before = statements.mark();
    Attempt<PathState> whole =
        Attempt.of(
            () -> {
              lifting.invoke(call, walk);
              return walk;
            },
            () -> statements.undo(before));
    if (depth == DEEPEST || whole.value().isPresent()) {
      whole.orRefuse();
      return List.of();
    }
    Plan.Function callee = lifting.function(call.function());
    depth++;
    List<Op> body = rest(callee.body(), lifting.entered(call, walk));
    depth--;
    if (body.isEmpty()) {
      return List.of();
    }
    int function = statements.isDone(before) ? functions.part(callee, body) : call.function();
    return List.of(
        new Op.Invoke(
            new Op.Call(function, call.arguments(), call.code(), call.hash(), call.depth())));
  }
}
