package org.regames.agents.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.agents.Agent;
import org.regames.agents.AgentSpec;
import org.regames.agents.PlayedGame;
import org.regames.agents.Seat;
import org.regames.agents.Texts;
import org.regames.agents.View;
import org.regames.agents.match.OpenPlay;
import org.regames.agents.match.Referee;
import org.regames.backend.interpreter.Turn;

@Tag("long")
class InformationSetsTest {
  private static String answer(PlayedGame game, int player, String spec, View view) {
    AgentSpec agent = AgentSpec.parse(spec);
    try (Agent seated = agent.kind().sit(new Seat(game, player, 1), agent.options())) {
      return String.join(" ", seated.choose(view, agent.clock()));
    }
  }

  /** The best reply to a bet, whatever the other may hold. */
  @ParameterizedTest
  @CsvSource({"jack, fold", "king, call"})
  void theOwnCardIsKnown(String card, String reply) {
    List<Turn> seen =
        List.of(
            new Turn("random", List.of()),
            new Turn("random", List.of(card)),
            new Turn("opener", List.of("bet")));
    View view = new View(seen, List.of(List.of("fold"), List.of("call")));

    assertEquals(reply, answer(Texts.library("hrg/kuhn-poker.hrg"), 1, "ismcts:2000it", view));
  }

  /**
   * A guess among three brings two thirds, less than the one that is sure. Who searches each world
   * alone thinks that it will guess right in all of them ("strategy fusion": I. Frank and D. Basin,
   * "Search in games with incomplete information", Artificial Intelligence 100, 1998).
   */
  @Test
  void nobodyThinksItWillKnowWhatIsHidden() {
    PlayedGame game =
        Texts.game(
            """
            var coin: Score = 0; var guess: Score = 0;
            begin, hide: visible[x] = 0; hide, toss: player = random;
            toss, fell: coin = Score(*); fell, told: $$ coin; told, show: player = keeper;
            show, ask: visible[x] = 1; ask, asked: player = x;
            asked, sure: $ sure; sure, paid: player = keeper; paid, last: goals[x] = 1;
            asked, risk: $ risk; risk, which: player = x;
            which, named: guess = Score(*); named, said: $$ guess; said, look: player = keeper;
            look, won: guess == coin; won, last: goals[x] = 2;
            look, last: guess != coin;
            last, end: player = keeper;
            """);
    OpenPlay play = new OpenPlay(game);
    assertTrue(play.play(List.of("1")));

    assertEquals("risk", answer(game, 0, "mcts:3000it", play.view()));
    assertEquals("sure", answer(game, 0, "ismcts:3000it", play.view()));
  }

  @Test
  void wholePlaysAreLegalAndTheSameForTheSameSeed() {
    PlayedGame game = Texts.library("hrg/leduc-poker.hrg");
    Referee referee = new Referee(game, Duration.ofMinutes(1), 1000);
    List<AgentSpec> agents = List.of(AgentSpec.parse("ismcts:40it"), AgentSpec.parse("random"));
    for (int seed = 0; seed < 20; seed++) {
      assertTrue(referee.play(agents, seed).finished());
      assertEquals(referee.play(agents, seed).turns(), referee.play(agents, seed).turns());
    }
  }

  @Test
  void whereNothingIsHiddenItPlaysAsUct() {
    PlayedGame game = Texts.library("hrg/tictactoe.hrg");
    OpenPlay play = new OpenPlay(game);

    assertEquals(
        answer(game, 0, "mcts:300it", play.view()), answer(game, 0, "ismcts:300it", play.view()));
  }
}
