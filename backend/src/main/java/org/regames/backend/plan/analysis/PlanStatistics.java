package org.regames.backend.plan.analysis;

import java.util.List;
import org.regames.backend.layout.Layout;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/**
 * How large a plan is.
 *
 * @param functions how many functions are called
 * @param statements how many statements these have
 * @param numbers how many variables of the state are single numbers
 * @param cells how many cells the arrays of the state have
 * @param words how many words of bitboards the state keeps
 * @param constants how many numbers and words constant arrays have
 */
public record PlanStatistics(
    int functions, int statements, int numbers, int cells, int words, int constants) {
  /** Counts, in time linear in the size of the plan. */
  public static PlanStatistics of(Plan plan) {
    List<Plan.Function> called = plan.called();
    List<Layout.Slot> variables = plan.layout().variables();
    List<Layout.Slot> arrays = variables.stream().filter(Layout.Slot::isMap).toList();
    return new PlanStatistics(
        called.size(),
        called.stream().mapToInt(function -> statements(function.body())).sum(),
        variables.size() - arrays.size(),
        arrays.stream().mapToInt(slot -> slot.array().orElseThrow().size()).sum(),
        plan.sets().words(),
        plan.tables().stream().mapToInt(table -> table.length).sum()
            + plan.words().stream().mapToInt(table -> table.length).sum());
  }

  private static int statements(List<Op> ops) {
    return ops.stream()
        .mapToInt(op -> 1 + op.bodies().stream().mapToInt(PlanStatistics::statements).sum())
        .sum();
  }
}
