package org.regames.agents.ggp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whatever a host does, the player answers in time, and is there for the next match. */
@Tag("long")
@Timeout(60)
class HostileHostTest {
  private static final String NONSENSE =
      "( PLAY m ( ( go 9 ) ) )\n( PLAY m ( a b ) )\n( PLAY m ( ( ) ( ( go ) ) ) )\n( PLAY m )\n"
          + "( PLAY n NIL )\n( STOP n NIL )\n( ABORT n )\n( START m walker )\n)\n((((\n( INFO m )\n"
          + "( START m walker NIL 1 1 )\n( \u0000 )\nPLAY m NIL\n( PREVIEW x y )";

  private final List<String> log = Collections.synchronizedList(new ArrayList<>());
  private final GgpPlayer player = Sheets.player("mcts", log::add);

  /** The answer to a message, which has to come within a time. */
  private String answer(String message, double seconds) {
    long asked = System.nanoTime();
    String answer = player.answer(message);
    double took = (System.nanoTime() - asked) / 1e9;
    assertTrue(took <= seconds, () -> took + " s for " + message + " " + log);
    return answer;
  }

  private String walk(String id, int start, int play) {
    return Sheets.start(id, "walker", Sheets.WALK, start, play);
  }

  private void isAvailable() {
    assertTrue(answer("( INFO )", 0.5).contains("( status available )"), log.toString());
  }

  private BlockingQueue<String> ask(String message) {
    BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    Thread.ofPlatform().daemon().start(() -> answers.add(player.answer(message)));
    return answers;
  }

  @Test
  void aSheetOfHundredsOfThousandsOfFactsIsPlayedToItsEnd() {
    assertEquals("ready", answer(walk("m", 1, 1), 1), log.toString());
    String told = "NIL";
    for (int step = 0; step < 10; step++) {
      String move = answer("( PLAY m " + told + " )", 1);
      assertTrue(move.matches("\\( go [1-4] \\)"), move + log);
      told = "( " + move + " ( block 4 ) )";
    }
    assertEquals("done", answer("( STOP m " + told + " )", 1));
    assertTrue(log.getLast().endsWith("ended with 100"), log.toString());
    isAvailable();
  }

  @Test
  void oneThatDoesNotWaitForThePlayerGetsAMove() throws InterruptedException {
    BlockingQueue<String> ready = ask(walk("m", 60, 1));
    while (!player.isBusy()) {
      Thread.sleep(1);
    }
    assertTrue(answer("( PLAY m NIL )", 1).startsWith("( go "), log.toString());
    assertEquals("ready", ready.take());
    assertEquals("aborted", answer("( ABORT m )", 1));
    isAvailable();
  }

  @Test
  void matchesThatAreEndedAtOnceKeepNoneFromStarting() throws InterruptedException {
    for (String end : List.of("( ABORT m )", "( STOP m NIL )", "( STOP m ( ( go 1 ) x ) )")) {
      BlockingQueue<String> ready = ask(walk("m", 60, 60));
      while (!player.isBusy()) {
        Thread.sleep(1);
      }
      answer(end, 1);
      assertEquals("busy", ready.take());
      isAvailable();
      assertEquals("ready", answer(walk("m", 1, 60), 1), log.toString());
      BlockingQueue<String> move = ask("( PLAY m NIL )");
      Thread.sleep(20);
      answer(end, 1);
      move.take();
      isAvailable();
    }
    assertEquals("ready", answer(walk("last", 1, 1), 1), log.toString());
    assertTrue(answer("( PLAY last NIL )", 1).startsWith("( go "), log.toString());
  }

  @Test
  void rulesThatAreRefusedKeepNoneFromStarting() {
    for (String wrong : List.of("( role walker )", "( role ?x )", "( ( ) )", "( <= )", "")) {
      assertEquals("busy", answer(Sheets.start("bad", "walker", wrong, 60, 60), 1));
      isAvailable();
    }
    assertEquals("busy", answer(Sheets.start("m", "nobody", Sheets.WALK, 60, 60), 1));
    assertEquals("ready", answer(Sheets.start("m", "a", Sheets.PICKS, 2, 1), 2));
    assertTrue(answer("( PLAY m NIL )", 1).startsWith("( pick "), log.toString());
  }

  @Test
  void nonsenseChangesNothing() {
    assertEquals("ready", answer(walk("m", 1, 1), 1), log.toString());
    for (String message : NONSENSE.split("\n")) {
      answer(message, 1);
    }
    String move = answer("( PLAY m NIL )", 1);
    assertTrue(move.startsWith("( go "), log.toString());
    for (String message : NONSENSE.split("\n")) {
      answer(message, 1);
    }
    assertTrue(answer("( PLAY m ( " + move + " ( block 4 ) ) )", 1).startsWith("( go "));
    assertEquals("aborted", answer("( ABORT m )", 1));
    isAvailable();
  }
}
