package org.regames.agents.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.agents.PlayedGame;
import org.regames.agents.Seat;
import org.regames.agents.Texts;
import org.regames.agents.View;
import org.regames.agents.match.OpenPlay;
import org.regames.backend.interpreter.Turn;

@Tag("long")
class WorldsTest {
  private static final Turn HIDDEN = new Turn("random", List.of());
  private static final Turn QUEEN = new Turn("random", List.of("queen"));

  private static Worlds kuhn(int player) {
    return new Worlds(
        new Seat(Texts.library("hrg/kuhn-poker.hrg"), player, 1), new SplittableRandom(1));
  }

  private static View view(Turn... seen) {
    return new View(List.of(seen), List.of());
  }

  @Test
  void aPlayerThinksOfAllCardsThatTheOtherMayHave() {
    Worlds worlds = kuhn(0);

    assertTrue(worlds.see(view(QUEEN, HIDDEN)));
    assertEquals(2, worlds.size());
    Set<String> hands = new TreeSet<>();
    for (int i = 0; i < 100; i++) {
      hands.add(worlds.draw().state().values().get("hand").toString());
    }
    assertEquals(2, hands.size());
    hands.forEach(hand -> assertTrue(hand.contains("opener: queen"), hand));
  }

  @Test
  void whatIsSeenLaterIsTakenIn() {
    Worlds worlds = kuhn(1);

    assertTrue(worlds.see(view(HIDDEN, QUEEN)));
    assertEquals(2, worlds.size());
    assertTrue(worlds.see(view(HIDDEN, QUEEN, new Turn("opener", List.of("bet")))));
    assertEquals(2, worlds.size());
    assertEquals(1, worlds.draw().state().currentPlayer());
  }

  @Test
  void whatCannotHaveHappenedFitsNoState() {
    assertFalse(kuhn(0).see(view(HIDDEN, HIDDEN)));
    assertFalse(kuhn(0).see(view(QUEEN, QUEEN)));
  }

  @Test
  void nothingIsUnknownWhereAllIsSeen() {
    Worlds worlds =
        new Worlds(new Seat(Texts.library("hrg/tictactoe.hrg"), 1, 1), new SplittableRandom(1));

    assertTrue(worlds.see(view(new Turn("x", List.of("C__2_2")))));
    assertEquals(1, worlds.size());
  }

  @Test
  void whatPlayersChoseUnseenIsKnownOnceTheKeeperHasSaidIt() {
    PlayedGame game = Texts.library("gdl/prisoners.kif");
    Worlds worlds = new Worlds(new Seat(game, 1, 1), new SplittableRandom(1));
    OpenPlay play = new OpenPlay(game);
    play.play(List.of("tell"));

    assertTrue(worlds.see(play.view()));
    assertEquals(2, worlds.size());
    play.play(List.of("silent"));
    List<Turn> round = List.of(turn("row", "tell"), turn("column", "silent"));
    assertEquals(List.of(round), play.told(0));
    assertEquals(List.of(round), play.told(1));
    play.play(List.of("silent"));
    assertEquals(List.of(), play.told(0));
    assertEquals(
        List.of(turn("row", "tell"), turn("column", "silent"), new Turn("row", List.of())),
        play.view().seen());
    assertTrue(worlds.see(play.view()));
    assertEquals(2, worlds.size());
    String total = worlds.draw().state().values().get("total").toString();
    assertTrue(total.contains("row: 5"), total);
  }

  @Test
  void whatTheKeeperSaysToOneThatOneHears() {
    OpenPlay play = new OpenPlay(Texts.library("gdl/night-watch.kif"));
    play.play(List.of("enter__c"));
    assertEquals(List.of(), play.told(0));
    assertEquals(List.of(List.of(turn("keeper", "start__c"))), play.told(1));
    play.play(List.of("stay"));
    play.play(List.of("stay"));
    play.play(List.of("creak"));

    assertEquals(List.of(List.of(turn("keeper", "heard__c"))), play.told(0));
    assertEquals(List.of(), play.told(1));
  }

  private static Turn turn(String player, String tag) {
    return new Turn(player, List.of(tag));
  }
}
