package org.regames.backend.interpreter.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.interpreter.rules.ResolvedGame;
import org.regames.ir.language.Budget;

/** The example of the package page. */
class PackageExampleTest {
  @Test
  void theExampleIsTrue() {
    ResolvedGame rules = new ResolvedGame(Games.fillingSquares(), new Budget());
    List<String> paths = new ArrayList<>();
    Search search = new Search(rules, new Unwatched());
    search.moves(
        rules.begin(),
        rules.initial(),
        true,
        (_, _, _, trace) -> paths.add(trace.path(rules.automaton()).toString()));
    assertEquals(List.of("begin -> b -[player = x]-> move"), paths);
  }
}
