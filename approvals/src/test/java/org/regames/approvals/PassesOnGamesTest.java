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
import org.junit.jupiter.api.Tag;
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
 * valid, prints and parses back, and counts the same. Most games of the library are only tried with
 * all of the pipeline; those of a sample, and a sample of the corpus, with every part of it. {@code
 * -Dsample=1} tries all so, and {@code -Dpasses.perft.max=20000} counts further.
 */
@Tag("long")
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
    return Games.tests(Games.library(), PassesOnGamesTest::check);
  }

  @TestFactory
  Stream<DynamicTest> passesKeepTheCountsOfTheCorpus() {
    assumeTrue(Files.isDirectory(Games.CORPUS), "no shared corpus beside the checkout");
    List<Path> sample = Games.below(Games.CORPUS).stream().filter(Games::isSampled).toList();
    return Games.tests(sample, PassesOnGamesTest::check);
  }

  private static void check(Path file) {
    Game game = Games.read(file);
    List<Long> expected = counts(game, DEEPEST, MOST);
    variants(game, file)
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
  private static Map<Game, String> variants(Game game, Path file) {
    Map<Game, String> variants = new LinkedHashMap<>();
    boolean isSmall = game.edges().size() <= LARGE;
    if (isSmall && (Games.isSampled(file) || !PassesUnderTest.isTogether())) {
      for (Pass pass : PassesUnderTest.oneByOne()) {
        variants.putIfAbsent(pass.apply(game), pass.name());
      }
      if (PassesUnderTest.isTogether()) {
        addPipelines(game, variants);
      }
    } else if (PassesUnderTest.isTogether()) {
      variants.put(Games.optimized(file), "all");
    }
    variants.remove(game);
    return variants;
  }

  private static void addPipelines(Game game, Map<Game, String> variants) {
    for (Pipeline prefix : Passes.all().prefixes()) {
      variants.putIfAbsent(
          prefix.run(game), prefix.passes().stream().map(Pass::name).toList() + "");
    }
    String dropping = "all,skip-redundant-tags,skip-artificial-tags";
    variants.putIfAbsent(Passes.parse(dropping).run(game), dropping);
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
