package org.regames.backend.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.plan.Plan;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/**
 * Tags of many variables: what all of them are together does not fit in a word, and maps of many
 * keys have more cells than an {@code int} counts.
 */
class ManyVariablesTest {
  /**
   * From one symbol that is chosen all variables follow, and all are tags, the last one first. So
   * whether moves have different tags is seen only by following all of them.
   */
  private static Game game(int variables, int symbols, boolean differ, SplittableRandom random) {
    String all = names(symbols, symbol -> "a" + symbol);
    String turned = names(symbols, symbol -> "a" + symbol + ": a" + (symbol + 1) % symbols);
    StringBuilder text =
        new StringBuilder(
            "type T = {%s}; const turn: T -> T = {%s}; const none: T -> T = {:a0};\n"
                .formatted(all, turned));
    text.append("var mark: T -> T = {:a0}; var v0: T = a0;\n");
    text.append(
        "begin, m: player = x; m, s0: v0 = T(*); s%d, t%d: ;\n".formatted(variables, variables));
    for (int variable = 1; variable <= variables; variable++) {
      String map = variable == 1 && !differ ? "none" : "turn";
      int before = variable - 1;
      text.append("var v%d: T = a0;\n".formatted(variable));
      text.append("s%d, s%d: v%d = %s[v%d];\n".formatted(before, variable, variable, map, before));
      int other = random.nextInt(1, variable + 1);
      text.append("t%d, u%d: $$ v%d;\n".formatted(variable, variable, variable));
      text.append("u%d, t%d: mark[v%d] == a0;\n".formatted(variable, before, other));
    }
    String last = differ ? "$$ v0" : "";
    text.append(
        "t0, e: %s; e, f: mark[v0] = a0; f, n: player = o; n, k: $ ok; k, end: player = keeper;"
            .formatted(last));
    return Builtins.complete(Games.of(text.toString()));
  }

  private static String names(int count, IntFunction<String> name) {
    return IntStream.range(0, count).mapToObj(name).collect(Collectors.joining(", "));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 5, 8, 9, 11, 13, 15, 16, 17, 21, 31, 32, 33, 40, 64, 65})
  @Tag("long")
  void tagsOfManyVariablesAreToldApart(int variables) {
    SplittableRandom random = new SplittableRandom(variables);
    for (int symbols : new int[] {2, 3, 11, 40}) {
      Game game = game(variables, symbols, true, random);
      Plan plan = PlanBuilder.plan(game);

      assertFalse(plan.hashed(), variables + " variables of " + symbols + " symbols");
      assertEquals(
          new Perft(Interpreter.of(game)).counts(2),
          new ModelPerft(JvmEngine.compile(plan)).counts(2));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 12, 17, 33, 65})
  void movesOfTheSameTagsAreSeenAmongManyVariables(int variables) {
    Game game = game(variables, 5, false, new SplittableRandom(variables));

    assertEquals(
        new Perft(Interpreter.of(game)).counts(2),
        new ModelPerft(JvmEngine.compile(game)).counts(2));
  }
}
