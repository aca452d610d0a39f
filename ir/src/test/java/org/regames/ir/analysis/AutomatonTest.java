package org.regames.ir.analysis;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Origin;

class AutomatonTest {
  private static final Action SKIP = new Action.Skip();
  private static final Action CHECK = new Action.Reachability("d", "e", false);

  private static final Automaton AUTOMATON =
      automaton(
          new Edge("begin", "a", SKIP),
          new Edge("a", "b", SKIP),
          new Edge("a", "b", CHECK),
          new Edge("b", "a", SKIP),
          new Edge("b", "end", SKIP),
          new Edge("d", "e", SKIP));

  private static Automaton automaton(Edge... edges) {
    return Automaton.of(new Game(List.of(), List.of(), List.of(), List.of(edges), List.of()));
  }

  private static int node(String name) {
    return AUTOMATON.node(name);
  }

  private static TreeSet<String> names(java.util.BitSet nodes) {
    return nodes.stream().mapToObj(AUTOMATON::name).collect(Collectors.toCollection(TreeSet::new));
  }

  private static TreeSet<String> names(String... names) {
    return Stream.of(names).collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void nodesCountInTheOrderInWhichEdgesNameThem() {
    assertEquals(6, AUTOMATON.nodeBound());
    assertEquals(
        List.of("begin", "a", "b", "end", "d", "e"),
        java.util.stream.IntStream.range(0, 6).mapToObj(AUTOMATON::name).toList());
    assertEquals(OptionalInt.empty(), AUTOMATON.find("c"));
  }

  @Test
  void aNodeThatOnlyACheckNamesIsThereButHasNoEdges() {
    Automaton checked = automaton(new Edge("begin", "end", CHECK));
    assertEquals(OptionalInt.empty(), checked.find("d"));
    assertTrue(checked.isNode(checked.node("d")));
    assertEquals(4, checked.nodeCount());
  }

  @Test
  void edgesAreEditedInPlace() {
    Automaton edited = automaton(new Edge("begin", "a", SKIP), new Edge("a", "end", CHECK));
    Worklist touched = edited.openWorklist();
    while (!touched.isEmpty()) {
      touched.next();
    }
    int fresh = edited.newNode(edited.node("a"));
    edited.setEnds(0, edited.begin(), fresh);
    edited.removeEdge(1);
    edited.addEdge(fresh, edited.end(), SKIP, Origin.UNKNOWN);
    assertEquals(
        List.of(new Edge("begin", "a_1", SKIP), new Edge("a_1", "end", SKIP)), edited.edges());
    assertEquals(OptionalInt.empty(), edited.find("a"));
    assertFalse(touched.isEmpty());
  }

  @Test
  void edgesAreFoundFromBothEnds() {
    assertEquals(6, AUTOMATON.edgeCount());
    assertArrayEquals(new int[] {1, 2}, AUTOMATON.outgoing(node("a")));
    assertArrayEquals(new int[] {0, 3}, AUTOMATON.incoming(node("a")));
    assertArrayEquals(new int[0], AUTOMATON.outgoing(node("end")));
    assertEquals(node("a"), AUTOMATON.from(1));
    assertEquals(node("b"), AUTOMATON.to(1));
    assertEquals(SKIP, AUTOMATON.action(1));
    assertEquals(new Edge("a", "b", CHECK), AUTOMATON.edge(2));
  }

  @Test
  void successorsAreThoseOfEdgesOfAKind() {
    assertArrayEquals(
        new int[] {node("b")}, AUTOMATON.successors(node("a"), AutomatonTest::isCheck));
    assertArrayEquals(
        new int[] {node("a"), node("end")}, AUTOMATON.successors(node("b"), _ -> true));
  }

  private static boolean isCheck(int edge) {
    return AUTOMATON.action(edge) instanceof Action.Reachability;
  }

  @Test
  void pathsLeadForwardsAndBackwards() {
    assertEquals(names("a", "b", "end"), names(AUTOMATON.reachableFrom(node("a"))));
    assertEquals(names("begin", "a", "b"), names(AUTOMATON.leadingTo(node("a"))));
    assertEquals(names("d", "e", "end"), names(AUTOMATON.reachableFrom(node("d"), node("end"))));
  }

  @Test
  void predecessorsAreThoseOfSomeNodes() {
    int[][] before = AUTOMATON.predecessors(new int[] {node("a"), node("b")});
    assertArrayEquals(new int[] {node("b")}, before[node("a")]);
    assertEquals(0, before[node("e")].length);
    assertEquals(2, AUTOMATON.arcsTo(AUTOMATON.nodes())[node("b")]);
  }

  @Test
  void everyCycleHasATargetOfAnArcThatLeadsBack() {
    DepthFirst search = AUTOMATON.depthFirst(node("a"));
    assertEquals(names("a"), names(search.backTargets()));
    assertEquals(node("a"), search.reversePostorder()[0]);
  }

  @Test
  void aNodeThatAllWalksGoThroughDominates() {
    Dominators dominators =
        new Dominators(AUTOMATON, AUTOMATON.depthFirst(node("a")).reversePostorder());
    assertTrue(dominators.dominates(node("b"), node("end")));
    assertEquals(node("a"), dominators.immediate(node("b")));
    assertTrue(dominators.isBack(node("b"), node("a")));
  }
}
