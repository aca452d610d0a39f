package org.regames.backend.plan.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.language.StatementChart;

class PlanChartTest {
  @Test
  void loopsGoRoundAndTestsHaveTwoWaysOut() {
    StatementChart chart = PlanChart.of(PlanBuilder.plan(Games.fillingSquares(), Set.of()));

    assertEquals(
        List.of(
            "find f0 at move > for x0 in t0, x1 of 9",
            "for x0 in t0, x1 of 9 each> require m1[t0[x0]] == 16"),
        chart.flows().stream().limit(2).map(flow -> text(chart, flow)).toList());
  }

  private static String text(StatementChart chart, StatementChart.Flow flow) {
    return chart.steps().get(flow.from()).text()
        + " "
        + flow.when()
        + "> "
        + chart.steps().get(flow.to()).text();
  }
}
