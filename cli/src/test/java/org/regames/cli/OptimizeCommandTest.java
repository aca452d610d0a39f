package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plans as files: they are played, counted, measured and optimized without their games. */
class OptimizeCommandTest {
  private static final String GAME = "games/hrg/breakthrough.hrg";

  @TempDir private Path folder;
  private Path plan;

  @BeforeEach
  void dump() throws IOException {
    plan = folder.resolve("breakthrough.plan");
    Files.writeString(plan, Run.ofLine("run --dump-plan " + GAME).out());
  }

  @Test
  void aPlanIsPlayedAsItsGame() {
    Run played = Run.ofLine("run " + plan + " --playouts 200 --seed 3");
    Run game = Run.ofLine("run " + GAME + " --playouts 200 --seed 3");
    assertEquals(0, played.exitCode(), played.err());
    assertEquals(withoutTimes(game.out()), withoutTimes(played.out()));
  }

  private static String withoutTimes(String out) {
    return out.substring(out.indexOf("plies"));
  }

  @Test
  void aPlanIsCountedAsItsGame() {
    Run counted = Run.ofLine("perft " + plan + " --depth 3 --json");
    assertEquals(0, counted.exitCode(), counted.err());
    assertTrue(counted.out().contains("\"count\":11132"), counted.out());
  }

  @Test
  void thePassesOnTheFirstPlanMakeTheLast() throws IOException {
    Path steps = folder.resolve("steps");
    assertEquals(0, Run.ofLine("run --dump-plan-after lower -o " + steps + " " + GAME).exitCode());
    Path first = steps.resolve("00-lower.plan");
    Path made = folder.resolve("made.plan");
    Run run = Run.ofLine("optimize " + first + " -o " + made);
    assertEquals(0, run.exitCode(), run.err());
    assertEquals(Files.readString(plan), Files.readString(made));

    Run some = Run.ofLine("optimize " + first + " --plan-passes vectorize-loops,drop-scalar-code");
    assertEquals(0, some.exitCode(), some.err());
    assertTrue(some.out().contains("sets of m1: values"), some.out());
    Run sizes = Run.ofLine("stats " + first + " " + plan);
    assertEquals(3, sizes.outLines().size(), sizes.out());
  }

  @Test
  void mistakesAreNamed() throws IOException {
    Path wrong = folder.resolve("wrong.plan");
    Files.writeString(wrong, "plan begin n0\nn0 \"begin\"\nm3 \"board\": y0\n");
    Run run = Run.ofLine("run " + wrong);
    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("wrong.plan:3:1: error: expected `m0`"), run.err());

    Files.writeString(
        wrong, Files.readString(plan).replaceFirst("find f0, play f1", "find f99, play f1"));
    Run missing = Run.ofLine("run " + wrong);
    assertEquals(1, missing.exitCode());
    assertTrue(missing.err().contains("the plan is not valid"), missing.err());

    Files.writeString(
        wrong,
        Files.readString(plan)
            .replaceAll("(x\\d+) = code\\[0 \\+6\\]", "$1 = (code[0 +6] + 9999)"));
    Run outside = Run.ofLine("run " + wrong);
    assertEquals(1, outside.exitCode());
    assertTrue(
        outside.err().contains("wrong.plan: the plan looks at a cell that is not"), outside.err());

    Run unknown = Run.ofLine("optimize " + plan + " --plan-passes drawuniformly");
    assertEquals(2, unknown.exitCode());
    assertTrue(unknown.err().contains("did you mean draw-uniformly?"), unknown.err());
    Run game = Run.ofLine("optimize " + GAME);
    assertEquals(2, game.exitCode());
    assertTrue(game.err().contains("expected a plan, X.plan"), game.err());
    Run rules = Run.ofLine("solve " + plan);
    assertEquals(2, rules.exitCode());
    assertTrue(rules.err().contains("is a plan, which has no rules to read"), rules.err());
    Run passes = Run.ofLine("run " + plan + " --passes all");
    assertEquals(2, passes.exitCode());
    Run mixed = Run.ofLine("stats " + plan + " " + GAME);
    assertEquals(2, mixed.exitCode());
  }
}
