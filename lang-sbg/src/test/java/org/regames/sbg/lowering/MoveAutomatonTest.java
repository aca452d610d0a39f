package org.regames.sbg.lowering;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.sbg.Sbg;
import org.regames.sbg.generator.SbgGenerator;
import org.regames.sbg.syntax.SbgGame;

class MoveAutomatonTest {
  private static MoveAutomaton automaton(String movement) {
    String text = Sbg.text(List.of("ppp", "...", "PPP"), "P " + movement + " &", "9 &");
    return automaton(Sbg.tree(text).pieces().getFirst());
  }

  private static MoveAutomaton automaton(SbgGame.Piece piece) {
    return MoveAutomaton.of(piece.movement(), Origin.UNKNOWN, new Budget());
  }

  /** The numbers of states are those of the textbook automata without their dead states. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(0,1,e)|2",
        "(0,1,e)^*|1",
        "(0,1,e)(0,1,e)^*|2",
        "(0,1,e)^3|4",
        "(0,1,e)^0|1",
        "((0,1,e)^0)^999999999|1",
        "(0,1,e) + (0,1,p) + (1,1,e)|2",
        "((0,1,e)(1,0,e)) + ((0,1,p)(1,0,e))|3",
        "((0,1,e)^* + (1,0,e)^*)^*|1",
        "((0,1,e)+(1,0,e))^*(0,1,e)((0,1,e)+(1,0,e))((0,1,e)+(1,0,e))|8",
        "(0,1,e)(0,1,e)^* + (0,1,e)^*(0,1,p)|3",
      })
  void automataAreTheSmallest(String movement, int states) {
    assertEquals(states, automaton(movement).size());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5})
  void powersAreChains(int thousands) {
    assertEquals(1000 * thousands + 1, automaton("(0,1,e)^" + 1000 * thousands).size());
  }

  @Test
  void noTwoStatesOfRandomAutomataAreEquivalent() {
    int largest = 0;
    for (long seed = 0; seed < 200; seed++) {
      for (SbgGame.Piece piece : SbgGenerator.generate(seed).pieces()) {
        MoveAutomaton automaton = automaton(piece);
        largest = Math.max(largest, automaton.size());
        assertEquals(automaton.size(), classes(automaton), piece.toString());
      }
    }
    assertEquals(true, largest > 10);
  }

  /** The number of classes of states with the same words, found by the obvious slow refinement. */
  private static int classes(MoveAutomaton automaton) {
    int[] classes =
        IntStream.range(0, automaton.size())
            .map(state -> automaton.accepting().get(state) ? 1 : 0)
            .toArray();
    int count = 0;
    while (true) {
      Map<List<Object>, Integer> numbers = new HashMap<>();
      int[] before = classes;
      int[] next = new int[classes.length];
      for (int state = 0; state < classes.length; state++) {
        Map<Object, Integer> targets = new HashMap<>();
        automaton.transitions().get(state).forEach((step, to) -> targets.put(step, before[to]));
        List<Object> signature = List.of(before[state], targets);
        next[state] = numbers.computeIfAbsent(signature, _ -> numbers.size());
      }
      if (numbers.size() == count) {
        return count;
      }
      count = numbers.size();
      classes = next;
    }
  }

  @Test
  void statesAreNumberedAsTheyAreReached() {
    MoveAutomaton automaton = automaton("(0,1,e)(1,0,p)^*(0,2,w)");
    assertEquals(List.of(1), List.copyOf(automaton.transitions().get(0).values()));
    assertEquals(2, Collections.max(automaton.transitions().get(1).values()));
  }
}
