package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.backend.plan.PlanExplanation;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.Builtins;

/** Sets are kept where searches change a map often, too, if they do much with its sets. */
@Tag("long")
class WorthwhileSetsTest {
  @Test
  void aMapThatIsAssignedInEveryDirectionHasSets() {
    List<PlanExplanation> explained =
        PlanBuilder.explain(
            Builtins.complete(Games.read(Games.LIBRARY.resolve("rbg/reversi.rbg"))));

    assertEquals(
        Set.of(PlanExplanation.How.BY_SET),
        explained.stream()
            .filter(each -> each.subject() == PlanExplanation.Subject.MOVES)
            .map(PlanExplanation::how)
            .collect(Collectors.toSet()));
  }
}
