package org.regames.agents.ggp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.NetFrontend;
import org.regames.ir.language.NetReading;
import org.regames.ir.language.Result;

@Timeout(60)
class GgpPlayerTest {
  private final List<String> log = Collections.synchronizedList(new ArrayList<>());
  private final GgpPlayer player = Sheets.player("random", log::add);

  private boolean isLogged(String text) {
    return List.copyOf(log).stream().anyMatch(line -> line.contains(text));
  }

  private String status() {
    return player.answer("( INFO )");
  }

  @Test
  void playsAMatch() {
    assertTrue(status().contains("( status available )"), status());
    assertEquals("ready", player.answer(Sheets.start("m", "b", 20)), log.toString());
    assertTrue(status().contains("( status busy )"), status());
    assertTrue(player.answer("( PLAY m NIL )").startsWith("( pick "));
    assertTrue(player.answer("( PLAY m ( ( pick 3 ) ( pick 1 ) ) )").startsWith("( pick "));
    assertEquals("done", player.answer("( STOP m ( ( pick 1 ) ( pick 2 ) ) )"));
    assertTrue(log.getLast().endsWith("ended with 100"), log.toString());
  }

  /** Whether the host says what was done in the case of the sheet or not. */
  @Test
  void answersASheetInCapitalsInCapitals() {
    assertEquals("ready", player.answer(Sheets.start("M", "B", 20).toUpperCase(Locale.ROOT)));
    assertTrue(log.getFirst().startsWith("M: plays B"), log.toString());
    assertTrue(player.answer("( PLAY M NIL )").startsWith("( PICK "));
    assertTrue(player.answer("( PLAY M ( ( PICK 3 ) ( PICK 1 ) ) )").startsWith("( PICK "));
    assertEquals("done", player.answer("( STOP M ( ( pick 1 ) ( Pick 2 ) ) )"));
    assertTrue(log.getLast().endsWith("ended with 100"), log.toString());
  }

  @Test
  void aRoleOfASheetInCapitalsMayBeNamedInSmallLetters() {
    String rules = Sheets.PICKS.replace('\n', ' ').toUpperCase(Locale.ROOT);
    assertEquals("ready", player.answer("(start m b (" + rules + ") 20 10)"), log.toString());
    assertTrue(player.answer("(play m nil)").startsWith("( PICK "));
  }

  @Test
  void onlyKeywordsAreTheSameInAnyCaseElsewhere() {
    String capital = Sheets.start("m", "b", 20).replaceAll("\\(role (?=\\w\\))", "(ROLE ");
    assertEquals("ready", player.answer(capital), log.toString());
    assertTrue(player.answer("( PLAY m NIL )").startsWith("( pick "));
    player.answer("( PLAY m ( ( PICK 3 ) ( pick 1 ) ) )");
    assertTrue(log.getLast().contains("not legal"), log.toString());
    GgpPlayer other = Sheets.player("random", log::add);
    assertEquals("busy", other.answer(Sheets.start("m", "B", 20)));
    assertTrue(log.getLast().endsWith("they have no role B"), log.toString());
  }

  /** The host that draws for the role of chance has it in the case of its sheet. */
  @Test
  void theRoleOfChanceIsWrittenAsInTheSheet() {
    player.answer(
        "( START m a ( ( role a ) ( role Random ) ( init x ) ( legal a ( bet Random ) )"
            + " ( legal Random deal ) ( goal a 1 ) ( <= terminal ( not ( true x ) ) ) ) 20 10)");
    assertEquals("( bet Random )", player.answer("( PLAY m NIL )"), log.toString());
    player.answer("( STOP m ( ( bet random ) deal ) )");
    assertTrue(log.getLast().endsWith("ended with 1"), log.toString());
  }

  /** Clocks of days are no reason to be busy for days. */
  @Test
  void clocksAreBounded() {
    GgpPlayer hasty = Sheets.player("flat", 1, Sheets.reader(), log::add);
    long asked = System.nanoTime();
    assertEquals("ready", hasty.answer(Sheets.start("m", "a", 1_000_000)), log.toString());
    assertTrue(log.getFirst().endsWith("takes at most 1 s, less than its clocks"), log.toString());
    assertTrue(hasty.answer("( PLAY m NIL )").startsWith("( pick "));
    assertTrue(System.nanoTime() - asked < 20_000_000_000L, "took as long as the host allows");
    assertEquals("aborted", hasty.answer("( ABORT m )"));
  }

  /** Rules that take as long to read as anybody waits for them. */
  private static Result<NetReading> endless(Source source, Budget budget) {
    long end = System.nanoTime() + 60_000_000_000L;
    while (System.nanoTime() < end) {
      budget.spend(0, "rules", Origin.UNKNOWN);
    }
    return new Result<>(Optional.empty(), List.of());
  }

  @Test
  void aMatchThatItGetsReadyForIsStopped() throws InterruptedException {
    GgpPlayer patient = Sheets.player("flat", 1_000_000, GgpPlayerTest::endless, log::add);
    BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    Thread.ofPlatform().start(() -> answers.add(patient.answer(Sheets.start("m", "a", 1_000_000))));
    while (!patient.isBusy()) {
      Thread.sleep(1);
    }
    long asked = System.nanoTime();
    assertEquals("aborted", patient.answer("( ABORT m )"));
    assertEquals("busy", answers.take());
    assertTrue(!patient.isBusy() && System.nanoTime() - asked < 1_000_000_000L, "went on reading");
  }

  /** Its engine never gets ready, and yet it plays to the end. */
  @Test
  void aSheetThatIsNotReadyIsPlayedByItsRules() {
    GgpPlayer slow = Sheets.player("flat", 1, GgpPlayerTest::endless, log::add);
    long asked = System.nanoTime();
    assertEquals("ready", slow.answer(Sheets.start("m", "b", 1)), log.toString());
    assertTrue(System.nanoTime() - asked < 1_000_000_000L, "was late");
    assertTrue(isLogged("begins by querying the rules"), log.toString());
    assertTrue(slow.answer("( PLAY m NIL )").startsWith("( pick "), log.toString());
    // Any number but 3 loses to some other one now.
    assertEquals("( pick 3 )", slow.answer("( PLAY m ( ( pick 3 ) ( pick 1 ) ) )"));
    assertEquals("done", slow.answer("( STOP m ( ( pick 1 ) ( pick 3 ) ) )"));
    assertTrue(log.getLast().endsWith("ended with 100"), log.toString());
  }

  @Test
  void anEngineThatCannotBePreparedIsDoneWithout() {
    NetFrontend broken =
        (_, _) -> {
          throw new IllegalStateException("out of order");
        };
    GgpPlayer player = Sheets.player("flat", 1, broken, log::add);
    assertEquals("ready", player.answer(Sheets.start("m", "b", 1)), log.toString());
    assertTrue(isLogged("has no better engine"), log.toString());
    assertTrue(player.answer("( PLAY m NIL )").startsWith("( pick "), log.toString());
  }

  /** The engine begins where the match is by then. */
  @Test
  void anEngineTakesOverBetweenTwoMoves() throws InterruptedException {
    CountDownLatch mayRead = new CountDownLatch(1);
    NetFrontend late =
        (source, budget) -> {
          try {
            mayRead.await();
          } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
          }
          return Sheets.reader().read(source, budget);
        };
    GgpPlayer slow = Sheets.player("random", 1, late, log::add);
    slow.answer(Sheets.start("m", "b", 1));
    assertTrue(slow.answer("( PLAY m NIL )").startsWith("( pick "), log.toString());
    mayRead.countDown();
    slow.answer("( PLAY m ( ( pick 3 ) ( pick 1 ) ) )");
    while (!isLogged("its engine takes over after 1 steps")) {
      // What is not legal changes nothing.
      assertTrue(slow.answer("( PLAY m ( ( pick 4 ) ( pick 1 ) ) )").startsWith("( pick "));
    }
    slow.answer("( STOP m ( ( pick 1 ) ( pick 3 ) ) )");
    assertTrue(log.getLast().endsWith("ended with 100"), log.toString());
  }

  @Test
  void aRepeatedMessageIsAStepWithTheSameMoves() {
    player.answer(Sheets.start("m", "b", 20));
    player.answer("( PLAY m NIL )");
    player.answer("( PLAY m ( ( pick 1 ) ( pick 2 ) ) )");
    assertEquals("nil", player.answer("( PLAY m ( ( pick 1 ) ( pick 2 ) ) )"));
    assertEquals("done", player.answer("( STOP m NIL )"));
    assertTrue(log.getLast().endsWith("ended with 100"), log.toString());
  }

  @Test
  void whatIsNoStepChangesNothing() {
    player.answer(Sheets.start("m", "a", 20));
    for (String moves :
        List.of("( ( pick 4 ) ( pick 1 ) )", "( ( pick 1 ) )", "( a b )", "( ( ) ( ( pick ) ) )")) {
      assertTrue(player.answer("( PLAY m " + moves + " )").startsWith("( pick "), moves);
    }
    assertEquals(4, log.stream().filter(line -> line.contains("not legal")).count());
    player.answer("( PLAY m ( ( pick 2 ) ( pick 2 ) ) )");
    player.answer("( STOP m ( ( PICK 2 ) ( pick 1 ) ) )");
    assertTrue(log.getLast().endsWith("was stopped before its end"), log.toString());
  }

  @Test
  void oneMatchAtATimeAndOnlyItsMessages() {
    player.answer(Sheets.start("m", "a", 20));
    assertEquals("busy", player.answer(Sheets.start("n", "a", 20)));
    assertEquals("busy", player.answer(Sheets.start("m", "a", 20)));
    assertEquals("busy", player.answer("( PREVIEW ( ( role x ) ) 10 )"));
    assertEquals("busy", player.answer("( PLAY n NIL )"));
    assertEquals("busy", player.answer("( STOP n NIL )"));
    assertEquals("busy", player.answer("( ABORT n )"));
    assertTrue(player.answer("( PLAY m NIL )").startsWith("( pick "));
    assertEquals("aborted", player.answer("( ABORT m )"));
    assertEquals("busy", player.answer("( PLAY m NIL )"));
  }

  @Test
  void isFreeAgainAfterAMatch() {
    player.answer(Sheets.start("m", "a", 20));
    player.answer("( ABORT m )");
    assertEquals("ready", player.answer(Sheets.start("n", "a", 20)));
    player.answer("( STOP n NIL )");
    assertEquals("busy", player.answer(Sheets.start("refused", "nobody", 20)));
    assertEquals("ready", player.answer(Sheets.start("o", "a", 20)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "( START m a ( ( role a ) ( <= ( legal a x ) ( true ) ) 20 10)",
        "( START m c ( ( role a ) ( init x ) ( legal a x ) ( goal a 1 ) ( <= terminal ( not ( true"
            + " x ) ) ) ) 20 10)",
        "( START m a ( word another ) 20 10)",
        "( START m a NIL 20 10)"
      })
  void refusesRulesThatAreWrong(String start) {
    String answer = player.answer(start);
    assertTrue(answer.equals("busy") || answer.isEmpty(), answer);
    assertEquals("busy", player.answer("( PLAY m NIL )"));
    assertEquals(1, log.size(), log.toString());
  }

  @Test
  void aMatchThatItThinksInIsStopped() throws InterruptedException {
    GgpPlayer thinker = Sheets.player("flat", log::add);
    thinker.answer(Sheets.start("m", "a", 20));
    BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    Runnable asking = () -> answers.add(thinker.answer("( PLAY m NIL )"));
    Thread.ofPlatform().start(asking);
    Thread.ofPlatform().start(asking);
    assertEquals("busy", answers.take(), "one of them comes second");
    assertEquals("aborted", thinker.answer("( ABORT m )"));
    String found = answers.take();
    assertTrue(found.startsWith("( pick ") || found.equals("nil"), found);
  }
}
