package org.regames.lud.literal;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.Grouping;
import org.regames.lud.board.SiteContainers.Container;
import org.regames.lud.board.Steps;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Heading;
import org.regames.lud.literal.Ludemes.Region;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.LudClause;

/** How many there are of something. */
final class CountWholes {
  private static final int NO_WAY = 1_000_000_000;

  private final LudemeReader reader;

  CountWholes(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    reader.wholes.put("count Pieces", this::pieces);
    reader.wholes.put("count Sites", this::sites);
    reader.wholes.put("count", clause -> at(clause, this::countAt));
    reader.wholes.put("size Stack", clause -> at(clause, CountWholes::heightAt));
    reader.wholes.put("count Stack", clause -> at(clause, CountWholes::heightAt));
    reader.wholes.put("count Steps", this::steps);
    reader.wholes.put("count LegalMoves", _ -> c -> LiteralPlay.generated(c).size());
    grouping("count Rows", Grouping.ROW);
    grouping("count Columns", Grouping.COLUMN);
    reader.wholes.put("count Cells", _ -> c -> c.board().count(SiteType.CELL));
    reader.wholes.put("count Vertices", _ -> c -> c.board().count(SiteType.VERTEX));
    reader.wholes.put("count Edges", _ -> c -> c.board().count(SiteType.EDGE));
    reader.wholes.put("count Pips", _ -> c -> c.state.pips);
    neighbours("count Adjacent", AbsoluteDirection.ADJACENT);
    neighbours("count Neighbours", AbsoluteDirection.ALL);
    neighbours("count Orthogonal", AbsoluteDirection.ORTHOGONAL);
    neighbours("count Diagonal", AbsoluteDirection.DIAGONAL);
    neighbours("count Off", AbsoluteDirection.OFF_DIAGONAL);
    reader.conditions.put("no Pieces", this::noPieces);
  }

  private void grouping(String name, Grouping grouping) {
    reader.wholes.put(
        name,
        clause -> {
          SiteType type = LudemeReader.type(clause);
          return c -> {
            SiteType sites = type == null ? c.game.usual() : type;
            BitSet ground = LudemeReader.set(c.board().groups(sites, Grouping.LAYER).getFirst());
            return (int)
                c.board().groups(sites, grouping).stream()
                    .filter(group -> LudemeReader.set(group).intersects(ground))
                    .count();
          };
        });
  }

  private void neighbours(String name, AbsoluteDirection kind) {
    reader.wholes.put(
        name,
        clause -> {
          SiteType given = LudemeReader.type(clause);
          Region region = sitesMeant(clause);
          return c -> {
            int sum = 0;
            for (int site : region.of(c).stream().toArray()) {
              SiteType type = c.type(given, site);
              if (site < c.board().steps(type).size()) {
                sum += c.board().steps(type).targets(site, kind).length;
              }
            }
            return sum;
          };
        });
  }

  /** The sites of {@code at:} or {@code in:}, where the last move went if neither is written. */
  private Region sitesMeant(LudClause clause) {
    if (clause.has("in")) {
      return reader.region(clause, "in");
    }
    if (clause.has("at")) {
      return reader.region(clause.get("at"));
    }
    return c -> LudemeReader.set(c.state.last == null ? -1 : c.state.last.to());
  }

  private interface AtSite {
    int of(Context c, SiteType type, int site);
  }

  private Whole at(LudClause clause, AtSite value) {
    SiteType type = LudemeReader.type(clause);
    Region region = sitesMeant(clause);
    return c -> {
      BitSet sites = region.of(c);
      int sum = 0;
      for (int site = sites.nextSetBit(0); site >= 0; site = sites.nextSetBit(site + 1)) {
        sum += value.of(c, type, site);
      }
      return sum;
    };
  }

  /** Beyond the last site of the usual type nothing is counted, unless the type is written. */
  private int countAt(Context c, SiteType type, int site) {
    SiteType usual = c.game.usual();
    if (type == null && usual != SiteType.CELL && site >= c.board().count(usual)) {
      return 0;
    }
    int place = c.place(type, site);
    if (c.game.isStacking()) {
      return c.state.height(place);
    }
    return c.state.top(place).count();
  }

  private static int heightAt(Context c, SiteType type, int site) {
    return c.state.height(c.place(type, site));
  }

  private Whole sites(LudClause clause) {
    if (clause.has("name")) {
      String name = clause.word("name");
      return c ->
          c.game.containers().stream()
              .filter(each -> each.name().equals(name))
              .mapToInt(Container::size)
              .findFirst()
              .orElse(0);
    }
    Region region = sitesMeant(clause);
    return c -> region.of(c).cardinality();
  }

  /** Which kinds are meant: of these owners, whose names contain the text. */
  private interface Kinds {
    List<PieceKind> of(Context c);
  }

  private Kinds kinds(LudClause clause) {
    Roles.Owners owners =
        clause.has("player")
            ? Roles.owners(clause.get("player"), reader)
            : clause.has("of") ? Roles.owners(clause.get("of"), reader) : Roles.owners("All");
    String name = clause.findWord("name").orElse("");
    return c ->
        c.game.kindsOf(owners.of(c)).stream().filter(kind -> kind.name().contains(name)).toList();
  }

  private Whole pieces(LudClause clause) {
    Kinds kinds = kinds(clause);
    Region in = reader.region(clause, "in", null);
    Condition condition = reader.condition(clause, "if", null);
    SiteType type = LudemeReader.type(clause);
    return c -> {
      BitSet region = in == null ? null : in.of(c);
      int sum = 0;
      for (PieceKind kind : kinds.of(c)) {
        int[] places = c.state.placesOf(kind.index());
        for (int i = 0; i < places.length; i++) {
          int place = places[i];
          if (countsHere(c, place, region, type)
              && !(seenBefore(places, i) && !c.game.isStacking())
              && (condition == null || holds(c, condition, places, i, kind.index()))) {
            sum += c.game.isStacking() ? 1 : c.state.top(place).count();
          }
        }
      }
      return sum;
    };
  }

  private static boolean seenBefore(int[] places, int index) {
    for (int i = 0; i < index; i++) {
      if (places[i] == places[index]) {
        return true;
      }
    }
    return false;
  }

  private static boolean countsHere(Context c, int place, BitSet region, SiteType type) {
    if (type != null && c.game.typeOf(place) != type) {
      return false;
    }
    return region == null || region.get(c.game.siteOf(place));
  }

  private static boolean holds(Context c, Condition condition, int[] places, int index, int kind) {
    int oldSite = c.site;
    int oldLevel = c.level;
    c.site = c.game.siteOf(places[index]);
    c.level = levelOf(c, places, index, kind);
    boolean holds = condition.of(c);
    c.site = oldSite;
    c.level = oldLevel;
    return holds;
  }

  /** The level of the piece that an entry of a list of places stands for. */
  static int levelOf(Context c, int[] places, int index, int kind) {
    if (!c.game.isStacking()) {
      return 0;
    }
    int rank = 0;
    for (int i = 0; i < index; i++) {
      rank += places[i] == places[index] ? 1 : 0;
    }
    Standing[] here = c.state.at(places[index]);
    for (int level = 0; level < here.length; level++) {
      if (here[level].what() == kind && rank-- == 0) {
        return level;
      }
    }
    return Math.max(0, here.length - 1);
  }

  private Condition noPieces(LudClause clause) {
    Kinds kinds = kinds(clause);
    Region in = reader.region(clause, "in", null);
    SiteType type = LudemeReader.type(clause);
    return c -> {
      BitSet region = in == null ? null : in.of(c);
      for (PieceKind kind : kinds.of(c)) {
        if (kind.faces() != null && region == null && !clause.has("player")) {
          continue;
        }
        for (int place : c.state.placesOf(kind.index())) {
          if (c.state.isOccupied(place) && countsHere(c, place, region, type)) {
            return false;
          }
        }
      }
      return true;
    };
  }

  private Whole steps(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Whole from = reader.whole(clause, "from");
    Region to = reader.region(clause.get("to"));
    if (clause.has("step")) {
      return stepsByRule(clause.clause("step"), given, from, to);
    }
    return c -> {
      int start = from.of(c);
      BitSet goals = to.of(c);
      if (start < 0 || goals.isEmpty() || goals.get(start)) {
        return 0;
      }
      int[] distances =
          c.board().distances(c.type(given, start)).from(start, c.game.rules().distances());
      int least = Integer.MAX_VALUE;
      for (int goal = goals.nextSetBit(0); goal >= 0; goal = goals.nextSetBit(goal + 1)) {
        int distance = goal < distances.length ? Math.max(0, distances[goal]) : 0;
        least = Math.min(least, distance);
      }
      return least == Integer.MAX_VALUE ? 0 : least;
    };
  }

  private Whole stepsByRule(LudClause step, SiteType given, Whole from, Region to) {
    Flood flood = flood(step);
    return c -> {
      int start = from.of(c);
      BitSet goals = to.of(c);
      if (start < 0 || goals.isEmpty() || goals.get(start)) {
        return 0;
      }
      Map<Integer, Integer> reached = flood.from(c, c.type(given, start), start);
      return reached.entrySet().stream()
          .filter(entry -> goals.get(entry.getKey()))
          .mapToInt(Map.Entry::getValue)
          .min()
          .orElse(NO_WAY);
    };
  }

  /** Numbers of steps by a rule of steps. */
  interface Flood {
    Map<Integer, Integer> from(Context c, SiteType type, int start);
  }

  Flood flood(LudClause step) {
    Heading heading = reader.heading(step, "directions", Headings.named("Adjacent"));
    LudClause target = step.clause("to");
    Condition condition = reader.condition(target, "if", _ -> true);
    return (c, type, start) -> {
      Map<Integer, Integer> reached = new HashMap<>();
      reached.put(start, 0);
      int[] ring = {start};
      Steps steps = c.board().steps(type);
      int oldFrom = c.from;
      int oldTo = c.to;
      if (start >= steps.size()) {
        return reached;
      }
      List<AbsoluteDirection> directions = heading.of(c, type, start);
      for (int distance = 1; ring.length > 0; distance++) {
        BitSet next = new BitSet();
        for (int site : ring) {
          c.from = site;
          for (AbsoluteDirection direction : directions) {
            for (int neighbour : steps.targets(site, direction)) {
              c.to = neighbour;
              if (!reached.containsKey(neighbour) && condition.of(c)) {
                reached.put(neighbour, distance);
                next.set(neighbour);
              }
            }
          }
        }
        ring = next.stream().toArray();
      }
      c.from = oldFrom;
      c.to = oldTo;
      return reached;
    };
  }
}
