package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.regames.backend.cpp.build.Compiler;
import org.regames.backend.cpp.build.CppProgram;
import org.regames.backend.cpp.build.CppReport;
import org.regames.backend.cpp.build.ProgramCache;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.PlayoutStatistics;
import org.regames.backend.play.Playouts;
import org.regames.backend.play.SplitMix;
import org.regames.ir.Builtins;

/**
 * Games built from C++ play like those in bytecode, which are compared with the interpreter: random
 * plays, move by move, and counts. Compilers are slow, so only one game of the library is built;
 * {@code -Dcpp.games=all} builds all, and those of the corpus, which takes most of an hour, {@code
 * -Dcpp.games=chess} those with that in their name, {@code -Dcpp.states=5000} compares more states
 * of each.
 */
@Tag("long")
@Execution(ExecutionMode.CONCURRENT)
class CppAgreesTest {
  private static final String GAMES = System.getProperty("cpp.games", "");
  private static final int SAMPLE = 1;
  private static final int STATES = Integer.getInteger("cpp.states", 200);
  private static final long SEED = 7;
  static final Path CACHE = Games.ROOT.resolve("approvals/target/cpp");

  private static final Predicate<String> VALUE =
      Pattern.compile(" {2}\\w+ =( .*)?").asMatchPredicate();

  /** Counts up to this are made. */
  private static final long MOST_COUNTED = 20_000;

  @TestFactory
  Stream<DynamicTest> builtGamesPlayLikeBytecode() {
    Optional<Compiler> compiler = Compiler.find(System.getenv());
    assumeTrue(compiler.isPresent(), "skipped, there is no C++ compiler");
    List<Path> games = new ArrayList<>(Games.library());
    if (!GAMES.isEmpty() && Files.isDirectory(Games.CORPUS)) {
      games.addAll(Games.below(Games.CORPUS));
    }
    Collections.shuffle(games, new Random(SEED));
    return games.stream()
        .filter(file -> GAMES.equals("all") || file.getFileName().toString().contains(GAMES))
        .limit(GAMES.isEmpty() ? SAMPLE : games.size())
        .map(
            file ->
                DynamicTest.dynamicTest(
                    Games.ROOT.relativize(file).toString(), () -> compare(file, compiler.get())));
  }

  private static void compare(Path file, Compiler compiler) {
    compare(Games.plan(file), compiler);
    compare(PlanBuilder.plan(Builtins.complete(Games.optimized(file))), compiler);
  }

  private static void compare(Plan plan, Compiler compiler) {
    ForwardModel model = JvmEngine.compile(plan);
    CppProgram program =
        CppProgram.build(plan, compiler.with("-O0"), new ProgramCache(CACHE), () -> {});
    comparePlays(model, program, STATES);
    ModelPerft perft = new ModelPerft(model);
    int depth = 1;
    while (depth < 4 && perft.count(depth) < MOST_COUNTED && perft.count(depth) > 0) {
      depth++;
    }
    assertEquals(perft.counts(depth), program.counts(depth, false, _ -> {}).counts());
    assertEquals(perft.choiceCounts(1), program.counts(1, true, _ -> {}).counts());
    Playouts playouts = Playouts.of(20, SEED);
    CppReport report = program.playouts(playouts, _ -> {});
    PlayoutStatistics statistics = report.statistics(model.players());
    try {
      assertEquals(playouts.run(model).withSeconds(0), statistics.withSeconds(0));
    } catch (EndlessPlayException endless) {
      assertEquals(Optional.of(endless.getMessage()), report.endless());
    }
  }

  /** Compares so many states of random plays, move by move. */
  static void comparePlays(ForwardModel model, CppProgram program, int most) {
    for (int play = 0, states = 0; states < most; play++) {
      List<String> expected = trace(model, most - states, play);
      String built = program.play(most - states, SEED, play);
      assertEquals(String.join("\n", expected), withoutValues(built));
      states += (int) expected.stream().filter(line -> line.startsWith("state ")).count();
    }
  }

  /** The values of variables are compared by their hash. */
  private static String withoutValues(String trace) {
    return trace.lines().filter(VALUE.negate()).collect(Collectors.joining("\n"));
  }

  private static List<String> trace(ForwardModel model, int plies, long number) {
    List<String> lines = new ArrayList<>();
    try {
      trace(model, plies, number, lines);
    } catch (EndlessPlayException endless) {
      lines.add(endless.getMessage());
    }
    return lines;
  }

  private static void trace(ForwardModel model, int plies, long number, List<String> lines) {
    GameState state = model.newState();
    MoveBuffer moves = model.newMoves();
    SplitMix random = new SplitMix();
    random.start(SEED, number);
    for (int ply = 0; ply < plies; ply++) {
      lines.add("state " + Integer.toUnsignedString(state.hashCode()) + " " + state.node());
      for (int player = 0; player < model.players().size(); player++) {
        lines.add("  score of " + model.players().get(player) + ": " + state.score(player));
      }
      state.legalMoves(moves);
      if (moves.size() == 0) {
        break;
      }
      int mover = state.currentPlayer();
      String name = mover == ForwardModel.RANDOM ? "random" : model.players().get(mover);
      lines.add(name + " to move, " + moves.size() + " moves");
      for (int move = 0; move < moves.size(); move++) {
        lines.add("  " + String.join(" ", state.tags(moves, move)));
      }
      int move = state.draw(moves, random);
      lines.add("played: " + String.join(" ", state.tags(moves, move)));
      for (int player = 0; player < model.players().size(); player++) {
        String seen = String.join(" ", state.seenBy(player, moves, move));
        lines.add("  " + model.players().get(player) + " sees: " + seen);
      }
      state.apply(moves, move);
    }
    lines.add(state.isTerminal() ? "the play has ended" : "the play stops");
  }
}
