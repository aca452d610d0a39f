package org.regames.backend.planner.optimize.plies;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.function.Function;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.Op;

/**
 * The calls of a check after which it only undoes its changes: the check continues there, without
 * alternatives.
 */
final class TailCalls {
  private TailCalls() {}

  /** The functions that statements of a check tail-call. */
  static TreeSet<Integer> callees(List<Op> body) {
    TreeSet<Integer> callees = new TreeSet<>();
    rewritten(
        body,
        call -> {
          callees.add(call.function());
          return List.of();
        });
    return callees;
  }

  /** Whether such a call is followed by restoring cells of maps. */
  static boolean undoes(List<Op> body) {
    int last = last(body);
    if (last < 0) {
      return false;
    }
    Op op = body.get(last);
    boolean after = body.subList(last + 1, body.size()).stream().anyMatch(TailCalls::isOfMap);
    boolean calls = !callees(List.of(op)).isEmpty();
    return calls && after
        || op instanceof Op.FinishIf finish
            && callee(op).isPresent()
            && finish.first().stream().anyMatch(TailCalls::isOfMap)
        || op.bodies().stream().anyMatch(inner -> !(op instanceof Op.FinishIf) && undoes(inner));
  }

  /** The statements without restoring after their tail calls, which are replaced. */
  static List<Op> rewritten(List<Op> body, Function<BoolExpr.Call, List<Op>> calls) {
    int last = last(body);
    if (last < 0) {
      return body;
    }
    List<Op> all = new ArrayList<>(body.subList(0, last));
    Op op = body.get(last);
    switch (op) {
      case Op.FinishIf(BoolExpr.Call call, _) when callee(op).isPresent() ->
          all.addAll(calls.apply(call));
      case Op.FinishIf(BoolExpr test, _) -> all.add(new Op.FinishIf(test, List.of()));
      default -> all.add(op.mapBodies(inner -> rewritten(inner, calls)));
    }
    return all;
  }

  /** The index of the last statement other than those that restore; -1 if there are only those. */
  private static int last(List<Op> body) {
    int last = body.size() - 1;
    while (last >= 0 && isStore(body.get(last))) {
      last--;
    }
    boolean goesOn =
        last >= 0
            && (body.get(last) instanceof Op.FinishIf
                || body.get(last) instanceof Op.Block
                || body.get(last) instanceof Op.Cascade);
    return goesOn ? last : -1;
  }

  private static boolean isStore(Op op) {
    return op instanceof Op.StoreScalar || isOfMap(op);
  }

  private static boolean isOfMap(Op op) {
    return op instanceof Op.StoreCell || op instanceof Op.StoreAlone || op instanceof Op.RestoreMap;
  }

  private static OptionalInt callee(Op op) {
    return op instanceof Op.FinishIf(BoolExpr.Call(int callee, _, boolean negated), _) && !negated
        ? OptionalInt.of(callee)
        : OptionalInt.empty();
  }
}
