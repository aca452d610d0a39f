package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Limits;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.Pipeline;
import org.regames.ir.validate.Validators;
import org.regames.rg.RgParser;
import org.regames.rg.RgPrinter;

/**
 * Games that nobody would write are played alike by the interpreter and compiled: rules of real
 * games with one to three small changes, so that what the planner proves of good games does not
 * hold any more in one place or another. {@code -Dmutants=100} tries more of each game than the
 * default, {@code -Dmutants.seed=7} others.
 */
@Tag("long")
@Execution(ExecutionMode.CONCURRENT)
class MutatedGamesTest {
  private static final int MUTANTS = Integer.getInteger("mutants", 1);
  private static final long SEED = Long.getLong("mutants.seed", 1);

  private static final int MOST_CHANGES = 3;
  private static final int TRIES = 15;
  private static final int LONGEST = 60_000;
  private static final int MOST_STATES = 3_000;
  private static final int DEEPEST = 4;
  private static final int PLIES = 30;
  private static final Limits LIMITS = new Limits(200_000, 1_000_000, 1_000);

  private static final Pattern NAME = Pattern.compile("\\w+");
  private static final Pattern RULE = Pattern.compile("\\w+, \\w+:.*;");

  @TestFactory
  Stream<DynamicTest> changedRulesArePlayedAlike() {
    return Games.tests(Games.sample(), MutatedGamesTest::compareMutants);
  }

  private static void compareMutants(Path file) throws Exception {
    assumeTrue(Files.size(file) < LONGEST, "long files take long");
    String text = RgPrinter.print(Games.read(file));
    assumeTrue(text.length() < LONGEST, "long rules take long");
    assumeTrue(text.lines().anyMatch(MutatedGamesTest::isRule), "there are no rules to change");
    RandomGenerator random = new SplittableRandom(SEED);
    int compared = 0;
    for (int mutant = 0; mutant < MUTANTS * TRIES && compared < MUTANTS; mutant++) {
      String changed = text;
      for (int changes = 1 + random.nextInt(MOST_CHANGES); changes > 0; changes--) {
        changed = changed(changed, random);
      }
      Optional<Game> game = parsed(changed);
      if (game.isPresent() && compared(game.get(), changed)) {
        compared++;
      }
    }
    assumeTrue(compared > 0, "all changes make rules that are no game, or too large");
  }

  /** A text with a rule left out, a comparison turned, or a name in place of another one. */
  private static String changed(String text, RandomGenerator random) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    List<Integer> rules =
        IntStream.range(0, lines.size()).filter(line -> isRule(lines.get(line))).boxed().toList();
    if (rules.isEmpty()) {
      return text; // all have been left out
    }
    int line = rules.get(random.nextInt(rules.size()));
    String rule = lines.get(line);
    switch (random.nextInt(6)) {
      case 0 -> lines.remove(line);
      case 1 ->
          lines.set(
              line, rule.contains("==") ? rule.replace("==", "!=") : rule.replace("!=", "=="));
      default -> {
        String other = lines.get(rules.get(random.nextInt(rules.size())));
        lines.set(line, renamed(rule, pick(names(other), random).group(), random));
      }
    }
    return String.join("\n", lines);
  }

  private static boolean isRule(String line) {
    return RULE.matcher(line).matches();
  }

  private static String renamed(String rule, String name, RandomGenerator random) {
    Matcher place = pick(names(rule), random);
    return rule.substring(0, place.start()) + name + rule.substring(place.end());
  }

  private static List<Matcher> names(String rule) {
    List<Matcher> found = new ArrayList<>();
    Matcher matcher = NAME.matcher(rule);
    while (matcher.find()) {
      Matcher one = NAME.matcher(rule);
      one.find(matcher.start());
      found.add(one);
    }
    return found;
  }

  private static <T> T pick(List<T> some, RandomGenerator random) {
    return some.get(random.nextInt(some.size()));
  }

  private static Optional<Game> parsed(String text) {
    return RgParser.parse(new Source("mutant.rg", text), new Budget())
        .value()
        .filter(game -> Validators.validate(game).stream().noneMatch(Diagnostic::isError));
  }

  /** Compares a game as it is and after all passes, if its tree is not too large. */
  private static boolean compared(Game game, String text) {
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
      if (!interpreter.findings().list().isEmpty() || counts.size() < 2) {
        return false;
      }
    } catch (DiagnosticException endless) {
      return false;
    }
    Game optimized = Passes.parse("all").run(game, Pipeline.Listener.NONE);
    return compared(game, counts, text) && compared(optimized, counts, text);
  }

  /** Whether the compiled game could be compared; some it refuses, or gives up with a message. */
  private static boolean compared(Game game, List<Long> counts, String text) {
    ForwardModel model;
    try {
      model = JvmEngine.compile(game);
    } catch (DiagnosticException refused) {
      return false; // a map is cast to fewer keys
    }
    try {
      assertEquals(counts, new ModelPerft(model).counts(counts.size() - 1), text);
      draw(model, text);
      return true;
    } catch (EndlessPlayException endless) {
      return false; // a check may go on for ever
    }
  }

  /** Moves drawn without listing are those that would be drawn from the list. */
  private static void draw(ForwardModel model, String text) {
    SplittableRandom random = new SplittableRandom(SEED);
    GameState state = model.newState();
    MoveBuffer moves = model.newMoves();
    for (int ply = 0; ply < PLIES; ply++) {
      long seed = random.nextLong();
      GameState drawn = state.copy();
      boolean moved = drawn.applyRandom(moves, new SplittableRandom(seed));
      state.legalMoves(moves);
      assertEquals(moves.size() > 0, moved, text);
      if (!moved) {
        return;
      }
      int move = state.choose(moves, new SplittableRandom(seed));
      state.apply(moves, move);
      assertEquals(isStuck(state), isStuck(drawn), text);
      if (isStuck(state)) {
        return; // what the keeper has done by then is not told
      }
      assertEquals(state, drawn, text);
    }
  }

  private static boolean isStuck(GameState state) {
    return !state.isTerminal() && state.currentPlayer() == ForwardModel.KEEPER;
  }
}
