package org.regames.sbg.variation;

import java.util.Random;
import java.util.function.Supplier;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.GameVariation;
import org.regames.ir.language.Result;
import org.regames.ir.language.Seeds;
import org.regames.sbg.SbgParser;
import org.regames.sbg.SbgPrinter;
import org.regames.sbg.syntax.SbgGame;

/** Variation of Simplified Boardgames. */
public final class SbgVariation implements GameVariation {
  /** More tries than it ever takes; each has a good chance. */
  private static final int MOST_TRIES = 1000;

  @Override
  public Result<String> mutate(Source game, long seed) {
    Random random = Seeds.random(seed);
    return SbgParser.parse(game)
        .then(tree -> proper(SbgPrinter.print(tree), () -> SbgMutation.of(tree, random)));
  }

  @Override
  public Result<String> cross(Source game, Source other, long seed) {
    Random random = Seeds.random(seed);
    Result<SbgGame> first = SbgParser.parse(game);
    if (first.value().isEmpty()) {
      return first.then(SbgPrinter::print);
    }
    SbgGame one = first.value().get();
    return SbgParser.parse(other)
        .then(two -> proper(SbgPrinter.print(one), () -> crossed(one, two, random)));
  }

  /** A child of both or, if they have nothing to exchange, a mutation of the first one. */
  private static SbgGame crossed(SbgGame one, SbgGame two, Random random) {
    return Crossover.differ(one, two)
        ? Crossover.of(one, two, random)
        : SbgMutation.of(one, random);
  }

  /** The first game that has no findings and differs from its parent. */
  private static String proper(String parent, Supplier<SbgGame> children) {
    for (int i = 0; i < MOST_TRIES; i++) {
      String text = SbgPrinter.print(children.get());
      Result<SbgGame> read = SbgParser.parse(new Source("child.sbg", text));
      if (read.diagnostics().isEmpty() && !text.equals(parent)) {
        return text;
      }
    }
    throw new IllegalStateException("no child of " + parent + " is proper");
  }
}
