package org.regames.agents.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.agents.Agent;
import org.regames.agents.AgentSpec;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.agents.Seat;
import org.regames.agents.Texts;
import org.regames.agents.View;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;

class UctTest {
  /** What an agent plays after some moves of a game in which all is seen. */
  private static String answer(PlayedGame game, String spec, String after) {
    GameState state = game.model().newState();
    MoveBuffer moves = game.model().newMoves();
    List<Turn> turns = new ArrayList<>();
    for (String move : after.split(" / ")) {
      state.legalMoves(moves);
      List<List<String>> legal = legal(state, moves);
      String player = game.players().get(state.currentPlayer());
      turns.add(new Turn(player, List.of(move.split(" "))));
      state.apply(moves, legal.indexOf(turns.getLast().tags()));
    }
    state.legalMoves(moves);
    View view = new View(turns, legal(state, moves));
    AgentSpec agent = AgentSpec.parse(spec);
    Seat seat = new Seat(game, state.currentPlayer(), 1);
    try (Agent player = agent.kind().sit(seat, agent.options())) {
      return String.join(" ", player.choose(view, agent.clock()));
    }
  }

  private static List<List<String>> legal(GameState state, MoveBuffer moves) {
    List<List<String>> legal = new ArrayList<>();
    for (int move = 0; move < moves.size(); move++) {
      legal.add(state.tags(moves, move));
    }
    return legal;
  }

  @ParameterizedTest
  @CsvSource({
    "C__1_1 / C__2_2 / C__1_2 / C__3_3, C__1_3", // x wins
    "C__1_1 / C__2_2 / C__1_2, C__1_3", // o has to stop x
    "C__1_1 / C__2_2 / C__3_3 / C__1_3, C__3_1", // x has to stop o
  })
  void findsTheOnlyMoveOfTicTacToe(String after, String move) {
    PlayedGame game = Texts.library("hrg/tictactoe.hrg");

    assertEquals(move, answer(game, "mcts:3000it", after));
    assertEquals(move, answer(game, "mcts:3000it:memory=1", after));
  }

  /** A tree that knows of hidden cards calls with the queen only where it pays. */
  @Test
  void knowsWhatHasBeenSeenOnly() {
    PlayedGame kuhn = Texts.library("hrg/kuhn-poker.hrg");
    AgentSpec agent = AgentSpec.parse("mcts:2000it");
    Turn hidden = new Turn("random", List.of());
    Turn bet = new Turn("opener", List.of("bet"));
    List<List<String>> legal = List.of(List.of("fold"), List.of("call"));
    for (String card : List.of("jack", "king")) {
      Turn own = new Turn("random", List.of(card));
      try (Agent player = agent.kind().sit(new Seat(kuhn, 1, 1), agent.options())) {
        assertEquals(
            List.of(card.equals("king") ? "call" : "fold"),
            player.choose(new View(List.of(hidden, own, bet), legal), new Clock.Iterations(500)));
      }
    }
  }
}
