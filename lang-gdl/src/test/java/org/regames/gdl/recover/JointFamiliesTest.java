package org.regames.gdl.recover;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.regames.gdl.net.GameNet;
import org.regames.ir.language.Budget;

/** Boards that are split over functions. */
class JointFamiliesTest {
  /** A player takes cells, and a cell that is taken stays so. */
  private static final String CELLS =
      """
      (role r) (index 1) (index 2) (index 3)
      (init (free 1)) (init (free 2)) (init (free 3))
      (<= (legal r (take ?x)) (true (free ?x)))
      (<= (next (taken ?x)) (does r (take ?x)))
      (<= (next (taken ?x)) (true (taken ?x)))
      (<= (next (free ?x)) (true (free ?x)) (not (does r (take ?x))))
      (<= done (true (free ?x)))
      (<= terminal (not done))
      (<= (goal r 100) (true (taken ?x)))
      """;

  @Test
  void aCellIsFreeOrTaken() {
    assertEquals(List.of("free_taken [0] total"), families(CELLS));
  }

  @Test
  void whatIsTakenTwiceIsNoBoard() {
    String late = CELLS + "(<= (next (free 1)) (true (taken 1)) (true (taken 2)) (true (free 3)))";
    assertEquals(List.of("free [0]", "taken [0]"), families(late));
  }

  @Test
  void otherArgumentsAreAnotherBoard() {
    GameNet game = Sheets.game(CELLS);
    List<Map<Integer, Integer>> some = List.of(facts(game, "free"), facts(game, "taken"));
    assertEquals(1, JointFamilies.candidates(some, List.of(), game.terms()).size());
    Iterator<Integer> taken = some.getLast().keySet().iterator();
    taken.next();
    taken.remove();
    assertEquals(1, JointFamilies.candidates(some, List.of(), game.terms()).size());
    taken.next();
    taken.remove();
    assertEquals(List.of(), JointFamilies.candidates(some, List.of(), game.terms()));
  }

  @Test
  void aStateWithTwoRefutes() {
    GameNet game = Sheets.game(CELLS);
    BitSet both = new BitSet();
    both.set(0, game.facts().size());
    assertEquals(
        List.of(),
        JointFamilies.candidates(
            List.of(facts(game, "free"), facts(game, "taken")), List.of(both), game.terms()));
  }

  private static Map<Integer, Integer> facts(GameNet game, String function) {
    Map<Integer, Integer> facts = new LinkedHashMap<>();
    for (int fact = 0; fact < game.facts().size(); fact++) {
      if (game.terms().name(game.facts().get(fact)).equals(function)) {
        facts.put(fact, game.facts().get(fact));
      }
    }
    return facts;
  }

  private static List<String> families(String sheet) {
    return Recovery.structure(Sheets.game(sheet), new Budget()).families().stream()
        .map(
            family ->
                family.function() + " " + family.keyPlaces() + (family.total() ? " total" : ""))
        .toList();
  }
}
