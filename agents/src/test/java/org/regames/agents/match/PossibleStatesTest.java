package org.regames.agents.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.State;
import org.regames.backend.interpreter.Turn;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.rg.RgParser;

/** What a player can tell of a play. */
class PossibleStatesTest {
  /** x hides a number, then says whether it is small. */
  private static final String HIDING =
      """
      type Player = {x, o};
      type Score = {0};
      type Number = {1, 2, 3};
      var hidden: Number = 1;
      begin, a: visible[o] = 0;
      a, b: player = x;
      b, c: hidden = Number(*);
      c, d: $$ hidden;
      d, e: player = keeper;
      e, f: visible[o] = 1;
      f, g: player = x;
      g, h: hidden == 1;
      h, i: $ small;
      g, j: hidden != 1;
      j, i: $ large;
      i, k: player = o;
      k, l: $ well;
      l, end: player = keeper;
      """;

  private static TreeSet<String> hidden(List<Turn> play, String player) {
    Game game = RgParser.parse(new Source("hiding.rg", HIDING), new Budget()).value().orElseThrow();
    PossibleStates.Answer answer =
        PossibleStates.of(Interpreter.of(Builtins.complete(game)), play, player);
    assertTrue(answer.complete());
    return answer.states().stream()
        .map(State::values)
        .map(values -> values.get("hidden").toString())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void aPlayerKnowsItsOwnMoves() {
    assertEquals(new TreeSet<>(List.of("2")), hidden(List.of(new Turn("x", List.of("2"))), "x"));
  }

  @Test
  void othersKnowWhatFollowsFromWhatTheySee() {
    Turn two = new Turn("x", List.of("2"));
    assertEquals(new TreeSet<>(List.of("1", "2", "3")), hidden(List.of(two), "o"));
    assertEquals(
        new TreeSet<>(List.of("2", "3")),
        hidden(List.of(two, new Turn("x", List.of("large"))), "o"));
    assertEquals(
        new TreeSet<>(List.of("1")),
        hidden(List.of(new Turn("x", List.of("1")), new Turn("x", List.of("small"))), "o"));
  }

  @Test
  void movesAreToldAsTheyWereSeen() {
    Game game = RgParser.parse(new Source("hiding.rg", HIDING), new Budget()).value().orElseThrow();
    List<Turn> play = List.of(new Turn("x", List.of("2")), new Turn("x", List.of("large")));
    assertEquals(
        List.of(new Turn("x", List.of()), new Turn("x", List.of("large"))),
        PossibleStates.of(Interpreter.of(Builtins.complete(game)), play, "o").seen());
  }
}
