package org.regames.ir.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Game;

class CheckWalksTest {
  /** What one check reaches, by a search of its own. */
  private static BitSet reached(Automaton automaton, int start, int stop) {
    BitSet found = new BitSet();
    List<Integer> open = new ArrayList<>(List.of(start));
    while (!open.isEmpty()) {
      int node = open.removeLast();
      if (!found.get(node)) {
        found.set(node);
        if (node != stop) {
          IntStream.of(automaton.outgoing(node)).map(automaton::to).forEach(open::add);
        }
      }
    }
    return found;
  }

  @Test
  void manyChecksTogetherReachWhatEachReachesAlone() {
    Random random = new Random(3);
    List<Edge> edges = new ArrayList<>();
    for (int i = 0; i < 120; i++) {
      String from = "n" + random.nextInt(80);
      edges.add(new Edge(from, "n" + random.nextInt(80), new Action.Skip()));
    }
    Automaton automaton = Automaton.of(new Game(List.of(), List.of(), List.of(), edges, List.of()));
    int[] starts = random.ints(150, 0, automaton.nodeBound()).toArray();
    int[] stops = random.ints(150, 0, automaton.nodeBound()).toArray();
    List<BitSet> found = new ArrayList<>();
    List<Integer> batches = new ArrayList<>();
    CheckWalks.explore(
        automaton,
        starts,
        stops,
        (first, reached, stopped) -> {
          batches.add(first);
          for (int i = first; i < Math.min(first + CheckWalks.BATCH, starts.length); i++) {
            int bit = i - first;
            found.add(nodes(reached, bit));
            assertEquals(List.of(stops[i]), nodes(stopped, bit).stream().boxed().toList());
          }
        });
    assertEquals(List.of(0, 64, 128), batches);
    for (int i = 0; i < starts.length; i++) {
      assertEquals(reached(automaton, starts[i], stops[i]), found.get(i), "check " + i);
    }
  }

  private static BitSet nodes(long[] masks, int bit) {
    BitSet nodes = new BitSet();
    IntStream.range(0, masks.length).filter(n -> (masks[n] >> bit & 1) != 0).forEach(nodes::set);
    return nodes;
  }
}
