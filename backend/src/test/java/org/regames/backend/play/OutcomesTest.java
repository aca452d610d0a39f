package org.regames.backend.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.regames.backend.Games;
import org.regames.backend.cpp.build.Compiler;
import org.regames.backend.cpp.build.CppProgram;
import org.regames.backend.cpp.build.ProgramCache;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/**
 * Random's outcomes are told apart right after its moves, not after what the keeper makes of them.
 */
@Tag("long")
class OutcomesTest {
  /** Two dice are rolled, then the keeper notes whether they are the same and clears them. */
  private static final Game DICE =
      Builtins.complete(
          Games.of(
              """
              type Die = {d1, d2, d3, d4, d5, d6}; type Same = {no, yes};
              var one: Die = d1; var two: Die = d1; var same: Same = no;
              begin, roll: player = random;
              roll, a: one = Die(*); a, b: $$ one; b, c: two = Die(*); c, d: $$ two;
              d, sum: player = keeper;
              sum, s1: one == two; s1, clear: same = yes;
              sum, s2: one != two; s2, clear: same = no;
              clear, k: one = d1; k, l: two = d1; l, turn: player = x;
              turn, t: $ on; t, roll2: player = random;
              roll2, e: one = Die(*); e, f: $$ one; f, over: player = keeper;
              over, end: player = keeper;
              """));

  /** The second die is rolled, but the first one is what is kept: two moves, one outcome. */
  private static final Game FORGOTTEN =
      Builtins.complete(
          Games.of(
              """
              type Die = {d1, d2, d3}; var one: Die = d1; var two: Die = d1;
              begin, roll: player = random;
              roll, a: one = Die(*); a, b: $$ one; b, c: two = Die(*); c, d: $$ two;
              d, e: two = d1; e, k: player = keeper; k, end: player = keeper;
              """));

  private static final List<Long> COUNTS = List.of(1L, 36L, 36L, 216L);

  @Test
  void theInterpreterCountsOutcomesBeforeTheKeeperMoves() {
    assertEquals(COUNTS, new Perft(Interpreter.of(DICE)).counts(3));
    assertEquals(List.of(1L, 3L), new Perft(Interpreter.of(FORGOTTEN)).counts(1));
    assertEquals(List.of(1L, 36L, 216L), new Perft(Interpreter.of(DICE)).choiceCounts(2));
  }

  @Test
  void soDoesBytecode() {
    ModelPerft perft = new ModelPerft(JvmEngine.compile(DICE));

    assertEquals(COUNTS, perft.counts(3));
    assertEquals(List.of(1L, 36L, 216L), perft.choiceCounts(2));
    assertEquals(List.of(1L, 3L), new ModelPerft(JvmEngine.compile(FORGOTTEN)).counts(1));
  }

  @Test
  void soDoesCpp(@TempDir Path directory) {
    Optional<Compiler> compiler = Compiler.find(System.getenv());
    assumeTrue(compiler.isPresent(), "skipped, there is no C++ compiler");
    ProgramCache cache = new ProgramCache(directory);
    Compiler quick = compiler.get().with("-O0");
    CppProgram dice = CppProgram.build(PlanBuilder.plan(DICE), quick, cache, () -> {});
    CppProgram forgotten = CppProgram.build(PlanBuilder.plan(FORGOTTEN), quick, cache, () -> {});

    assertEquals(COUNTS, dice.counts(3, false, _ -> {}).counts());
    assertEquals(List.of(1L, 36L, 216L), dice.counts(2, true, _ -> {}).counts());
    assertEquals(List.of(1L, 3L), forgotten.counts(1, false, _ -> {}).counts());
  }
}
