package org.regames.lud.literal;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.Area;
import org.regames.lud.board.Grouping;
import org.regames.lud.board.TurtleWalk;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Heading;
import org.regames.lud.literal.Ludemes.Region;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.LudClause;

/** Regions that follow from the geometry of the board. */
final class BoardRegions {
  private final LudemeReader reader;

  BoardRegions(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    area("sites Board", Area.BOARD);
    area("sites Top", Area.TOP);
    area("sites Bottom", Area.BOTTOM);
    area("sites Left", Area.LEFT);
    area("sites Right", Area.RIGHT);
    area("sites Corners", Area.CORNERS);
    area("sites ConvexCorners", Area.CONVEX_CORNERS);
    area("sites ConcaveCorners", Area.CONCAVE_CORNERS);
    area("sites Centre", Area.CENTRE);
    area("sites Inner", Area.INNER);
    area("sites Outer", Area.OUTER);
    area("sites Perimeter", Area.PERIMETER);
    area("sites Major", Area.MAJOR);
    area("sites Minor", Area.MINOR);
    grouping("sites Row", Grouping.ROW);
    grouping("sites Column", Grouping.COLUMN);
    grouping("sites Layer", Grouping.LAYER);
    grouping("sites Phase", Grouping.PHASE);
    reader.regions.put("sites Side", this::side);
    reader.regions.put("sites State", this::ofState);
    reader.regions.put("sites Around", this::around);
    reader.regions.put("sites Direction", this::inDirection);
    reader.regions.put("sites LineOfSight", this::seen);
    reader.regions.put("sites Between", this::between);
    reader.regions.put("sites Distance", this::distance);
    reader.regions.put("sites /walk", this::walks);
    reader.regions.put("sites Playable", _ -> BoardRegions::playable);
    reader.regions.put(
        "sites Pattern",
        clause -> {
          LineConditions.Matcher matcher = new LineConditions(reader).matcher(clause);
          return c -> {
            BitSet all = new BitSet();
            matcher.of(c).forEach(sites -> all.or(LudemeReader.set(sites)));
            return all;
          };
        });
    reader.regions.put("expand", this::expand);
  }

  private static SiteType usual(Context c, SiteType given) {
    return given == null ? c.game.usual() : given;
  }

  private void area(String name, Area area) {
    reader.regions.put(
        name,
        clause -> {
          SiteType type = LudemeReader.type(clause);
          BitSet sites =
              LudemeReader.set(
                  reader.game.board().area(type == null ? reader.game.usual() : type, area));
          return area == Area.BOARD && reader.game.isBoundless()
              ? BoardRegions::playable
              : _ -> sites;
        });
  }

  private void grouping(String name, Grouping grouping) {
    reader.regions.put(
        name,
        clause -> {
          SiteType type = LudemeReader.type(clause);
          Whole index = reader.whole(clause, "index");
          return c -> LudemeReader.set(c.board().group(usual(c, type), grouping, index.of(c)));
        });
  }

  private Region side(LudClause clause) {
    SiteType type = LudemeReader.type(clause);
    if (clause.has("direction")) {
      AbsoluteDirection direction = AbsoluteDirection.of(clause.word("direction")).orElseThrow();
      return c -> sideOf(c, usual(c, type), direction);
    }
    Whole owner = reader.whole(clause.has("role") ? clause.get("role") : clause.get("player"));
    return c -> {
      int who = owner.of(c);
      return c.game.kinds().stream()
          .filter(kind -> kind.index() > 0 && kind.owner() == who)
          .findFirst()
          .map(kind -> sideOf(c, usual(c, type), kind.facing()))
          .orElse(new BitSet());
    };
  }

  private static BitSet sideOf(Context c, SiteType type, AbsoluteDirection direction) {
    return LudemeReader.set(c.board().sides(type).getOrDefault(direction, new int[0]));
  }

  private Region ofState(LudClause clause) {
    SiteType type = LudemeReader.type(clause);
    Whole state = reader.whole(clause, "state");
    return c -> {
      int wanted = state.of(c);
      return filtered(c, type, site -> c.state.top(c.place(type, site)).state() == wanted);
    };
  }

  static BitSet filtered(Context c, SiteType type, IntPredicate kept) {
    BitSet all = new BitSet();
    IntStream.range(0, c.board().count(usual(c, type))).filter(kept).forEach(all::set);
    return all;
  }

  private IntPredicate contents(Context c, SiteType type, String kind) {
    return switch (kind) {
      case "Own" -> site -> c.isFriend(c.who(type, site)) && !c.isEmpty(type, site);
      case "NotOwn" -> site -> !c.isFriend(c.who(type, site));
      case "Enemy" -> site -> c.isEnemy(c.who(type, site));
      case "NotEnemy" -> site -> !c.isEnemy(c.who(type, site));
      case "Empty" -> site -> c.isEmpty(type, site);
      case "NotEmpty" -> site -> !c.isEmpty(type, site);
      default -> _ -> true;
    };
  }

  private Region around(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Region from = reader.region(clause.get("from"));
    String kind = clause.findWord("contents").orElse("");
    Whole distance = reader.whole(clause, "distance");
    Heading heading = reader.heading(clause, "directions", Headings.named("Adjacent"));
    Condition condition = reader.condition(clause, "if", null);
    boolean self = clause.flag("includeSelf");
    return c -> {
      BitSet origins = from.of(c);
      BitSet found = new BitSet();
      int steps = distance.of(c);
      for (int origin : origins.stream().toArray()) {
        SiteType type = c.type(given, origin);
        IntPredicate kept = contents(c, type, kind);
        for (AbsoluteDirection direction : heading.of(c, type, origin)) {
          for (int[] line : c.board().radials(type).of(origin, direction)) {
            if (line.length >= steps
                && steps >= 1
                && kept.test(line[steps - 1])
                && holds(c, condition, origin, line[steps - 1])) {
              found.set(line[steps - 1]);
            }
          }
        }
      }
      if (self) {
        found.or(origins);
      } else {
        found.andNot(origins);
      }
      return found;
    };
  }

  private static boolean holds(Context c, Condition condition, int from, int to) {
    if (condition == null) {
      return true;
    }
    int oldFrom = c.from;
    int oldTo = c.to;
    c.from = from;
    c.to = to;
    boolean holds = condition.of(c);
    c.from = oldFrom;
    c.to = oldTo;
    return holds;
  }

  private Region inDirection(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Region from = reader.region(clause.get("from"));
    Heading heading = reader.heading(clause, "directions", Headings.named("Adjacent"));
    boolean included = clause.flag("included");
    boolean stopIncluded = clause.flag("stopIncluded");
    Condition stop = reader.condition(clause, "stop", _ -> false);
    Whole distance = reader.whole(clause, "distance", _ -> Ranges.ENDLESS);
    return c -> {
      BitSet found = new BitSet();
      int most = distance.of(c);
      int oldTo = c.to;
      for (int origin : from.of(c).stream().toArray()) {
        SiteType type = c.type(given, origin);
        if (included) {
          found.set(origin);
        }
        for (AbsoluteDirection direction : heading.of(c, type, origin)) {
          for (int[] line : c.board().radials(type).of(origin, direction)) {
            for (int i = 0; i < Math.min(most, line.length); i++) {
              c.to = line[i];
              if (stop.of(c)) {
                if (stopIncluded) {
                  found.set(line[i]);
                }
                break;
              }
              found.set(line[i]);
            }
          }
        }
      }
      c.to = oldTo;
      return found;
    };
  }

  private Region seen(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    String kind = clause.word("kind");
    Whole at = reader.whole(clause, "at", c -> c.state.last == null ? -1 : c.state.last.to());
    Heading heading = reader.heading(clause, "directions", Headings.named("Adjacent"));
    return c -> {
      BitSet found = new BitSet();
      int start = at.of(c);
      SiteType type = c.type(given, start);
      for (AbsoluteDirection direction : heading.of(c, type, start)) {
        for (int[] line : c.board().radials(type).of(start, direction)) {
          int free = 0;
          while (free < line.length && c.isEmpty(type, line[free])) {
            free++;
          }
          switch (kind) {
            case "Empty" -> IntStream.range(0, free).forEach(i -> found.set(line[i]));
            case "Farthest" -> {
              if (free > 0) {
                found.set(line[free - 1]);
              }
            }
            default -> {
              if (free < line.length) {
                found.set(line[free]);
              }
            }
          }
        }
      }
      return found;
    };
  }

  private Region between(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Heading heading = reader.heading(clause, "directions", Headings.named("Adjacent"));
    Whole from = reader.whole(clause, "from");
    Whole to = reader.whole(clause, "to");
    boolean fromIncluded = clause.flag("fromIncluded");
    boolean toIncluded = clause.flag("toIncluded");
    Condition condition = reader.condition(clause, "cond", null);
    return c -> {
      int start = from.of(c);
      int end = to.of(c);
      SiteType type = c.type(given, start);
      BitSet found = new BitSet();
      if (start < 0 || end < 0) {
        return found;
      }
      for (AbsoluteDirection direction : heading.of(c, type, start)) {
        for (int[] line : c.board().radials(type).of(start, direction)) {
          int index =
              IntStream.range(0, line.length).filter(i -> line[i] == end).findFirst().orElse(-1);
          if (index >= 0) {
            for (int i = 0; i < index; i++) {
              if (holds(c, condition, start, line[i])) {
                found.set(line[i]);
              }
            }
            if (fromIncluded) {
              found.set(start);
            }
            if (toIncluded) {
              found.set(end);
            }
            return found;
          }
        }
      }
      return found;
    };
  }

  private Region distance(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Whole from = reader.whole(clause, "from");
    List<Whole> bounds = Ranges.bounds(reader, clause.clause("range"));
    CountWholes.Flood flood =
        clause.has("step") ? new CountWholes(reader).flood(clause.clause("step")) : null;
    return c -> {
      int start = from.of(c);
      SiteType type = c.type(given, start);
      int least = bounds.getFirst().of(c);
      int most = bounds.getLast().of(c);
      BitSet found = new BitSet();
      if (flood != null) {
        for (Map.Entry<Integer, Integer> entry : flood.from(c, type, start).entrySet()) {
          int steps = entry.getValue();
          if (steps >= Math.max(1, least) && steps <= most) {
            found.set(entry.getKey());
          }
        }
        return found;
      }
      if (least < 0 || start < 0 || start >= c.board().count(type)) {
        return found;
      }
      int[] distances = c.board().distances(type).from(start, c.game.rules().distances());
      int known = 0;
      for (int each : distances) {
        known += Math.max(0, each) > known ? 1 : 0;
      }
      for (int site = 0; site < distances.length; site++) {
        int steps = distances[site];
        if (steps >= least && steps <= Math.min(most, known)) {
          found.set(site);
        }
      }
      return found;
    };
  }

  private Region walks(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Whole start = reader.whole(clause, "start", c -> c.from);
    List<List<TurtleWalk.Move>> walks = JumpMoves.walks(clause);
    boolean rotations = clause.flag("rotations");
    return c -> {
      int site = start.of(c);
      BitSet found = new BitSet();
      SiteType type = c.type(given, site);
      if (site < 0 || site >= c.board().count(type)) {
        return found;
      }
      TurtleWalk turtle = new TurtleWalk(c.board(), type);
      for (List<TurtleWalk.Move> walk : walks) {
        if (rotations) {
          turtle.all(site, walk).forEach(sites -> found.set(sites[sites.length - 1]));
        } else {
          turtle.sites(site, walk, 0).ifPresent(sites -> found.set(sites[sites.length - 1]));
        }
      }
      return found;
    };
  }

  private Region expand(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Region region =
        clause.has("origin")
            ? reader.region(clause.get("origin"))
            : reader.region(clause, "region", _ -> new BitSet());
    Whole steps = reader.whole(clause, "steps");
    Heading heading = reader.heading(clause, "directions", Headings.named("Adjacent"));
    return c -> {
      BitSet all = SiteWholes.copy(region.of(c));
      int most = steps.of(c);
      for (int i = 0; i < most; i++) {
        for (int site : all.stream().toArray()) {
          SiteType type = c.type(given, site);
          if (site < c.board().steps(type).size()) {
            for (AbsoluteDirection direction : heading.of(c, type, site)) {
              all.or(LudemeReader.set(c.board().steps(type).targets(site, direction)));
            }
          }
        }
      }
      return all;
    };
  }

  /** Where a board without borders can grow: beside what stands there, at first in the middle. */
  static BitSet playable(Context c) {
    SiteType type = c.game.usual();
    BitSet occupied = filtered(c, type, site -> c.state.isOccupied(c.place(type, site)));
    if (occupied.isEmpty()) {
      return LudemeReader.set(c.board().area(type, Area.CENTRE)[0]);
    }
    BitSet found = new BitSet();
    for (int site : occupied.stream().toArray()) {
      found.or(LudemeReader.set(c.board().steps(type).targets(site, AbsoluteDirection.ADJACENT)));
    }
    found.andNot(occupied);
    return found;
  }
}
