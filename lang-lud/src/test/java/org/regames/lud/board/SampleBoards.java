package org.regames.lud.board;

import java.util.List;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.lud.board.graph.BoardGraph;
import org.regames.lud.board.graph.Diagonals;
import org.regames.lud.board.graph.HexShape;
import org.regames.lud.board.graph.Operators;
import org.regames.lud.board.graph.Point;
import org.regames.lud.board.graph.Polygon;
import org.regames.lud.board.graph.Room;
import org.regames.lud.board.graph.Shapes;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.board.graph.Tiling;

/** Boards of many kinds that properties of all boards are tested with. */
final class SampleBoards {
  /** How a graph is made. */
  interface Maker {
    BoardGraph make(Shapes s, Operators o);
  }

  /** A graph with a name. */
  record Sample(String name, Maker maker) {
    BoardGraph graph(SiteType use) {
      return maker.make(shapes(use), operators(use));
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** Graphs in one part, without crossings, whose faces have at most 32 corners. */
  static final List<Sample> PLANE =
      List.of(
          new Sample("square", (s, _) -> s.square(5, Diagonals.IMPLIED)),
          new Sample("limping", (s, _) -> s.limpingSquare(4, Diagonals.IMPLIED)),
          new Sample("diamond", (s, _) -> s.diamond(4, Diagonals.IMPLIED)),
          new Sample("alquerque", (s, _) -> s.rectangle(5, 9, Diagonals.ALTERNATING)),
          new Sample("solid", (s, _) -> s.square(4, Diagonals.SOLID)),
          new Sample("rings of diagonals", (s, _) -> s.square(6, Diagonals.CONCENTRIC)),
          new Sample("rays", (s, _) -> s.square(5, Diagonals.RADIATING)),
          new Sample(
              "steps", (s, _) -> s.squareOfSides(List.of(6, 3, -3, 3, 3), Diagonals.IMPLIED)),
          new Sample("hex", (s, _) -> s.hex(HexShape.HEXAGON, 4, 0)),
          new Sample("hex of two sides", (s, _) -> s.hex(HexShape.HEXAGON, 3, 5)),
          new Sample("hex limping", (s, _) -> s.hex(HexShape.LIMPING, 3, 0)),
          new Sample("hex star", (s, _) -> s.hex(HexShape.STAR, 2, 0)),
          new Sample("hex diamond", (s, _) -> s.hex(HexShape.DIAMOND, 6, 0)),
          new Sample("hex prism", (s, _) -> s.hex(HexShape.PRISM, 3, 4)),
          new Sample("hex rectangle", (s, _) -> s.hex(HexShape.RECTANGLE, 4, 6)),
          new Sample("hex triangle", (s, _) -> s.hex(HexShape.TRIANGLE, 6, 0)),
          new Sample("tri", (s, _) -> s.tri(HexShape.TRIANGLE, 5, 0)),
          new Sample("tri hexagon", (s, _) -> s.tri(HexShape.HEXAGON, 3, 0)),
          new Sample("tri limping", (s, _) -> s.tri(HexShape.LIMPING, 4, 0)),
          new Sample("tri star", (s, _) -> s.tri(HexShape.STAR, 2, 0)),
          new Sample("tri prism", (s, _) -> s.tri(HexShape.PRISM, 3, 4)),
          new Sample("tri rectangle", (s, _) -> s.tri(HexShape.RECTANGLE, 5, 4)),
          new Sample("3.4.6.4", (s, _) -> s.tiling(Tiling.T3464, 3, 0)),
          new Sample("3.3.4.3.4", (s, _) -> s.tiling(Tiling.T33434, 3, 0)),
          new Sample("3.6.3.6", (s, _) -> s.tiling(Tiling.T3636, 3, 0)),
          new Sample("4.8.8", (s, _) -> s.tiling(Tiling.T488, 3, 4)),
          new Sample(
              "wedges",
              (s, o) ->
                  o.merge(
                      List.of(
                          new Shapes(s.room(), SiteType.VERTEX)
                              .rectangle(5, 5, Diagonals.ALTERNATING),
                          o.shift(0, 4, 0, s.wedge(3, 5))),
                      false)),
          new Sample(
              "cross",
              (s, o) ->
                  o.merge(
                      List.of(
                          o.shift(2, 0, 0, s.rectangle(7, 3, Diagonals.IMPLIED)),
                          o.shift(0, 2, 0, s.rectangle(3, 7, Diagonals.IMPLIED))),
                      false)),
          new Sample("turned", (s, o) -> o.rotate(30, s.hex(HexShape.HEXAGON, 3, 0))),
          new Sample("dual", (s, o) -> o.dual(s.tiling(Tiling.T3464, 2, 0))),
          new Sample("split star", (s, o) -> o.splitCrossings(s.regular(7, true))),
          new Sample(
              "tiles",
              (s, _) ->
                  s.repeat(
                      3,
                      4,
                      Point.of(1, 0),
                      Point.of(0.5, 1),
                      List.of(
                          new Polygon(
                              List.of(
                                  Point.of(0, 0),
                                  Point.of(0.5, 1),
                                  Point.of(1.5, 1),
                                  Point.of(1, 0)))))));

  private SampleBoards() {}

  static Room room() {
    return new Room(new Budget(), Origin.UNKNOWN);
  }

  static Shapes shapes(SiteType use) {
    return new Shapes(room(), use);
  }

  static Operators operators(SiteType use) {
    return new Operators(room(), use);
  }
}
