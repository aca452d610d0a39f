package org.regames.backend.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.ir.language.Budget;

class KeeperTest {
  @Test
  void keeperMovesArePlayedUntilSomebodyElseMoves() {
    Interpreter interpreter =
        Games.interpreter(
            """
            begin, a: player = keeper; a, b: $ t; b, c: player = keeper; c, d: player = o;
            d, end: player = keeper;
            """);
    State state = Games.start(interpreter);
    assertEquals("d", state.node());
    assertEquals(3, state.play().size());
    assertEquals(new Turn("keeper", List.of("t")), state.play().get(1));
  }

  @Test
  void keeperMovesArePlayedUntilTheEnd() {
    Interpreter interpreter =
        Games.interpreter("begin, a: player = keeper; a, end: player = keeper;");
    assertTrue(Games.start(interpreter).isTerminal());
  }

  @Test
  void aKeeperWithoutMovesIsADeadEnd() {
    Interpreter interpreter =
        Games.interpreter(
            "begin, a: player = keeper; a, end: x == o; end, begin: player = keeper;");
    assertEquals(Optional.empty(), interpreter.settle(interpreter.initial()));
    Impropriety.DeadEnd finding =
        interpreter.findings().first(Impropriety.DeadEnd.class).orElseThrow();
    assertEquals("keeper", finding.player());
    assertEquals("a", finding.node());
    assertEquals(List.of(new Turn("keeper", List.of())), finding.play());
  }

  @Test
  void ofSeveralKeeperMovesTheFirstIsPlayedAndAllAreCounted() {
    Interpreter interpreter =
        Games.interpreter(
            """
            begin, a: player = x; begin, b: player = o;
            a, end: player = keeper; b, end: player = keeper;
            """);
    assertEquals("a", Games.start(interpreter).node());
    assertEquals(
        List.of("a", "b"),
        interpreter.settlements(interpreter.initial()).stream().map(State::node).toList());
    Impropriety.SeveralKeeperMoves finding =
        interpreter.findings().first(Impropriety.SeveralKeeperMoves.class).orElseThrow();
    assertEquals("begin -[player = x]-> a", finding.first().toString());
    assertEquals("begin -[player = o]-> b", finding.second().toString());
    assertFalse(finding.diagnostic().isError());
  }

  @Test
  void randomPlayDrawsOneOfSeveralKeeperMoves() {
    Interpreter interpreter =
        Games.interpreter(
            """
            begin, a: player = x; begin, b: player = o;
            a, end: player = keeper; b, end: player = keeper;
            """);
    SplittableRandom random = new SplittableRandom(1);
    List<String> nodes =
        Stream.generate(
                () -> interpreter.settle(interpreter.initial(), random).orElseThrow().node())
            .limit(100)
            .distinct()
            .sorted()
            .toList();
    assertEquals(List.of("a", "b"), nodes);
  }

  @Test
  void aKeeperThatRepeatsAStateIsStopped() {
    Interpreter interpreter =
        Games.interpreter(
            """
            type N = {0, 1, 2, 3, 4, 5}; var n: N = 0;
            const next: N -> N = {0: 1, 1: 2, 2: 3, 3: 4, 4: 5, :2};
            begin, a: player = keeper; a, b: n = next[n]; b, a: player = keeper;
            a, end: x == o;
            """);
    assertEquals(List.of(), interpreter.settlements(interpreter.initial()));
    Impropriety.EndlessKeeper finding =
        interpreter.findings().first(Impropriety.EndlessKeeper.class).orElseThrow();
    assertTrue(finding.repeats());
    assertEquals(4, finding.moves());
  }

  @Test
  void aKeeperThatGoesOnForVeryLongIsStopped() {
    Interpreter interpreter =
        Interpreter.of(
            Games.of(
                """
                type N = {0, 1, 2, 3, 4, 5}; var n: N = 0;
                const next: N -> N = {0: 1, 1: 2, 2: 3, 3: 4, 4: 5, :2};
                begin, a: player = keeper; a, b: n = next[n]; b, a: player = keeper;
                a, end: x == o;
                """),
            new Limits(1000, 1000, 3),
            new Budget());
    assertEquals(List.of(), interpreter.settlements(interpreter.initial()));
    Impropriety.EndlessKeeper finding =
        interpreter.findings().first(Impropriety.EndlessKeeper.class).orElseThrow();
    assertFalse(finding.repeats());
    assertEquals(3, finding.moves());
  }

  @Test
  void branchingKeeperRunsThatMeetAgainEndToo() {
    Interpreter interpreter =
        Interpreter.of(
            Games.of(
                """
                type N = {0, 1}; var n: N = 0;
                begin, a: player = keeper; a, b: n = N(*); b, a: player = keeper;
                a, end: x == o;
                """),
            new Limits(1000, 1000, 100),
            new Budget());
    assertEquals(List.of(), interpreter.settlements(interpreter.initial()));
    assertTrue(interpreter.findings().first(Impropriety.EndlessKeeper.class).isPresent());
  }
}
