package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.ir.Game;
import org.regames.ir.passes.Pass;
import org.regames.ir.passes.Passes;
import org.regames.rg.RgPrinter;

/** Compares the trees of games made by chance before and after every pass and the pipeline. */
final class PassesKeepTheTreeTest {
  private static final int GAMES = 2_500;
  private static final int DEPTH = 4;
  private static final long EDGES = 20_000;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void passesKeepTheTreeOfGamesMadeByChance(long seed) {
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    int compared = 0;
    for (int i = 0; i < GAMES; i++) {
      String text = RandomGame.text(random);
      Game game = GameTexts.parse(text);
      String tree = GameTree.of(game, DEPTH, EDGES, true);
      boolean visibility = tree != null;
      if (!visibility) {
        tree = GameTree.of(game, DEPTH, EDGES, false);
      }
      if (tree != null) {
        compared++;
        compare(game, tree, visibility);
      }
    }
    assertTrue(compared > 0.8 * GAMES, "compared only " + compared);
  }

  private static void compare(Game game, String tree, boolean visibility) {
    for (Pass pass : Passes.list()) {
      Game after = pass.apply(game);
      if (!after.equals(game)) {
        assertSame(game, tree, after, visibility, List.of(pass.name()));
      }
    }
    List<String> steps = new ArrayList<>();
    Passes.all()
        .run(
            game,
            step -> {
              steps.add(step.pass());
              assertSame(game, tree, step.game().get(), visibility, steps);
            });
  }

  private static void assertSame(
      Game game, String tree, Game after, boolean visibility, List<String> passes) {
    assertEquals(
        tree,
        GameTree.of(after, DEPTH, 4 * EDGES, visibility),
        () -> passes + "\n" + RgPrinter.print(game) + "\nbecame\n" + RgPrinter.print(after));
  }
}
