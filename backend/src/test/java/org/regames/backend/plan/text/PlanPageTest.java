package org.regames.backend.plan.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.Builtins;
import org.regames.ir.diagnostic.Source;

/** The example of the page about plans. */
class PlanPageTest {
  private static final Path PAGE =
      Path.of(System.getProperty("regames.root")).resolve("docs/plans.md");

  @Test
  void theExampleIsThePlanOfItsGame() throws IOException {
    String page = Files.readString(PAGE);
    Plan plan = PlanBuilder.plan(Builtins.complete(Games.parse("page.rg", block(page, "rg"))));
    assertEquals(PlanPrinter.print(plan), block(page, "plan"));
    Plan read = PlanParser.parse(new Source("page", block(page, "plan")));
    assertEquals(PlanPrinter.print(plan), PlanPrinter.print(read));
  }

  private static String block(String page, String language) {
    int start = page.indexOf("```" + language + "\n") + language.length() + 4;
    return page.substring(start, page.indexOf("```", start));
  }
}
