package org.regames.lud.literal;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.regames.lud.board.Board;
import org.regames.lud.board.graph.BoardEdge;
import org.regames.lud.board.graph.Face;
import org.regames.lud.board.graph.Incidence;
import org.regames.lud.board.graph.Point;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.Ludemes.Region;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** What touches or crosses a vertex, an edge or a cell. */
final class IncidentRegions {
  private final LudemeReader reader;

  IncidentRegions(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    reader.regions.put("sites Incident", this::incident);
    reader.regions.put("sites Cell", this::vertices);
    reader.regions.put("sites Crossing", this::crossing);
  }

  private Region incident(LudClause clause) {
    SiteType result = LudemeReader.type(clause, "result");
    SiteType of = LudemeReader.type(clause, "of");
    Whole at = reader.whole(clause, "at");
    Roles.Owners owners = clause.has("owner") ? Roles.owners(clause.get("owner"), reader) : null;
    return c -> {
      int site = at.of(c);
      BitSet found = new BitSet();
      if (site < 0 || site >= c.board().count(of)) {
        return found;
      }
      for (int each : incident(c.board(), result, of, site)) {
        boolean kept = owners == null;
        if (!kept) {
          BitSet who = owners.of(c);
          int owner = c.who(result, each);
          kept = who.get(owner) || owner != 0 && who.get(c.game.players() + 1);
        }
        if (kept) {
          found.set(each);
        }
      }
      return found;
    };
  }

  private static int[] incident(Board board, SiteType result, SiteType of, int site) {
    Incidence incidence = board.incidence();
    List<BoardEdge> edges = board.graph().edges();
    return switch (of) {
      case VERTEX ->
          switch (result) {
            case VERTEX ->
                IntStream.of(incidence.around(site))
                    .flatMap(edge -> IntStream.of(incidence.facesBeside(edge)))
                    .toArray();
            case EDGE -> incidence.around(site);
            case CELL -> incidence.facesAt(site);
          };
      case EDGE ->
          switch (result) {
            case VERTEX -> new int[] {edges.get(site).from(), edges.get(site).to()};
            case EDGE ->
                IntStream.of(edges.get(site).from(), edges.get(site).to())
                    .flatMap(vertex -> IntStream.of(incidence.around(vertex)))
                    .filter(edge -> edge != site)
                    .toArray();
            case CELL -> incidence.facesBeside(site);
          };
      case CELL ->
          switch (result) {
            case VERTEX -> corners(board, site);
            case EDGE -> sidesOf(board, site);
            case CELL ->
                IntStream.of(sidesOf(board, site))
                    .flatMap(edge -> IntStream.of(incidence.facesBeside(edge)))
                    .filter(face -> face != site)
                    .toArray();
          };
    };
  }

  private static int[] corners(Board board, int cell) {
    Face face = board.graph().faces().get(cell);
    return IntStream.range(0, face.size()).map(face::corner).toArray();
  }

  private static int[] sidesOf(Board board, int cell) {
    Face face = board.graph().faces().get(cell);
    return IntStream.range(0, face.size())
        .map(i -> board.incidence().between(face.corner(i), face.corner(i + 1)))
        .filter(edge -> edge >= 0)
        .toArray();
  }

  private Region vertices(LudClause clause) {
    LudValue value = clause.get("cell");
    Whole cell =
        value instanceof LudValue.Text label
            ? _ -> reader.game.board().site(SiteType.CELL, label.text()).orElse(-1)
            : reader.whole(value);
    return c -> {
      int site = cell.of(c);
      return site < 0 || site >= c.board().count(SiteType.CELL)
          ? new BitSet()
          : LudemeReader.set(corners(c.board(), site));
    };
  }

  private Region crossing(LudClause clause) {
    Whole at = reader.whole(clause, "at");
    Roles.Owners owners = clause.has("player") ? Roles.owners(clause.get("player"), reader) : null;
    return c -> {
      int edge = at.of(c);
      return BoardRegions.filtered(
          c,
          SiteType.EDGE,
          other ->
              cross(c.board(), edge, other)
                  && (owners == null || owners.of(c).get(c.who(SiteType.EDGE, other))));
    };
  }

  /** Whether two edges cross within both. */
  static boolean cross(Board board, int first, int second) {
    if (first < 0 || second < 0 || first == second) {
      return false;
    }
    BoardEdge a = board.graph().edges().get(first);
    BoardEdge b = board.graph().edges().get(second);
    Set<Integer> ends = Set.of(a.from(), a.to());
    if (ends.contains(b.from()) || ends.contains(b.to())) {
      return false;
    }
    List<Point> points = board.graph().vertices();
    Point p = points.get(a.from());
    Point q = points.get(a.to());
    Point r = points.get(b.from());
    Point s = points.get(b.to());
    return side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0;
  }

  private static double side(Point a, Point b, Point p) {
    return (b.x() - a.x()) * (p.y() - a.y()) - (b.y() - a.y()) * (p.x() - a.x());
  }
}
