package org.regames.agents.ggp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.regames.agents.Agent;
import org.regames.agents.AgentKind;
import org.regames.agents.AgentOptions;
import org.regames.agents.AgentSpec;
import org.regames.agents.Clock;
import org.regames.agents.Seat;
import org.regames.agents.View;
import org.regames.backend.interpreter.Turn;

/** Time that is not the player's own is the agent's until somebody asks for something. */
@Timeout(60)
class PonderTest {
  private static final Turn UNSEEN = new Turn("a", List.of());

  private final List<String> log = Collections.synchronizedList(new ArrayList<>());
  private final BlockingQueue<List<Turn>> begun = new LinkedBlockingQueue<>();
  private final BlockingQueue<List<Turn>> ended = new LinkedBlockingQueue<>();

  /** Plays the first move, and ponders as long as it may. */
  private final class Ponderer implements AgentKind, Agent {
    @Override
    public String name() {
      return "ponderer";
    }

    @Override
    public String summary() {
      return "Ponders.";
    }

    @Override
    public Map<String, String> options() {
      return Map.of();
    }

    @Override
    public Clock usual() {
      return Clock.parse("1it");
    }

    @Override
    public Agent sit(Seat seat, AgentOptions options) {
      return this;
    }

    @Override
    public List<String> choose(View view, Clock clock) {
      return view.legal().getFirst();
    }

    @Override
    public void ponder(List<Turn> seen, Clock.Running clock) {
      begun.add(seen);
      while (clock.goesOn(0)) {
        Thread.onSpinWait();
      }
      ended.add(seen);
    }
  }

  private GgpPlayer player(boolean ponders) {
    Ponderer agent = new Ponderer();
    AgentSpec spec = new AgentSpec("ponderer", agent, agent.usual(), new AgentOptions(Map.of()));
    PlayerSetting setting =
        new PlayerSetting("us", spec, 1, 600, PlayerSetting.USUAL_MARGIN, ponders);
    SheetReader reader = new SheetReader(Sheets.gdl().rules().orElseThrow(), Sheets.reader());
    return new GgpPlayer(setting, reader, log::add);
  }

  @Test
  void itPondersBeforeTheStartAndAfterItsMoves() throws InterruptedException {
    GgpPlayer player = player(true);
    assertEquals("ready", player.answer(Sheets.start("m", "b", 4)), log.toString());
    assertEquals(List.of(UNSEEN), ended.take());
    begun.take();
    String move = player.answer("( PLAY m NIL )");
    List<Turn> seen = begun.take();
    assertEquals(UNSEEN, seen.getFirst());
    assertEquals("b", seen.getLast().player());
    assertTrue(player.answer("( PLAY m ( ( pick 3 ) " + move + " ) )").startsWith("( pick "));
    assertEquals(seen, ended.take());
    seen = begun.take();
    assertEquals(4, seen.size(), seen.toString());
    assertEquals("done", player.answer("( STOP m ( ( pick 1 ) ( pick 2 ) ) )"));
    assertEquals(seen, ended.take());
    assertTrue(log.getLast().endsWith("ended with 100"), log.toString());
  }

  @Test
  void anAbortedMatchEndsIt() throws InterruptedException {
    GgpPlayer player = player(true);
    player.answer(Sheets.start("m", "a", 4));
    ended.take();
    begun.take();
    player.answer("( PLAY m NIL )");
    begun.take();
    assertEquals("aborted", player.answer("( ABORT m )"));
    ended.take();
    assertEquals("ready", player.answer(Sheets.start("n", "a", 1)), log.toString());
  }

  @Test
  void itDoesNotPonderWhereItShallNot() {
    GgpPlayer player = player(false);
    assertEquals("ready", player.answer(Sheets.start("m", "b", 20)), log.toString());
    assertTrue(player.answer("( PLAY m NIL )").startsWith("( pick "));
    assertEquals("aborted", player.answer("( ABORT m )"));
    assertTrue(begun.isEmpty(), begun.toString());
  }
}
