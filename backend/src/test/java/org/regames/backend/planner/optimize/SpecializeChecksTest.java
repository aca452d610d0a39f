package org.regames.backend.planner.optimize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/** A check that is made where more is known than in the check is made for what is known. */
class SpecializeChecksTest {
  /** Two players mark corners of a square in turn; who has two that are opposite wins. */
  private static final String CORNERS =
      """
      type Corner = {a, b, c, d}; type Mark = {x, o, none};
      var marks: Corner -> Mark = {:none}; var at: Corner = a; var who: Mark = x;
      begin, first: who = x; first, move1: player = x;
      move1, pick1: at = Corner(*); pick1, free1: marks[at] == none; free1, set1: marks[at] = x;
      set1, told1: $$ at; told1, keep1: player = keeper;
      keep1, won1: ? line -> found; keep1, second: ! line -> found;
      won1, won: goals[x] = 1;
      second, move: who = o; move, move2: player = o;
      move2, pick2: at = Corner(*); pick2, free2: marks[at] == none; free2, set2: marks[at] = o;
      set2, told2: $$ at; told2, keep2: player = keeper;
      keep2, won2: ? line -> found; keep2, full: ! line -> found;
      won2, won: goals[o] = 1;
      full, over: ! open -> some; over, end: player = keeper; full, begin: ? open -> some;
      won, end: player = keeper;
      line, line1: marks[a] == who; line1, found: marks[c] == who;
      line, line2: marks[b] == who; line2, found: marks[d] == who;
      open, open1: at = Corner(*); open1, some: marks[at] == none;
      """;

  @Test
  void aCheckIsMadeForEachConstantThatTheVariablesItReadsAreKnownToBe() {
    Game game = Builtins.complete(Games.of(CORNERS));
    Plan plan = PlanBuilder.plan(game, Feature.without(Feature.BITBOARDS));
    String text = PlanPrinter.print(plan);
    List<Plan.Function> lines =
        plan.called().stream()
            .filter(function -> function.kind() == Plan.Kind.CHECK)
            .filter(function -> function.name().equals("line"))
            .toList();

    assertEquals(2, lines.size(), text);
    assertTrue(lines.stream().allMatch(line -> line.parameters() == 0), text);
    assertFalse(reads(plan, text), text);
    assertEquals(
        new Perft(Interpreter.of(game)).counts(5),
        new ModelPerft(JvmEngine.compile(PlanBuilder.plan(game))).counts(5));
  }

  /** Whether a test compares with the variable. */
  private static boolean reads(Plan plan, String text) {
    int who = plan.layout().variable("who");
    return text.lines().anyMatch(line -> line.endsWith("== s" + who));
  }
}
