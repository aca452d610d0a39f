package org.regames.backend.interpreter.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.interpreter.search.Unwatched;
import org.regames.backend.interpreter.values.Semistate;
import org.regames.ir.language.Budget;

/** The example of the package page. */
class PackageExampleTest {
  @Test
  void theExampleIsTrue() {
    ResolvedGame rules = new ResolvedGame(Games.fillingSquares(), new Budget());
    int edge = rules.automaton().outgoing(rules.begin())[0];
    ResolvedAction.Plain plain = assertInstanceOf(ResolvedAction.Plain.class, rules.step(edge));
    Semistate after = plain.apply(rules.initial(), new Unwatched());
    assertEquals(rules.initial(), after, "an empty edge changes nothing");
  }
}
