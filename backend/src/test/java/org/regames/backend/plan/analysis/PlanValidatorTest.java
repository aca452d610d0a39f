package org.regames.backend.plan.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.backend.Games;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.text.PlanParser;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.diagnostic.Source;

class PlanValidatorTest {
  private static final Plan PLAN = PlanBuilder.plan(Games.fillingSquares());

  @Test
  void aPlanIsRight() {
    assertEquals(List.of(), PlanValidator.problems(PLAN));
  }

  @ParameterizedTest
  @CsvSource({
    "x0 = x0, x0 has no value here",
    "b0 = b1, b1 has no value here",
    "b0 = sets[2], no sets 2: there are 2",
    "s1 = 0, no variable s1",
    "m0[3] = 0, no variable m0",
    "m1[10] = 0, no a cell of m1: 10: there are 10",
    "x0 = t9[0], no t9: there are 0",
    "b0 = w9[0], no w9: there are 0",
    "f99[] code, no f99: there are 7",
    "f0[3] code, f0 has 0 parameters",
    "x7 = 0, 'there are only 1 locals, not 7'",
    "forget memory 0, no memory 0: there are 0",
    "save0 = m1, no save0: there are 0"
  })
  void aFaultIsFound(String statement, String problem) {
    List<String> found = PlanValidator.problems(with(statement));
    assertEquals(1, found.size(), found::toString);
    assertEquals(problem, found.getFirst().replaceFirst("^[^:]*: ", ""));
  }

  @Test
  void nothingComesAfterTheEnd() {
    assertEquals(1, PlanValidator.problems(with("yes\nspend")).size());
  }

  @Test
  void aLocalOfABlockHasNoValueAfterIt() {
    String text = "for x0 = 1 to 2\n  s0 = x0\ns0 = x0";
    assertEquals(1, PlanValidator.problems(with(text)).size());
  }

  /** The plan with another body of its first function. */
  private static Plan with(String statements) {
    Plan.Function first = PLAN.functions().getFirst();
    List<Op> body = PlanParser.statements(new Source("body", statements));
    List<Plan.Function> functions = new ArrayList<>(PLAN.functions());
    functions.set(0, first.with(first.words(), body));
    return PLAN.with(functions);
  }
}
