package org.regames.backend.planner.sets;

import java.util.List;
import java.util.Map;
import org.regames.backend.plan.Calls;
import org.regames.backend.plan.Int;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Test;

/**
 * Statements that make other checks.
 *
 * @param checks the number of the function for each that is another one
 */
record Redirection(Map<Integer, Integer> checks) {
  List<Op> of(List<Op> ops) {
    return ops.stream().map(op -> Calls.mapped(of(op), this::of)).toList();
  }

  private Op of(Op op) {
    return switch (op) {
      case Op.Require(Test test) -> new Op.Require(of(test));
      case Op.Cascade(List<Op.Case> cases, List<Op> otherwise) ->
          new Op.Cascade(
              cases.stream().map(one -> new Op.Case(of(one.test()), one.body())).toList(),
              otherwise);
      case Op.FinishIf(Test test, List<Op> first) -> new Op.FinishIf(of(test), first);
      case Op other -> other; // checks are made nowhere else
    };
  }

  private Test of(Test test) {
    return switch (test) {
      case Test.Call(int function, List<Int> arguments, boolean negated) ->
          new Test.Call(checks.getOrDefault(function, function), arguments, negated);
      case Test.AnyOf(List<Test> tests) -> new Test.AnyOf(tests.stream().map(this::of).toList());
      case Test.Compare _, Test.Less _, Test.SameMap _, Test.Some _ -> test;
    };
  }
}
