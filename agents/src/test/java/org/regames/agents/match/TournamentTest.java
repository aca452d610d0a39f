package org.regames.agents.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.agents.AgentSpec;
import org.regames.agents.PlayedGame;
import org.regames.agents.Texts;
import org.regames.backend.interpreter.Turn;

class TournamentTest {
  private static final List<String> NAMES = List.of("mcts:100it", "flat:20it", "random");

  private static Tournament tournament(int threads) {
    List<AgentSpec> agents = NAMES.stream().map(AgentSpec::parse).toList();
    return new Tournament(agents, 4, 5, threads, Duration.ofSeconds(60), 500);
  }

  private static List<List<Turn>> turns(List<Tournament.Played> plays) {
    return plays.stream().map(play -> play.result().turns()).toList();
  }

  @Test
  void playsDoNotDependOnThreads() {
    PlayedGame game = Texts.library("hrg/tictactoe.hrg");

    assertEquals(turns(tournament(1).run(game, _ -> {})), turns(tournament(3).run(game, _ -> {})));
  }

  @Test
  void everyTwoPlayEachOtherFromBothSeats() {
    PlayedGame game = Texts.library("hrg/tictactoe.hrg");
    List<Tournament.Played> plays = tournament(1).run(game, _ -> {});

    assertEquals(12, tournament(1).plays(2));
    assertEquals(12, plays.size());
    for (int one = 0; one < 3; one++) {
      for (int other = 0; other < 3; other++) {
        List<Integer> seats = List.of(one, other);
        long count = plays.stream().filter(play -> play.seats().equals(seats)).count();
        assertEquals(one == other ? 0 : 2, count, seats.toString());
      }
    }
    List<Standing> standings = Standing.of(NAMES, plays);
    for (Standing standing : standings) {
      assertEquals(8, standing.plays());
      assertEquals(8, standing.wins() + standing.draws() + standing.losses());
    }
    assertTrue(standings.get(0).elo() > standings.get(2).elo());
  }

  @Test
  void faultsAreCounted() {
    List<AgentSpec> agents = List.of(AgentSpec.parse("random"), Cheats.illegal());
    Tournament tournament = new Tournament(agents, 6, 1, 1, Duration.ofSeconds(60), 500);
    List<Tournament.Played> plays = tournament.run(Texts.library("hrg/tictactoe.hrg"), _ -> {});
    List<Standing> standings = Standing.of(List.of("random", "cheat"), plays);

    assertEquals(6, standings.get(0).wins());
    assertEquals(0, standings.get(0).faults());
    assertEquals(6, standings.get(1).faults());
  }
}
