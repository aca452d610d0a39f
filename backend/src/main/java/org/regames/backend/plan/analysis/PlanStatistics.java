package org.regames.backend.plan.analysis;

import java.util.List;
import org.regames.backend.layout.Layout;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/**
 * The size of a plan.
 *
 * @param functions the number of functions that are called
 * @param statements the number of statements in these
 * @param numbers the number of variables of the state that are single numbers
 * @param cells the number of cells in the arrays of the state
 * @param words the number of words of bitboards in the state
 * @param constants the number of numbers and words in constant arrays
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
