package org.regames.lud.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.regames.lud.board.SampleBoards.Sample;
import org.regames.lud.board.graph.BoardEdge;
import org.regames.lud.board.graph.BoardGraph;
import org.regames.lud.board.graph.Point;
import org.regames.lud.board.graph.SiteType;

/** What is true of every board. */
class BoardPropertiesTest {
  private static Stream<DynamicTest> forAll(BiConsumer<Sample, Board> check) {
    return SampleBoards.PLANE.stream()
        .flatMap(
            sample ->
                Stream.of(SiteType.values())
                    .map(
                        use ->
                            DynamicTest.dynamicTest(
                                sample + " " + use,
                                () -> check.accept(sample, new Board(sample.graph(use), use)))));
  }

  /** Without the outside, which is no face, faces are one fewer. */
  @TestFactory
  Stream<DynamicTest> facesAreAsManyAsEulerSays() {
    return forAll(
        (sample, board) -> {
          BoardGraph graph =
              SampleBoards.operators(board.use()).makeFaces(sample.graph(board.use()));
          assertEquals(1, graph.vertices().size() - graph.edges().size() + graph.faces().size());
        });
  }

  @TestFactory
  Stream<DynamicTest> facesAreClockwise() {
    return forAll(
        (_, board) ->
            board
                .graph()
                .faces()
                .forEach(
                    face -> {
                      List<Point> corners =
                          Arrays.stream(face.corners())
                              .mapToObj(board.graph().vertices()::get)
                              .toList();
                      double area = 0;
                      for (int i = 0; i < corners.size(); i++) {
                        Point p = corners.get(i);
                        Point q = corners.get((i + 1) % corners.size());
                        area += p.x() * q.y() - p.y() * q.x();
                      }
                      assertTrue(area < 0);
                    }));
  }

  @TestFactory
  Stream<DynamicTest> eachEdgeHasOneFaceOnEachSideAtMost() {
    return forAll(
        (_, board) -> {
          for (int e = 0; e < board.count(SiteType.EDGE); e++) {
            int[] beside = board.incidence().facesBeside(e);
            int left = board.incidence().left(e);
            int right = board.incidence().right(e);
            assertEquals(beside.length, (left < 0 ? 0 : 1) + (right < 0 ? 0 : 1));
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> eachOrthogonalStepHasItsReverse() {
    return forAll(
        (_, board) -> {
          for (SiteType type : SiteType.values()) {
            Steps steps = board.steps(type);
            for (int site = 0; site < board.count(type); site++) {
              for (int target : steps.targets(site, AbsoluteDirection.ORTHOGONAL)) {
                int from = site;
                assertTrue(
                    IntStream.of(steps.targets(target, AbsoluteDirection.ORTHOGONAL))
                        .anyMatch(back -> back == from));
              }
            }
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> stepsGoClockwiseFromNorthAndHaveOneNameEach() {
    return forAll(
        (_, board) -> {
          Steps steps = board.steps(board.use());
          for (int site = 0; site < steps.size(); site++) {
            double last = -1;
            for (int k = 0; k < steps.targets(site).length; k++) {
              int at = site;
              int number = k;
              assertEquals(
                  1,
                  AbsoluteDirection.COMPASS.stream()
                      .filter(point -> steps.has(at, number, point))
                      .count());
              Point from = board.position(board.use(), site);
              Point to = board.position(board.use(), steps.targets(site)[k]);
              double clockwise = Math.atan2(to.x() - from.x(), to.y() - from.y()) + 0.0001;
              double key = clockwise < 0 ? clockwise + 2 * Math.PI : clockwise;
              assertTrue(key >= last - 1e-9);
              last = key;
            }
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> radialsAreRowsOfStepsThatHardlyBend() {
    return forAll(
        (_, board) -> {
          Steps steps = board.steps(board.use());
          for (int site = 0; site < steps.size(); site++) {
            int[][] lines = board.radials(board.use()).of(site, AbsoluteDirection.ADJACENT);
            assertEquals(steps.targets(site, AbsoluteDirection.ADJACENT).length, lines.length);
            for (int[] line : lines) {
              Set<Integer> seen = new HashSet<>(Set.of(site));
              int last = site;
              for (int next : line) {
                int target = next;
                assertTrue(seen.add(next));
                assertTrue(
                    IntStream.of(steps.targets(last, AbsoluteDirection.ADJACENT))
                        .anyMatch(each -> each == target));
                last = next;
              }
            }
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> phasesOfNeighboursDiffer() {
    return forAll(
        (_, board) -> {
          for (BoardEdge edge : board.graph().edges()) {
            assertTrue(
                board.phase(SiteType.VERTEX, edge.from())
                    != board.phase(SiteType.VERTEX, edge.to()));
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> labelsTellSitesApart() {
    return forAll(
        (_, board) -> {
          for (SiteType type : SiteType.values()) {
            for (int site = 0; site < board.count(type); site++) {
              assertEquals(site, board.site(type, board.label(type, site)).orElse(-1));
            }
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> groupsPartTheSites() {
    return forAll(
        (_, board) -> {
          for (Grouping grouping : Grouping.values()) {
            int[] all =
                board.groups(board.use(), grouping).stream()
                    .flatMapToInt(Arrays::stream)
                    .sorted()
                    .toArray();
            assertArrayEquals(board.area(board.use(), Area.BOARD), all);
          }
          BitSet either = new BitSet();
          IntStream.of(board.area(board.use(), Area.OUTER)).forEach(either::set);
          for (int inner : board.area(board.use(), Area.INNER)) {
            assertTrue(!either.get(inner));
            either.set(inner);
          }
          assertEquals(board.count(board.use()), either.cardinality());
        });
  }

  @TestFactory
  Stream<DynamicTest> distancesAreTheSameBothWays() {
    return forAll(
        (_, board) -> {
          Distances distances = board.distances(board.use());
          int last = board.count(board.use()) - 1;
          int[] from = distances.from(last, AbsoluteDirection.ORTHOGONAL);
          for (int site = 0; site <= last; site++) {
            assertEquals(from[site], distances.from(site, AbsoluteDirection.ORTHOGONAL)[last]);
          }
        });
  }

  /** Cells side by side are vertices with an edge, and the numbers follow positions. */
  @TestFactory
  Stream<DynamicTest> dualsHaveCellsAsVertices() {
    return forAll(
        (_, board) -> {
          if (board.count(SiteType.CELL) == 0) {
            return;
          }
          Board dual =
              new Board(SampleBoards.operators(board.use()).dual(board.graph()), SiteType.VERTEX);
          assertEquals(board.count(SiteType.CELL), dual.count(SiteType.VERTEX));
          Map<Point, Integer> numbers = new HashMap<>();
          for (int v = 0; v < dual.count(SiteType.VERTEX); v++) {
            numbers.put(dual.position(SiteType.VERTEX, v), v);
          }
          for (int cell = 0; cell < board.count(SiteType.CELL); cell++) {
            Set<Integer> expected = new HashSet<>();
            for (int other :
                board.steps(SiteType.CELL).targets(cell, AbsoluteDirection.ORTHOGONAL)) {
              expected.add(numbers.get(board.position(SiteType.CELL, other)));
            }
            int vertex = numbers.get(board.position(SiteType.CELL, cell));
            Set<Integer> found = new HashSet<>();
            for (int other :
                dual.steps(SiteType.VERTEX).targets(vertex, AbsoluteDirection.ORTHOGONAL)) {
              found.add(other);
            }
            assertEquals(expected, found);
          }
        });
  }

  /** Twice as large: the same steps and straight lines. */
  @TestFactory
  Stream<DynamicTest> sizeDoesNotMatter() {
    return forAll(
        (_, board) -> {
          SiteType use = board.use();
          Board larger = new Board(SampleBoards.operators(use).scale(2, 2, 1, board.graph()), use);
          for (int site = 0; site < board.count(use); site++) {
            assertArrayEquals(board.steps(use).targets(site), larger.steps(use).targets(site));
            assertArrayEquals(
                board.steps(use).directions(site), larger.steps(use).directions(site));
            assertArrayEquals(
                board.radials(use).of(site, AbsoluteDirection.ALL),
                larger.radials(use).of(site, AbsoluteDirection.ALL));
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> mergedWithItselfItIsTheSame() {
    return forAll(
        (sample, board) -> {
          var operators = SampleBoards.operators(board.use());
          BoardGraph once = operators.merge(List.of(board.graph()), false);
          BoardGraph twice = operators.merge(List.of(board.graph(), board.graph()), false);
          assertEquals(once.vertices(), twice.vertices());
          assertEquals(once.edges(), twice.edges());
          assertEquals(
              2 * board.count(SiteType.VERTEX),
              operators.union(List.of(board.graph(), board.graph()), false).vertices().size(),
              sample.name());
        });
  }
}
