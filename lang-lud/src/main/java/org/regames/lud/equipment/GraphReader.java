package org.regames.lud.equipment;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.language.Budget;
import org.regames.lud.board.graph.BoardException;
import org.regames.lud.board.graph.BoardGraph;
import org.regames.lud.board.graph.Diagonals;
import org.regames.lud.board.graph.Edits;
import org.regames.lud.board.graph.HexShape;
import org.regames.lud.board.graph.Operators;
import org.regames.lud.board.graph.Point;
import org.regames.lud.board.graph.Polygon;
import org.regames.lud.board.graph.Room;
import org.regames.lud.board.graph.Shapes;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.board.graph.Tiling;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;
import org.regames.lud.tree.Ludeme;

/** Makes the graphs that ludemes describe, with one table entry for each ludeme. */
final class GraphReader {
  /** The function that makes the graph of each ludeme; those with a form by {@code name /form}. */
  private static final Map<String, BiFunction<GraphReader, LudClause, BoardGraph>> GRAPHS =
      new HashMap<>();

  static {
    GRAPHS.put("square", GraphReader::square);
    GRAPHS.put(
        "rectangle",
        (r, c) ->
            r.shapes(c).rectangle(size(c, "rows"), second(c, "rows", "columns"), diagonals(c)));
    GRAPHS.put("hex", GraphReader::hex);
    GRAPHS.put("tri", GraphReader::tri);
    GRAPHS.put("tiling", GraphReader::tiling);
    GRAPHS.put("concentric", GraphReader::concentric);
    GRAPHS.put(
        "concentric /cells", (r, c) -> r.shapes(c).wheel(sizes(c, "cells"), c.flag("stagger")));
    GRAPHS.put("regular", (r, c) -> r.shapes(c).regular(size(c, "sides"), c.has("star")));
    GRAPHS.put("wedge", (r, c) -> r.shapes(c).wedge(size(c, "rows"), size(c, "columns")));
    GRAPHS.put(
        "spiral",
        (r, c) -> r.shapes(c).spiral(size(c, "turns"), size(c, "sites"), c.flag("clockwise")));
    GRAPHS.put("repeat", GraphReader::repeat);
    GRAPHS.put("graph", GraphReader::graph);
    GRAPHS.put(
        "shift",
        (r, c) ->
            r.operators(c).shift(real(c, "dx", 0), real(c, "dy", 0), real(c, "dz", 0), r.inner(c)));
    GRAPHS.put(
        "scale",
        (r, c) ->
            r.operators(c)
                .scale(
                    real(c, "sx", 1),
                    real(c, "sy", real(c, "sx", 1)),
                    real(c, "sz", 1),
                    r.inner(c)));
    GRAPHS.put("rotate", (r, c) -> r.operators(c).rotate(real(c, "degrees", 0), r.inner(c)));
    GRAPHS.put("skew", (r, c) -> r.operators(c).skew(real(c, "amount", 0), r.inner(c)));
    GRAPHS.put("merge", (r, c) -> r.operators(c).merge(r.all(c), c.flag("connect")));
    GRAPHS.put("merge /list", (r, c) -> r.operators(c).merge(r.all(c), c.flag("connect")));
    GRAPHS.put("union", (r, c) -> r.operators(c).union(r.all(c), c.flag("connect")));
    GRAPHS.put("union /list", (r, c) -> r.operators(c).union(r.all(c), c.flag("connect")));
    GRAPHS.put("intersect", (r, c) -> r.operators(c).intersect(r.all(c)));
    GRAPHS.put("intersect /list", (r, c) -> r.operators(c).intersect(r.all(c)));
    GRAPHS.put("remove", GraphReader::remove);
    GRAPHS.put("remove /poly", (r, c) -> r.edits(c).removeInside(r.polygon(c)).graph());
    GRAPHS.put("add", GraphReader::add);
    GRAPHS.put("hole", (r, c) -> r.edits(c).hole(r.polygon(c)).graph());
    GRAPHS.put("keep", (r, c) -> r.operators(c).keep(r.inner(c), r.polygon(c)));
    GRAPHS.put("clip", (r, c) -> r.operators(c).clip(r.inner(c), r.polygon(c)));
    GRAPHS.put("trim", (r, c) -> r.operators(c).trim(r.inner(c)));
    GRAPHS.put("dual", (r, c) -> r.operators(c).dual(r.inner(c)));
    GRAPHS.put("renumber", (r, c) -> r.operators(c).renumber(types(c), r.inner(c)));
    GRAPHS.put("recoordinate", GraphReader::inner);
    GRAPHS.put("makeFaces", (r, c) -> r.operators(c).makeFaces(r.inner(c)));
    GRAPHS.put("subdivide", (r, c) -> r.operators(c).subdivide(r.inner(c), size(c, "min")));
    GRAPHS.put("splitCrossings", (r, c) -> r.operators(c).splitCrossings(r.inner(c)));
    GRAPHS.put("complete", (r, c) -> r.operators(c).complete(r.inner(c), c.flag("eachCell")));
    GRAPHS.put("layers", (r, c) -> r.operators(c).layers(size(c, "layers"), r.inner(c)));
  }

  private final SiteType use;
  private final Budget budget;

  /**
   * A reader.
   *
   * @param use which elements are the sites of the board
   */
  GraphReader(SiteType use, Budget budget) {
    this.use = use;
    this.budget = budget;
  }

  /** Whether there is an entry for a ludeme. */
  static boolean knows(Ludeme ludeme) {
    return GRAPHS.containsKey(name(ludeme));
  }

  private static String name(Ludeme ludeme) {
    return ludeme.name() + (ludeme.form().isEmpty() ? "" : " /" + ludeme.form());
  }

  /**
   * The graph of a ludeme.
   *
   * @throws DiagnosticException if there is none, or it would be too large
   */
  BoardGraph read(LudClause clause) {
    BiFunction<GraphReader, LudClause, BoardGraph> graph = GRAPHS.get(name(clause.ludeme()));
    if (graph == null) {
      throw new DiagnosticException(
          Diagnostic.error(
              "not-lowerable",
              clause.origin(),
              "boards made by `" + clause.title() + "` are not supported yet"));
    }
    return placed(clause, () -> graph.apply(this, clause));
  }

  /** Reports a board that cannot be made, at the clause that describes it. */
  static <T> T placed(LudValue place, Supplier<T> maker) {
    try {
      return maker.get();
    } catch (BoardException impossible) {
      throw new DiagnosticException(
          Diagnostic.error("bad-board", place.origin(), impossible.getMessage()));
    }
  }

  Room room(LudClause clause) {
    return new Room(budget, clause.origin());
  }

  private Shapes shapes(LudClause clause) {
    return new Shapes(room(clause), use);
  }

  private Operators operators(LudClause clause) {
    return new Operators(room(clause), use);
  }

  private Edits edits(LudClause clause) {
    return new Edits(room(clause), inner(clause));
  }

  private BoardGraph inner(LudClause clause) {
    return read(clause.clause("graph"));
  }

  private List<BoardGraph> all(LudClause clause) {
    List<LudClause> parts =
        clause.ludeme().form().equals("list")
            ? clause.clauses("graphs")
            : List.of(clause.clause("first"), clause.clause("second"));
    if (parts.isEmpty()) {
      throw new BoardException("`" + clause.title() + "` needs at least one graph");
    }
    return parts.stream().map(this::read).toList();
  }

  private Polygon polygon(LudClause clause) {
    return polygon(clause, clause.clause("polygon"));
  }

  private Polygon polygon(LudClause user, LudClause poly) {
    return placed(
        poly,
        () ->
            Polygon.turned(
                WrittenNumbers.points(poly.get("points")), size(poly, "rotns"), room(user)));
  }

  private static int size(LudClause clause, String parameter) {
    return WrittenNumbers.whole(clause.get(parameter));
  }

  private static int second(LudClause clause, String first, String second) {
    return clause.has(second) ? size(clause, second) : size(clause, first);
  }

  private static List<Integer> sizes(LudClause clause, String parameter) {
    return clause.list(parameter).stream().map(WrittenNumbers::whole).toList();
  }

  private static double real(LudClause clause, String parameter, double absent) {
    return clause.find(parameter).map(WrittenNumbers::decimal).orElse(absent);
  }

  private static Diagonals diagonals(LudClause clause) {
    return named(Diagonals.values(), clause.word("diagonals"));
  }

  private static <T extends Enum<T>> T named(T[] values, String text) {
    for (T value : values) {
      if (value.toString().equals(text)) {
        return value;
      }
    }
    throw new BoardException("`" + text + "` is not supported here");
  }

  private static Set<SiteType> types(LudClause clause) {
    Set<SiteType> types = EnumSet.noneOf(SiteType.class);
    for (String parameter : List.of("type", "type2", "type3")) {
      clause.findWord(parameter).ifPresent(text -> types.add(named(SiteType.values(), text)));
    }
    return types;
  }

  /** The ways to give the outline of a board: a polygon, sides, or one or two sizes. */
  private interface Outline {
    BoardGraph polygon(Polygon polygon);

    BoardGraph sides(List<Integer> sides);

    BoardGraph size(int first);
  }

  private BoardGraph outlined(LudClause clause, Outline outline) {
    LudValue size = clause.get("size");
    if (size instanceof LudClause poly && poly.is("poly")) {
      return outline.polygon(polygon(clause, poly));
    }
    return size instanceof LudValue.Items
        ? outline.sides(sizes(clause, "size"))
        : outline.size(WrittenNumbers.whole(size));
  }

  private BoardGraph square(LudClause clause) {
    Shapes shapes = shapes(clause);
    Diagonals diagonals = diagonals(clause);
    return outlined(
        clause,
        new Outline() {
          @Override
          public BoardGraph polygon(Polygon polygon) {
            return shapes.squareInside(polygon, diagonals);
          }

          @Override
          public BoardGraph sides(List<Integer> sides) {
            return shapes.squareOfSides(sides, diagonals);
          }

          @Override
          public BoardGraph size(int size) {
            if (clause.flag("pyramidal")) {
              return shapes.pyramid(size, size);
            }
            return switch (clause.findWord("shape").orElse("Square")) {
              case "Limping" -> shapes.limpingSquare(size, diagonals);
              case "Diamond" -> shapes.diamond(size, diagonals);
              default -> shapes.square(size, diagonals);
            };
          }
        });
  }

  private BoardGraph hex(LudClause clause) {
    Shapes shapes = shapes(clause);
    HexShape shape = named(HexShape.values(), clause.findWord("shape").orElse("Hexagon"));
    return outlined(
        clause,
        new Outline() {
          @Override
          public BoardGraph polygon(Polygon polygon) {
            return shapes.hexInside(polygon);
          }

          @Override
          public BoardGraph sides(List<Integer> sides) {
            return shapes.hexOfSides(sides);
          }

          @Override
          public BoardGraph size(int size) {
            return shapes.hex(shape, size, size2(clause));
          }
        });
  }

  private BoardGraph tri(LudClause clause) {
    Shapes shapes = shapes(clause);
    HexShape shape = named(HexShape.values(), clause.findWord("shape").orElse("Triangle"));
    return outlined(
        clause,
        new Outline() {
          @Override
          public BoardGraph polygon(Polygon polygon) {
            return shapes.triInside(polygon);
          }

          @Override
          public BoardGraph sides(List<Integer> sides) {
            return shapes.triOfSides(sides);
          }

          @Override
          public BoardGraph size(int size) {
            return shapes.tri(shape, size, size2(clause));
          }
        });
  }

  private BoardGraph tiling(LudClause clause) {
    Shapes shapes = shapes(clause);
    Tiling tiling = named(Tiling.values(), clause.word("tiling"));
    return outlined(
        clause,
        new Outline() {
          @Override
          public BoardGraph polygon(Polygon polygon) {
            return shapes.tilingInside(tiling, polygon);
          }

          @Override
          public BoardGraph sides(List<Integer> sides) {
            return shapes.tilingOfSides(tiling, sides);
          }

          @Override
          public BoardGraph size(int size) {
            return shapes.tiling(tiling, size, size2(clause));
          }
        });
  }

  private static int size2(LudClause clause) {
    return clause.has("size2") ? size(clause, "size2") : 0;
  }

  private BoardGraph concentric(LudClause clause) {
    String shape = clause.findWord("shape").orElse("");
    int rings = clause.has("rings") ? size(clause, "rings") : 1;
    if (shape.equals("Target") && clause.has("steps")) {
      Room room = room(clause);
      room.require(rings);
      return shapes(clause)
          .wheel(Collections.nCopies(rings, size(clause, "steps")), clause.flag("stagger"));
    }
    int sides =
        switch (shape) {
          case "Triangle" -> 3;
          case "Square" -> 4;
          case "Hexagon" -> 6;
          default -> {
            if (!clause.has("sides")) {
              throw new BoardException("`sides:` is missing: how many sides the rings have");
            }
            yield size(clause, "sides");
          }
        };
    return shapes(clause)
        .concentric(
            sides,
            rings,
            clause.flag("midpoints"),
            clause.flag("joinMidpoints"),
            clause.flag("joinCorners"));
  }

  private BoardGraph repeat(LudClause clause) {
    List<Point> steps = WrittenNumbers.points(clause.get("step"));
    if (steps.size() != 2) {
      throw new BoardException("`step:` takes two points: the step right and the step up");
    }
    List<Polygon> polygons = new ArrayList<>();
    clause.clauses("polygons").forEach(poly -> polygons.add(polygon(clause, poly)));
    return shapes(clause)
        .repeat(
            size(clause, "rows"), size(clause, "columns"), steps.get(0), steps.get(1), polygons);
  }

  private BoardGraph graph(LudClause clause) {
    return shapes(clause)
        .graph(
            WrittenNumbers.points(clause.get("vertices")),
            clause.list("edges").stream().map(WrittenNumbers::pair).toList());
  }

  /** Whether a list is empty or contains lists to this depth. */
  private static boolean deep(LudClause clause, String parameter, int depth) {
    List<LudValue> values = clause.list(parameter);
    for (int i = 1; i < depth; i++) {
      values = values.isEmpty() ? values : WrittenNumbers.items(values.getFirst());
    }
    return !values.isEmpty() && values.getFirst() instanceof LudValue.Items;
  }

  private static List<List<Point>> outlines(LudClause clause, String parameter) {
    return clause.list(parameter).stream().map(WrittenNumbers::points).toList();
  }

  private static List<Point> points(LudClause clause, String parameter) {
    return clause.list(parameter).stream().map(WrittenNumbers::point).toList();
  }

  private BoardGraph remove(LudClause clause) {
    Edits edits = edits(clause);
    boolean trim = clause.flag("trimEdges");
    if (deep(clause, "cells", 1)) {
      edits.removeCellsAt(outlines(clause, "cells"), trim);
    } else {
      edits.removeCells(sizes(clause, "cells"), trim);
    }
    if (deep(clause, "edges", 2)) {
      edits.removeEdgesAt(ends(clause, "edges"));
    } else {
      edits.removeEdges(clause.list("edges").stream().map(WrittenNumbers::pair).toList());
    }
    if (deep(clause, "vertices", 1)) {
      edits.removeVerticesAt(points(clause, "vertices"));
    } else {
      edits.removeVertices(sizes(clause, "vertices"));
    }
    return edits.graph();
  }

  private static List<List<Point>> ends(LudClause clause, String parameter) {
    List<List<Point>> edges = outlines(clause, parameter);
    if (edges.stream().anyMatch(ends -> ends.size() < 2)) {
      throw new BoardException("an edge has two ends, as in `{{0 0} {1 0}}`");
    }
    return edges.stream().map(ends -> ends.subList(0, 2)).toList();
  }

  private BoardGraph add(LudClause clause) {
    Edits edits =
        clause.has("graph")
            ? edits(clause)
            : new Edits(room(clause), shapes(clause).graph(List.of(), List.of()));
    for (List<Point> ends : ends(clause, "edgesCurved")) {
      edits.addCurvedEdge(ends.get(0), ends.get(1));
    }
    edits.addVertices(points(clause, "vertices"));
    boolean edgesAt = deep(clause, "edges", 2);
    boolean cellsAt = deep(clause, "cells", 2);
    if (edgesAt) {
      ends(clause, "edges").forEach(ends -> edits.addEdge(ends.get(0), ends.get(1)));
    }
    if (cellsAt) {
      outlines(clause, "cells").forEach(edits::addCellAt);
    }
    if (!edgesAt) {
      clause.list("edges").stream()
          .map(WrittenNumbers::pair)
          .forEach(e -> edits.addEdge(e[0], e[1]));
    }
    if (!cellsAt) {
      for (LudValue cell : clause.list("cells")) {
        edits.addCell(WrittenNumbers.items(cell).stream().map(WrittenNumbers::whole).toList());
      }
    }
    return clause.flag("connect") ? edits.connect().graph() : edits.graph();
  }
}
