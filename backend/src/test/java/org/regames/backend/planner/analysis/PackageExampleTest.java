package org.regames.backend.planner.analysis;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Step;
import org.regames.ir.Game;

/** The example of the package page. */
class PackageExampleTest {
  @Test
  void theExampleIsTrue() {
    Game game = Games.fillingSquares();
    Graph graph = new Graph(game, GameLayout.of(game));
    int begin = graph.automaton().node("begin");
    assertInstanceOf(Step.Assign.class, graph.transitions(begin).getFirst().step());
  }
}
