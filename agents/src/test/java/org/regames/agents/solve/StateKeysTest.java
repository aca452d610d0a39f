package org.regames.agents.solve;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.agents.PlayedGame;
import org.regames.agents.Texts;
import org.regames.agents.match.OpenPlay;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.model.StateKeys;
import org.regames.ir.analysis.Symmetries;
import org.regames.ir.analysis.Symmetries.Symmetry;

/** Beside the games, which the module of the keys does not know. */
class StateKeysTest {
  private static long[] key(PlayedGame game, OpenPlay play) {
    StateKeys keys = new StateKeys(game.model(), game.rules());
    long[] key = new long[keys.words()];
    keys.write(play.state(), key);
    return key;
  }

  @Test
  void whatNoRuleReadsAgainIsLeftOut() {
    PlayedGame game = Texts.library("hrg/tictactoe.hrg");
    OpenPlay one = Texts.after(game, "C__1_1", "C__2_2", "C__3_1");
    OpenPlay other = Texts.after(game, "C__3_1", "C__2_2", "C__1_1");

    assertNotEquals(one.state(), other.state()); // they differ in the cell that was chosen last
    assertArrayEquals(key(game, one), key(game, other));
    assertFalse(
        Arrays.equals(key(game, one), key(game, Texts.after(game, "C__1_1", "C__2_2", "C__3_2"))));
  }

  /** States with the same key have the same moves, and states after them with the same keys. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "hrg/tictactoe.hrg",
        "hrg/connectfour.hrg",
        "hrg/kuhn-poker.hrg",
        "hrg/monty-hall.hrg",
        "sbg/hexapawn.sbg",
        "pong-hau-ki",
        "mu-torere",
      })
  @Tag("long")
  void statesWithOneKeyGoOnAlike(String file) {
    PlayedGame game = Texts.library(file);
    SplittableRandom random = new SplittableRandom(1);
    Map<List<Long>, String> seen = new HashMap<>();
    int again = 0;
    for (int round = 0; round < 300; round++) {
      OpenPlay play = new OpenPlay(game);
      while (!play.isOver()) {
        List<Long> key = Arrays.stream(key(game, play)).boxed().toList();
        String before = seen.putIfAbsent(key, play.player() + " " + play.legal());
        if (before != null) {
          assertEquals(before, play.player() + " " + play.legal());
          again++;
        }
        play.draw(random);
      }
      List<Long> key = Arrays.stream(key(game, play)).boxed().toList();
      String scores = game.score(play.state(), 0) + " at the end";
      String before = seen.putIfAbsent(key, scores);
      assertEquals(before == null ? scores : before, scores);
    }
    assertTrue(again > 100, "keys came again " + again + " times");
  }

  /**
   * States and their mirror images have one key: they have as many moves, with as many answers and
   * the same scores.
   */
  @ParameterizedTest
  @CsvSource({
    "sbg/hexapawn.sbg, 1",
    "hrg/knightthrough.hrg, 1",
    "peg-solitaire, 7",
  })
  void symmetricStatesGoOnAlike(String file, int symmetries) {
    PlayedGame game = Texts.library(file);
    List<Symmetry> found = Symmetries.of(game.rules());
    assertEquals(symmetries, found.size());
    StateKeys keys = new StateKeys(game.model(), game.rules(), found);
    StateKeys plain = new StateKeys(game.model(), game.rules());
    SplittableRandom random = new SplittableRandom(1);
    Map<List<Long>, Map<List<Long>, String>> images = new HashMap<>();
    for (int round = 0; round < 200; round++) {
      OpenPlay play = new OpenPlay(game);
      for (int ply = 0; ply < 3 && !play.isOver(); ply++) {
        long[] key = new long[keys.words()];
        keys.write(play.state(), key);
        long[] itself = new long[keys.words()];
        plain.write(play.state(), itself);
        images
            .computeIfAbsent(list(key), _ -> new HashMap<>())
            .computeIfAbsent(list(itself), _ -> counts(game, play.state()));
        play.draw(random);
      }
    }
    images.forEach(
        (_, alike) -> assertEquals(1, Set.copyOf(alike.values()).size(), alike::toString));
    assertTrue(images.values().stream().anyMatch(alike -> alike.size() > 1));
  }

  private static List<Long> list(long[] key) {
    return Arrays.stream(key).boxed().toList();
  }

  /** How many moves there are, how many answers each of these has, and the scores. */
  private static String counts(PlayedGame game, GameState state) {
    MoveBuffer moves = game.model().newMoves();
    MoveBuffer answers = game.model().newMoves();
    state.legalMoves(moves);
    List<String> counts = new ArrayList<>();
    for (int move = 0; move < moves.size(); move++) {
      GameState next = state.copy();
      next.apply(moves, move);
      counts.add(next.countMoves(answers) + ":" + game.score(next, 0));
    }
    return state.currentPlayer() + " " + counts.stream().sorted().toList();
  }
}
