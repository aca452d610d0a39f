package org.regames.approvals.literal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.regames.backend.interpreter.Interpreter;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.Pipeline;

/** What is read at a key that a map does not have is the default of the whole map. */
class KeysOutsideOfMapsTest {
  private static final String READ_AT_NONE =
      """
      type Player = {one};
      type Score = {0, 100};
      type Key = {a, b, c};
      type KeyOrNone = {a, b, c, none};
      type Colour = {red, blue};
      const next: Key -> KeyOrNone = {:none, a: b};
      var at: Key = b;
      var colours: Key -> Colour = {:red, b: blue};
      begin, s: player = one;
      s, t: at = c;
      s, t: at = a;
      t, u: colours[next[at]] == blue;
      u, v: $$ at;
      v, end: player = keeper;
      """;

  @Test
  void aPartOfAMapDoesNotAnswerForIt() {
    Language rg =
        Language.all().stream().filter(it -> it.name().equals("rg")).findFirst().orElseThrow();
    Game game =
        rg.frontend()
            .orElseThrow()
            .read(new Source("outside.rg", READ_AT_NONE), new Budget())
            .value()
            .orElseThrow();
    for (String passes : new String[] {"split-maps", "split-maps,calculate-integers", "all"}) {
      Game passed = Passes.parse(passes).run(game, Pipeline.Listener.NONE);
      assertEquals(1, moves(passed), passes);
    }
    assertEquals(1, moves(game));
  }

  private static int moves(Game game) {
    Interpreter interpreter = Interpreter.of(game);
    return interpreter.moves(interpreter.settle(interpreter.initial()).orElseThrow()).size();
  }
}
