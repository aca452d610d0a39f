package org.regames.pcg.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.regames.agents.PlayedGame;
import org.regames.agents.match.OpenPlay;
import org.regames.agents.solve.Solution;
import org.regames.agents.solve.Solver;
import org.regames.backend.engine.UnplayableException;
import org.regames.backend.interpreter.Turn;
import org.regames.pcg.Texts;

class PuzzleSearchTest {
  /** A heap of sticks, of which one or two are taken; who takes the last one wins. */
  private static final PlayedGame STICKS =
      Texts.hrg(
          """
          domain Player = first | second
          domain Score = 0 | 100
          domain Heap = H(N) where N in 0..8
          domain Number = one | two
          take : Number -> Heap -> Heap
          take(one, H(N)) = if N > 0 then H(N - 1) else H(8)
          take(two, H(N)) = if N > 1 then H(N - 2) else H(8)
          heap : Heap = H(8)
          number : Number
          graph turn(me : Player) {
            player = me
            number = Number(*)
            check(take(number, heap) != H(8))
            $$ number
            heap = take(number, heap)
            player = keeper
            if heap == H(0) {
              goals[me] = 100
              end()
            }
          }
          graph rules() {
            loop {
              turn(first)
              turn(second)
            }
          }
          """);

  private static final List<Puzzle> FOUND =
      new PuzzleSearch(STICKS, 3, 5, 20_000, 1).find(20, 100, _ -> {});

  /** From 4, 5, 7 and 8 sticks one must leave a number that three divides. */
  @Test
  void eachHasOneMoveThatWinsAsTheSolverSays() {
    assertTrue(FOUND.size() >= 4, FOUND::toString);
    for (Puzzle puzzle : FOUND) {
      OpenPlay play = new OpenPlay(STICKS);
      for (Turn turn : puzzle.before()) {
        assertTrue(play.play(turn.tags()), turn::toString);
      }
      assertEquals(puzzle.state(), play.state());
      Solution solution =
          new Solver(STICKS, 1 << 20, Duration.ofMinutes(1), _ -> {}).solve(puzzle.state().copy());
      assertEquals(100, solution.scores().get(puzzle.player()));
      assertEquals(List.of(puzzle.solution().getFirst()), solution.best());
      puzzle.solution().forEach(tags -> assertTrue(play.play(tags), tags::toString));
      assertTrue(play.isOver(), "the line ends with the win");
      assertEquals(puzzle.plies(), puzzle.solution().size());
    }
  }

  @Test
  void noPositionComesTwiceAndTheEasiestComeFirst() {
    assertEquals(
        FOUND.size(), FOUND.stream().map(Puzzle::state).collect(Collectors.toSet()).size());
    for (int place = 1; place < FOUND.size(); place++) {
      assertTrue(FOUND.get(place - 1).traps() <= FOUND.get(place).traps());
    }
    assertEquals(
        FOUND.toString().length(),
        new PuzzleSearch(STICKS, 3, 5, 20_000, 1).find(20, 100, _ -> {}).toString().length());
  }

  @Test
  void whatTakesTooManyStatesIsLeftOut() {
    assertEquals(List.of(), new PuzzleSearch(STICKS, 3, 5, 2, 1).find(20, 20, _ -> {}));
  }

  @Test
  void gamesOfOnePlayerHaveNone() {
    PlayedGame alone =
        Texts.hrg(
            """
            domain Player = me
            domain Score = 0 | 1
            graph rules() {
              player = me
              $ done
              player = keeper
              goals[me] = 1
              end()
            }
            """);
    assertThrows(UnplayableException.class, () -> new PuzzleSearch(alone, 3, 5, 100, 1));
  }
}
