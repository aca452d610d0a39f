package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.play.Perft;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.passes.Pass;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.Pipeline;
import org.regames.ir.validate.Validators;

/**
 * On real games: after each pass alone, each beginning of the pipeline and all of it, the game is
 * valid, prints and parses back, and counts the same. {@code -Dpasses.perft.max=20000} counts
 * further.
 */
@Execution(ExecutionMode.CONCURRENT)
final class PassesOnGamesTest {
  private static final long MOST = Long.getLong("passes.perft.max", 500);
  private static final int DEEPEST = 4;

  /** Games of more edges go only through the whole pipeline here. */
  private static final int LARGE = 1_500;

  /** Shows in the report that tests are skipped; a skipped factory of tests does not. */
  @Test
  void theSharedCorpusIsThere() {
    assumeTrue(Files.isDirectory(Games.CORPUS), "no shared corpus beside the checkout");
    assertFalse(Games.below(Games.CORPUS).isEmpty());
  }

  @TestFactory
  Stream<DynamicTest> passesKeepTheCountsOfTheLibrary() {
    return tests(Games.LIBRARY);
  }

  @TestFactory
  Stream<DynamicTest> passesKeepTheCountsOfTheCorpus() {
    assumeTrue(Files.isDirectory(Games.CORPUS), "no shared corpus beside the checkout");
    return tests(Games.CORPUS);
  }

  private static Stream<DynamicTest> tests(Path folder) {
    return Games.below(folder).stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    folder.relativize(file).toString(), () -> check(Games.read(file))));
  }

  private static void check(Game game) {
    List<Long> expected = counts(game, DEEPEST, MOST);
    variants(game)
        .forEach(
            (variant, passes) -> {
              List<Diagnostic> findings = Validators.validate(variant);
              assertEquals(
                  List.of(), findings.stream().filter(Diagnostic::isError).toList(), passes);
              assertEquals(variant, Games.parse(Games.print(variant)), passes);
              assertEquals(expected, counts(variant, expected.size(), Long.MAX_VALUE), passes);
            });
  }

  /** The different games that passes make of a game, and by which passes. */
  private static Map<Game, String> variants(Game game) {
    Map<Game, String> variants = new LinkedHashMap<>();
    if (game.edges().size() > LARGE) {
      variants.put(Passes.all().run(game), "all");
      return variants;
    }
    for (Pass pass : Passes.list()) {
      variants.putIfAbsent(pass.apply(game), pass.name());
    }
    for (Pipeline prefix : Passes.all().prefixes()) {
      variants.putIfAbsent(
          prefix.run(game), prefix.passes().stream().map(Pass::name).toList() + "");
    }
    String dropping = "all,skip-redundant-tags,skip-artificial-tags";
    variants.putIfAbsent(Passes.parse(dropping).run(game), dropping);
    variants.remove(game);
    return variants;
  }

  /** perft(1), perft(2), … as far as the next is not expected to pass a limit. */
  private static List<Long> counts(Game game, int deepest, long most) {
    Perft perft = new Perft(Interpreter.of(game));
    List<Long> counts = new ArrayList<>();
    long next = 1;
    while (counts.size() < deepest && next <= most) {
      long count = perft.count(counts.size() + 1);
      long before = counts.isEmpty() ? 1 : counts.getLast();
      counts.add(count);
      next = before == 0 ? 0 : count * Math.max(1, count / before);
    }
    return counts;
  }
}
