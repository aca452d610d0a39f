package org.regames;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.backend.play.PlayoutStatistics;
import org.regames.backend.play.Playouts;

class StateTest {
  private static State start(String file) {
    return Games.load(Library.file(file)).start();
  }

  @Test
  void statesAreEqualWhateverLedThere() {
    State start = start("hrg/tictactoe.hrg");
    State one = start.play("C__1_1").play("C__2_2").play("C__3_3");
    State other = start.play("C__3_3").play("C__2_2").play("C__1_1");
    assertEquals(one, other);
    assertEquals(one.hashCode(), other.hashCode());
    assertNotEquals(one, start);
    assertNotEquals(one.moves(), other.moves());
  }

  @Test
  void movesAreWrittenAsCommandsSayThem() {
    State start = start("hrg/tictactoe.hrg");
    assertEquals(start.play("C__2_2").play("C__1_3"), start.play("2,2").play("o: 13"));
    assertEquals(List.of("C__2_2"), start.move("(2, 2)").tags());
    State gdl = start("gdl/tictactoe.kif");
    assertEquals(List.of("claim__b_b"), gdl.move("claim(b,b)").tags());
  }

  @Test
  void whatIsNotLegalIsSaid() {
    State start = start("hrg/tictactoe.hrg");
    assertEquals("`C__2_4` is not legal for x: did you mean `C__2_1`?", refusal(start, "C__2_4"));
    assertEquals("`C__2_2` is not legal for o: it is the turn of x", refusal(start, "o: C__2_2"));
    State end = start.play("C__2_2").play("C__1_1").play("C__2_1").play("C__1_2").play("C__2_3");
    assertEquals("`C__3_3` is not legal for keeper: the play has ended", refusal(end, "C__3_3"));
    assertEquals(List.of(), end.legal());
  }

  private static String refusal(State state, String move) {
    return assertThrows(IllegalMoveException.class, () -> state.play(move)).getMessage();
  }

  @Test
  @Tag("long")
  void mapsAreReadByTheNamesOfTheRules() {
    State start = start("hrg/chess.hrg");
    assertEquals("P__white_king", start.at("board", "S__e_1"));
    assertEquals(65, start.map("board").size());
    assertEquals("P__black_rook", start.map("board").get("S__a_8"));
    Variable board = start.game().variable("board");
    assertEquals("off", board.keys().getFirst().getLast());
    assertTrue(board.values().contains("P__white_king"));
    assertEquals(
        "there is no key of board `S__e_9`; did you mean `S__e_1`?",
        assertThrows(IllegalArgumentException.class, () -> start.at("board", "S__e_9"))
            .getMessage());
    assertEquals(
        "`board` takes 1 keys, found 0",
        assertThrows(IllegalArgumentException.class, () -> start.at("board")).getMessage());
    assertEquals(
        "there is no variable `boad`; did you mean `board`?",
        assertThrows(IllegalArgumentException.class, () -> start.at("boad")).getMessage());
  }

  @Test
  @Tag("long")
  void everyVariableReadsAsTheEngineWritesIt() {
    for (String file : List.of("hrg/chess.hrg", "gdl/tictactoe.kif", "sbg/hexapawn.sbg")) {
      State start = start(file);
      for (Variable variable : start.game().variables()) {
        if (variable.keys().isEmpty()) {
          assertTrue(variable.values().contains(start.at(variable.name())), variable.name());
        } else if (variable.keys().size() == 1) {
          assertTrue(variable.values().containsAll(start.map(variable.name()).values()));
        }
      }
    }
  }

  @Test
  void hiddenMovesAreToldToThoseWhoMaySeeThem() {
    State state = start("hrg/kuhn-poker.hrg");
    assertTrue(state.isChance());
    assertEquals("random", state.player());
    Move deal = state.legal().getFirst();
    String one = state.game().players().getFirst();
    String two = state.game().players().getLast();
    Move first = state.seenBy(one, deal);
    Move second = state.seenBy(two, deal);
    assertNotEquals(first, second);
    State dealt = state.play(deal);
    assertEquals(List.of(deal), dealt.moves());
    assertEquals(List.of(first), dealt.movesSeenBy(one));
    assertEquals(List.of(second), dealt.movesSeenBy(two));
    assertThrows(IllegalArgumentException.class, () -> dealt.movesSeenBy("nobody"));
  }

  @Test
  void playoutsAreThoseOfTheEngine() {
    State start = start("hrg/breakthrough.hrg");
    int wins = 0;
    for (int playout = 0; playout < 2000; playout++) {
      Scores scores = start.playout(new SplittableRandom(playout));
      assertTrue(scores.isFinal());
      wins += scores.number("white") == 100 ? 1 : 0;
      assertEquals(scores.number("white") / 100.0, scores.value("white"));
    }
    PlayoutStatistics known = Playouts.of(20_000, 1).run(start.game().compile());
    double share = known.scores().get("white").get("100") / 20_000.0;
    assertEquals(share, wins / 2000.0, 0.05);
  }

  @Test
  void threadsShareStates() {
    State start = start("hrg/reversi.hrg");
    List<List<Move>> legal =
        IntStream.range(0, 64)
            .parallel()
            .mapToObj(_ -> start.play(start.legal().get(0)).legal())
            .toList();
    legal.forEach(moves -> assertEquals(legal.getFirst(), moves));
  }

  @Test
  void scoresThatAreNoNumbersAreSymbols() {
    State start =
        Games.load(
                """
                type Player = {x}; type Score = {won, lost}; type N = {a, b}; var n: N = a;
                var goals: Goals = {:lost};
                begin, m: player = x; m, n: n = N(*); n, o: $$ n; o, p: player = keeper;
                p, q: n == a; p, r: n != a; q, r: goals[x] = won; r, end: player = keeper;
                """,
                "rg")
            .start();
    Scores scores = start.play("a").scores();
    assertEquals("won", scores.symbol("x"));
    assertEquals(
        "the score of x is `won`, which is not a number; ask for its symbol",
        assertThrows(IllegalStateException.class, () -> scores.number("x")).getMessage());
    assertEquals("over: x won", start.play("a").toString().lines().toList().getLast());
    assertFalse(start.isOver());
    assertEquals(Optional.empty(), start.before());
  }
}
