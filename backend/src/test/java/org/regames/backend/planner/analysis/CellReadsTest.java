package org.regames.backend.planner.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

class CellReadsTest {
  /** So many that it does not matter which of them a map has. */
  private static final String COUNTS =
      IntStream.rangeClosed(0, 40).mapToObj(String::valueOf).collect(Collectors.joining(", "));

  /** A piece goes where variables told before; numbers are chosen and noted. */
  private static final String GAME =
      """
      type Cell = {a, b, c}; type Piece = {none, red}; type Count = {COUNTS};
      const next: Cell -> Cell = {:c, a: b};
      var board: Cell -> Piece = {:none}; var home: Player -> Cell = {:a};
      var origin: Cell = a; var at: Cell = a; var piece: Piece = red; var seen: Piece = none;
      var count: Count = 0; var counts: Player -> Count = {:0};
      begin, x1: player = x;
      x1, x2: origin = Cell(*); x2, x3: $$ origin; x3, x4: at = next[origin];
      x4, x5: board[at] != red; x5, x6: board[at] = piece; x6, x7: count = Count(*);
      x7, x8: seen = board[at]; x8, x9: at = home[x]; x9, x10: counts[x] = count;
      x10, x11: player = keeper;
      x11, end: count == 3; x11, begin: count != 3;
      """
          .replace("COUNTS", COUNTS);

  private final Game game = Builtins.complete(Games.of(GAME));
  private final GameLayout layout = GameLayout.of(game);
  private final Graph graph = new Graph(game, layout);

  @Test
  void placesAndWhatIsPutThereDependOnVariables() {
    Set<String> found =
        CellReads.of(layout, graph).stream()
            .mapToObj(variable -> layout.variables().get(variable).name())
            .collect(Collectors.toSet());

    assertEquals(Set.of("origin", "at", "piece", "home"), found);
  }

  /** What has to be where a piece is tells where it may be. */
  @Test
  void placesAreComparedWithOthers() {
    Game compared =
        Builtins.complete(
            Games.of(
                GAME.replace("var count:", "var last: Cell = a; var count:")
                    .replace("x9, x10:", "x9, y: at == last; y, x10:")));
    GameLayout numbers = GameLayout.of(compared);

    assertTrue(CellReads.of(numbers, new Graph(compared, numbers)).get(numbers.variable("last")));
    assertFalse(CellReads.of(numbers, new Graph(compared, numbers)).get(numbers.variable("count")));
  }

  @Test
  void walksAreOrderedFromTheirStart() {
    int begin = graph.automaton().node("begin");

    List<String> names =
        IntStream.of(graph.depthFirst(begin).reversePostorder())
            .mapToObj(graph.automaton()::name)
            .toList();

    assertEquals("begin x1 x2 x3 x4 x5 x6 x7 x8 x9 x10 x11 end", String.join(" ", names));
  }
}
