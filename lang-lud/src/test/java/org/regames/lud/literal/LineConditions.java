package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.Radials;
import org.regames.lud.board.Steps;
import org.regames.lud.board.TurtleWalk;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Heading;
import org.regames.lud.literal.Ludemes.Region;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Whether pieces stand in lines, connect regions, or form patterns. */
final class LineConditions {
  private final LudemeReader reader;

  LineConditions(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    reader.conditions.put("is Line", this::line);
    reader.conditions.put("is Connected", this::connected);
    reader.conditions.put("is Blocked", this::blocked);
    reader.conditions.put("is Pattern", this::pattern);
    reader.conditions.put("is Loop", this::loop);
  }

  /** Which kinds of pieces count, given the place of the pivot; null where it holds none. */
  private interface Wanted {
    BitSet of(Context c, int place);
  }

  private Wanted wanted(LudClause clause) {
    if (clause.has("what") || clause.has("whats")) {
      List<Whole> kinds =
          clause.has("whats")
              ? reader.wholeList(clause, "whats")
              : List.of(reader.whole(clause, "what"));
      return (c, _) -> LudemeReader.set(kinds.stream().mapToInt(each -> each.of(c)).toArray());
    }
    if (clause.has("role")) {
      Whole owner = reader.whole(clause, "role");
      return (c, _) -> {
        BitSet kinds = new BitSet();
        int who = owner.of(c);
        for (PieceKind kind : c.game.kinds()) {
          if (kind.index() > 0 && kind.owner() == who) {
            kinds.set(kind.index());
          }
        }
        return kinds;
      };
    }
    return (c, place) -> LudemeReader.set(c.state.top(place).what());
  }

  /** What counts as a piece of the line. */
  private interface Member {
    boolean test(Context c, int place);
  }

  private Condition line(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Whole length = reader.whole(clause, "length");
    Heading heading = reader.heading(clause, "directions", Headings.named("Adjacent"));
    Whole through =
        reader.whole(clause, "through", c -> c.state.last == null ? -1 : c.state.last.to());
    Region throughAny = reader.region(clause, "throughAny", null);
    Wanted wanted = wanted(clause);
    Condition condition = reader.condition(clause, "if", null);
    boolean top = clause.flag("top");
    boolean byLevel = clause.flag("byLevel");
    LineRule rule =
        new LineRule(
            length,
            heading,
            condition,
            clause.flag("exact"),
            clause.flag("contiguous"),
            top,
            byLevel);
    return c -> {
      boolean stacks = c.game.isStacking();
      int[] pivots =
          throughAny != null && !stacks
              ? throughAny.of(c).stream().toArray()
              : new int[] {through.of(c)};
      for (int pivot : pivots) {
        if (pivot < 0) {
          return false;
        }
        SiteType type = c.type(given, pivot);
        BitSet kinds = wanted.of(c, c.place(type, pivot));
        if (!rule.counts(c, kinds, c.place(type, pivot))) {
          continue;
        }
        if (condition != null && !stacks && !rule.allows(c, pivot)) {
          return false;
        }
        if (rule.holds(c, type, pivot, kinds)) {
          return true;
        }
      }
      return false;
    };
  }

  /** The rule of a line, seen from a pivot. */
  private record LineRule(
      Whole length,
      Heading heading,
      Condition condition,
      boolean exact,
      boolean contiguous,
      boolean top,
      boolean byLevel) {
    boolean allows(Context c, int site) {
      int oldTo = c.to;
      c.to = site;
      boolean allowed = condition.of(c);
      c.to = oldTo;
      return allowed;
    }

    boolean counts(Context c, BitSet kinds, int place) {
      if (c.game.isStacking() && !top) {
        Standing[] here = c.state.at(place);
        return here.length == 0
            ? kinds.get(0)
            : Arrays.stream(here).anyMatch(piece -> kinds.get(piece.what()));
      }
      return kinds.get(c.state.top(place).what());
    }

    boolean holds(Context c, SiteType type, int pivot, BitSet kinds) {
      int wanted = length.of(c);
      if (wanted == 1 && c.game.isStacking()) {
        return true;
      }
      if (byLevel) {
        return holdsByLevel(c, type, pivot, kinds, wanted);
      }
      Radials radials = c.board().radials(type);
      for (AbsoluteDirection direction : heading.of(c, type, pivot)) {
        for (int[] line : radials.distinct(pivot, direction)) {
          int count = 1 + run(c, type, kinds, line, exact ? -1 : wanted - 1);
          if (!exact && count >= wanted && wanted > 1) {
            return true;
          }
          int[] back = radials.opposite(pivot, direction, line);
          int total = count + run(c, type, kinds, back, exact ? -1 : wanted - count);
          if (exact ? total == wanted : total >= wanted && (wanted > 1 || back.length == 0)) {
            return true;
          }
        }
      }
      return false;
    }

    /** A line upwards, along a level, or as a slope. */
    private boolean holdsByLevel(Context c, SiteType type, int pivot, BitSet kinds, int wanted) {
      Standing[] stack = c.state.at(c.place(type, pivot));
      int run = 0;
      while (run < stack.length && kinds.get(stack[stack.length - 1 - run].what())) {
        run++;
      }
      if (run >= wanted) {
        return true;
      }
      Radials radials = c.board().radials(type);
      for (AbsoluteDirection direction : heading.of(c, type, pivot)) {
        for (int[] line : radials.distinct(pivot, direction)) {
          int[] back = radials.opposite(pivot, direction, line);
          for (int slope = -1; slope <= 1; slope++) {
            int total =
                1
                    + slope(c, type, kinds, line, stack.length - 1, slope)
                    + slope(c, type, kinds, back, stack.length - 1, -slope);
            if (exact ? total == wanted : total >= wanted) {
              return true;
            }
          }
        }
      }
      return false;
    }

    private static int slope(
        Context c, SiteType type, BitSet kinds, int[] line, int level, int slope) {
      int count = 0;
      for (int site : line) {
        int here = level + slope * (count + 1);
        Standing[] stack = c.state.at(c.place(type, site));
        if (here < 0 || here >= stack.length || !kinds.get(stack[here].what())) {
          break;
        }
        count++;
      }
      return count;
    }

    private int run(Context c, SiteType type, BitSet kinds, int[] line, int enough) {
      int count = 0;
      for (int site : line) {
        if (enough >= 0 && count >= enough) {
          break;
        }
        boolean member =
            counts(c, kinds, c.place(type, site)) && (condition == null || allows(c, site));
        if (member) {
          count++;
        } else if (contiguous || c.game.isStacking()) {
          break;
        }
      }
      return count;
    }
  }

  private interface RegionSets {
    List<BitSet> of(Context c, int owner);
  }

  private RegionSets sets(LudClause clause) {
    LudValue regions = clause.get("regions");
    if (regions instanceof LudValue.Name name && name.kind() == Kind.STATIC_REGION) {
      return (c, _) -> c.game.named().fixed(name.text());
    }
    if (regions instanceof LudValue.Name name) {
      Whole owner = Roles.index(name.text());
      return (c, _) -> {
        List<BitSet> all = new ArrayList<>();
        int who = owner.of(c);
        c.game.named().regions().stream()
            .filter(region -> region.owner() == who)
            .forEach(region -> all.addAll(region.parts()));
        return all;
      };
    }
    List<Region> all = clause.list("regions").stream().map(reader::region).toList();
    return (c, _) -> all.stream().map(region -> region.of(c)).toList();
  }

  private Condition connected(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Whole at = reader.whole(clause, "at", c -> c.state.last == null ? -1 : c.state.last.to());
    Whole number = reader.whole(clause, "number", null);
    Heading heading = reader.heading(clause, "directions", Headings.named("Adjacent"));
    RegionSets sets = sets(clause);
    Whole role =
        clause.get("regions") instanceof LudValue.Name name && name.kind() == Kind.ROLE
            ? Roles.index(name.text())
            : null;
    return c -> {
      int start = at.of(c);
      SiteType type = c.type(given, start);
      int who = c.who(type, start);
      if (start < 0 || who < 1) {
        return false;
      }
      List<BitSet> regions = sets.of(c, who);
      int wanted = number == null ? regions.size() : number.of(c);
      BitSet reached = LudemeReader.set(start);
      if (role == null || role.of(c) == who) {
        reached = Groups.grow(c, type, heading, start, site -> c.who(type, site) == who);
      }
      BitSet group = reached;
      long touched = regions.stream().filter(group::intersects).count();
      return touched >= wanted;
    };
  }

  private Condition blocked(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Whole number = reader.whole(clause, "number", null);
    Heading heading = reader.heading(clause, "directions", Headings.named("Adjacent"));
    RegionSets sets = sets(clause);
    return c -> {
      SiteType type = given == null ? c.game.usual() : given;
      Whole owner =
          clause.get("regions") instanceof LudValue.Name name
              ? Roles.index(name.text())
              : inner -> inner.state.mover;
      int who = owner.of(c);
      List<BitSet> regions = sets.of(c, who);
      int wanted = number == null ? regions.size() : number.of(c);
      for (int start : regions.getFirst().stream().toArray()) {
        if (c.isEmpty(type, start) || c.who(type, start) == who) {
          BitSet reached =
              Groups.grow(
                  c,
                  type,
                  heading,
                  start,
                  site -> c.isEmpty(type, site) || c.who(type, site) == who);
          if (regions.stream().filter(reached::intersects).count() >= wanted) {
            return false;
          }
        }
      }
      return true;
    };
  }

  private Condition pattern(LudClause clause) {
    Matcher matcher = matcher(clause);
    return c -> !matcher.of(c).isEmpty();
  }

  /** The sites of patterns, one set for each that is found. */
  interface Matcher {
    List<int[]> of(Context c);
  }

  /** Reads a pattern: a walk, and what stands on it. */
  Matcher matcher(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Whole from = reader.whole(clause, "from", c -> c.state.last == null ? -1 : c.state.last.to());
    List<TurtleWalk.Move> walk = JumpMoves.walk(clause.list("walk"));
    List<Whole> kinds =
        clause.has("whats")
            ? reader.wholeList(clause, "whats")
            : clause.has("what") ? List.of(reader.whole(clause, "what")) : List.of();
    return c -> {
      int start = from.of(c);
      List<int[]> found = new ArrayList<>();
      if (start < 0) {
        return found;
      }
      SiteType type = c.type(given, start);
      int[] whats =
          kinds.isEmpty()
              ? new int[] {c.what(type, start)}
              : kinds.stream().mapToInt(each -> each.of(c)).toArray();
      for (int[] sites : new TurtleWalk(c.board(), type).all(start, walk)) {
        boolean all = true;
        for (int i = 0; i < sites.length; i++) {
          all &= c.what(type, sites[i]) == whats[i % whats.length];
        }
        if (all) {
          found.add(sites);
        }
      }
      return found;
    };
  }

  private Condition loop(LudClause clause) {
    if (clause.flag("path")) {
      throw new NotEvaluated("is Loop path");
    }
    SiteType given = LudemeReader.type(clause);
    Heading heading = reader.heading(clause, "directions", Headings.named("Adjacent"));
    Whole colour = reader.whole(clause, "colour", c -> c.state.mover);
    Region start =
        reader.region(
            clause, "start", c -> LudemeReader.set(c.state.last == null ? -1 : c.state.last.to()));
    List<Roles.Owners> surround =
        clause.list("surround").stream().map(role -> Roles.owners(role, reader)).toList();
    return c -> {
      int site = start.of(c).nextSetBit(0);
      SiteType type = c.type(given, site);
      if (site < 0 || !c.state.isOccupied(c.place(type, site))) {
        return false;
      }
      BitSet owners = new BitSet();
      surround.forEach(each -> owners.or(each.of(c)));
      return new Loops(c, type, site, colour.of(c), surround.isEmpty() ? null : owners, heading)
          .exist();
    };
  }

  /** Looks for a loop through a site. */
  private record Loops(
      Context c, SiteType type, int start, int colour, BitSet surrounded, Heading heading) {
    boolean exist() {
      BitSet outer = LudemeReader.set(c.board().area(type, org.regames.lud.board.Area.OUTER));
      int what = c.what(type, start);
      for (int neighbour : c.board().steps(type).targets(start, AbsoluteDirection.ADJACENT)) {
        if (!outer.get(neighbour) && joins(neighbour) && closes(neighbour, outer, what)) {
          return true;
        }
      }
      return false;
    }

    private boolean joins(int site) {
      return surrounded == null || surrounded.get(c.who(type, site));
    }

    private boolean closes(int neighbour, BitSet outer, int what) {
      BitSet flooded = LudemeReader.set(neighbour);
      List<Integer> queue = new ArrayList<>(List.of(neighbour));
      for (int i = 0; i < queue.size(); i++) {
        for (int[] line : c.board().radials(type).of(queue.get(i), AbsoluteDirection.ORTHOGONAL)) {
          for (int site : line) {
            if (c.what(type, site) == what || !joins(site)) {
              break;
            }
            if (outer.get(site)) {
              return false;
            }
            if (!flooded.get(site)) {
              flooded.set(site);
              queue.add(site);
            }
          }
        }
      }
      BitSet around = new BitSet();
      Steps steps = c.board().steps(type);
      for (int site : queue) {
        for (int next : steps.targets(site, AbsoluteDirection.ORTHOGONAL)) {
          if (!flooded.get(next)) {
            around.set(next);
          }
        }
      }
      BitSet ring = new BitSet();
      for (int site : around.stream().toArray()) {
        if (c.who(type, site) != colour) {
          return false;
        }
        if (c.what(type, site) == what) {
          ring.set(site);
        }
      }
      return ring.isEmpty()
          || Groups.grow(c, type, heading, ring.nextSetBit(0), ring::get).cardinality()
              == ring.cardinality();
    }
  }
}
