package org.regames.lud.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.regames.lud.board.graph.BoardException;
import org.regames.lud.board.graph.BoardGraph;
import org.regames.lud.board.graph.Diagonals;
import org.regames.lud.board.graph.Edits;
import org.regames.lud.board.graph.HexShape;
import org.regames.lud.board.graph.Operators;
import org.regames.lud.board.graph.Point;
import org.regames.lud.board.graph.Polygon;
import org.regames.lud.board.graph.Shapes;
import org.regames.lud.board.graph.SiteType;

class GraphOperatorsTest {
  private static final Shapes CELLS = SampleBoards.shapes(SiteType.CELL);
  private static final Shapes VERTICES = SampleBoards.shapes(SiteType.VERTEX);
  private static final Operators OPERATORS = SampleBoards.operators(SiteType.CELL);

  private static String counts(BoardGraph graph) {
    return graph.vertices().size() + "/" + graph.edges().size() + "/" + graph.faces().size();
  }

  private static Edits edits(BoardGraph graph) {
    return new Edits(CELLS.room(), graph);
  }

  private static BoardGraph square(int size) {
    return CELLS.square(size, Diagonals.IMPLIED);
  }

  private static Polygon box(double left, double bottom, double right, double top) {
    return new Polygon(
        List.of(
            Point.of(left, bottom),
            Point.of(left, top),
            Point.of(right, top),
            Point.of(right, bottom)));
  }

  @Test
  void holesTakeFacesAndInnerEdgesButNoVertices() {
    assertEquals("25/40/16", counts(square(4)));
    assertEquals("25/36/12", counts(edits(square(4)).hole(box(1, 1, 3, 3)).graph()));
  }

  @Test
  void removedCellsLeaveEdgesWhereTheyAreToStay() {
    assertEquals("16/24/9", counts(square(3)));
    assertEquals("16/22/8", counts(edits(square(3)).removeCells(List.of(0), true).graph()));
    assertEquals("16/24/8", counts(edits(square(3)).removeCells(List.of(0), false).graph()));
    List<Point> corner = List.of(Point.of(1, 1), Point.of(0, 1), Point.of(0, 0), Point.of(1, 0));
    assertEquals("16/22/8", counts(edits(square(3)).removeCellsAt(List.of(corner), true).graph()));
  }

  @Test
  void numbersOfRemovedElementsCountFromTheHighestOn() {
    BoardGraph graph = edits(square(3)).removeCells(List.of(1, 8, 0), true).graph();
    assertEquals(Point.of(2.5, 0.5), graph.position(SiteType.CELL, 0));
    assertEquals(6, graph.faces().size());
    assertThrows(
        BoardException.class, () -> edits(square(3)).removeCells(List.of(9), true).graph());
  }

  @Test
  void removedVerticesTakeEdgesAndFacesAlong() {
    assertEquals("15/20/5", counts(edits(square(3)).removeVertices(List.of(5)).graph()));
    assertEquals(
        "15/20/5", counts(edits(square(3)).removeVerticesAt(List.of(Point.of(1, 1))).graph()));
    assertEquals("12/12/0", counts(edits(square(3)).removeInside(box(0.5, 0.5, 2.5, 2.5)).graph()));
  }

  @Test
  void removedEdgesTakeFacesAlong() {
    assertEquals(
        "16/23/7", counts(edits(square(3)).removeEdges(List.of(new int[] {6, 5})).graph()));
    assertEquals(
        "16/23/7",
        counts(
            edits(square(3))
                .removeEdgesAt(List.of(List.of(Point.of(1, 1), Point.of(2, 1))))
                .graph()));
  }

  @Test
  void addedElementsComeLast() {
    BoardGraph graph =
        edits(square(2))
            .addVertices(List.of(Point.of(1, 1), Point.of(5, 5)))
            .addEdge(Point.of(5, 5), Point.of(2, 2))
            .addCellAt(List.of(Point.of(2, 0), Point.of(3, 1), Point.of(2, 1)))
            .addEdge(0, 4)
            .graph();
    assertEquals("11/16/5", counts(graph));
    assertEquals(Point.of(5, 5), graph.vertices().get(9));
    assertEquals(0, graph.edges().getLast().from());
    assertThrows(BoardException.class, () -> edits(square(2)).addEdge(0, 99));
    assertThrows(BoardException.class, () -> edits(square(2)).addCell(List.of(0, 1, 0)));
  }

  @Test
  void newVerticesAreJoinedWithWhatIsNear() {
    BoardGraph graph =
        edits(square(2)).addVertices(List.of(Point.of(3, 1), Point.of(5, 1))).connect().graph();
    assertEquals(13, graph.edges().size());
    assertEquals(9, graph.edges().getLast().to());
  }

  @Test
  void polygonsKeepAndClip() {
    assertEquals("9/12/4", counts(OPERATORS.keep(square(4), box(1, 1, 3, 3))));
    assertEquals("16/16/1", counts(OPERATORS.clip(square(4), box(1, 1, 3, 3))));
  }

  @Test
  void intersectionsHaveWhatIsInAll() {
    BoardGraph right = OPERATORS.shift(1, 1, 0, square(3));
    assertEquals("9/12/4", counts(OPERATORS.intersect(List.of(square(3), right))));
  }

  @Test
  void trimmingTakesDeadEnds() {
    BoardGraph graph =
        edits(VERTICES.square(2, Diagonals.IMPLIED))
            .addEdge(Point.of(1, 1), Point.of(2, 1))
            .addVertices(List.of(Point.of(9, 9)))
            .graph();
    assertEquals("6/5/1", counts(graph));
    assertEquals("4/4/1", counts(OPERATORS.trim(graph)));
  }

  @Test
  void subdividedFacesAreTriangles() {
    assertEquals("13/28/16", counts(OPERATORS.subdivide(square(2), 1)));
    assertEquals("9/12/4", counts(OPERATORS.subdivide(square(2), 5)));
    BoardGraph vertices =
        SampleBoards.operators(SiteType.VERTEX).subdivide(VERTICES.square(2, Diagonals.IMPLIED), 1);
    assertEquals("5/8/0", counts(vertices));
  }

  @Test
  void crossingsAreSplitAndTouchedEdgesToo() {
    BoardGraph cross =
        VERTICES.graph(
            List.of(
                Point.of(0, 0), Point.of(2, 2), Point.of(0, 2), Point.of(2, 0), Point.of(0.5, 0.5)),
            List.of(new int[] {0, 1}, new int[] {2, 3}));
    BoardGraph split = OPERATORS.splitCrossings(cross);
    assertEquals("6/5/0", counts(split));
    assertEquals(Point.of(1, 1), split.vertices().get(5));
    assertEquals(4, split.edges().getLast().from());
  }

  /** Vertices beside an end of an edge do not touch it, else each would split it for the other. */
  @Test
  void crossingsOfUnmergedGraphsAreSplit() {
    BoardGraph two =
        OPERATORS.union(
            List.of(
                VERTICES.square(2, Diagonals.IMPLIED),
                OPERATORS.shift(0.0005, 0.0003, 0, VERTICES.square(2, Diagonals.SOLID))),
            false);
    assertEquals("9/12/5", counts(OPERATORS.splitCrossings(two)));
  }

  @Test
  void completeGraphsHaveAllEdges() {
    BoardGraph graph = VERTICES.regular(6, false);
    assertEquals(15, OPERATORS.complete(graph, false).edges().size());
    assertEquals("9/20/4", counts(OPERATORS.complete(VERTICES.square(3, Diagonals.IMPLIED), true)));
  }

  @Test
  void layersAreJoined() {
    BoardGraph graph = OPERATORS.layers(3, VERTICES.square(2, Diagonals.IMPLIED));
    assertEquals("12/20/3", counts(graph));
    Board board = new Board(graph, SiteType.VERTEX);
    assertEquals(3, board.groups(SiteType.VERTEX, Grouping.LAYER).size());
    assertArrayEquals(new int[] {1}, board.steps(SiteType.VERTEX).targets(0, AbsoluteDirection.U));
    assertArrayEquals(
        new int[] {1, 2}, board.radials(SiteType.VERTEX).of(0, AbsoluteDirection.UPWARD)[0]);
    assertEquals("A1/2", board.label(SiteType.VERTEX, 2));
  }

  @Test
  void pyramidsStepUpBetweenNeighbours() {
    Board board = new Board(VERTICES.pyramid(3, 3), SiteType.VERTEX);
    assertEquals(14, board.count(SiteType.VERTEX));
    int top = board.groups(SiteType.VERTEX, Grouping.LAYER).get(2)[0];
    assertEquals(4, board.steps(SiteType.VERTEX).targets(top, AbsoluteDirection.DOWNWARD).length);
    assertEquals(
        List.of(
            AbsoluteDirection.DNE,
            AbsoluteDirection.DSE,
            AbsoluteDirection.DSW,
            AbsoluteDirection.DNW),
        board.supported(SiteType.VERTEX, AbsoluteDirection.DOWNWARD));
  }

  @Test
  void turnedGraphsKeepTheirNumbers() {
    BoardGraph turned = OPERATORS.rotate(90, square(2));
    assertEquals(true, turned.vertices().getFirst().near(Point.of(2, 0), 1e-9));
    assertEquals(
        true,
        OPERATORS.renumber(Set.of(), turned).vertices().getFirst().near(Point.of(0, 0), 1e-9));
  }

  @Test
  void skewedGraphsKeepTheirBottom() {
    BoardGraph skewed = OPERATORS.skew(0.5, OPERATORS.shift(0, 3, 0, square(2)));
    assertEquals(Point.of(2, 3), skewed.vertices().get(2));
    assertEquals(Point.of(3, 5), skewed.vertices().getLast());
  }

  @Test
  void unionsJoinOnlyWhatIsNearAndOnlyIfAsked() {
    BoardGraph beside = OPERATORS.shift(2, 0, 0, VERTICES.square(2, Diagonals.IMPLIED));
    List<BoardGraph> both = List.of(VERTICES.square(2, Diagonals.IMPLIED), beside);
    assertEquals("8/8/2", counts(OPERATORS.union(both, false)));
    assertEquals("8/10/3", counts(OPERATORS.union(both, true)));
  }

  @Test
  void wheelsTurnAroundTheirPivot() {
    Board board = new Board(CELLS.wheel(List.of(1, 6, 6), false), SiteType.CELL);
    int centre = board.area(SiteType.CELL, Area.CENTRE)[0];
    assertEquals(6, board.steps(SiteType.CELL).targets(centre, AbsoluteDirection.OUT).length);
    int outer = board.steps(SiteType.CELL).targets(centre, AbsoluteDirection.OUT)[0];
    assertEquals(centre, board.steps(SiteType.CELL).targets(outer, AbsoluteDirection.IN)[0]);
    Board vertices = new Board(VERTICES.wheel(List.of(1, 8, 8), false), SiteType.VERTEX);
    assertEquals("17/32/0", counts(vertices.graph()));
    assertArrayEquals(
        new int[] {8, 16}, vertices.radials(SiteType.VERTEX).of(0, AbsoluteDirection.OUT)[0]);
    assertArrayEquals(
        new int[] {7, 6, 5, 4, 3, 2, 1},
        vertices.radials(SiteType.VERTEX).of(8, AbsoluteDirection.CW)[0]);
    assertArrayEquals(
        new int[] {1, 2, 3, 4, 5, 6, 7},
        vertices.radials(SiteType.VERTEX).of(8, AbsoluteDirection.CCW)[0]);
    assertEquals(4, vertices.radials(SiteType.VERTEX).of(8, AbsoluteDirection.ROTATIONAL).length);
  }

  @Test
  void spiralsAreNumberedFromTheMiddle() {
    BoardGraph spiral = VERTICES.spiral(4, 40, true);
    assertEquals("40/39/0", counts(spiral));
    double last = -1;
    for (Point point : spiral.vertices()) {
      double radius = point.distance(Point.of(0, 0));
      assertEquals(true, radius > last);
      last = radius;
    }
  }

  @Test
  void joinedCornersAreDoubledWithoutMidpoints() {
    assertEquals("8/16/0", counts(VERTICES.concentric(4, 2, false, true, true)));
    assertEquals("8/12/0", counts(VERTICES.concentric(4, 2, false, false, true)));
    assertEquals("8/8/0", counts(VERTICES.concentric(4, 2, false, true, false)));
  }

  @Test
  void sharpTurnsAreConcaveCorners() {
    Board board =
        new Board(
            OPERATORS.merge(
                List.of(
                    square(3), OPERATORS.shift(3, 0, 0, CELLS.rectangle(6, 3, Diagonals.IMPLIED))),
                false),
            SiteType.VERTEX);
    int[] concave = board.area(SiteType.VERTEX, Area.CONCAVE_CORNERS);
    assertEquals(1, concave.length);
    assertEquals(Point.of(3, 3), board.position(SiteType.VERTEX, concave[0]));
    assertEquals(5, board.area(SiteType.VERTEX, Area.CONVEX_CORNERS).length);
  }

  @Test
  void hexagonsHaveSixSides() {
    Board board = new Board(CELLS.hex(HexShape.HEXAGON, 4, 0), SiteType.CELL);
    assertEquals(
        Set.of(
            AbsoluteDirection.NE,
            AbsoluteDirection.E,
            AbsoluteDirection.SE,
            AbsoluteDirection.SW,
            AbsoluteDirection.W,
            AbsoluteDirection.NW),
        Set.copyOf(
            board.sides(SiteType.CELL).keySet().stream()
                .filter(side -> side != AbsoluteDirection.N && side != AbsoluteDirection.S)
                .toList()));
  }
}
