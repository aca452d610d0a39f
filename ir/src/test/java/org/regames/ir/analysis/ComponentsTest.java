package org.regames.ir.analysis;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ComponentsTest {
  @Test
  void circlesAreComponentsAndArcsBetweenThemLeadDown() {
    int[][] arcs = {{1}, {2, 3}, {0}, {4}, {3}, {}};
    assertArrayEquals(new int[] {1, 1, 1, 0, 0, 2}, Components.of(6, node -> arcs[node]));
  }

  @Test
  void agreesWithTheDefinitionOnRandomGraphs() {
    Random random = new Random(11);
    for (int round = 0; round < 50; round++) {
      int nodes = 1 + random.nextInt(12);
      int[][] arcs = new int[nodes][];
      Arrays.setAll(arcs, _ -> random.ints(random.nextInt(3), 0, nodes).toArray());
      boolean[][] reaches = closure(arcs);
      int[] component = Components.of(nodes, node -> arcs[node]);
      for (int a = 0; a < nodes; a++) {
        for (int b = 0; b < nodes; b++) {
          boolean together = a == b || reaches[a][b] && reaches[b][a];
          assertEquals(together, component[a] == component[b], "round " + round);
          assertTrue(!reaches[a][b] || component[a] >= component[b], "round " + round);
        }
      }
    }
  }

  private static boolean[][] closure(int[][] arcs) {
    boolean[][] reaches = new boolean[arcs.length][arcs.length];
    for (int a = 0; a < arcs.length; a++) {
      for (int b : arcs[a]) {
        reaches[a][b] = true;
      }
    }
    for (int k = 0; k < arcs.length; k++) {
      for (int a = 0; a < arcs.length; a++) {
        for (int b = 0; b < arcs.length; b++) {
          reaches[a][b] |= reaches[a][k] && reaches[k][b];
        }
      }
    }
    return reaches;
  }

  @Test
  void longChainsCostNoStack() {
    int nodes = 200_000;
    int[] component = Components.of(nodes, node -> new int[] {(node + 1) % nodes});
    assertEquals(1, IntStream.of(component).distinct().count());
  }
}
