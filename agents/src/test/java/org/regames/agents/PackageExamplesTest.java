package org.regames.agents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.agents.efg.EfgEmitter;
import org.regames.agents.match.Referee;
import org.regames.agents.match.Standing;
import org.regames.agents.match.Tournament;
import org.regames.agents.solo.SoloSolver;
import org.regames.agents.solve.Solver;
import org.regames.agents.tree.GameTree;
import org.regames.agents.tree.Regrets;
import org.regames.ir.Game;
import org.regames.ir.language.Budget;

/** The examples of the packages' pages. */
class PackageExamplesTest {
  @Test
  void theExampleOfAgentsIsTrue() {
    PlayedGame game = Texts.numbers();
    AgentSpec spec = AgentSpec.parse("mcts:100it");
    View view = new View(List.of(), List.of(List.of("0"), List.of("1"), List.of("2")));
    try (Agent agent = spec.kind().sit(new Seat(game, 0, 1), spec.options())) {
      assertEquals(List.of("2"), agent.choose(view, spec.clock()));
    }
    Referee referee = new Referee(game, Duration.ofSeconds(1), 100);
    assertEquals(
        List.of(2L, 0L), referee.play(List.of(spec, AgentSpec.parse("random")), 1).scores());
  }

  @Test
  void theExampleOfTheSearchersIsTrue() {
    assertEquals(
        List.of("alphabeta", "best", "flat", "ismcts", "mcts", "random"),
        Agents.installed().stream().map(AgentKind::name).toList());
  }

  @Test
  void theExampleOfMatchesIsTrue() {
    PlayedGame game = Texts.numbers();
    List<AgentSpec> agents = List.of(AgentSpec.parse("flat:30it"), AgentSpec.parse("random"));
    Tournament tournament = new Tournament(agents, 10, 1, 1, Duration.ofSeconds(1), 100);
    List<Tournament.Played> plays = tournament.run(game, played -> {});
    Standing first = Standing.of(List.of("flat", "random"), plays).getFirst();
    assertEquals(10, first.plays());
    assertEquals(1.0, first.meanScore());
  }

  @Test
  void theExampleOfSolvingIsTrue() {
    PlayedGame game = Texts.library("sbg/hexapawn.sbg");
    Solver solver = new Solver(game, 1 << 24, Duration.ofMinutes(1), states -> {});
    assertEquals(List.of(0L, 100L), solver.solve(game.model().newState()).scores());
  }

  @Test
  void theExampleOfPuzzlesIsTrue() {
    PlayedGame game = Texts.library("gdl/lights.kif");
    SoloSolver.Outcome found =
        SoloSolver.solve(
            game, game.model().newState(), 1 << 28, Duration.ofMinutes(1), states -> {});
    assertEquals(List.of(List.of("press__2_2")), found.plan().orElseThrow().moves());
  }

  @Test
  void theExamplesOfTreesAreTrue() {
    Game kuhnPoker = Texts.library("hrg/kuhn-poker.hrg").rules();
    GameTree tree = GameTree.of(kuhnPoker, new Budget());
    assertEquals(58, tree.nodes());
    Regrets regrets = new Regrets(tree, 1);
    for (int i = 0; i < 1000; i++) {
      regrets.improve();
    }
    assertTrue(regrets.strategies().exploitability() < 0.001);
    String text = new EfgEmitter().emit(kuhnPoker).value().orElseThrow();
    assertTrue(text.startsWith("EFG 2 R \"game\" { \"opener\" \"responder\" }"), text);
  }
}
