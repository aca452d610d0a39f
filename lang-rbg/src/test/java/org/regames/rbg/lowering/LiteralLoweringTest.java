package org.regames.rbg.lowering;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.play.Perft;
import org.regames.ir.Game;
import org.regames.ir.analysis.GameStatistics;
import org.regames.ir.diagnostic.Severity;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.Pipeline;
import org.regames.ir.validate.Validators;
import org.regames.rbg.Rbg;
import org.regames.rbg.RbgParser;
import org.regames.rbg.syntax.RbgDescription;

/** The lowering against the one that the paper describes, taken to the letter. */
@Tag("long")
class LiteralLoweringTest {
  private static final Pipeline PASSES =
      Passes.parse("all,skip-redundant-tags,skip-artificial-tags");

  private static final long MAX_COUNT = 500;

  static Stream<Path> library() {
    return Rbg.files(Path.of(System.getProperty("regames.root"), "games/rbg"), ".rbg").stream();
  }

  private static RbgDescription description(Path file) {
    Source source = new Source(file.getFileName().toString(), Rbg.text(file));
    return RbgParser.parse(source, new Budget()).value().orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("library")
  void movesAreThoseOfTheLiteralLowering(Path file) {
    Game literal = LiteralLowering.lower(description(file));
    assertEquals(
        List.of(),
        Validators.validate(literal).stream().filter(d -> d.severity() == Severity.ERROR).toList());
    Game game = Rbg.game(Rbg.text(file));
    int depth = 1;
    while (new Perft(Interpreter.of(game)).counts(depth).get(depth) < MAX_COUNT && depth < 6) {
      depth++;
    }
    assertEquals(
        new Perft(Interpreter.of(game)).counts(depth),
        new Perft(Interpreter.of(literal)).counts(depth));
  }

  /** How much of a literal lowering is left by the real one and the passes. */
  private record Effect(GameStatistics literal, GameStatistics optimized) {
    static Effect of(Path file) {
      RbgDescription description = description(file);
      return new Effect(
          GameStatistics.of(LiteralLowering.lower(description)),
          GameStatistics.of(PASSES.run(RbgLowering.lower(description, new Budget()))));
    }

    double less(ToDoubleFunction<GameStatistics> size) {
      return 100 * (1 - size.applyAsDouble(optimized) / size.applyAsDouble(literal));
    }
  }

  /** Takes long, and the figures hardly change: only with all of what is sampled. */
  @Test
  @EnabledIfSystemProperty(named = "sample", matches = "1", disabledReason = "needs -Pfull")
  void gamesOfTheCorpusShrinkAsInThePaper() {
    List<Effect> effects =
        Rbg.files(Rbg.shared("corpus/rbg"), ".rbg").stream().map(Effect::of).toList();
    assertMean(72, effects, GameStatistics::nodes);
    assertMean(66, effects, GameStatistics::edges);
    assertMean(21, effects, GameStatistics::stateBits);
  }

  private static void assertMean(
      double goal, List<Effect> effects, ToDoubleFunction<GameStatistics> size) {
    double mean = effects.stream().mapToDouble(effect -> effect.less(size)).average().orElseThrow();
    assertTrue(mean >= goal, () -> String.format(Locale.ROOT, "%.1f %%, not %.0f", mean, goal));
  }
}
