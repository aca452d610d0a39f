package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.Steps;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Generator;
import org.regames.lud.literal.Ludemes.Heading;
import org.regames.lud.literal.Ludemes.Numbers;
import org.regames.lud.literal.Ludemes.Region;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.LudClause;

/** Groups of pieces, and areas between them. */
final class Groups {
  private final LudemeReader reader;

  Groups(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    reader.wholes.put("size Group", this::size);
    reader.wholes.put("count Groups", this::count);
    reader.wholes.put("count Liberties", this::liberties);
    reader.wholes.put("size Territory", this::territory);
    reader.regions.put("sites Group", this::sites);
    reader.arrays.put("sizes Group", this::sizes);
    reader.conditions.put("all Groups", this::all);
    reader.generators.put("forEach Group", this::each);
  }

  private static Heading heading(LudemeReader reader, LudClause clause) {
    return reader.heading(clause, "directions", Headings.named("Adjacent"));
  }

  /** All sites that hang together with one, itself included. */
  static BitSet grow(Context c, SiteType type, Heading heading, int start, IntPredicate joins) {
    return LudemeReader.set(
        inOrder(c, type, heading, start, joins).stream().mapToInt(each -> each).toArray());
  }

  /** The same, in the order in which they are reached. */
  static List<Integer> inOrder(
      Context c, SiteType type, Heading heading, int start, IntPredicate joins) {
    List<Integer> queue = new ArrayList<>(List.of(start));
    BitSet seen = LudemeReader.set(start);
    Steps steps = c.board().steps(type);
    for (int i = 0; i < queue.size(); i++) {
      int site = queue.get(i);
      if (site >= steps.size()) {
        continue;
      }
      for (AbsoluteDirection direction : heading.of(c, type, site)) {
        for (int next : steps.targets(site, direction)) {
          if (!seen.get(next) && joins.test(next)) {
            seen.set(next);
            queue.add(next);
          }
        }
      }
    }
    return queue;
  }

  /** Whether a condition holds of a candidate, as seen from a start. */
  private static IntPredicate by(Context c, Condition condition, int start) {
    return site -> {
      int oldTo = c.to;
      int oldFrom = c.from;
      c.to = site;
      if (start >= 0) {
        c.from = start;
      }
      boolean holds = condition.of(c);
      c.to = oldTo;
      c.from = oldFrom;
      return holds;
    };
  }

  private static BitSet group(
      Context c, SiteType type, Heading heading, int start, Condition condition) {
    if (start < 0) {
      return new BitSet();
    }
    int what = c.what(type, start);
    IntPredicate joins =
        condition == null ? site -> c.what(type, site) == what : by(c, condition, start);
    if (condition == null ? what == 0 : !joins.test(start)) {
      return new BitSet();
    }
    return grow(c, type, heading, start, joins);
  }

  private Whole size(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Whole at = reader.whole(clause, "at");
    Heading heading = heading(reader, clause);
    Condition condition = reader.condition(clause, "if", null);
    return c -> {
      int start = at.of(c);
      return group(c, c.type(given, start), heading, start, condition).cardinality();
    };
  }

  private Region sites(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Region starts =
        clause.has("from")
            ? reader.region(clause, "from")
            : reader.region(
                clause, "at", c -> LudemeReader.set(c.state.last == null ? -1 : c.state.last.to()));
    Heading heading = heading(reader, clause);
    Condition condition = reader.condition(clause, "if", null);
    return c -> {
      BitSet all = new BitSet();
      for (int start : starts.of(c).stream().toArray()) {
        all.or(group(c, c.type(given, start), heading, start, condition));
      }
      return all;
    };
  }

  /** All groups of sites that join, by their lowest sites. */
  private static List<BitSet> partition(
      Context c, SiteType type, Heading heading, IntPredicate joins) {
    List<BitSet> groups = new ArrayList<>();
    BitSet seen = new BitSet();
    for (int site = 0; site < c.board().count(type); site++) {
      if (!seen.get(site) && joins.test(site)) {
        BitSet group = grow(c, type, heading, site, joins);
        seen.or(group);
        groups.add(group);
      }
    }
    return groups;
  }

  private Whole count(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Heading heading = heading(reader, clause);
    Condition condition = reader.condition(clause, "if", null);
    Whole least = reader.whole(clause, "min");
    return c -> {
      SiteType type = given == null ? c.game.usual() : given;
      int wanted = least.of(c);
      IntPredicate joins =
          condition == null
              ? site -> c.state.isOccupied(c.place(type, site))
              : by(c, condition, -1);
      return (int)
          partition(c, type, heading, joins).stream()
              .filter(group -> group.cardinality() >= wanted)
              .count();
    };
  }

  private Numbers sizes(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Heading heading = heading(reader, clause);
    Condition condition = reader.condition(clause, "if", null);
    Whole least = reader.whole(clause, "min");
    Roles.Owners owners =
        clause.has("role")
            ? Roles.owners(clause.get("role"), reader)
            : clause.has("of") ? Roles.owners(clause.get("of"), reader) : null;
    return c -> {
      SiteType type = given == null ? c.game.usual() : given;
      int wanted = least.of(c);
      List<BitSet> groups = new ArrayList<>();
      if (condition != null) {
        groups.addAll(partition(c, type, heading, by(c, condition, -1)));
      } else if (owners == null) {
        groups.addAll(partition(c, type, heading, site -> c.state.isOccupied(c.place(type, site))));
      } else {
        BitSet who = owners.of(c);
        groups.addAll(
            partition(
                c,
                type,
                heading,
                site -> c.state.isOccupied(c.place(type, site)) && who.get(c.who(type, site))));
      }
      return groups.stream().mapToInt(BitSet::cardinality).filter(n -> n >= wanted).toArray();
    };
  }

  private Whole liberties(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Whole at = reader.whole(clause, "at", c -> c.state.last == null ? -1 : c.state.last.to());
    Heading heading = heading(reader, clause);
    Condition condition = reader.condition(clause, "if", null);
    return c -> {
      int start = at.of(c);
      if (start < 0) {
        return 0;
      }
      SiteType type = c.type(given, start);
      int what = c.what(type, start);
      IntPredicate holds = condition == null ? _ -> true : by(c, condition, start);
      BitSet group =
          grow(c, type, heading, start, site -> c.what(type, site) == what && holds.test(site));
      BitSet free = new BitSet();
      Steps steps = c.board().steps(type);
      for (int site : group.stream().toArray()) {
        for (AbsoluteDirection direction : heading.of(c, type, site)) {
          for (int next : steps.targets(site, direction)) {
            if (c.isEmpty(type, next)) {
              free.set(next);
            }
          }
        }
      }
      return free.cardinality();
    };
  }

  private Whole territory(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Roles.Owners owners = Roles.owners(clause.get("player"), reader);
    Heading heading = heading(reader, clause);
    return c -> {
      SiteType type = given == null ? c.game.usual() : given;
      BitSet who = owners.of(c);
      Steps steps = c.board().steps(type);
      int sum = 0;
      for (BitSet area : partition(c, type, heading, site -> c.isEmpty(type, site))) {
        boolean mine =
            area.stream()
                .flatMap(
                    site ->
                        heading.of(c, type, site).stream()
                            .flatMapToInt(
                                direction -> IntStream.of(steps.targets(site, direction))))
                .filter(site -> !area.get(site))
                .allMatch(site -> who.get(c.who(type, site)));
        sum += mine ? area.cardinality() : 0;
      }
      c.to = -1;
      return sum;
    };
  }

  /** The groups of owners, by kind and then by arrival. */
  private static List<BitSet> ordered(
      Context c, SiteType type, Heading heading, BitSet owners, IntPredicate joins) {
    List<BitSet> groups = new ArrayList<>();
    BitSet seen = new BitSet();
    for (PieceKind kind : c.game.kindsOf(owners)) {
      for (int place : c.state.placesOf(kind.index())) {
        int site = c.game.siteOf(place);
        if (c.game.isOnBoard(place)
            && c.game.typeOf(place) == type
            && !seen.get(site)
            && joins.test(site)) {
          BitSet group = grow(c, type, heading, site, joins);
          seen.or(group);
          groups.add(group);
        }
      }
    }
    return groups;
  }

  private static List<BitSet> groups(
      Context c, SiteType given, Heading heading, Condition condition) {
    SiteType type = given == null ? c.game.usual() : given;
    if (condition == null) {
      int mover = c.state.mover;
      return ordered(c, type, heading, LudemeReader.set(mover), site -> c.who(type, site) == mover);
    }
    BitSet all = new BitSet();
    all.set(0, c.game.players() + 2);
    return ordered(c, type, heading, all, by(c, condition, -1));
  }

  private Condition all(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Heading heading = heading(reader, clause);
    Condition of = reader.condition(clause, "of", null);
    Condition condition = reader.condition(clause, "if");
    return c -> {
      BitSet oldRegion = c.region;
      for (BitSet group : groups(c, given, heading, of)) {
        c.region = group;
        if (!condition.of(c)) {
          return false;
        }
      }
      c.region = oldRegion;
      return true;
    };
  }

  private Generator each(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Heading heading = heading(reader, clause);
    Condition condition = reader.condition(clause, "if", null);
    Generator moves = reader.generator(clause, "moves");
    return c -> {
      List<LiteralMove> all = new ArrayList<>();
      BitSet oldRegion = c.region;
      for (BitSet group : groups(c, given, heading, condition)) {
        c.region = group;
        all.addAll(moves.of(c));
      }
      c.region = oldRegion;
      return all;
    };
  }
}
