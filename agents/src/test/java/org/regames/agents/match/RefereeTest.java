package org.regames.agents.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.agents.AgentSpec;
import org.regames.agents.PlayedGame;
import org.regames.agents.Texts;
import org.regames.agents.View;
import org.regames.backend.interpreter.Turn;

class RefereeTest {
  private static final AgentSpec RANDOM = AgentSpec.parse("random");

  private static Referee referee(PlayedGame game) {
    return new Referee(game, Duration.ofMillis(20), 1000);
  }

  private static PlayResult lostBy(AgentSpec cheat) {
    PlayResult result = referee(Texts.library("hrg/tictactoe.hrg")).play(List.of(RANDOM, cheat), 1);
    assertEquals(List.of(100L, 0L), result.scores());
    assertFalse(result.finished());
    assertEquals(1, result.turns().size());
    return result;
  }

  @Test
  void whoDoesWhatItMustNotLosesAndIsNamed() {
    assertEquals(
        "o at move 2: `castle` is not legal", lostBy(Cheats.illegal()).fault().get().toString());
    assertEquals(
        "o at move 2: failed: java.lang.UnsupportedOperationException: no idea",
        lostBy(Cheats.failing()).fault().get().toString());
    assertEquals(
        "o at move 2: thought longer than 1ms and 20ms",
        lostBy(Cheats.waiting()).fault().get().toString());
  }

  @Test
  void playersSeeTheirOwnCardOnly() {
    List<View> views = new ArrayList<>();
    AgentSpec spy =
        Cheats.playing(
            (view, _) -> {
              views.add(view);
              return view.legal().getFirst();
            });
    PlayResult result =
        new Referee(Texts.library("hrg/kuhn-poker.hrg"), Duration.ofSeconds(60), 100)
            .play(List.of(spy, RANDOM), 7);

    assertTrue(result.finished());
    List<Turn> seen = views.getFirst().seen();
    assertEquals(result.turns().getFirst(), seen.getFirst());
    assertEquals(new Turn("random", List.of()), seen.get(1));
    assertEquals(List.of(List.of("bet"), List.of("pass")), sorted(views.getFirst().legal()));
  }

  private static List<List<String>> sorted(List<List<String>> moves) {
    return moves.stream().sorted((a, b) -> a.toString().compareTo(b.toString())).toList();
  }

  @Test
  void aPlayWithoutEndIsBrokenOff() {
    PlayedGame endless =
        Texts.game(
            "begin, a: player = x; a, b: player = o; b, a: player = x; a, end: player = keeper;");
    PlayResult result =
        new Referee(endless, Duration.ofSeconds(1), 5).play(List.of(RANDOM, RANDOM), 1);

    assertFalse(result.finished());
    assertEquals(5, result.turns().size());
    assertTrue(result.fault().isEmpty());
  }

  @Test
  void theSameSeedGivesTheSamePlay() {
    List<AgentSpec> agents = List.of(AgentSpec.parse("mcts:50it"), AgentSpec.parse("flat:30it"));
    for (String game : List.of("hrg/breakthrough.hrg", "hrg/kuhn-poker.hrg", "hrg/pig.hrg")) {
      PlayedGame played = Texts.library(game);
      List<Turn> turns = referee(played).play(agents, 3).turns();
      assertEquals(turns, referee(played).play(agents, 3).turns(), game);
    }
  }
}
