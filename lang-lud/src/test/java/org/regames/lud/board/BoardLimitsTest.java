package org.regames.lud.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.lud.board.graph.BoardException;
import org.regames.lud.board.graph.BoardGraph;
import org.regames.lud.board.graph.Diagonals;
import org.regames.lud.board.graph.HexShape;
import org.regames.lud.board.graph.Point;
import org.regames.lud.board.graph.Polygon;
import org.regames.lud.board.graph.Room;
import org.regames.lud.board.graph.Shapes;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.board.graph.Tiling;

/** Boards that would be too large, or are none, are refused at once. */
class BoardLimitsTest {
  private static final Duration AT_ONCE = Duration.ofSeconds(5);
  private static final List<Integer> NO_SIZES =
      List.of(Integer.MIN_VALUE, -1, 0, 1 << 20, 1 << 30, Integer.MAX_VALUE);
  private static final Map<String, IntFunction<BoardGraph>> MAKERS = new TreeMap<>();

  static {
    Shapes s = SampleBoards.shapes(SiteType.CELL);
    for (HexShape shape : HexShape.values()) {
      MAKERS.put("hex " + shape, n -> s.hex(shape, n, 0));
      MAKERS.put("tri " + shape, n -> s.tri(shape, n, 0));
      MAKERS.put("second of hex " + shape, n -> s.hex(shape, n, Integer.MAX_VALUE));
    }
    for (Tiling tiling : Tiling.values()) {
      MAKERS.put("tiling " + tiling, n -> s.tiling(tiling, n, 0));
    }
    MAKERS.put("square", n -> s.square(n, Diagonals.SOLID));
    MAKERS.put("limping", n -> s.limpingSquare(n, Diagonals.IMPLIED));
    MAKERS.put("diamond", n -> s.diamond(n, Diagonals.IMPLIED));
    MAKERS.put("pyramid", n -> s.pyramid(n, n));
    MAKERS.put("concentric", n -> s.concentric(n, n, true, true, true));
    MAKERS.put("regular", n -> s.regular(n, true));
    MAKERS.put("wedge", n -> s.wedge(n, n));
    MAKERS.put("spiral", n -> s.spiral(3, n, true));
    MAKERS.put("repeat", n -> s.repeat(n, n, Point.of(1, 0), Point.of(0, 1), triangle()));
    MAKERS.put(
        "mancala", n -> SpecialBoards.mancala(s.room(), 2, n, SpecialBoards.Stores.OUTER, 2));
  }

  private static List<Polygon> triangle() {
    return List.of(new Polygon(List.of(Point.of(0, 0), Point.of(0, 1), Point.of(1, 0))));
  }

  @TestFactory
  Stream<DynamicTest> boardsOfNoSizeAreRefusedAtOnce() {
    return MAKERS.entrySet().stream()
        .flatMap(
            maker ->
                NO_SIZES.stream()
                    .map(
                        size ->
                            DynamicTest.dynamicTest(
                                maker.getKey() + " " + size,
                                () -> refuses(() -> maker.getValue().apply(size)))));
  }

  @Test
  void outlinesAndRingsOfNoSizeAreRefusedAtOnce() {
    Shapes s = SampleBoards.shapes(SiteType.CELL);
    for (List<Integer> sides :
        List.of(List.<Integer>of(), List.of(1 << 30), List.of(5, Integer.MIN_VALUE, 5))) {
      refuses(() -> s.hexOfSides(sides));
      refuses(() -> s.triOfSides(sides));
      refuses(() -> s.squareOfSides(sides, Diagonals.IMPLIED));
      refuses(() -> s.wheel(sides, false));
    }
    refuses(() -> s.squareInside(wide(), Diagonals.IMPLIED));
    refuses(() -> s.hexInside(wide()));
    refuses(() -> Polygon.turned(List.of(Point.of(1, 0)), Integer.MIN_VALUE, s.room()));
    refuses(() -> Point.of(Double.NaN, 0));
    refuses(() -> Point.of(0, 1e300));
  }

  private static Polygon wide() {
    return new Polygon(List.of(Point.of(-1e6, 0), Point.of(0, 1e6), Point.of(1e6, 0)));
  }

  private static void refuses(Runnable maker) {
    assertTimeoutPreemptively(
        AT_ONCE,
        () -> {
          try {
            maker.run();
          } catch (BoardException _) {
            return;
          } catch (DiagnosticException tooLarge) {
            assertEquals("too-large", tooLarge.diagnostic().code());
            return;
          }
          throw new AssertionError("made");
        });
  }

  @Test
  void aMillionSitesAreRefusedBeforeOneIsMade() {
    List<Long> spent = new ArrayList<>();
    Budget budget = new Budget(Budget.DEFAULT_LIMIT, spent::add);
    Shapes shapes = new Shapes(new Room(budget, Origin.UNKNOWN), SiteType.CELL);
    assertThrows(DiagnosticException.class, () -> shapes.square(1000, Diagonals.IMPLIED));
    assertEquals(List.of(0L), spent);
  }

  /** Every step, radial and measure of 10 000 cells. */
  @Test
  void largeBoardsAreMadeQuickly() {
    assertTimeoutPreemptively(
        Duration.ofSeconds(30),
        () -> {
          Board board =
              new Board(
                  SampleBoards.shapes(SiteType.CELL).square(100, Diagonals.IMPLIED), SiteType.CELL);
          for (int site = 0; site < board.count(SiteType.CELL); site++) {
            board.radials(SiteType.CELL).of(site, AbsoluteDirection.ALL);
          }
          for (Area area : Area.values()) {
            board.area(SiteType.CELL, area);
          }
          assertEquals("CV100", board.label(SiteType.CELL, 9999));
          assertEquals(2, board.groups(SiteType.CELL, Grouping.PHASE).size());
        });
  }

  @Test
  void pointsWhereEverythingMeetsAreRefused() {
    int many = 20_000;
    List<Point> points = new ArrayList<>(List.of(Point.of(0, 0)));
    IntStream.range(0, many).forEach(i -> points.add(Point.of(1 + i, i)));
    List<int[]> edges = IntStream.rangeClosed(1, many).mapToObj(i -> new int[] {0, i}).toList();
    refuses(
        () ->
            new Board(SampleBoards.shapes(SiteType.VERTEX).graph(points, edges), SiteType.VERTEX));
  }

  @Test
  void wheelsWithoutSitesAreRefused() {
    refuses(
        () ->
            new Board(
                SampleBoards.shapes(SiteType.CELL).graph(List.of(Point.of(0, 0)), List.of()),
                SiteType.CELL));
  }
}
