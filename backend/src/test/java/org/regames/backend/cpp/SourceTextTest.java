package org.regames.backend.cpp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.PlanValidator;
import org.regames.backend.plan.text.PlanParser;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.diagnostic.Source;

class SourceTextTest {
  private static final String DECLARED = "inline Word one(int number, int first)";

  /** Found by a game that asks a table of cells for one of them, and keeps no bitboards. */
  @Test
  void aPlanWithoutBitboardsMayLookAtTheSetOfOneCell() {
    String first =
        PlanPrinter.print(
            PlanBuilder.plan(Games.fillingSquares(), Feature.without(Feature.BITBOARDS)));
    String asking =
        first.replaceFirst(
            "(keep f\\d+\\(\\) at \"p\")(.*?):\n",
            "w0: 0x1ff\n"
                + "$1$2, 2 words:\n"
                + "  b0 = w0[0]\n"
                + "  b1 = (b0 & {s0})\n"
                + "  require some of [b1]\n");
    Plan plan = PlanParser.parse(new Source("asking", asking));

    assertEquals(List.of(), PlanValidator.problems(plan));
    assertTrue(text(plan).contains(" one(s.") && text(plan).contains(DECLARED), asking);
    assertTrue(!text(PlanParser.parse(new Source("first", first))).contains(DECLARED));
  }

  private static String text(Plan plan) {
    return CppEmitter.emit(plan, "game").get("game.cpp");
  }
}
