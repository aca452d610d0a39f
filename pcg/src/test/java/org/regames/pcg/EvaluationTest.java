package org.regames.pcg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.agents.AgentSpec;
import org.regames.agents.PlayedGame;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Source;
import org.regames.pcg.metrics.Estimate;

@Tag("long")
class EvaluationTest {
  private static final Evaluation RANDOM = new Evaluation(400, 1, 100, Optional.empty());

  private static double value(String name, List<Measurement> measurements) {
    return Texts.named(name, measurements).estimate().value().orElseThrow();
  }

  private static Evaluation judgedBy(String agent) {
    Judge judge = new Judge.ByAgent(AgentSpec.parse(agent), 20);
    return new Evaluation(400, 1, 100, Optional.of(judge));
  }

  /** x has one decision among three moves; one of them draws, the others win. */
  @Test
  void randomPlaysAreMeasured() {
    List<Measurement> found = RANDOM.screen(Texts.numbers());
    assertEquals(1, value("random.completion", found));
    assertEquals(1, value("random.moves", found));
    assertEquals(3, value("random.branching", found));
    assertEquals(Math.log10(3), value("random.tree", found), 1e-9);
    Estimate draws = Texts.named("random.drawishness", found).estimate();
    assertTrue(draws.low().orElseThrow() < 1 / 3.0, draws::toString);
    assertTrue(draws.high().orElseThrow() > 1 / 3.0, draws::toString);
  }

  @Test
  void theSameSeedMeasuresTheSame() {
    assertEquals(RANDOM.screen(Texts.numbers()), RANDOM.screen(Texts.numbers()));
  }

  @Test
  void playsWithoutEndAreBrokenOff() {
    List<Measurement> found = RANDOM.screen(Texts.endless());
    assertEquals(0, value("random.completion", found));
    assertEquals(1, value("random.timeouts", found));
    assertEquals(100, value("random.moves", found));
    assertTrue(Texts.named("random.balance", found).estimate().value().isEmpty());
  }

  /** Who searches says 2 and wins, as either player: o never moves. */
  @Test
  void agentsPlayTheGameAndMeetRandomPlayers() {
    PlayedGame game = Texts.numbers();
    List<Measurement> found = judgedBy("mcts:50it").judged(game);
    assertEquals(0, value("agent.drawishness", found));
    assertEquals(0.5, value("agent.advantage", found));
    double skill = value("agent.skill", found);
    assertTrue(skill > 0.5 && skill < 0.8, "wins as x, loses two of three as o: " + skill);
    assertEquals(List.of(), RANDOM.judged(game));
  }

  @Test
  void gatesAreDecidedByIntervals() {
    List<Measurement> found = RANDOM.screen(Texts.numbers());
    List<Gate> gates =
        Gate.read(
            new Source(
                "gates",
                """
                # What a game of ours should be like
                random.completion >= 0.95   # it ends
                random.drawishness <= 0.1
                random.drawishness >= 0.33
                agent.skill >= 0.5
                """),
            MetricNames.ALL);
    assertEquals(
        List.of(
            Gate.Verdict.PASSED,
            Gate.Verdict.FAILED,
            Gate.Verdict.UNDECIDED,
            Gate.Verdict.UNDECIDED),
        gates.stream().map(gate -> gate.verdict(found)).toList());
  }

  @Test
  void aGateThatIsNoneIsNamedWithItsPlace() {
    Source source = new Source("gates", "random.completion >= 0.95\n\n  balance > 1\n");
    DiagnosticException thrown =
        assertThrows(DiagnosticException.class, () -> Gate.read(source, MetricNames.ALL));
    assertEquals(3, thrown.diagnostic().origin().line());
    assertEquals(3, thrown.diagnostic().origin().column());
  }
}
