package org.regames.agents.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.agents.PlayedGame;
import org.regames.agents.Texts;
import org.regames.agents.UnsolvableException;
import org.regames.agents.match.OpenPlay;
import org.regames.backend.play.SplitMix;

@Tag("long")
class ProofSolverTest {
  private static final Duration LONG = Duration.ofMinutes(10);

  /** The same values and the same best moves as by exhaustive search, along random plays. */
  @ParameterizedTest
  @ValueSource(strings = {"hrg/tictactoe.hrg", "hexapawn", "pong-hau-ki", "gdl/tictactoe.kif"})
  void findsWhatExhaustiveSearchFinds(String file) {
    PlayedGame game = Texts.library(file);
    Solver solver = new Solver(game, 1 << 24, LONG, _ -> {});
    ProofSolver proofs = new ProofSolver(game, 1 << 24, LONG, _ -> {});
    SplitMix random = new SplitMix();
    for (int number = 0; number < 5; number++) {
      random.start(number, 3);
      OpenPlay play = new OpenPlay(game);
      for (boolean goesOn = true; goesOn; ) {
        Solution one = solver.solve(play.state());
        Solution other = proofs.solve(play.state());
        assertEquals(one.scores(), other.scores(), play.turns()::toString);
        assertEquals(one.best(), other.best(), play.turns()::toString);
        goesOn = !play.isOver();
        if (goesOn) {
          play.draw(random);
        }
      }
    }
  }

  /** A table that forgets costs time, not truth. */
  @Test
  void aTableThatIsTooSmallChangesNothing() {
    PlayedGame game = Texts.library("hrg/tictactoe.hrg");
    Solution small = new ProofSolver(game, 1 << 14, LONG, _ -> {}).solve(game.model().newState());

    assertEquals(List.of(50L, 50L), small.scores());
    assertEquals(9, small.best().size());
  }

  @Test
  void whatCannotBeSolvedIsSaid() {
    assertRefused("random moves", Texts.library("hrg/pig.hrg"), LONG);
    assertRefused("players do not see all moves", Texts.library("hrg/kuhn-poker.hrg"), LONG);
    assertRefused(
        "not solved within 0 s", Texts.library("hrg/breakthrough.hrg"), Duration.ofMillis(50));
  }

  private static void assertRefused(String reason, PlayedGame game, Duration time) {
    UnsolvableException refused =
        assertThrows(
            UnsolvableException.class,
            () -> new ProofSolver(game, 1 << 24, time, _ -> {}).solve(game.model().newState()));
    assertTrue(refused.getMessage().contains(reason), refused.getMessage());
  }
}
