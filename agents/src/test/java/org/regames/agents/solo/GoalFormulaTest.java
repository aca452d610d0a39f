package org.regames.agents.solo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.regames.agents.PlayedGame;
import org.regames.agents.Texts;

class GoalFormulaTest {
  /** Three switches, each of which can be set to any value, in at most four moves. */
  private static final String SWITCHES =
      """
      type Player = {p}; type Score = {0, 100};
      type Switch = {a, b, c}; type Way = {up, down, broken}; type Set = {up, down};
      type Count = {0, 1, 2, 3, 4};
      type Switches = Switch -> Way;
      const after: Count -> Count = {:4, 0: 1, 1: 2, 2: 3, 3: 4};
      var switches: Switches = {:down};
      var which: Switch = a; var way: Way = up; var count: Count = 0;
      begin, ask: player = p;
      ask, chosen: which = Switch(*); chosen, named: $$ which;
      named, set: way = Way(*); set, told: $$ way;
      told, kept: player = keeper;
      kept, counted: switches[which] = way; counted, over: count = after[count];
      over, going: ! good -> yes;
      over, won: ? good -> yes;
      going, again: count != 4;
      going, lost: count == 4;
      again, ask: player = p;
      good, good1: switches[a] == up; good1, good2: switches[b] != broken;
      good2, good3: switches[c] == up; good3, yes: count != 4;
      won, last: goals[p] = 100; lost, last: goals[p] = 0; last, end: player = keeper;
      """;

  private static GoalFormula formula(PlayedGame game, String score) {
    return GoalUnfolding.of(game.rules(), game.model(), score).orElseThrow();
  }

  @Test
  void whatHasToChangeIsCounted() {
    PlayedGame game = Texts.whole(SWITCHES);
    GoalFormula formula = formula(game, "100");

    assertEquals(2, formula.distance(Texts.after(game).state()));
    assertEquals(1, formula.distance(Texts.after(game, "c up").state()));
    assertEquals(2, formula.distance(Texts.after(game, "c up", "b broken").state()));
  }

  @Test
  void whatACounterHasPassedNeverComes() {
    PlayedGame game =
        Texts.whole(SWITCHES.replace("good3, yes: count != 4", "good3, yes: count == 2"));
    GoalFormula formula = formula(game, "100");

    assertTrue(formula.isExact());
    assertEquals(3, formula.distance(Texts.after(game).state()));
    assertEquals(2, formula.distance(Texts.after(game, "b up").state()));
    assertEquals(GoalFormula.NEVER, formula.distance(Texts.after(game, "b up", "b up").state()));
  }

  @Test
  void scoresThatAreWorkedOutHaveNone() {
    PlayedGame game = Texts.library("peg-solitaire");

    assertEquals(Optional.empty(), GoalUnfolding.of(game.rules(), game.model(), "31"));
  }

  @Test
  void whatAllNeedIsKnownApart() {
    PlayedGame game = Texts.whole(SWITCHES);
    GoalFormula formula = formula(game, "100");
    formula.distance(Texts.after(game, "c up").state());

    assertEquals(3, formula.needs()); // the count may be one of several
    assertEquals(2, IntStream.range(0, 3).filter(formula::isMet).count());
  }
}
