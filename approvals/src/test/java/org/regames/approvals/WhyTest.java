package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.regames.backend.interpreter.Explanation;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;

/** Explanations agree with the lists of moves. */
@Tag("long")
class WhyTest {
  private static final int MOST_WORK = 200_000;
  private static final int MOVES = 3;

  @TestFactory
  Stream<DynamicTest> legalMovesAreExplainedAsLegalAndOthersAreNot() {
    return Games.tests(Games.library(), WhyTest::check);
  }

  private static void check(Path file) {
    Interpreter interpreter = Interpreter.of(Games.read(file));
    State state = interpreter.settle(interpreter.initial()).orElseThrow();
    Set<List<String>> legal = new HashSet<>();
    List<Move> moves = interpreter.moves(state);
    moves.forEach(move -> legal.add(move.tags()));
    for (Move move : moves.subList(0, Math.min(MOVES, moves.size()))) {
      Explanation why = interpreter.explain(state, move.tags(), MOST_WORK);
      assertTrue(why.isLegal() || !why.complete(), () -> move.tags() + " is legal");
      List<String> twice = new ArrayList<>(move.tags());
      twice.addAll(move.tags());
      if (!legal.contains(twice)) {
        assertFalse(interpreter.explain(state, twice, MOST_WORK).isLegal(), twice::toString);
      }
    }
  }

  /** No condition is to blame: it is said how far one gets, and what goes on from there. */
  @Test
  void aPawnOfBreakthroughGoesOneStep() {
    Path file = Games.LIBRARY.resolve("rbg/breakthrough.rbg");
    Interpreter interpreter = Interpreter.of(Games.read(file));
    State state = interpreter.settle(interpreter.initial()).orElseThrow();

    Explanation why = interpreter.explain(state, List.of("rx0y6", "rx0y4"), MOST_WORK);

    assertFalse(why.isLegal());
    assertEquals(1, why.matched());
    assertEquals(List.of("rx1y5", "rx0y5"), why.next());
    assertEquals(List.of(), why.obstacles());
    assertEquals(1, why.reached());
    assertEquals(Set.of("rx0y5", "rx1y5"), Set.copyOf(why.possible()));
  }

  /** From an empty square: the fewest conditions that would have to hold, and where paths go. */
  @Test
  void whatStandsInTheWayTogetherIsNamedInOrder() {
    Path file = Games.LIBRARY.resolve("rbg/breakthrough.rbg");
    Interpreter interpreter = Interpreter.of(Games.read(file));
    State state = interpreter.settle(interpreter.initial()).orElseThrow();

    Explanation taken = interpreter.explain(state, List.of("rx0y7", "rx0y6"), MOST_WORK);
    assertTrue(taken.obstacles().getFirst().isDecisive());
    Explanation both = interpreter.explain(state, List.of("rx0y1", "rx0y0"), MOST_WORK);
    assertEquals(2, both.obstacles().size());
    assertFalse(both.obstacles().getFirst().isDecisive());
    assertEquals(2, both.reached());
    assertEquals(List.of(), both.possible());
  }
}
