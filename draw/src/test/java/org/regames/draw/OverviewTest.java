package org.regames.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.language.Budget;

class OverviewTest {
  /** From begin through two parts to end; the second has two parts of its own. */
  private static Game game(int length) {
    List<Edge> edges = new ArrayList<>();
    String last = "begin";
    for (String part : List.of("turn1", "turn2_put1", "turn2_take1")) {
      for (int i = 0; i < length; i++) {
        String next = part + "_" + i;
        edges.add(new Edge(last, next, new Action.Skip()));
        last = next;
      }
    }
    edges.add(new Edge(last, "end", new Action.Skip()));
    return new Game(List.of(), List.of(), List.of(), edges, List.of());
  }

  private static Overview of(Game game, Set<String> open) {
    return Overview.of(game, Optional.of(open), new Budget());
  }

  @Test
  void closedPartsAreNodes() {
    Overview all = of(game(3), Set.of());
    assertEquals(Set.of("turn1", "turn2"), all.closed());
    assertTrue(all.svg().contains("data-part=\"turn2\""));
    assertTrue(all.svg().contains(">6 nodes<"), all.svg());
    assertEquals(Optional.of("turn2"), all.part("turn2_put1_0"));
    assertEquals(Optional.empty(), all.part("end"));

    Overview opened = of(game(3), Set.of("turn2", "nothing"));
    assertEquals(Set.of("turn2"), opened.open());
    assertEquals(Set.of("turn1", "turn2_put1", "turn2_take1"), opened.closed());
    assertFalse(opened.svg().contains(">turn2_put1_0<"));

    Overview whole = of(game(3), Set.of("turn1", "turn2", "turn2_put1", "turn2_take1"));
    assertEquals(Set.of(), whole.closed());
    assertEquals(
        SvgEmitter.emit(Drawing.of(game(3)), new Budget(), "").lines().sorted().toList(),
        whole.svg().lines().sorted().toList());
  }

  @Test
  void asMuchIsOpenAsOneCanLookAt() {
    assertEquals(Set.of(), Overview.of(game(20), Optional.empty(), new Budget()).closed());
    Overview large = Overview.of(game(60), Optional.empty(), new Budget());
    assertEquals(Set.of("turn2"), large.open());
    assertEquals(Set.of("turn1", "turn2_put1", "turn2_take1"), large.closed());
  }
}
