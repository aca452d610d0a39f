package org.regames.lud.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.lud.board.graph.BoardGraph;
import org.regames.lud.board.graph.Diagonals;
import org.regames.lud.board.graph.Edits;
import org.regames.lud.board.graph.HexShape;
import org.regames.lud.board.graph.Operators;
import org.regames.lud.board.graph.Room;
import org.regames.lud.board.graph.Shapes;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.board.graph.Tiling;

/** Figures of boards that are known to agree with recorded plays. */
class BoardFiguresTest {
  private interface Maker {
    BoardGraph make(Shapes s, Operators o);
  }

  /**
   * A board and what is known of its sites of the type that is used.
   *
   * @param counts vertices, edges and faces
   * @param labels of the first, the middle and the last site
   * @param phases how many sites there are of each
   * @param steps adjacent steps from the middle site
   */
  private record Vector(
      String text,
      SiteType use,
      Maker maker,
      String counts,
      String labels,
      String bottom,
      String corners,
      String centre,
      String phases,
      String steps) {
    @Override
    public String toString() {
      return text + " " + use;
    }
  }

  private static final List<Vector> VECTORS =
      List.of(
          new Vector(
              "(square 3)",
              SiteType.CELL,
              (s, o) -> s.square(3, Diagonals.IMPLIED),
              "16/24/9",
              "A1 / B2 / C3",
              "0 1 2",
              "0 2 6 8",
              "4",
              "5/4",
              "4: N 7 NE 8 E 5 SE 2 S 1 SW 0 W 3 NW 6"),
          new Vector(
              "(square 3)",
              SiteType.VERTEX,
              (s, o) -> s.square(3, Diagonals.IMPLIED),
              "9/12/4",
              "A1 / B2 / C3",
              "0 1 2",
              "0 2 6 8",
              "4",
              "5/4",
              "4: N 7 E 5 S 1 W 3"),
          new Vector(
              "(square 3)",
              SiteType.EDGE,
              (s, o) -> s.square(3, Diagonals.IMPLIED),
              "9/12/4",
              "B1 / D3 / D5",
              "0 1",
              "0 1 2 4 7 9 10 11",
              "3 5 6 8",
              "4/4/3/1",
              "6: NE 9 SE 4 SW 3 W 5 NW 8"),
          new Vector(
              "(rectangle 2 4)",
              SiteType.CELL,
              (s, o) -> s.rectangle(2, 4, Diagonals.IMPLIED),
              "15/22/8",
              "A1 / A2 / D2",
              "0 1 2 3",
              "0 3 4 7",
              "1 2 5 6",
              "4/4",
              "4: E 5 SE 1 S 0"),
          new Vector(
              "(square 3 diagonals:Alternating)",
              SiteType.VERTEX,
              (s, o) -> s.square(3, Diagonals.ALTERNATING),
              "9/16/8",
              "A1 / B2 / C3",
              "0 1 2",
              "0 2 6 8",
              "4",
              "4/4/1",
              "4: N 7 NE 8 E 5 SE 2 S 1 SW 0 W 3 NW 6"),
          new Vector(
              "(square 2 diagonals:Solid)",
              SiteType.VERTEX,
              (s, o) -> s.square(2, Diagonals.SOLID),
              "5/8/4",
              "A1 / B2 / C3",
              "0 1",
              "0 1 3 4",
              "2",
              "2/2/1",
              "2: NE 4 SE 1 SW 0 NW 3"),
          new Vector(
              "(square Diamond 2)",
              SiteType.CELL,
              (s, o) -> s.diamond(2, Diagonals.IMPLIED),
              "12/16/5",
              "B1 / B2 / B3",
              "0",
              "0 1 3 4",
              "2",
              "4/1",
              "2: N 4 E 3 S 0 W 1"),
          new Vector(
              "(hex 2)",
              SiteType.CELL,
              (s, o) -> s.hex(HexShape.HEXAGON, 2, 0),
              "24/30/7",
              "A1 / B2 / C3",
              "0 1",
              "0 1 2 4 5 6",
              "3",
              "3/3/1",
              "3: NNE 6 E 4 SSE 1 SSW 0 W 2 NNW 5"),
          new Vector(
              "(hex 3)",
              SiteType.VERTEX,
              (s, o) -> s.hex(HexShape.HEXAGON, 3, 0),
              "54/72/19",
              "D1 / A7 / H12",
              "0 1 2",
              "12 sites",
              "18 23 24 29 30 35",
              "27/27",
              "27: ENE 33 S 21"),
          new Vector(
              "(hex Diamond 3)",
              SiteType.CELL,
              (s, o) -> s.hex(HexShape.DIAMOND, 3, 0),
              "30/38/9",
              "A1 / B2 / C3",
              "0",
              "0 3 5 8",
              "4",
              "3/3/3",
              "4: N 8 ENE 7 ESE 2 S 0 WSW 1 WNW 6"),
          new Vector(
              "(hex Triangle 3)",
              SiteType.CELL,
              (s, o) -> s.hex(HexShape.TRIANGLE, 3, 0),
              "22/27/6",
              "A1 / B2 / C3",
              "0 1 2",
              "0 2 5",
              "1 3 4",
              "2/2/2",
              "3: NNE 5 E 4 SSE 1 SSW 0"),
          new Vector(
              "(hex Rectangle 3 2)",
              SiteType.CELL,
              (s, o) -> s.hex(HexShape.RECTANGLE, 3, 2),
              "20/24/5",
              "A1 / B2 / C3",
              "0 1",
              "0 1 2 3 4",
              "2",
              "2/1/2",
              "2: NNE 4 SSE 1 SSW 0 NNW 3"),
          new Vector(
              "(hex Star 1)",
              SiteType.CELL,
              (s, o) -> s.hex(HexShape.STAR, 1, 0),
              "42/54/13",
              "B1 / C3 / D5",
              "0",
              "12 sites",
              "6",
              "7/3/3",
              "6: NNE 10 E 7 SSE 3 SSW 2 W 5 NNW 9"),
          new Vector(
              "(hex Limping 2)",
              SiteType.CELL,
              (s, o) -> s.hex(HexShape.LIMPING, 2, 0),
              "37/48/12",
              "A1 / D2 / D4",
              "0 1 2",
              "0 2 3 6 10 11",
              "4 5 8",
              "4/4/4",
              "6: SSW 2 W 5 NNW 9"),
          new Vector(
              "(hex Prism 2 3)",
              SiteType.CELL,
              (s, o) -> s.hex(HexShape.PRISM, 2, 3),
              "32/41/10",
              "A1 / C2 / D4",
              "0",
              "0 1 2 7 8 9",
              "3 6",
              "4/3/3",
              "5: N 8 S 2 WSW 3 WNW 6"),
          new Vector(
              "(tri 3)",
              SiteType.VERTEX,
              (s, o) -> s.tri(HexShape.TRIANGLE, 3, 0),
              "6/9/4",
              "A1 / B2 / C3",
              "0 1 2",
              "0 2 5",
              "1 3 4",
              "2/2/2",
              "3: NNE 5 E 4 SSE 1 SSW 0"),
          new Vector(
              "(tri 3)",
              SiteType.CELL,
              (s, o) -> s.tri(HexShape.TRIANGLE, 3, 0),
              "10/18/9",
              "A1 / D2 / C5",
              "0 1 2",
              "0 2 8",
              "1 3 4 5 6 7",
              "6/3",
              "4: N 6 ESE 2 WSW 1 W 3 WNW 5 NNW 7"),
          new Vector(
              "(tri Hexagon 2)",
              SiteType.VERTEX,
              (s, o) -> s.tri(HexShape.HEXAGON, 2, 0),
              "7/12/6",
              "A1 / B2 / C3",
              "0 1",
              "0 1 2 4 5 6",
              "3",
              "3/3/1",
              "3: NNE 6 E 4 SSE 1 SSW 0 W 2 NNW 5"),
          new Vector(
              "(tri Hexagon 2)",
              SiteType.CELL,
              (s, o) -> s.tri(HexShape.HEXAGON, 2, 0),
              "19/42/24",
              "C1 / A5 / E8",
              "0 1",
              "12 sites",
              "6 9 10 13 14 17",
              "12/12",
              "12: NNE 19 ENE 16 E 13 ESE 9 SSE 5 S 8"),
          new Vector(
              "(tri Limping 3)",
              SiteType.VERTEX,
              (s, o) -> s.tri(HexShape.LIMPING, 3, 0),
              "27/63/37",
              "A1 / E3 / F6",
              "0 1 2 3",
              "0 3 9 14 24 26",
              "11 12 17",
              "9/9/9",
              "13: NNE 19 E 14 SSE 8 SSW 7 W 12 NNW 18"),
          new Vector(
              "(rotate 90 (hex 3))",
              SiteType.CELL,
              (s, o) -> o.rotate(90, s.hex(HexShape.HEXAGON, 3, 0)),
              "54/72/19",
              "C1 / C3 / C5",
              "7",
              "0 2 7 11 16 18",
              "9",
              "6/7/6",
              "9: N 10 ENE 5 ESE 4 S 8 WSW 13 WNW 14"),
          new Vector(
              "(concentric Square rings:3)",
              SiteType.VERTEX,
              (s, o) -> s.concentric(4, 3, true, true, false),
              "24/32/0",
              "A1 / E4 / G7",
              "0 1 2",
              "0 2 21 23",
              "7 11 12 16",
              "12/12",
              "12: N 17 E 13 S 8"),
          new Vector(
              "(concentric Square rings:2 joinCorners:True)",
              SiteType.VERTEX,
              (s, o) -> s.concentric(4, 2, true, true, true),
              "16/24/0",
              "A1 / D3 / E5",
              "0 1 2",
              "0 2 13 15",
              "4 7 8 11",
              "8/8",
              "8: N 12 E 9 S 5"),
          new Vector(
              "(concentric Triangle rings:2)",
              SiteType.VERTEX,
              (s, o) -> s.concentric(3, 2, true, true, false),
              "12/15/0",
              "A1 / D3 / E6",
              "0 1 2",
              "0 2 11",
              "4 6 7",
              "6/6",
              "6: NNE 10 SSW 3 WNW 8"),
          new Vector(
              "(concentric {1 6})",
              SiteType.VERTEX,
              (s, o) -> s.wheel(List.of(1, 6), false),
              "7/12/0",
              "B2 / A1 / C3",
              "3",
              "1 2 3 4 5 6",
              "0",
              "1/3/3",
              "3: N 0 ENE 4 WNW 2"),
          new Vector(
              "(concentric {1 4 8})",
              SiteType.CELL,
              (s, o) -> s.wheel(List.of(1, 4, 8), false),
              "21/32/13",
              "B2 / A4 / B5",
              "7 8",
              "5 6 7 8 9 10 11 12",
              "1",
              "4/5/4",
              "6: NE 12 E 2 SE 0 S 5"),
          new Vector(
              "(concentric {5 5})",
              SiteType.VERTEX,
              (s, o) -> s.wheel(List.of(5, 5), false),
              "10/15/0",
              "C3 / A4 / E6",
              "6 7",
              "5 6 7 8 9",
              "0 1 2 3 4",
              "4/4/2",
              "5: NE 9 ESE 0 SSE 6"),
          new Vector(
              "(wedge 3)",
              SiteType.VERTEX,
              (s, o) -> s.wedge(3, 3),
              "7/10/0",
              "C3 / D2 / E1",
              "4 5 6",
              "0 1 3 4 6",
              "2",
              "3/3/1",
              "3: SE 6 W 2 NW 0"),
          new Vector(
              "(merge (square 3) (shift 0 3 (square 2)))",
              SiteType.VERTEX,
              (s, o) ->
                  o.merge(
                      List.of(
                          s.square(3, Diagonals.IMPLIED),
                          o.shift(0, 3, 0, s.square(2, Diagonals.IMPLIED))),
                      false),
              "13/16/5",
              "A1 / A3 / B5",
              "0 1 2",
              "0 2 6 8 9 10 11 12",
              "7",
              "7/6",
              "6: E 7 S 3"),
          new Vector(
              "(merge (rectangle 2 4) (shift 1 -1 (rectangle 4 2)))",
              SiteType.CELL,
              (s, o) ->
                  o.merge(
                      List.of(
                          s.rectangle(2, 4, Diagonals.IMPLIED),
                          o.shift(1, -1, 0, s.rectangle(4, 2, Diagonals.IMPLIED))),
                      false),
              "21/32/12",
              "A2 / A3 / C4",
              "1 3",
              "0 1 3 5 6 9 10 11",
              "2 4 7 8",
              "6/6",
              "6: NE 10 E 7 SE 2 S 0"),
          new Vector(
              "(remove (square 3) cells:{4})",
              SiteType.CELL,
              (s, o) ->
                  new Edits(s.room(), s.square(3, Diagonals.IMPLIED))
                      .removeCells(List.of(4), true)
                      .graph(),
              "16/24/8",
              "A1 / C2 / C3",
              "0 1 2",
              "0 2 5 7",
              "1 3 4 6",
              "4/4",
              "4: N 7 S 2 SW 1 NW 6"),
          new Vector(
              "(dual (hex 2))",
              SiteType.VERTEX,
              (s, o) -> o.dual(s.hex(HexShape.HEXAGON, 2, 0)),
              "7/12/6",
              "A1 / B2 / C3",
              "0 1",
              "0 1 2 4 5 6",
              "3",
              "3/3/1",
              "3: NNE 6 E 4 SSE 1 SSW 0 W 2 NNW 5"),
          new Vector(
              "(tiling T3464 1)",
              SiteType.CELL,
              (s, o) -> s.tiling(Tiling.T3464, 1, 0),
              "18/30/13",
              "A1 / C3 / E5",
              "0 1 2",
              "12 sites",
              "6",
              "7/6",
              "6: N 11 NNE 12 ENE 9 E 7 ESE 4 SSE 2 S 1 SSW 0 WSW 3 W 5 WNW 8 NNW 10"),
          new Vector(
              "(regular Star 5)",
              SiteType.VERTEX,
              (s, o) -> s.regular(5, true),
              "5/5/0",
              "A1 / A2 / B3",
              "0 1",
              "0 1 2 3 4",
              "0 1 2 3 4",
              "2/2/1",
              "2: E 3 SE 1"),
          new Vector(
              "(splitCrossings (regular Star 5))",
              SiteType.VERTEX,
              (s, o) -> o.splitCrossings(s.regular(5, true)),
              "10/15/6",
              "B1 / E2 / F4",
              "0 1",
              "0 1 2 3 4",
              "5 6 7 8 9",
              "4/3/3",
              "5: NE 7 SE 1 SW 0 NW 8"));

  @TestFactory
  Stream<DynamicTest> boardsHaveTheirFigures() {
    return VECTORS.stream()
        .map(vector -> DynamicTest.dynamicTest(vector.toString(), () -> check(vector)));
  }

  private static void check(Vector vector) {
    Room room = new Room(new Budget(), Origin.UNKNOWN);
    Board board =
        new Board(
            vector.maker.make(new Shapes(room, vector.use), new Operators(room, vector.use)),
            vector.use);
    SiteType use = vector.use;
    int middle = board.count(use) / 2;
    assertEquals(
        vector.counts,
        Arrays.stream(SiteType.values())
            .map(type -> "" + board.count(type))
            .collect(Collectors.joining("/")));
    assertEquals(
        vector.labels,
        IntStream.of(0, middle, board.count(use) - 1)
            .mapToObj(site -> board.label(use, site))
            .collect(Collectors.joining(" / ")));
    assertEquals(vector.bottom, listed(board.area(use, Area.BOTTOM)));
    assertEquals(vector.corners, counted(board.area(use, Area.CORNERS), vector.corners));
    assertEquals(vector.centre, listed(board.area(use, Area.CENTRE)));
    assertEquals(
        vector.phases,
        board.groups(use, Grouping.PHASE).stream()
            .map(group -> "" + group.length)
            .collect(Collectors.joining("/")));
    assertEquals(vector.steps, middle + ": " + steps(board.steps(use), middle));
  }

  private static String counted(int[] sites, String expected) {
    return expected.endsWith("sites") ? sites.length + " sites" : listed(sites);
  }

  private static String listed(int[] sites) {
    return Arrays.stream(sites).mapToObj(Integer::toString).collect(Collectors.joining(" "));
  }

  private static String steps(Steps steps, int site) {
    List<String> found = new ArrayList<>();
    for (int k = 0; k < steps.targets(site).length; k++) {
      if (steps.has(site, k, AbsoluteDirection.ADJACENT)) {
        int index = k;
        AbsoluteDirection name =
            AbsoluteDirection.COMPASS.stream()
                .filter(point -> steps.has(site, index, point))
                .findFirst()
                .orElseThrow();
        found.add(name + " " + steps.targets(site)[k]);
      }
    }
    return String.join(" ", found);
  }
}
