package org.regames.pcg.evolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.agents.PlayedGame;
import org.regames.backend.engine.UnplayableException;
import org.regames.ir.diagnostic.Source;
import org.regames.pcg.Evaluation;
import org.regames.pcg.Measurement;
import org.regames.pcg.Texts;

class KnownGamesTest {
  private static final Evaluation EVALUATION = new Evaluation(20, 1, 100, Optional.empty());

  private static List<Measurement> compared(String text) {
    KnownGames known = new KnownGames();
    known.add("ring", Texts.hrg(Texts.RING), EVALUATION);
    PlayedGame game = Texts.hrg(text);
    return known.measured(new Source("game.hrg", text), game, EVALUATION.screen(game));
  }

  private static double value(String name, List<Measurement> found) {
    return Texts.named(name, found).estimate().value().orElseThrow();
  }

  /** Other scores in the same order, and a line that changes nothing of who wins. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "ring > ring",
        "100 > 9",
        "goals[me] = 100 > goals[me] = 50",
        "player = keeper~ > player = keeper~  goals[black] = 0~",
        "black > green",
        "c1 = white; c3 = white; c4 = black > c4 = white; c6 = white; c1 = black"
      })
  void whatIsTheSameForWhoWinsIsKnown(String from, String to) {
    String text = Texts.RING.replace(from.replace('~', '\n'), to.replace('~', '\n'));
    UnplayableException known = assertThrows(UnplayableException.class, () -> compared(text));
    assertEquals("is ring again", known.getMessage());
  }

  @Test
  void anotherSetUpIsNewToSomeExtent() {
    List<Measurement> near = compared(Texts.RING.replace("c3 = white; ", ""));
    assertTrue(value("novelty.rules", near) > 0);
    assertTrue(value("novelty.behaviour", near) > 0);
    String far =
        """
        domain Player = x | y
        domain Score = 0 | 1
        domain Number = N(I) where I in 1..9
        said : Number
        graph turn(me : Player) {
          player = me
          said = Number(*)
          $$ said
        }
        graph rules() {
          turn(x)
          turn(y)
          player = keeper
          goals[y] = 1
          end()
        }
        """;
    List<Measurement> other = compared(far);
    assertTrue(value("novelty.rules", other) > value("novelty.rules", near));
    assertTrue(value("novelty.behaviour", other) > value("novelty.behaviour", near));
  }
}
