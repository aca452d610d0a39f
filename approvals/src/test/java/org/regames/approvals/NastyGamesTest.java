package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.backend.cpp.build.Compiler;
import org.regames.backend.cpp.build.CppBatch;
import org.regames.backend.cpp.build.CppProgram;
import org.regames.backend.cpp.build.ProgramCache;
import org.regames.backend.interpreter.Impropriety;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Limits;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.files.Unfinished;
import org.regames.ir.language.Budget;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.Pipeline;
import org.regames.ir.validate.Validators;
import org.regames.rg.RgParser;

/**
 * Automata of {@link NastyGame} are compiled, and played like the interpreter plays them: counts,
 * and plays move by move, as they are and after all passes. What differs is reported with as few
 * statements as show it. {@code -Dnasty=100000} tries more than the default, {@code -Dnasty.seed=7}
 * others; {@code -Dnasty.cpp=1000} builds so many in C++, too, fifty in a program.
 */
@Execution(ExecutionMode.CONCURRENT)
class NastyGamesTest {
  private static final int GAMES = Integer.getInteger("nasty", 100);
  private static final long SEED = Long.getLong("nasty.seed", 1);

  private static final int BUILT = Integer.getInteger("nasty.cpp", 1);

  /** More take no less time each, and the compiler more memory. */
  private static final int MOST_IN_A_PROGRAM = 50;

  private static final int MOST_STATES = 400;
  private static final int DEEPEST = 4;
  private static final int STATES = 12;
  private static final int PLAYS = 3;
  private static final Limits LIMITS = new Limits(20_000, 100_000, 200);

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  @Tag("long")
  void automataMadeByChanceArePlayedAlike(int part) {
    SplittableRandom random = new SplittableRandom(4 * SEED + part);
    int compared = 0;
    for (int i = 0; i < GAMES; i++) {
      List<String> lines = NastyGame.lines(random.split());
      Optional<Throwable> failure = failure(lines);
      if (failure.isPresent()) {
        Class<?> kind = failure.get().getClass();
        List<String> fewer =
            minimal(lines, some -> failure(some).filter(kind::isInstance).isPresent());
        throw new AssertionError(String.join("\n", fewer), failure(fewer).orElse(failure.get()));
      }
      compared += isCompared(lines) ? 1 : 0;
    }
    assertTrue(compared > GAMES / 10, "compared only " + compared + " of " + GAMES);
  }

  /** The statements without those that a failure does not need. */
  private static List<String> minimal(List<String> lines, Predicate<List<String>> fails) {
    List<String> left = new ArrayList<>(lines);
    for (int size = left.size() / 2; size > 0; size = size == 1 ? 0 : size / 2) {
      int at = 0;
      while (at + size <= left.size()) {
        List<String> fewer = new ArrayList<>(left);
        fewer.subList(at, at + size).clear();
        if (fails.test(fewer)) {
          left = fewer;
        } else {
          at += size;
        }
      }
    }
    return left;
  }

  /** How games begin in which a player counts as long as he likes. */
  private static final List<String> COUNTING =
      List.of(
          "type Player = {x, o}; type Score = {0}; type C = {c0, c1, c2};",
          "type K = {k0, k1}; type E = {k0}; const inc: C -> C = {c0: c1, c1: c2, :c2};",
          "var a: K = k1; var c: C = c0; var who: Player = x;",
          "begin, loop: player = x;",
          "loop, next: $ again; next, more: c != c2; more, loop: c = inc[c];");

  /** The counter once led to code that neither the JVM nor a C++ compiler takes. */
  private static final List<String> COUNTER =
      counting(
          "loop, done: $$ who; done, any: $ t0;",
          "any, made: a = E(*); made, turn: a != k1; turn, end: player = keeper;");

  /** Moves of many decisions that end in a choice of one symbol once led to such code, too. */
  private static final List<String> JOINED =
      counting(
          "loop, done: $$ who; done, one: $ t0; one, joint: c = c0;",
          "done, two: $ t1; two, joint: c = c1; joint, any: who == x;",
          "any, made: a = E(*); made, turn: a != k1; turn, end: player = keeper;");

  /** Of a check from a node to itself no edge needs to be there. */
  private static final List<String> EMPTY_CHECKS =
      List.of(
          "type Player = {x, o}; type Score = {0};",
          "begin, turn: player = x;",
          "turn, yes: $ t0; yes, made: ? nowhere -> nowhere; made, end: player = keeper;",
          "turn, no: $ t1; no, never: ! nowhere -> nowhere; never, end: player = keeper;");

  private static List<String> counting(String... rest) {
    return Stream.concat(COUNTING.stream(), Stream.of(rest)).toList();
  }

  @Test
  void automataThatFailedArePlayedAlike() {
    for (List<String> lines : List.of(COUNTER, JOINED, EMPTY_CHECKS)) {
      assertTrue(isCompared(lines));
      assertEquals(Optional.empty(), failure(lines));
    }
  }

  @Test
  @Tag("long")
  void automataMadeByChanceArePlayedAlikeInCpp() throws IOException {
    Optional<Compiler> compiler = Compiler.find(System.getenv());
    assumeTrue(compiler.isPresent(), "skipped, there is no C++ compiler");
    SplittableRandom random = new SplittableRandom(4 * SEED + 4);
    List<Built> batch = new ArrayList<>();
    for (List<String> failed : List.of(COUNTER, JOINED)) {
      batch.add(Built.of(failed).orElseThrow());
    }
    for (int built = 0; built < BUILT; ) {
      Optional<Built> next = Built.of(NastyGame.lines(random.split()));
      next.ifPresent(batch::add);
      built += next.isPresent() ? 1 : 0;
      if (batch.size() == MOST_IN_A_PROGRAM || built == BUILT) {
        compareInCpp(batch, compiler.get());
        batch.clear();
      }
    }
  }

  /** A game that is right on the other engines, with what it is to be in C++. */
  private record Built(List<String> lines, List<Long> expected, Plan plan, ForwardModel model) {
    static Optional<Built> of(List<String> lines) {
      if (!isCompared(lines) || failure(lines).isPresent()) {
        return Optional.empty();
      }
      Game game = parsed(lines).orElseThrow();
      try {
        Plan plan = PlanBuilder.plan(Builtins.complete(game));
        return Optional.of(new Built(lines, counts(game), plan, JvmEngine.compile(plan)));
      } catch (DiagnosticException refused) {
        return Optional.empty(); // as above
      }
    }

    void compare(CppProgram program) {
      int depth = expected.size() - 1;
      try {
        assertEquals(expected, program.counts(depth, false, _ -> {}).counts());
        CppAgreesTest.comparePlays(model, program, STATES);
      } catch (EndlessPlayException _) {
        // the engines may look at more than the interpreter
      } catch (AssertionError | DiagnosticException difference) {
        throw new AssertionError(String.join("\n", lines), difference);
      }
    }
  }

  private static void compareInCpp(List<Built> batch, Compiler compiler) throws IOException {
    if (BUILT <= MOST_IN_A_PROGRAM) {
      compareInCpp(batch, compiler, CppAgreesTest.CACHE);
      return;
    }
    // Large programs that nobody builds again are not kept.
    try (Unfinished folder = Unfinished.folder(Files.createDirectories(CppAgreesTest.CACHE))) {
      compareInCpp(batch, compiler, folder.path());
    }
  }

  private static void compareInCpp(List<Built> batch, Compiler compiler, Path folder) {
    List<Plan> plans = batch.stream().map(Built::plan).toList();
    List<CppProgram> programs =
        CppBatch.build(plans, compiler.with("-O0"), new ProgramCache(folder));
    for (int i = 0; i < batch.size(); i++) {
      batch.get(i).compare(programs.get(i));
    }
  }

  @Test
  void whatAFailureDoesNotNeedIsLeftOut() {
    List<String> all = List.of("a", "b", "c", "d", "e", "f", "g");

    assertEquals(List.of("b", "f"), minimal(all, some -> some.contains("b") && some.contains("f")));
  }

  private static Optional<Game> parsed(List<String> lines) {
    return RgParser.parse(new Source("nasty.rg", String.join("\n", lines)), new Budget())
        .value()
        .filter(game -> Validators.validate(game).stream().noneMatch(Diagnostic::isError));
  }

  /** Whether a game is one whose counts are compared. */
  private static boolean isCompared(List<String> lines) {
    return parsed(lines).filter(game -> counts(game).size() > 1).isPresent();
  }

  /** What goes wrong with a game, if it is one. */
  private static Optional<Throwable> failure(List<String> lines) {
    Optional<Game> game = parsed(lines);
    if (game.isEmpty()) {
      return Optional.empty();
    }
    try {
      compare(game.get(), game.get());
      compare(game.get(), Passes.parse("all").run(game.get(), Pipeline.Listener.NONE));
      return Optional.empty();
    } catch (RuntimeException | Error failure) {
      return Optional.of(failure);
    }
  }

  private static void compare(Game game, Game optimized) {
    List<Long> counts = counts(game);
    try {
      ForwardModel model = JvmEngine.compile(optimized);
      model.newState();
      if (counts.size() > 1) {
        assertEquals(counts, new ModelPerft(model).counts(counts.size() - 1));
        play(game, optimized, model);
      }
    } catch (DiagnosticException | EndlessPlayException refused) {
      return; // a map is cast to fewer keys, or a walk that the interpreter sees through goes on
    }
  }

  /** The counts of the first depths; none where the game is not proper. */
  private static List<Long> counts(Game game) {
    List<Long> counts = new ArrayList<>();
    Interpreter interpreter = Interpreter.of(game, LIMITS, new Budget());
    try {
      for (int depth = 0; depth <= DEEPEST; depth++) {
        long count = new Perft(interpreter).count(depth);
        if (count > MOST_STATES) {
          break;
        }
        counts.add(count);
      }
    } catch (DiagnosticException endless) {
      return List.of();
    }
    return isProper(interpreter) ? counts : List.of();
  }

  private static boolean isProper(Interpreter interpreter) {
    return interpreter.findings().list().stream().allMatch(Impropriety.DeadEnd.class::isInstance);
  }

  private static void play(Game game, Game optimized, ForwardModel model) {
    Interpreter interpreter = Interpreter.of(game, LIMITS, new Budget());
    SplittableRandom random = new SplittableRandom(SEED);
    for (int play = 0; play < PLAYS; play++) {
      try {
        EnginesAgreeTest.play(interpreter, model, game == optimized, random, STATES);
      } catch (DiagnosticException endless) {
        return; // deeper down a move or the keeper does not end
      } catch (AssertionError differs) {
        if (isProper(interpreter)) {
          throw differs;
        }
      }
    }
  }
}
