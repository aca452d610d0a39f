package org.regames.backend.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.ir.Game;

class ModelPlayTest {
  private static final Game DICE =
      Games.of(
          """
          type N = {0, 1, 2, 3}; var n: N = 0; var m: N = 0; var goals: Goals = {:0};
          const parity: N -> N = {0: 0, 1: 1, 2: 0, 3: 1};
          begin, a: player = random; a, b: n = N(*); b, c: $$ n; c, c2: n = parity[n];
          c2, d: player = o; d, e: m = N(*); e, f: $$ m; f, g: player = keeper;
          g, h: n == m; h, i: goals[o] = 1; g, i: n != m; i, end: player = keeper;
          """);

  @Test
  void countsAreThoseOfTheInterpreter() {
    List<Long> expected = new Perft(Interpreter.of(DICE)).counts(4);

    assertEquals(List.of(1L, 2L, 8L, 0L, 0L), expected);
    assertEquals(expected, new ModelPerft(JvmEngine.compile(DICE)).counts(4));
  }

  @Test
  void playoutsDoNotDependOnTheNumberOfThreads() {
    PlayoutStatistics one = Playouts.of(500, 9).run(JvmEngine.compile(DICE)).withSeconds(0);
    Playouts onThree =
        new Playouts(OptionalLong.of(500), Optional.empty(), 9, 3, Playouts.MOST_PLIES);

    assertEquals(500, one.playouts());
    assertEquals(0, one.unfinished());
    assertEquals(one, onThree.run(JvmEngine.compile(DICE)).withSeconds(0));
    assertEquals(125, one.scores().get("o").get("1"), 50);
  }
}
