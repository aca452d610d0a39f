package org.regames.pcg.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.regames.agents.PlayedGame;
import org.regames.pcg.Texts;
import org.regames.pcg.metrics.Estimate;
import org.regames.pcg.metrics.Meter;

class JudgeStepsTest {
  private static double value(String name, Map<String, Estimate> found) {
    return found.get(name).value().orElseThrow();
  }

  /** Six cells in a ring, one step of which leads one way only. */
  private static PlayedGame ring(String stepFromD) {
    return Texts.hrg(Texts.RING.replace("next(left, c4) = c3", "next(left, c4) = " + stepFromD));
  }

  @Test
  void accidentsInTheRulesAreSeen() {
    Map<String, Estimate> sound = new RuleFacts(ring("c3")).measured();
    assertEquals(0, value("one-way", sound));
    Map<String, Estimate> odd = new RuleFacts(ring("c2")).measured();
    // 12 steps: c4 to c2 leads one way, and c3 to c4 is no longer led back.
    assertEquals(2 / 12.0, value("one-way", odd), 1e-9);
    assertEquals(1 / 3.0, value("unused-scores", odd), 1e-9);
    assertEquals(0, value("unreachable", odd));
  }

  @Test
  void aSmallGameIsSolved() {
    Map<String, Estimate> found = new SmallSolve(1000).measured(ring("c3"));
    assertEquals(1, value("solved", found));
    assertEquals(1, value("value", found));
    assertEquals(Map.of(), new SmallSolve(10_000).measured(Texts.endless()), "no play ends");
  }

  @Test
  void theExampleIsTrue() {
    PlayedGame game = Texts.numbers();
    assertEquals(
        Set.of("one-way", "unreachable", "unused-scores"), new RuleFacts(game).measured().keySet());
  }

  /** Who searches says 2 and wins as x; as o there is nothing to do. */
  @Test
  void whereThinkingPaysNothingTheLadderSaysSo() {
    SkillLadder ladder = new SkillLadder(8, 3, 8);
    Map<String, Estimate> found =
        ladder.measured(Texts.numbers(), new SearchWork(3, 1, 1e9), 1, 100, Meter.unlimited());
    assertEquals(
        List.of("first", "second", "third", "depth", "skill"), List.copyOf(found.keySet()));
    assertEquals(0.5, value("third", found), 1e-9);
    assertEquals(0, value("depth", found));
  }

  @Test
  void aGameThatIsTooLargeIsSearchedLess() {
    assertEquals(160, new SearchWork(10, 20, 1e9).iterations(16, 24, 1));
    SearchWork large = new SearchWork(100, 200, 1e8);
    long fewer = large.iterations(16, 24, 1);
    assertTrue(fewer < 1600 && large.moves(fewer, 24) <= 1.05e8, "iterations " + fewer);
  }

  private static PlayedGame setUp(String contents) {
    return Texts.hrg(Texts.RING.replace("c1 = white; c3 = white; c4 = black", contents));
  }

  /** On a ring two neighbours are as two others; two apart are not as two neighbours. */
  @Test
  void setUpsAreComparedByNumbersAndPlaces() {
    assertTrue(new RuleFacts(setUp("c1 = white; c2 = white; c4 = black")).accidents().isLopsided());
    assertEquals(
        0,
        value(
            "lopsided",
            new RuleFacts(setUp("c1 = white; c2 = white; c4 = black; c5 = black")).measured()));
    assertEquals(
        1,
        value(
            "lopsided",
            new RuleFacts(setUp("c1 = white; c2 = white; c3 = black; c5 = black")).measured()));
  }
}
