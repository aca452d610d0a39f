package org.regames.backend.planner.optimize.plies;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/**
 * Where plays go if a move of the keeper that they continue with turns out not to exist. The keeper
 * does not undo its assignments, since in a proper game it has a move; but a second attempt must
 * not find one then.
 */
final class StuckKeepers {
  private final Plan plan;

  /**
   * Whether functions may fail; assumed to be true while one is being examined, since it could call
   * itself.
   */
  private final Map<Integer, Boolean> failing = new HashMap<>();

  StuckKeepers(Plan plan) {
    this.plan = plan;
  }

  /** The plan with a node for each keeper that may have no move. */
  static Plan apply(Plan plan) {
    StuckKeepers stuck = new StuckKeepers(plan);
    return plan.withStuck(
        plan.keepers().entrySet().stream()
            .filter(keeper -> stuck.mayFail(keeper.getValue()))
            .map(Map.Entry::getKey)
            .toList());
  }

  /** What follows the moves of the keeper from a node, if it may have none. */
  static Optional<Op> at(Plan plan, int node) {
    return Optional.ofNullable(plan.keeper().stuck().get(node)).map(Op.GoTo::new);
  }

  private boolean mayFail(int function) {
    Boolean known = failing.putIfAbsent(function, true);
    if (known != null) {
      return known;
    }
    boolean fails = mayFail(plan.functions().get(function).body());
    failing.put(function, fails);
    return fails;
  }

  /** Whether statements may end without a result, or with false. */
  boolean mayFail(List<Op> ops) {
    for (Op op : ops) {
      boolean surelyEnds =
          switch (op) {
            case Op.Finish(boolean answer) when answer -> true;
            case Op.Block(List<Op> body) -> !mayFail(body);
            case Op.Cascade _, Op.Select _ -> op.bodies().stream().noneMatch(this::mayFail);
            case Op.FinishIf(BoolExpr.Call(int function, _, boolean negated), _) ->
                !negated && !mayFail(function);
            case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ -> false;
          };
      if (surelyEnds) {
        return false;
      }
      if (op instanceof Op.Require || op instanceof Op.Finish) {
        return true;
      }
    }
    return true;
  }
}
