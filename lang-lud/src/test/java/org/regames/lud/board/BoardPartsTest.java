package org.regames.lud.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.regames.lud.board.AbsoluteDirection.E;
import static org.regames.lud.board.AbsoluteDirection.N;
import static org.regames.lud.board.AbsoluteDirection.NE;
import static org.regames.lud.board.AbsoluteDirection.NNE;
import static org.regames.lud.board.AbsoluteDirection.NNW;
import static org.regames.lud.board.AbsoluteDirection.NW;
import static org.regames.lud.board.AbsoluteDirection.S;
import static org.regames.lud.board.AbsoluteDirection.SE;
import static org.regames.lud.board.AbsoluteDirection.SW;
import static org.regames.lud.board.AbsoluteDirection.W;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.regames.lud.board.SiteContainers.DiceItem;
import org.regames.lud.board.SiteContainers.HandItem;
import org.regames.lud.board.TurtleWalk.Move;
import org.regames.lud.board.graph.BoardException;
import org.regames.lud.board.graph.Diagonals;
import org.regames.lud.board.graph.HexShape;
import org.regames.lud.board.graph.SiteType;

/** Tracks, relative directions, walks, containers and boards of their own. */
class BoardPartsTest {
  private static final Board SQUARE =
      new Board(SampleBoards.shapes(SiteType.CELL).square(4, Diagonals.IMPLIED), SiteType.CELL);
  private static final Board HEX =
      new Board(SampleBoards.shapes(SiteType.CELL).hex(HexShape.HEXAGON, 3, 0), SiteType.CELL);

  private static List<AbsoluteDirection> turned(
      Board board, String name, AbsoluteDirection facing, int rotation) {
    return RelativeDirection.of(name)
        .orElseThrow()
        .of(facing, rotation, board.supported(SiteType.CELL, AbsoluteDirection.ADJACENT));
  }

  @Test
  void relativeDirectionsTurnFromTheFacing() {
    assertEquals(List.of(N), turned(SQUARE, "Forward", N, 0));
    assertEquals(List.of(W), turned(SQUARE, "Backward", E, 0));
    assertEquals(List.of(S), turned(SQUARE, "Rightward", E, 0));
    assertEquals(List.of(N), turned(SQUARE, "Leftward", E, 0));
    assertEquals(List.of(NW, N, NE), turned(SQUARE, "Forwards", N, 0));
    assertEquals(List.of(SE, S, SW), turned(SQUARE, "Backwards", N, 0));
    assertEquals(List.of(NE, E, SE), turned(SQUARE, "Rightwards", N, 0));
    assertEquals(List.of(NW, W, SW), turned(SQUARE, "Leftwards", N, 0));
    assertEquals(List.of(NE), turned(SQUARE, "FR", N, 0));
    assertEquals(List.of(NW), turned(SQUARE, "FLL", N, 0));
    assertEquals(List.of(SE), turned(SQUARE, "BL", N, 0));
    assertEquals(List.of(SW), turned(SQUARE, "BRRR", N, 0));
    assertEquals(List.of(E), turned(SQUARE, "Forward", N, 2));
  }

  @Test
  void hexagonsOnPointsHaveNoForward() {
    assertEquals(List.of(), turned(HEX, "Forward", N, 0));
    assertEquals(List.of(NNE), turned(HEX, "FR", N, 0));
    assertEquals(List.of(NNW), turned(HEX, "FL", N, 0));
    assertEquals(List.of(NNE), turned(HEX, "Forward", N, 1));
  }

  @Test
  void whereNothingMovesNothingTurns() {
    assertThrows(BoardException.class, () -> RelativeDirection.FR.of(N, 0, List.of()));
    assertEquals(List.of(), RelativeDirection.FORWARD.of(N, 0, List.of()));
  }

  @Test
  void radialsTellWhichWayASiteLies() {
    List<AbsoluteDirection> all = SQUARE.supported(SiteType.CELL, AbsoluteDirection.ADJACENT);
    assertEquals(List.of(NE), SQUARE.radials(SiteType.CELL).leading(0, 15, all));
    assertEquals(List.of(), SQUARE.radials(SiteType.CELL).leading(0, 6, all));
  }

  @Test
  void regionsThatBoardsHaveComeInLists() {
    Map<BoardRegions, String> expected =
        Map.of(
            BoardRegions.ROWS, "[0, 1, 2, 3] [4, 5, 6, 7] [8, 9, 10, 11] [12, 13, 14, 15]",
            BoardRegions.COLUMNS, "[0, 4, 8, 12] [1, 5, 9, 13] [2, 6, 10, 14] [3, 7, 11, 15]",
            BoardRegions.LAYERS, Arrays.toString(SQUARE.area(SiteType.CELL, Area.BOARD)),
            BoardRegions.CORNERS, "[0] [3] [12] [15]",
            BoardRegions.SIDES, "[12, 13, 14, 15] [3, 7, 11, 15] [0, 1, 2, 3] [0, 4, 8, 12]",
            BoardRegions.SIDES_NO_CORNERS, "[13, 14] [7, 11] [1, 2] [4, 8]",
            BoardRegions.ALL_SITES, Arrays.toString(SQUARE.area(SiteType.CELL, Area.BOARD)));
    expected.forEach(
        (regions, sites) ->
            assertEquals(
                sites,
                SQUARE.regions(SiteType.CELL, regions).stream()
                    .map(Arrays::toString)
                    .collect(Collectors.joining(" "))));
    assertEquals(BoardRegions.values().length, expected.size());
  }

  @Test
  void oppositeRadialsAreOneLine() {
    Radials radials = SQUARE.radials(SiteType.CELL);
    int[][] lines = radials.distinct(5, AbsoluteDirection.ADJACENT);
    assertEquals(4, lines.length);
    assertArrayEquals(new int[] {9, 13}, lines[0]);
    assertArrayEquals(new int[] {1}, radials.opposite(5, AbsoluteDirection.ADJACENT, lines[0]));
    assertEquals(0, radials.opposite(0, N, radials.of(0, N)[0]).length);
  }

  @Test
  void tracksAreFollowedOverTheBoard() {
    assertEquals(List.of(0, 1, 2, 3, 7, 6, 5, 4, 8), SiteTrack.follow(SQUARE, "0,E,N1,W,N1"));
    assertEquals(List.of(0, 4, 3, 2, SiteTrack.END), SiteTrack.follow(SQUARE, "0,N1,3,W1,End,"));
    for (String wrong : List.of("N", "0,Q", "0,NNE", "0,E,,N", "0,99,N", "0 E", "End,N", "")) {
      assertThrows(BoardException.class, () -> SiteTrack.follow(SQUARE, wrong), wrong);
    }
  }

  @Test
  void sitesRepeatedAtOnceAreBumps() {
    SiteTrack track = SiteTrack.of("Loop", 1, List.of(0, 1, 1, 1, 2, 0), false, true);
    assertArrayEquals(new int[] {0, 1, 2, 0}, track.sites());
    assertArrayEquals(new int[] {0, 2, 0, 0}, track.bumps());
    assertTrue(track.hasInnerLoop());
    assertEquals(SiteTrack.OFF, track.next(3));
    assertEquals(1, track.indexOf(1));
    SiteTrack loop = SiteTrack.of("Loop", 0, List.of(5, 6), true, false);
    assertEquals(5, loop.next(1));
    assertFalse(loop.hasInnerLoop());
  }

  @Test
  void turtlesWalk() {
    TurtleWalk walk = new TurtleWalk(SQUARE, SiteType.CELL);
    List<Move> knight = List.of(Move.FORWARD, Move.FORWARD, Move.RIGHT, Move.FORWARD);
    assertEquals(List.of(N, E, S, W), walk.directions());
    assertArrayEquals(new int[] {0, 4, 8, 9}, walk.sites(0, knight, 0).orElseThrow());
    assertEquals(1, walk.all(0, knight).size());
    assertEquals(2, walk.all(5, knight).size());
    List<List<Move>> piece = List.of(List.of(), List.of(Move.FORWARD));
    assertArrayEquals(new int[] {0}, walk.covered(0, piece, 2).orElseThrow());
    assertArrayEquals(new int[] {0, 1}, walk.covered(0, piece, 5).orElseThrow());
    assertTrue(walk.covered(0, piece, 6).isEmpty());
    assertTrue(walk.covered(0, piece, 8).isEmpty());
  }

  @Test
  void handsAndDiceFollowTheBoard() {
    SiteContainers containers =
        SiteContainers.of(
            16,
            2,
            List.of(new HandItem(List.of(1, 2), 3), new HandItem(List.of(3), 1)),
            List.of(
                new DiceItem(3, List.of(List.of(1, 2), List.of(1, 2)), List.of()),
                new DiceItem(3, List.of(List.of(4, 5)), List.of())));
    assertEquals(
        List.of("Board 0+16", "Hand1 16+3", "Hand2 19+3", "Hand0 22+1", "Dice0 23+3"),
        containers.all().stream().map(c -> c.name() + " " + c.first() + "+" + c.size()).toList());
    assertEquals(26, containers.size());
    assertEquals("Hand2", containers.of(21).orElseThrow().name());
    assertTrue(containers.of(26).isEmpty());
    assertEquals(19, containers.hand(2).orElseThrow().first());
    assertTrue(containers.hand(0).isEmpty());
  }

  @Test
  void mancalaBoardsHaveStoresAtBothEnds() {
    for (int rows = 2; rows <= 6; rows++) {
      Board board =
          new Board(
              SpecialBoards.mancala(SampleBoards.room(), rows, 5, SpecialBoards.Stores.OUTER, 2),
              SiteType.VERTEX);
      assertEquals(5 * rows + 2, board.count(SiteType.VERTEX));
      assertArrayEquals(new int[] {0}, board.area(SiteType.VERTEX, Area.LEFT));
      assertArrayEquals(new int[] {5 * rows + 1}, board.area(SiteType.VERTEX, Area.RIGHT));
      assertArrayEquals(new int[] {2, 3, 4, 5}, board.radials(SiteType.VERTEX).of(1, E)[0]);
      assertArrayEquals(new int[] {6}, board.steps(SiteType.VERTEX).targets(1, N));
    }
    assertEquals(
        12,
        SpecialBoards.mancala(SampleBoards.room(), 2, 6, SpecialBoards.Stores.NONE, 2)
            .vertices()
            .size());
  }

  @Test
  void loopsOfSurakartaRunAroundTheCorners() {
    Board board =
        new Board(
            SampleBoards.shapes(SiteType.VERTEX).square(4, Diagonals.IMPLIED), SiteType.VERTEX);
    List<SiteTrack> tracks = SpecialBoards.surakartaTracks(board, 0, 1);
    assertEquals(List.of("Track1F", "Track1B"), tracks.stream().map(SiteTrack::name).toList());
    SiteTrack forwards = tracks.getFirst();
    assertArrayEquals(
        new int[] {4, 5, 6, 7, 2, 6, 10, 14, 11, 10, 9, 8, 13, 9, 5, 1}, forwards.sites());
    assertArrayEquals(new int[] {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}, forwards.bumps());
    assertTrue(forwards.loop());
    assertEquals(
        Stream.of(1, 5, 9, 13, 8, 9, 10, 11, 14, 10, 6, 2, 7, 6, 5, 4).toList(),
        Arrays.stream(tracks.getLast().sites()).boxed().toList());
    assertThrows(
        BoardException.class,
        () -> SpecialBoards.surakartaTracks(new Board(HEX.graph(), SiteType.VERTEX), 0, 1));
  }

  @Test
  void boardsWithoutBordersAreLarge() {
    assertEquals(1681, SpecialBoards.boardless(SampleBoards.room(), 4, 0).faces().size());
    assertEquals(1261, SpecialBoards.boardless(SampleBoards.room(), 6, 0).faces().size());
    assertEquals(1681, SpecialBoards.boardless(SampleBoards.room(), 3, 0).faces().size());
    assertEquals(9, SpecialBoards.boardless(SampleBoards.room(), 4, 3).faces().size());
  }
}
