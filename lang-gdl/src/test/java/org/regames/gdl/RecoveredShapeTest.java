package org.regames.gdl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Game;

/** What proofs about facts make of the automaton. */
@Tag("long")
class RecoveredShapeTest {
  private static Game library(String name) {
    return Gdl.game(
        Gdl.text(
            Gdl.library().stream().filter(file -> file.endsWith(name)).findFirst().orElseThrow()));
  }

  private static List<String> actions(Game game, String from) {
    return game.edges().stream()
        .filter(edge -> edge.from().startsWith(from))
        .map(Edge::action)
        .map(Action::toString)
        .toList();
  }

  /** Straight ahead and two diagonals, for each player. */
  @Test
  void movesOfOneDirectionAreOneFamily() {
    Game game = library("breakthrough.kif");
    assertEquals(
        6,
        game.edges().stream()
            .filter(edge -> edge.action() instanceof Action.AnyAssignment)
            .count());
    assertTrue(game.edges().stream().noneMatch(edge -> edge.action() instanceof Action.Tag));
  }

  /** A column has room where its top cell is free: what lies below follows by an implication. */
  @Test
  void aColumnIsFullWhereItsTopIs() {
    Game game = library("connectfour.kif");
    assertTrue(
        actions(game, "choose_yellow")
            .containsAll(List.of("at[1][6] == nobody", "at[7][6] == nobody")));
  }

  /** Each line of four is asked for after a disc of its player in one of its cells, no other. */
  @Test
  void onlyWhatAMoveCanEndIsAsked() {
    Game game = library("connectfour.kif");
    long alternatives =
        game.edges().stream().filter(edge -> edge.from().matches("ends_[0-9]+")).count();
    long afterDiscs = 2 * 69 * 4;
    assertTrue(alternatives > afterDiscs, () -> alternatives + " alternatives");
    assertTrue(alternatives < afterDiscs + 69, () -> alternatives + " alternatives");
  }
}
