package org.regames.ir.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.diagnostic.Origin;

/** Laws of the lattices, and what the solver promises, on values and automata made by chance. */
class DataFlowTest {
  private static final int BITS = 12;

  static Stream<Random> seeds() {
    return IntStream.range(0, 200).mapToObj(Random::new);
  }

  private static BitSet bits(Random random) {
    return BitSet.valueOf(new long[] {random.nextInt(1 << BITS) & random.nextInt(1 << BITS)});
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void unionIsAJoin(Random random) {
    BitSet a = bits(random);
    BitSet b = bits(random);
    BitSet c = bits(random);
    Lattice<BitSet> lattice = Lattice.UNION;

    assertSame(a, lattice.join().apply(a, a));
    assertEquals(a, lattice.join().apply(a, lattice.bottom()));
    assertEquals(a, lattice.join().apply(lattice.bottom(), a));
    assertEquals(lattice.join().apply(a, b), lattice.join().apply(b, a));
    assertEquals(
        lattice.join().apply(a, lattice.join().apply(b, c)),
        lattice.join().apply(lattice.join().apply(a, b), c));
    assertTrue(lattice.isBelow(a, lattice.join().apply(a, b)));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void unionOfSymbolSetsIsAJoinAndNarrowingIsMonotone(Random random) {
    SymbolSets sets = new SymbolSets(4);
    int a = sets.of(symbols(random));
    int b = sets.of(symbols(random));
    int c = sets.of(symbols(random));

    assertEquals(a, sets.union(a, a));
    assertEquals(a, sets.union(a, SymbolSets.NONE));
    assertEquals(a, sets.union(SymbolSets.NONE, a));
    assertEquals(SymbolSets.ALL, sets.union(a, SymbolSets.ALL));
    assertEquals(sets.union(a, b), sets.union(b, a));
    assertEquals(sets.union(a, sets.union(b, c)), sets.union(sets.union(a, b), c));
    assertTrue(isBelow(sets, sets.intersection(a, b), sets.intersection(sets.union(a, c), b)));
    assertTrue(isBelow(sets, sets.difference(a, b), a));
  }

  private static boolean isBelow(SymbolSets sets, int one, int other) {
    return sets.union(one, other) == other;
  }

  private static List<String> symbols(Random random) {
    return bits(random).stream().mapToObj(bit -> "s" + bit).toList();
  }

  @ParameterizedTest
  @EnumSource(DataFlow.Direction.class)
  void theSolutionIsTheLeastFixedPoint(DataFlow.Direction direction) {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      Automaton automaton = automaton(random);
      List<BitSet> made =
          IntStream.range(0, automaton.edgeBound()).mapToObj(_ -> bits(random)).toList();
      List<BitSet> kept =
          IntStream.range(0, automaton.edgeBound()).mapToObj(_ -> bits(random)).toList();
      DataFlow.Transfer<BitSet> transfer =
          (edge, known) -> {
            BitSet after = (BitSet) known.clone();
            after.and(kept.get(edge));
            after.or(made.get(edge));
            return after;
          };
      Map<Integer, BitSet> seeds = Map.of(automaton.begin(), bits(random));

      assertEquals(
          naive(automaton, direction, seeds, transfer),
          DataFlow.solve(automaton, direction, false, Lattice.UNION, seeds, transfer));
    }
  }

  /** Goes over all edges until nothing changes. */
  private static List<BitSet> naive(
      Automaton automaton,
      DataFlow.Direction direction,
      Map<Integer, BitSet> seeds,
      DataFlow.Transfer<BitSet> transfer) {
    List<BitSet> known = new ArrayList<>();
    for (int node = 0; node < automaton.nodeBound(); node++) {
      known.add((BitSet) seeds.getOrDefault(node, new BitSet()).clone());
    }
    for (int round = 0; round < automaton.nodeBound() * BITS + 1; round++) {
      for (int edge = 0; edge < automaton.edgeBound(); edge++) {
        boolean forward = direction == DataFlow.Direction.FORWARD;
        int from = forward ? automaton.from(edge) : automaton.to(edge);
        int to = forward ? automaton.to(edge) : automaton.from(edge);
        known.get(to).or(transfer.across(edge, known.get(from)));
      }
    }
    return known;
  }

  private static Automaton automaton(Random random) {
    List<Edge> edges = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      edges.add(new Edge(node(random), node(random), new Action.Skip()));
    }
    return Automaton.of(edges);
  }

  private static String node(Random random) {
    int number = random.nextInt(8);
    return number == 0 ? Edge.BEGIN : number == 1 ? Edge.END : "n" + number;
  }

  @RepeatedTest(50)
  void editsOfTheAutomatonDoWhatTheySay(RepetitionInfo run) {
    Random random = new Random(run.getCurrentRepetition());
    Automaton automaton = automaton(random);
    List<Edge> model = new ArrayList<>(automaton.edges());
    List<Integer> numbers = new ArrayList<>(IntStream.range(0, model.size()).boxed().toList());
    for (int step = 0; step < 40; step++) {
      int at = numbers.isEmpty() ? -1 : random.nextInt(numbers.size());
      int from = random.nextInt(automaton.nodeBound());
      int to = random.nextInt(automaton.nodeBound());
      Action check = new Action.Reachability(automaton.name(from), automaton.name(to), false);
      if (at < 0 || random.nextInt(3) == 0) {
        numbers.add(automaton.addEdge(from, to, check, Origin.UNKNOWN));
        model.add(new Edge(automaton.name(from), automaton.name(to), check));
      } else if (random.nextBoolean()) {
        automaton.removeEdge(numbers.remove(at));
        model.remove(at);
      } else {
        automaton.setEnds(numbers.get(at), from, to);
        model.set(at, new Edge(automaton.name(from), automaton.name(to), model.get(at).action()));
      }
    }

    assertEquals(model, automaton.edges());
    assertEquals(model.size(), automaton.edgeCount());
    for (int node = 0; node < automaton.nodeBound(); node++) {
      String name = automaton.name(node);
      assertEquals(
          model.stream().filter(edge -> edge.from().equals(name)).count(),
          automaton.outgoing(node).length);
      assertEquals(
          model.stream().filter(edge -> edge.to().equals(name)).count(),
          automaton.incoming(node).length);
      assertEquals(
          model.stream()
              .filter(
                  edge ->
                      edge.action() instanceof Action.Reachability look && look.from().equals(name))
              .count(),
          automaton.checksFrom(node).size());
    }
  }

  @Test
  void graphsAreFoundOnTheWay() {
    Map<Integer, Integer> least =
        DataFlow.<Integer, Integer>solve(
            Math::min,
            Map.of(1, 0),
            (node, known, arrivals) -> {
              if (node < 20) {
                arrivals.accept(2 * node, known + 1);
                arrivals.accept(node + 1, known + 1);
              }
            });

    assertEquals(5, least.get(20)); // 1, 2, 4, 5, 10, 20
    assertEquals(null, least.get(50));
  }

  @Test
  void nodesFlowAgainWhenWhatTheyReadHasGrown() {
    Lattice<Integer> most = new Lattice<>(0, (one, other) -> one >= other ? one : other);
    List<Integer> known =
        DataFlow.solve(
            3,
            new int[] {0, 1, 2},
            most,
            Map.of(1, 7),
            (node, here, arrivals) -> {
              if (node == 0) { // reads what is known at 2, though no arc leads back
                arrivals.at(1, arrivals.known(2) + 1);
              } else if (node == 1) {
                arrivals.at(2, Math.min(here, 9));
                arrivals.again(0);
              }
            });

    assertEquals(List.of(0, 10, 9), known);
  }
}
