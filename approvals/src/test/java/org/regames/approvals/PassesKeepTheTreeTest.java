package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.ir.Game;
import org.regames.ir.passes.MangleSymbols;
import org.regames.ir.passes.Pass;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.SkipArtificialTags;
import org.regames.ir.passes.SkipRedundantTags;
import org.regames.ir.validate.Validators;
import org.regames.rg.RgPrinter;

/** Compares the trees of games made by chance before and after every pass and the pipeline. */
@Execution(ExecutionMode.CONCURRENT)
final class PassesKeepTheTreeTest {
  private static final int GAMES = 2_500;
  private static final int DEPTH = 4;
  private static final long EDGES = 20_000;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void passesKeepTheTreeOfGamesMadeByChance(long seed) {
    check(seed, GAMES);
  }

  static void check(long seed, int games) {
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    int compared = 0;
    for (int i = 0; i < games; i++) {
      String text = RandomGame.text(random);
      Game game = GameTexts.parse(text);
      GameTree.Detail detail = GameTree.Detail.VISIBILITY;
      String tree = GameTree.of(game, DEPTH, EDGES, detail);
      if (tree == null) { // perhaps two walks that are one move show different tags
        detail = GameTree.Detail.TAGS;
        tree = GameTree.of(game, DEPTH, EDGES, detail);
      }
      if (tree != null) {
        compared++;
        compare(game, tree, detail);
      }
    }
    assertTrue(compared > 0.8 * games, "compared only " + compared);
  }

  private static void compare(Game game, String tree, GameTree.Detail detail) {
    for (Pass pass : Passes.list()) {
      Game after = pass.apply(game);
      if (after.equals(game)) {
        continue;
      }
      switch (pass) {
        case SkipArtificialTags _, SkipRedundantTags _ -> {
          String shape = GameTree.of(game, DEPTH, EDGES, GameTree.Detail.SHAPE);
          assertSame(game, shape, after, GameTree.Detail.SHAPE, List.of(pass.name()));
        }
        case MangleSymbols _ -> {
          Map<String, String> table = MangleSymbols.table(game);
          String renamed =
              GameTree.of(game, DEPTH, EDGES, detail, name -> table.getOrDefault(name, name));
          assertSame(game, renamed, after, detail, List.of(pass.name()));
        }
        default -> assertSame(game, tree, after, detail, List.of(pass.name()));
      }
    }
    List<String> steps = new ArrayList<>();
    Passes.all()
        .run(
            game,
            step -> {
              steps.add(step.pass());
              assertSame(game, tree, step.game().get(), detail, steps);
            });
  }

  private static void assertSame(
      Game game, String tree, Game after, GameTree.Detail detail, List<String> passes) {
    if (isValid(game)) {
      assertTrue(
          isValid(after),
          () -> passes + "\n" + Validators.validate(after) + "\n" + RgPrinter.print(after));
    }
    assertEquals(
        tree,
        GameTree.of(after, DEPTH, 4 * EDGES, detail),
        () -> passes + "\n" + RgPrinter.print(game) + "\nbecame\n" + RgPrinter.print(after));
  }

  /**
   * Endless tags are left out: dropping an assignment that nothing uses can let the validator see a
   * circle that was as endless before, or that no move comes by.
   */
  private static boolean isValid(Game game) {
    return Validators.validate(game).stream()
        .noneMatch(finding -> finding.isError() && !finding.code().equals("tag-loop"));
  }
}
