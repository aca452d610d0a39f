package org.regames.backend.planner.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

class KnownConstantsTest {
  /** A direction is chosen, and a piece goes one step that way. */
  private static final String GAME =
      """
      type Cell = {a, b, c};
      const west: Cell -> Cell = {:a, c: b}; const east: Cell -> Cell = {:c, a: b};
      const gone: Cell -> Cell = {:a, c: b};
      var way: Cell -> Cell = {:b}; var kept: Cell -> Cell = {:b};
      var at: Cell = a; var last: Cell = a;
      begin, turn: player = x;
      turn, left: way = west; left, left1: at = c; left1, left2: at = way[at]; left2, on: $ b;
      turn, right: way = east; right, right1: at = way[at]; right1, on: $ c;
      turn, same: kept = west; same, same1: kept == gone; same1, on: $ a;
      on, over: player = keeper; over, end: at == last;
      """;

  private final Game game = Builtins.complete(Games.of(GAME));
  private final GameLayout layout = GameLayout.of(game);
  private final Graph graph = new Graph(game, layout);
  private final KnownConstants known = new KnownConstants(game, layout, graph);

  private int constant(String node, String variable) {
    return known.constant(graph.automaton().node(node), layout.variable(variable));
  }

  private Set<String> known(String node) {
    return known.at(graph.automaton().node(node)).stream()
        .mapToObj(variable -> layout.variables().get(variable).name())
        .filter(variable -> Set.of("way", "at", "last").contains(variable))
        .collect(Collectors.toSet());
  }

  @Test
  void constantsAreThoseOfAllPaths() {
    assertEquals(layout.numbering().find("a"), constant("turn", "at"));
    assertEquals(Set.of("last"), known("on"));
  }

  @Test
  void aMapIsKnownByItsConstantAndReadWhereItIs() {
    assertEquals(Set.of("way", "at", "last"), known("left2"));
    assertEquals(layout.numbering().find("b"), constant("left2", "at"));
    assertEquals(layout.numbering().find("b"), constant("right1", "at"));
  }

  @Test
  void constantsWithOtherNamesMayBeEqualMaps() {
    assertEquals(Set.of("at", "last"), known("same1")); // else no path would get there
  }
}
