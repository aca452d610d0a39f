package org.regames.backend.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Turn;
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
  void dividedCountsAreThoseOfTheInterpreter() {
    List<Turn> play = List.of(new Turn("random", List.of("3")), new Turn("keeper", List.of()));
    Perft perft = new Perft(Interpreter.of(DICE));
    ModelPerft compiled = new ModelPerft(JvmEngine.compile(DICE));

    assertEquals(List.of("0 4", "1 4"), lines(perft.divided(List.of(), 2)));
    assertEquals(perft.divided(List.of(), 2), compiled.divided(List.of(), 2));
    assertEquals(List.of("0 1", "1 1", "2 1", "3 1"), lines(perft.divided(play, 1)));
    assertEquals(perft.divided(play, 1), compiled.divided(play, 1));
  }

  private static List<String> lines(List<MoveCount> counts) {
    return counts.stream()
        .map(each -> String.join(" ", each.move().tags()) + " " + each.count())
        .toList();
  }

  @Test
  void dividedCountsTellPlaysThatStopEarlyFromTheStart() {
    Game stuck =
        Games.of(
            """
            begin, a: player = x; a, b: $ go; b, c: player = x;
            c, d: $ on; d, e: player = o; e, f: 0 == 1; f, end: player = keeper;
            """);
    ModelPerft perft = new ModelPerft(JvmEngine.compile(stuck));
    Turn go = new Turn("x", List.of("go"));

    assertEquals(0, perft.divided(List.of(go), 2).getFirst().count());
    assertEquals(
        List.of(List.of(go, new Turn("x", List.of("on")))), List.copyOf(perft.incidents().stuck()));
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
