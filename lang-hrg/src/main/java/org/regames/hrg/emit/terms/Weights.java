package org.regames.hrg.emit.terms;

import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.HrgStatement;

/** How many lines statements take. */
public final class Weights {
  private Weights() {}

  public static int of(HrgStatement statement) {
    return switch (statement) {
      case HrgStatement.If e ->
          1
              + e.arms().stream().mapToInt(arm -> 1 + of(arm.body())).sum()
              + e.otherwise().map(block -> 1 + of(block)).orElse(0);
      case HrgStatement.Branch e ->
          1 + e.alternatives().stream().mapToInt(block -> 1 + of(block)).sum();
      case HrgStatement.While e -> 2 + of(e.body());
      case HrgStatement.Loop e -> 2 + of(e.body());
      case HrgStatement.BranchIn e -> 2 + of(e.body());
      case HrgStatement.Repeat e -> 2 + of(e.body());
      case HrgStatement.RepeatIn e -> 2 + of(e.body());
      case HrgStatement.Check e -> Math.max(1, ConditionAlgebra.comparisons(e.condition()) / 2);
      case HrgStatement.Assignment _,
          HrgStatement.AnyAssignment _,
          HrgStatement.Tag _,
          HrgStatement.VariableTag _,
          HrgStatement.Call _,
          HrgStatement.Jump _ ->
          1;
    };
  }

  public static int of(Block block) {
    return block.statements().stream().mapToInt(Weights::of).sum();
  }
}
