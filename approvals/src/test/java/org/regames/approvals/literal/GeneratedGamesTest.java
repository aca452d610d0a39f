package org.regames.approvals.literal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Limits;
import org.regames.backend.model.EndlessPlayException;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.Pipeline;

/**
 * Games made at random are what their language's definition says, taken literally, and stay so in
 * every language that they are written in and read back from. {@code -Dgenerated=20000} tries more,
 * {@code -Dgenerated.from=1000} others.
 */
@Tag("long")
@Execution(ExecutionMode.CONCURRENT)
class GeneratedGamesTest {
  private static final int GAMES = Integer.getInteger("generated", 100);
  private static final long FROM = Long.getLong("generated.from", 0L);

  /** Of fewer games, such as one that failed, it may be that none is decided. */
  private static final int MANY = 50;

  private static final int DEPTH = 3;
  private static final List<Language> LANGUAGES = Language.all();
  private static final Limits LIMITS = new Limits(20_000, 100_000, 200);

  /** A game as a text, and what it is by the definition of its language. */
  private record Sample(String suffix, String text, Optional<PlayTree.Position> meaning) {}

  /** Of one language: tests have instances of their own. */
  private int decided;

  private int branching;

  @Test
  void regularBoardgames() {
    all(
        seed -> {
          RandomRbg random = RandomRbg.of(seed);
          return new Sample(".rbg", random.text(), Optional.of(random.game().start()));
        });
  }

  @Test
  void gameDescriptions() {
    all(
        seed -> {
          RandomGdl random = RandomGdl.of(seed);
          return new Sample(".kif", random.text(), Optional.of(random.game().start()));
        });
  }

  @Test
  void highLevelRegularGames() {
    all(
        seed -> {
          RandomHrg random = RandomHrg.of(seed);
          return new Sample(".hrg", random.text(), Optional.of(random.game().position()));
        });
  }

  private void all(LongFunction<Sample> samples) {
    List<String> wrong = new ArrayList<>();
    for (long seed = FROM; seed < FROM + GAMES; seed++) {
      Sample sample = samples.apply(seed);
      try {
        check(sample);
      } catch (AssertionError | RuntimeException | StackOverflowError failure) {
        wrong.add("seed " + seed + ": " + failure + "\n" + sample.text);
      }
    }
    String counts = decided + " of " + GAMES + " decided, " + branching + " with choices";
    System.out.println(counts + ", " + wrong.size() + " wrong");
    wrong.forEach(each -> System.out.println(each.lines().findFirst().orElse("")));
    assertTrue(wrong.isEmpty(), () -> wrong.size() + " wrong, " + counts + "; " + wrong.getFirst());
    assertTrue(GAMES < MANY || decided > GAMES / 3 && branching > GAMES / 4, counts);
  }

  private void check(Sample sample) {
    Language source = bySuffix(sample.suffix);
    Game game = read(source, sample.text);
    Optional<String> tree = tree(game);
    if (sample.meaning.isPresent() && tree.isPresent()) {
      tree = decided(() -> PlayTree.of(sample.meaning.get(), DEPTH));
      assertSame(tree, game, () -> "as it is read");
    }
    decided += tree.isPresent() ? 1 : 0;
    branching += tree.orElse("").contains("(") ? 1 : 0;
    Game optimized = Passes.parse("all").run(game, Pipeline.Listener.NONE);
    assertSame(tree, optimized, () -> "after all passes");
    write(sample, source, game, optimized, tree);
  }

  private static void write(
      Sample sample, Language source, Game game, Game optimized, Optional<String> tree) {
    for (Language target : LANGUAGES) {
      if (target.frontend().isEmpty()) {
        continue;
      }
      source
          .translator(target)
          .ifPresent(
              translator ->
                  checkWritten(
                      tree,
                      target,
                      translator.format(new Source("x" + sample.suffix, sample.text), new Budget()),
                      "translated to "));
      if (target.emitter().isPresent()) {
        checkWritten(tree, target, target.emitter().get().emit(game, new Budget()), "written in ");
        checkWritten(
            tree,
            target,
            target.emitter().get().emit(optimized, new Budget()),
            "after all passes written in ");
      }
    }
  }

  /** It is read in any case, and is the same game where it was found out what that is. */
  private static void checkWritten(
      Optional<String> tree, Language target, Result<String> written, String how) {
    if (written.value().isPresent()) {
      String text = written.value().get();
      assertSame(tree, read(target, text), () -> how + target.name() + ":\n" + text);
    }
  }

  private static void assertSame(Optional<String> tree, Game game, Supplier<String> how) {
    if (tree.isPresent()) {
      tree(game).ifPresent(found -> assertEquals(tree.get(), found, how));
    }
  }

  private static Optional<String> tree(Game game) {
    return decided(() -> PlayTree.of(Interpreter.of(game, LIMITS, new Budget()), DEPTH));
  }

  /** Nothing where the game is too large, or the definition leaves it open. */
  private static Optional<String> decided(Supplier<String> tree) {
    try {
      return Optional.of(tree.get());
    } catch (PlayTree.Undecided | EndlessPlayException | DiagnosticException _) {
      return Optional.empty();
    }
  }

  private static Language bySuffix(String suffix) {
    return LANGUAGES.stream()
        .filter(it -> it.suffixes().contains(suffix))
        .findFirst()
        .orElseThrow();
  }

  private static Game read(Language language, String text) {
    Result<Game> read =
        language
            .frontend()
            .orElseThrow()
            .read(new Source("x" + language.suffixes().getFirst(), text), new Budget());
    return read.value()
        .orElseThrow(
            () ->
                new AssertionError(
                    new DiagnosticRenderer(false).render(read.diagnostics().getFirst()) + text));
  }
}
