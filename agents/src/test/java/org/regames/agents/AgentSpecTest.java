package org.regames.agents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AgentSpecTest {
  @Test
  void aBudgetAndOptionsFollowTheName() {
    AgentSpec spec = AgentSpec.parse("mcts:c=0.5:1.5s");

    assertEquals("mcts", spec.kind().name());
    assertEquals(new Clock.Time(Duration.ofMillis(1500)), spec.clock());
    assertEquals(Map.of("c", "0.5"), spec.options().values());
    assertEquals(new Clock.Iterations(20), AgentSpec.parse("flat:20it").clock());
    assertEquals(Clock.parse("1s"), AgentSpec.parse("mcts").clock());
  }

  @ParameterizedTest
  @CsvSource({
    "mtcs, there is no agent `mtcs`; available: ",
    "mtcs, did you mean mcts?",
    "mcts:fast, 'expected a budget such as 200ms, 2s or 1000it, found `fast`'",
    "mcts:0it, expected at least 1it",
    "mcts:0ms, expected at least 1ms",
    "mcts:1s:2s, 'expected one budget, found two'",
    "mcts:q=1, mcts has no option `q`; it has: c",
    "random:c=1, random has no option `c`; it has none",
  })
  void whatIsNoAgentIsAnsweredWithWhatIs(String text, String message) {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> AgentSpec.parse(text));
    assertTrue(refused.getMessage().contains(message), refused.getMessage());
  }

  @Test
  void aValueThatCannotBeIsRefusedWhenTheAgentSits() {
    AgentSpec spec = AgentSpec.parse("mcts:c=much");
    Seat seat = new Seat(Texts.numbers(), 0, 1);

    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> spec.kind().sit(seat, spec.options()));
    assertEquals("option c: expected a number from 0 to 100, found much", refused.getMessage());
  }
}
