package org.regames.lud.equipment;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameChoices;
import org.regames.ir.language.Result;
import org.regames.lud.LudParser;
import org.regames.lud.board.Area;
import org.regames.lud.board.Board;
import org.regames.lud.board.SiteContainers.Container;
import org.regames.lud.board.SiteTrack;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.Ludeme;
import org.regames.lud.tree.LudemeTable;

class EquipmentReaderTest {
  /** Boards as games write them, with the numbers of their vertices, edges and cells. */
  private static final Map<String, String> BOARDS = new TreeMap<>();

  static {
    BOARDS.put("(board (square 3))", "16/24/9");
    BOARDS.put("(board (square 3) use:Vertex)", "9/12/4");
    BOARDS.put("(board (square (+ 1 2) diagonals:Alternating) use:Vertex)", "9/16/8");
    BOARDS.put("(board (square Limping 3))", "20/31/12");
    BOARDS.put("(board (square Diamond 2))", "12/16/5");
    BOARDS.put("(board (square 3 pyramidal:True) use:Vertex)", "14/36/5");
    BOARDS.put("(board (square {4 2 -2 2 2}))", "21/32/12");
    BOARDS.put("(board (square (poly {{0 0} {0 2} {2 2} {2 0}})))", "9/12/4");
    BOARDS.put("(board (rectangle 2 (/ 9 2)))", "15/22/8");
    BOARDS.put("(board (rectangle 2))", "9/12/4");
    BOARDS.put("(board (hex 2))", "24/30/7");
    BOARDS.put("(board (hex Diamond 3))", "30/38/9");
    BOARDS.put("(board (hex Prism 2 3))", "32/41/10");
    BOARDS.put("(board (hex {2 3}))", "37/48/12");
    BOARDS.put("(board (tri 3))", "10/18/9");
    BOARDS.put("(board (tri Hexagon 2) use:Vertex)", "7/12/6");
    BOARDS.put("(board (tri (poly {{0 0} {1 2} {2 0}})))", "6/9/4");
    BOARDS.put("(board (tiling T3464 1))", "18/30/13");
    BOARDS.put("(board (tiling T3636 2))", "30/48/19");
    BOARDS.put("(board (tiling T488 2 2))", "24/28/5");
    BOARDS.put("(board (concentric Square rings:3) use:Vertex)", "24/32/0");
    BOARDS.put("(board (concentric sides:5 rings:2 midpoints:False) use:Edge)", "10/10/0");
    BOARDS.put("(board (concentric {1 4 8}))", "21/32/13");
    BOARDS.put("(board (regular Star 5) use:Vertex)", "5/5/0");
    BOARDS.put("(board (wedge 3) use:Vertex)", "7/10/0");
    BOARDS.put("(board (spiral turns:3 sites:20) use:Vertex)", "20/19/0");
    BOARDS.put(
        "(board (repeat 2 3 step:{{1 0} {0 1}} (poly {{0 0} {0 1} {1 1} {1 0}})))", "12/17/6");
    BOARDS.put(
        "(board (graph vertices:{{0 0} {1 0} {0.5 (/ 3 4)}} edges:{{0 1} {1 2} {2 0}}))", "3/3/1");
    BOARDS.put("(board (shift 1 -.5 (square 2)))", "9/12/4");
    BOARDS.put("(board (scale 2 (square 2)))", "9/12/4");
    BOARDS.put("(board (rotate 45 (square 2)))", "9/12/4");
    BOARDS.put("(board (skew .5 (square 2)))", "9/12/4");
    BOARDS.put("(board (merge (square 2) (shift 2 0 (square 2))))", "15/22/8");
    BOARDS.put(
        "(board (merge {(square 2) (shift 2 0 (square 2)) (shift 4 0 (square 2))}))", "21/32/12");
    BOARDS.put("(board (union (square 1) (shift 2 0 (square 1)) connect:True))", "8/10/3");
    BOARDS.put("(board (intersect (square 2) (shift 1 0 (square 2))))", "6/7/2");
    BOARDS.put("(board (remove (square 3) cells:{4}))", "16/24/8");
    BOARDS.put("(board (remove (square 3) cells:{0 8} trimEdges:False))", "16/24/7");
    BOARDS.put("(board (remove (square 2) edges:{{3 4}}))", "9/11/2");
    BOARDS.put("(board (remove (square 2) edges:{{{0 1} {1 1}}}))", "9/11/2");
    BOARDS.put("(board (remove (square 2) vertices:{{0 0}}))", "8/10/3");
    BOARDS.put("(board (remove (square 2) vertices:{0}))", "8/10/3");
    BOARDS.put(
        "(board (remove (square 4) (poly {{1.5 1.5} {1.5 2.5} {2.5 2.5} {2.5 1.5}})))", "24/36/12");
    BOARDS.put("(board (add (square 1) cells:{{{1 0} {2 0} {1 1}}}))", "5/6/2");
    BOARDS.put("(board (add (square 1) vertices:{{.5 .5}} edges:{{0 4} {3 4}}))", "5/6/1");
    BOARDS.put(
        "(board (add edges:{{{0 0} {1 0}}} edgesCurved:{{{0 0} {0 1} {0 0} {1 1}}}) use:Edge)",
        "3/2/0");
    BOARDS.put("(board (hole (square 4) (poly {{1 1} {1 3} {3 3} {3 1}})))", "25/36/12");
    BOARDS.put("(board (keep (square 4) (poly {{1 1} {1 3} {3 3} {3 1}})))", "9/12/4");
    BOARDS.put("(board (clip (square 4) (poly {{-1 -1} {-1 1} {5 1} {5 -1}})))", "15/22/8");
    BOARDS.put("(board (trim (add (square 1) edges:{{{1 1} {2 1}}})))", "4/4/1");
    BOARDS.put("(board (dual (hex 2)) use:Vertex)", "7/12/6");
    BOARDS.put("(board (renumber Cell (rotate 90 (square 2))))", "9/12/4");
    BOARDS.put("(board (makeFaces (concentric Square rings:2)))", "16/20/5");
    BOARDS.put("(board (subdivide (square 2)))", "13/28/16");
    BOARDS.put("(board (splitCrossings (regular Star 5)) use:Vertex)", "10/15/6");
    BOARDS.put("(board (complete (square 2) eachCell:True))", "9/20/4");
    BOARDS.put("(board (layers 2 (square 2)) use:Vertex)", "8/12/2");
    BOARDS.put("(board (recoordinate (square 2)))", "9/12/4");
    BOARDS.put("(mancalaBoard 2 6)", "14/20/7");
    BOARDS.put("(mancalaBoard 2 6 store:None)", "12/16/5");
    BOARDS.put("(surakartaBoard (square 6))", "36/60/25");
    BOARDS.put("(boardless Hexagonal 3)", "54/72/19");
  }

  private static LudClause tree(String items) {
    return tree("2", items);
  }

  private static LudClause tree(String players, String items) {
    String text =
        "(game \"Test\" (players "
            + players
            + ") (equipment {"
            + items
            + "}) (rules (play (move Pass)) (end (if (no Moves Next) (result Mover Win)))))";
    Result<LudClause> tree =
        LudParser.parse(new Source("test.lud", text), GameChoices.NONE, new Budget());
    assertEquals(List.of(), tree.diagnostics(), items);
    return tree.value().orElseThrow();
  }

  private static GameEquipment equipment(String items) {
    return EquipmentReader.read(tree(items), new Budget()).value().orElseThrow();
  }

  private static List<Diagnostic> findings(String items) {
    return EquipmentReader.read(tree(items), new Budget()).diagnostics();
  }

  @TestFactory
  Stream<DynamicTest> boardsAreMade() {
    return BOARDS.entrySet().stream()
        .map(
            board ->
                DynamicTest.dynamicTest(
                    board.getKey(),
                    () -> {
                      Board made = equipment(board.getKey()).board();
                      assertEquals(
                          board.getValue(),
                          made.count(SiteType.VERTEX)
                              + "/"
                              + made.count(SiteType.EDGE)
                              + "/"
                              + made.count(SiteType.CELL));
                    }));
  }

  @Test
  void eachLudemeOfGraphsIsMadeExceptTheseWhichNoGameIsKnownToHave() {
    List<String> missing =
        LudemeTable.TABLE.all().stream()
            .filter(ludeme -> ludeme.kind() == Kind.GRAPH)
            .filter(ludeme -> !GraphReader.knows(ludeme))
            .map(Ludeme::title)
            .toList();
    assertEquals(List.of("mesh"), missing);
  }

  @Test
  void withoutABoardThereIsASmallOne() {
    assertEquals(9, equipment("").board().size());
  }

  @Test
  void theTypeOfSitesIsThatOfTheBoard() {
    assertEquals(SiteType.VERTEX, equipment("(mancalaBoard 2 6)").board().use());
    assertEquals(SiteType.EDGE, equipment("(board (square 3) use:Edge)").board().use());
    assertTrue(equipment("(boardless Square)").boundless());
    assertTrue(equipment("(board (square 3) largeStack:True)").highStacks());
  }

  @Test
  void tracksAreReadFromTextsAndLists() {
    List<SiteTrack> tracks =
        equipment(
                "(board (square 3) {(track \"Up\" \"0,N,E\" P2 directed:True)"
                    + " (track \"Down\" {8 5 5 Off} loop:True) (track \"All\" {1} All)})")
            .tracks();
    assertArrayEquals(new int[] {0, 3, 6, 7, 8}, tracks.get(0).sites());
    assertEquals(2, tracks.get(0).owner());
    assertTrue(tracks.get(0).directed());
    assertArrayEquals(new int[] {8, 5, -1}, tracks.get(1).sites());
    assertArrayEquals(new int[] {0, 1, 0}, tracks.get(1).bumps());
    assertEquals(0, tracks.get(1).owner());
    assertTrue(tracks.get(1).loop());
    assertEquals(3, tracks.get(2).owner());
  }

  @Test
  void handsAndDiceAreNumberedAfterTheBoard() {
    GameEquipment equipment =
        equipment(
            "(dice d:2 from:0 num:3) (hand Each size:2) (board (square 3) use:Vertex)"
                + " (hand Shared) (dice facesByDie:{{1 2} {3 4 5}} num:2)");
    assertEquals(
        List.of("0+9", "9+2", "11+2", "13+1", "14+5"),
        equipment.containers().all().stream()
            .map((Container each) -> each.first() + "+" + each.size())
            .toList());
    assertEquals(List.of(0, 1), equipment.dice().get(0).faces().get(2));
    assertEquals(List.of(3, 4, 5), equipment.dice().get(1).faces().get(1));
    assertEquals(2, equipment.players());
  }

  @Test
  void surakartaHasItsLoops() {
    assertEquals(4, equipment("(surakartaBoard (square 6))").tracks().size());
    assertEquals(2, equipment("(surakartaBoard (square 6) loops:1 from:2)").tracks().size());
  }

  @Test
  void centreAndCornersAreWherePeopleSeeThem() {
    Board board = equipment("(board (hex 4))").board();
    assertArrayEquals(new int[] {18}, board.area(SiteType.CELL, Area.CENTRE));
    assertEquals(6, board.area(SiteType.CELL, Area.CORNERS).length);
  }

  @Test
  void allMistakesAreFoundAtOnce() {
    assertEquals(
        List.of(
            "`ENE` is not a direction of this board, which has N, NE, E, SE, S, SW, W, NW",
            "`NE` does not follow a site of the board",
            "there is no such set of dice: 2 of 0 faces",
            "a hand of 0 sites cannot hold anything"),
        findings(
                "(board (square 4) {(track \"A\" \"0,N,ENE\") (track \"B\" \"NE,4\")})"
                    + " (dice d:0 num:2) (hand Each size:(- 3 3))")
            .stream()
            .map(Diagnostic::message)
            .toList());
  }

  @TestFactory
  Stream<DynamicTest> whatIsNoBoardIsRefusedAtItsPlace() {
    return Map.ofEntries(
            Map.entry("(board (square 0))", "(square 0)"),
            Map.entry("(board (square (/ 1 0)))", "(/ 1 0)"),
            Map.entry("(board (hex -3))", "(hex -3)"),
            Map.entry("(board (square (* 99999 99999)))", "(* 99999 99999)"),
            Map.entry("(board (rectangle 5000 5000))", "(rectangle 5000 5000)"),
            Map.entry(
                "(board (rotate 9 (remove (square 2) cells:{7})))",
                "(remove (square 2) cells:{7})"),
            Map.entry(
                "(board (graph vertices:{{0 0}} edges:{{0 1}}))",
                "(graph vertices:{{0 0}} edges:{{0 1}})"),
            Map.entry("(board (graph vertices:{{0}}))", "{0}"),
            Map.entry(
                "(board (graph vertices:{{0 0} {1 0}}))", "(board (graph vertices:{{0 0} {1 0}}))"),
            Map.entry("(board (square 3) (track \"T\" \"0,Q\"))", "\"0,Q\""),
            Map.entry("(mancalaBoard 9 3)", "(mancalaBoard 9 3)"),
            Map.entry("(surakartaBoard (tri 4))", "(surakartaBoard (tri 4))"),
            Map.entry("(board (tiling T33434 {2 3}))", "(tiling T33434 {2 3})"),
            Map.entry("(board (mesh 3))", "(mesh 3)"),
            Map.entry("(board (square 3)) (hand Each size:0)", "(hand Each size:0)"),
            Map.entry("(board (square 3)) (dice d:0 num:2)", "(dice d:0 num:2)"),
            Map.entry(
                "(board (square 3)) (hand Each size:999999999)", "(hand Each size:999999999)"))
        .entrySet()
        .stream()
        .map(
            wrong ->
                DynamicTest.dynamicTest(
                    wrong.getKey(),
                    () -> {
                      List<Diagnostic> findings = findings(wrong.getKey());
                      assertEquals(1, findings.size());
                      assertEquals(wrong.getValue(), findings.getFirst().origin().text());
                    }));
  }
}
