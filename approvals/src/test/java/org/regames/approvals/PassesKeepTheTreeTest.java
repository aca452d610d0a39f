package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.passes.MangleSymbols;
import org.regames.ir.passes.Pass;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.SkipArtificialTags;
import org.regames.ir.passes.SkipRedundantTags;
import org.regames.ir.validate.Validators;
import org.regames.rg.RgPrinter;

/**
 * Compares the trees of games made by chance before and after every pass and the pipeline. What is
 * found is told as the smallest game that shows it, with the command that runs that game alone.
 * {@code -Dtrees=12500} makes more games than the default, {@code -Dpass=inline-assignment} tries
 * one pass, {@code -Dtree=1017} one game.
 */
@Tag("long")
@Execution(ExecutionMode.CONCURRENT)
final class PassesKeepTheTreeTest {
  private static final Optional<Long> ONLY = Optional.ofNullable(Long.getLong("tree"));
  private static final int GAMES =
      Integer.getInteger("trees", PassesUnderTest.isTogether() ? 120 : 2_500);
  private static final int PARTS = 5;
  private static final int DEPTH = 4;
  private static final long EDGES = 20_000;

  /** A game on which something went wrong is made smaller at most so often. */
  private static final int MOST_TRIES = 300;

  /** A game as it was, and what of its tree is compared. */
  private record Before(Game game, String tree, GameTree.Detail detail) {
    /** Empty where the tree is too large, or not defined. */
    static Optional<Before> of(Game game) {
      for (GameTree.Detail detail : List.of(GameTree.Detail.VISIBILITY, GameTree.Detail.TAGS)) {
        // Perhaps two walks that are one move show different tags: then these are not compared.
        String tree = GameTree.of(game, DEPTH, EDGES, detail);
        if (tree != null) {
          return Optional.of(new Before(game, tree, detail));
        }
      }
      return Optional.empty();
    }
  }

  static List<long[]> seeds() {
    if (ONLY.isPresent()) {
      return List.of(new long[] {ONLY.get()});
    }
    List<long[]> parts = new ArrayList<>();
    for (int part = 0; part < PARTS; part++) {
      long first = (long) part * GAMES / PARTS;
      parts.add(LongStream.range(first, (long) (part + 1) * GAMES / PARTS).toArray());
    }
    return parts;
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void passesKeepTheTreeOfGamesMadeByChance(long[] seeds) {
    int compared = 0;
    for (long seed : seeds) {
      String text = RandomGame.text(new SplittableRandom(seed));
      Optional<Before> before = Before.of(GameTexts.parse(text));
      if (before.isPresent()) {
        compared++;
        check(seed, text, before.get());
      }
    }
    assertTrue(compared > 0.8 * seeds.length || ONLY.isPresent(), "compared only " + compared);
  }

  private static void check(long seed, String text, Before before) {
    try {
      if (difference(before).isEmpty()) {
        return;
      }
    } catch (RuntimeException failure) {
      throw new AssertionError("game " + seed + " (alone: -Dtree=" + seed + ")", failure);
    }
    Set<String> errors = errors(before.game());
    String smallest =
        Shrinking.lines(text, MOST_TRIES, smaller -> differenceOf(smaller, errors).isPresent());
    fail(
        "game %d (alone: -Dtree=%d), made smaller:\n%s\n%s"
            .formatted(seed, seed, smallest, differenceOf(smallest, errors).orElseThrow()));
  }

  /** What goes wrong with a game that has no other errors than some. */
  private static Optional<String> differenceOf(String text, Set<String> errors) {
    return GameTexts.parsed(text)
        .filter(game -> errors.containsAll(errors(game)))
        .flatMap(Before::of)
        .flatMap(PassesKeepTheTreeTest::difference);
  }

  /** What a pass or the pipeline made of a game that it should not, if anything. */
  private static Optional<String> difference(Before before) {
    for (Pass pass : PassesUnderTest.oneByOne()) {
      Game after = pass.apply(before.game());
      Optional<String> difference =
          after.equals(before.game()) ? Optional.empty() : difference(before, pass, after);
      if (difference.isPresent()) {
        return difference;
      }
    }
    List<String> differences = new ArrayList<>();
    if (PassesUnderTest.isTogether()) {
      List<String> steps = new ArrayList<>();
      Passes.all()
          .run(
              before.game(),
              step -> {
                steps.add(step.pass());
                if (differences.isEmpty()) {
                  difference(before, step.game().get(), steps.toString())
                      .ifPresent(differences::add);
                }
              });
    }
    return differences.stream().findFirst();
  }

  private static Optional<String> difference(Before before, Pass pass, Game after) {
    Game game = before.game();
    return switch (pass) {
      case SkipArtificialTags _, SkipRedundantTags _ -> {
        GameTree.Detail shape = GameTree.Detail.SHAPE;
        String tree = GameTree.of(game, DEPTH, EDGES, shape);
        yield difference(new Before(game, tree, shape), after, pass.name());
      }
      case MangleSymbols _ -> {
        Map<String, String> table = MangleSymbols.table(game);
        String renamed =
            GameTree.of(
                game, DEPTH, EDGES, before.detail(), name -> table.getOrDefault(name, name));
        yield difference(new Before(game, renamed, before.detail()), after, pass.name());
      }
      default -> difference(before, after, pass.name());
    };
  }

  private static Optional<String> difference(Before before, Game after, String passes) {
    String became = passes + " made of it:\n" + RgPrinter.print(after);
    if (isValid(before.game()) && !isValid(after)) {
      return Optional.of(became + Validators.validate(after));
    }
    String tree = GameTree.of(after, DEPTH, 4 * EDGES, before.detail());
    return before.tree().equals(tree)
        ? Optional.empty()
        : Optional.of(became + "with the tree\n" + tree + "\nand not\n" + before.tree());
  }

  private static Set<String> errors(Game game) {
    return Validators.validate(game).stream()
        .filter(Diagnostic::isError)
        .map(Diagnostic::code)
        .collect(Collectors.toSet());
  }

  /**
   * Endless tags are left out: dropping an assignment that nothing uses can let the validator see a
   * circle that was as endless before, or that no move comes by.
   */
  static boolean isValid(Game game) {
    return Validators.validate(game).stream()
        .noneMatch(finding -> finding.isError() && !finding.code().equals("tag-loop"));
  }
}
