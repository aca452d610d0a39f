package org.regames.backend.plan.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.backend.Games;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.text.PlanParser;
import org.regames.backend.plan.text.PlanPrinter;
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
    "m1[10] = 16, no cell 10 in m1: there are 10",
    "x0 = t9[0], no t9: there are 0",
    "b0 = w9[0], no w9: there are 0",
    "f99[] code, no f99: there are 7",
    "f0[3] code, f0 has 0 parameters",
    "x7 = 0, no x7: there are 1",
    "b0 = all >>> 64, no shift by 64: there are 64",
    "m1[0] = 11, m1 never has the value 11",
    "x0 = code[2147483647 +6], 'no bits from 2147483647 on, 6 of them: a code has 64 bits'",
    "x0 = code[3 +-1], 'no bits from 3 on, -1 of them: a code has 64 bits'",
    "'yes if f0[]', 'f0, a find, is no test'",
    "'f3[] code', 'f3, a keep, is no statement'",
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

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "\"player\"; \"other\"; variables: there is no variable \"player\"",
        "find f0, play f1; find f1, play f0; turns: f1 is a play, not a find",
        "keep f3; keep f0; turns: f0 is a find, not a keep",
        "sets[0] on; sets[1] on; sets of m1: no sets 1 to 2: there are 2",
        "sets[0] on; sets[2147483647] on; 'sets of m1: no sets 2147483647 to 2147483648: there are"
            + " 2'",
        "values 16 to 17; values 17 to 17; sets of m1: values 17 to 17 are not all that it may"
            + " have",
        "1 words each; 0 words each; sets of m1: each needs words: 1, not 0",
        "sets 2; sets -2; sets: there cannot be -2",
        "sets 2; marks -1\\nsets 2; memory: marks are for 0 to 1073741824, not -1",
        "sets 2; memories -1\\nsets 2; memory: there cannot be -1 memories",
        "1 locals, 3 words; 1 locals, 2000000000 words; 'f0 at move: a function has at most 20000"
            + " locals, and as many words and saved maps'"
      })
  void aFaultOfThePlanIsFound(String part, String other, String problem) {
    String text =
        PlanPrinter.print(PLAN).replaceFirst(Pattern.quote(part), other.translateEscapes());
    assertEquals(
        problem, PlanValidator.problems(PlanParser.parse(new Source("plan", text))).getFirst());
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
