package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.PlanValidator;
import org.regames.backend.plan.text.PlanParser;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.planner.PlanPasses;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Source;

/**
 * The plan after each pass is a text that says all of it: what it is read as becomes the same plan
 * by the passes that are left. A few games are looked at; with {@code -Dplans=all} all of the
 * library and of the shared corpus. So are plans of automata made by chance, {@code -Dnasty=2500}
 * of them instead of twenty, {@code -Dnasty.seed=7} others.
 */
@Tag("long")
class PlanTextTest {
  private static final boolean ALL = "all".equals(System.getProperty("plans"));

  private static final int AUTOMATA = Integer.getInteger("nasty", 20);
  private static final long SEED = Long.getLong("nasty.seed", 1);

  @TestFactory
  Stream<DynamicTest> plansOfTheLibraryAreTexts() {
    return (ALL ? Games.library() : Games.library(PlanTextTest.class))
        .stream()
            .filter(game -> ALL || PlansArePinnedTest.isOfTheSample(game))
            .map(PlanTextTest::test);
  }

  @TestFactory
  Stream<DynamicTest> plansOfTheSharedCorpusAreTexts() {
    assumeTrue(ALL && Files.isDirectory(Games.CORPUS), "only with -Dplans=all and a corpus");
    return Games.below(Games.CORPUS).stream()
        .filter(game -> !game.toString().endsWith(".kif")) // minutes each; the library has some
        .map(PlanTextTest::test);
  }

  @Test
  void plansOfAutomataMadeByChanceAreTexts() {
    SplittableRandom random = new SplittableRandom(SEED);
    int planned = 0;
    for (int i = 0; i < AUTOMATA; i++) {
      String text = String.join("\n", NastyGame.lines(random.split()));
      planned += GameTexts.parsed(text).filter(game -> isPlanned(game, text)).isPresent() ? 1 : 0;
    }
    assertTrue(planned > AUTOMATA / 10, "planned only " + planned + " of " + AUTOMATA);
  }

  /** Whether there is a plan; there is none where a map is cast to fewer keys. */
  private static boolean isPlanned(Game game, String text) {
    try {
      PlanBuilder.plan(Builtins.complete(game), Feature.all(), PlanTextTest::check);
      return true;
    } catch (DiagnosticException _) {
      return false;
    } catch (AssertionError | RuntimeException wrong) {
      throw new AssertionError(text, wrong);
    }
  }

  private static DynamicTest test(Path game) {
    return DynamicTest.dynamicTest(
        game.getFileName().toString(),
        () -> {
          List<String> texts = new ArrayList<>();
          Plan plan =
              PlanBuilder.plan(
                  Builtins.complete(Games.read(game)),
                  Feature.all(),
                  (pass, after) -> texts.add(check(pass, after)));
          assertEquals(PlanPasses.list().size() + 1, texts.size());
          String whole = PlanPrinter.print(plan);
          for (int done = 0; done < texts.size(); done++) {
            Plan read = PlanParser.parse(new Source("after " + done, texts.get(done)));
            assertEquals(whole, PlanPrinter.print(PlanPasses.runFrom(done, read)), "from " + done);
          }
        });
  }

  private static String check(String pass, Plan plan) {
    String text = PlanPrinter.print(plan);
    Plan read = PlanParser.parse(new Source("after " + pass, text));
    assertEquals(text, PlanPrinter.print(read), "after " + pass);
    assertEquals(plan.functions(), read.functions(), "after " + pass);
    assertEquals(plan.scalar(), read.scalar(), "after " + pass);
    assertEquals(plan.sets(), read.sets(), "after " + pass);
    assertEquals(List.of(), PlanValidator.problems(plan), "after " + pass);
    return text;
  }
}
