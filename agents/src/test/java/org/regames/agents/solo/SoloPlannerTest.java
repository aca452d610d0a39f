package org.regames.agents.solo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.agents.AgentSpec;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.agents.Texts;
import org.regames.agents.match.OpenPlay;
import org.regames.agents.match.Referee;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;

class SoloPlannerTest {
  private static final long BYTES = 1L << 26;

  /** Five switches, of which each move sets one and clears the next; all are set in one order. */
  private static final String SWITCHES =
      """
      (role p) (init (step 0)) (succ 0 1) (succ 1 2) (succ 2 3) (succ 3 4) (succ 4 5)
      (switch a) (switch b) (switch c) (switch d) (switch e)
      (after a b) (after b c) (after c d) (after d e) (after e a)
      (<= (base (on ?x)) (switch ?x)) (<= (input p (set ?x)) (switch ?x))
      (base (step 0)) (<= (base (step ?n)) (succ ?m ?n))
      (<= (legal p (set ?x)) (switch ?x))
      (<= (next (on ?x)) (does p (set ?x)))
      (<= (next (on ?x)) (true (on ?x)) (does p (set ?y)) (not (after ?y ?x)))
      (<= (next (step ?n)) (true (step ?m)) (succ ?m ?n))
      (<= terminal (true (step 5)))
      (<= all (true (on b)) (true (on c)) (true (on d)) (true (on e)))
      (<= (goal p 100) all) (<= (goal p 0) (not all))
      """;

  private static PlayedGame net(String rules) {
    return ServiceLoader.load(Language.class).stream()
        .map(ServiceLoader.Provider::get)
        .flatMap(language -> language.nets().stream())
        .findFirst()
        .orElseThrow()
        .read(new Source("rules", rules), new Budget())
        .value()
        .map(reading -> PlayedGame.of(reading.net()))
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"mcts:200it", "best:200it"})
  void agentsFollowPlans(String agent) {
    PlayedGame game = net(SWITCHES);
    Referee referee = new Referee(game, Duration.ofSeconds(1), 100);

    assertEquals(List.of(100L), referee.play(List.of(AgentSpec.parse(agent)), 1).scores());
  }

  @Test
  void netsHaveGoals() {
    PlayedGame game = net(SWITCHES);
    GoalFormula goal =
        NetGoals.of(game.net().orElseThrow(), game.players().getFirst(), "100").orElseThrow();
    OpenPlay play = new OpenPlay(game);

    assertEquals(4, goal.distance(play.state()));
    assertEquals(4, goal.needs());
    assertTrue(play.play(List.of("set__e")));
    assertEquals(3, goal.distance(play.state()));
  }

  @Test
  void aPlanIsKeptWhileItIsFollowed() {
    PlayedGame game = net(SWITCHES);
    SoloPlanner planner = SoloPlanner.of(game, BYTES).orElseThrow();
    OpenPlay play = new OpenPlay(game);
    SoloPlan plan = planner.plan(play.state(), Clock.parse("1000it").start()).orElseThrow();
    assertTrue(plan.isBest());
    play.play(plan.moves().getFirst());
    SoloPlan rest = planner.plan(play.state(), Clock.parse("1it").start()).orElseThrow();

    assertEquals(plan.moves().subList(1, plan.moves().size()), rest.moves());
    assertEquals(play.state(), rest.states().getFirst());
  }

  @Test
  void othersHaveNoPlanner() {
    assertEquals(Optional.empty(), SoloPlanner.of(Texts.library("hrg/tictactoe.hrg"), BYTES));
  }
}
