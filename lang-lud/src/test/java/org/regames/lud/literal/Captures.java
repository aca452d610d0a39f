package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.Radials;
import org.regames.lud.board.Steps;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.LiteralAction.Kind;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Generator;
import org.regames.lud.literal.Ludemes.Heading;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.literal.MoveEnds.Effect;
import org.regames.lud.literal.MoveEnds.End;
import org.regames.lud.tree.LudClause;

/** Effects on pieces near to where the last move went: custodial and other captures, pushing. */
final class Captures {
  private final LudemeReader reader;

  Captures(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    reader.generators.put("custodial", this::custodial);
    reader.generators.put("surround", this::surround);
    reader.generators.put("enclose", this::enclose);
    reader.generators.put("intervene", this::intervene);
    reader.generators.put("directional", this::directional);
    reader.generators.put("push", this::push);
    reader.generators.put("attract", this::attract);
    reader.generators.put("flip", this::flip);
    reader.generators.put("take Control", this::takeControl);
  }

  /** What is captured: a condition of its sites, how many in a row, and what happens to them. */
  private record Prey(Condition condition, List<Whole> bounds, Effect effect, Whole with) {
    boolean test(Context c, int site) {
      c.between = site;
      return condition.of(c);
    }

    List<LiteralMove> capture(Context c, SiteType type, int site) {
      c.between = site;
      if (effect.moves() != null) {
        return effect.allows(c) ? effect.moves().of(c) : List.of();
      }
      return c.state.isOccupied(c.place(type, site))
          ? List.of(
              new LiteralMove(c.state.mover, site, site, LiteralAction.at(Kind.REMOVE, type, site)))
          : List.of();
    }
  }

  private Prey prey(LudClause clause, int least, int most) {
    LudClause between = clause.findClause("between").orElse(null);
    Condition condition =
        between == null || !between.has("if")
            ? c -> c.isEnemy(c.who(null, c.between))
            : reader.condition(between, "if");
    return new Prey(
        condition,
        Ranges.bounds(reader, between, least, most),
        between == null ? Effect.NONE : MoveEnds.effect(reader, between),
        null);
  }

  private Condition friend(End to) {
    return to.condition() != null ? to.condition() : c -> c.isFriend(c.who(null, c.to));
  }

  private static int lastTo(Context c) {
    return c.state.last == null ? -1 : c.state.last.to();
  }

  /** Evaluates, and puts the iterators back as they were. */
  private static List<LiteralMove> restoring(Context c, Generator generator) {
    int oldFrom = c.from;
    int oldTo = c.to;
    int oldBetween = c.between;
    List<LiteralMove> moves = generator.of(c);
    c.from = oldFrom;
    c.to = oldTo;
    c.between = oldBetween;
    return moves;
  }

  private Generator custodial(LudClause clause) {
    End from = MoveEnds.from(reader, clause);
    Prey prey = prey(clause, 0, Ranges.ENDLESS);
    End to = MoveEnds.to(reader, clause);
    Condition friend = friend(to);
    Heading heading = reader.heading(clause, "directions", Headings.named("Adjacent"));
    return c ->
        restoring(
            c,
            _ -> {
              List<LiteralMove> moves = new ArrayList<>();
              int start = from.sites(c, lastTo(c))[0];
              SiteType type = c.type(from.type(), start);
              int least = prey.bounds().getFirst().of(c);
              int most = prey.bounds().getLast().of(c);
              for (AbsoluteDirection direction : heading.of(c, type, start)) {
                for (int[] line : c.board().radials(type).of(start, direction)) {
                  int run = 0;
                  while (run < line.length && run < most && prey.test(c, line[run])) {
                    run++;
                  }
                  if (run < Math.max(1, least) || run >= line.length && most == 1) {
                    continue;
                  }
                  c.to = run < line.length ? line[run] : -1;
                  if (friend.of(c)) {
                    for (int i = 0; i < run; i++) {
                      moves.addAll(prey.capture(c, type, line[i]));
                    }
                  }
                }
              }
              return moves;
            });
  }

  private Generator surround(LudClause clause) {
    End from = MoveEnds.from(reader, clause);
    Prey prey = prey(clause, 1, 1);
    Condition friend = friend(MoveEnds.to(reader, clause));
    Heading heading = reader.heading(clause, "relation", Headings.named("Adjacent"));
    Whole except = reader.whole(clause, "except", _ -> 0);
    List<Whole> with = clause.findClause("with").map(reader::pieces).orElse(null);
    return c ->
        restoring(
            c,
            _ -> {
              List<LiteralMove> moves = new ArrayList<>();
              int start = from.sites(c, c.from)[0];
              SiteType type = c.type(from.type(), start);
              Radials radials = c.board().radials(type);
              for (AbsoluteDirection direction : heading.of(c, type, start)) {
                for (int[] line : radials.of(start, direction)) {
                  int target = line[0];
                  if (prey.test(c, target)
                      && isSurrounded(
                          c, type, heading, start, target, friend, except.of(c), with)) {
                    moves.addAll(prey.capture(c, type, target));
                  }
                }
              }
              return moves;
            });
  }

  private static boolean isSurrounded(
      Context c,
      SiteType type,
      Heading heading,
      int start,
      int target,
      Condition friend,
      int allowed,
      List<Whole> with) {
    int exceptions = 0;
    boolean helped = with == null;
    for (AbsoluteDirection direction : heading.of(c, type, target)) {
      for (int[] line : c.board().radials(type).of(target, direction)) {
        c.to = line[0];
        c.between = target;
        if (line[0] != start && !friend.of(c) && ++exceptions > allowed) {
          return false;
        }
        helped = helped || with.stream().anyMatch(each -> each.of(c) == c.what(type, line[0]));
      }
    }
    return helped;
  }

  private Generator enclose(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    End from = MoveEnds.from(reader, clause);
    Prey prey = prey(clause, 1, 1);
    Heading heading = reader.heading(clause, "directions", Headings.named("Adjacent"));
    Whole exceptions = reader.whole(clause, "numException");
    return c ->
        restoring(
            c,
            _ -> {
              List<LiteralMove> moves = new ArrayList<>();
              int start = from.sites(c, lastTo(c))[0];
              SiteType type = c.type(given, start);
              if (start < 0 || !c.state.isOccupied(c.place(type, start))) {
                return moves;
              }
              BitSet seen = new BitSet();
              Steps steps = c.board().steps(type);
              for (AbsoluteDirection direction : heading.of(c, type, start)) {
                for (int first : steps.targets(start, direction)) {
                  if (!seen.get(first) && prey.test(c, first)) {
                    List<Integer> group =
                        Groups.inOrder(c, type, heading, first, site -> prey.test(c, site));
                    group.forEach(seen::set);
                    int left = freedoms(c, type, heading, group, exceptions.of(c));
                    if (left >= 0) {
                      group.forEach(site -> moves.addAll(prey.capture(c, type, site)));
                    }
                  }
                }
              }
              return moves;
            });
  }

  /** How many exceptions are left after the free neighbours of a group; -1 where too many. */
  private static int freedoms(
      Context c, SiteType type, Heading heading, List<Integer> group, int allowed) {
    BitSet members = new BitSet();
    group.forEach(members::set);
    int left = allowed;
    for (int i = 0; i < group.size(); i++) {
      for (AbsoluteDirection direction : heading.of(c, type, group.get(i))) {
        for (int site : c.board().steps(type).targets(group.get(i), direction)) {
          if (!members.get(site) && c.isEmpty(type, site)) {
            if (--left < 0) {
              return -1;
            }
            members.set(site);
            group.add(site);
          }
        }
      }
    }
    return left;
  }

  private Generator intervene(LudClause clause) {
    End from = MoveEnds.from(reader, clause);
    End to = MoveEnds.to(reader, clause);
    LudClause between = clause.findClause("between").orElse(null);
    List<Whole> bounds = Ranges.bounds(reader, between, 1, 1);
    Condition prey = to.condition() != null ? to.condition() : c -> c.isEnemy(c.who(null, c.to));
    Heading heading = reader.heading(clause, "directions", Headings.named("Adjacent"));
    return c ->
        restoring(
            c,
            _ -> {
              List<LiteralMove> moves = new ArrayList<>();
              int start = from.sites(c, lastTo(c))[0];
              SiteType type = c.type(from.type(), start);
              Radials radials = c.board().radials(type);
              int least = Math.max(1, bounds.getFirst().of(c));
              int most = bounds.getLast().of(c);
              for (AbsoluteDirection direction : heading.of(c, type, start)) {
                for (int[] line : radials.distinct(start, direction)) {
                  int[] back = radials.opposite(start, direction, line);
                  int ahead = run(c, prey, line, most);
                  int behind = run(c, prey, back, most);
                  if (ahead >= least && behind >= least) {
                    targets(c, to.effect(), type, Arrays.copyOf(back, behind), moves);
                    targets(c, to.effect(), type, Arrays.copyOf(line, ahead), moves);
                  }
                }
              }
              return moves;
            });
  }

  private static int run(Context c, Condition condition, int[] line, int most) {
    int run = 0;
    while (run < line.length && run < most) {
      c.to = line[run];
      if (!condition.of(c)) {
        break;
      }
      run++;
    }
    return run;
  }

  private static void targets(
      Context c, Effect effect, SiteType type, int[] sites, List<LiteralMove> moves) {
    for (int site : sites) {
      c.to = site;
      if (effect.moves() == null) {
        moves.add(
            new LiteralMove(c.state.mover, site, site, LiteralAction.at(Kind.REMOVE, type, site)));
      } else if (effect.allows(c)) {
        moves.addAll(effect.moves().of(c));
      }
    }
  }

  private Generator directional(LudClause clause) {
    End from = MoveEnds.from(reader, clause);
    End to = MoveEnds.to(reader, clause);
    Condition prey = to.condition() != null ? to.condition() : c -> c.isEnemy(c.who(null, c.to));
    Heading heading = reader.heading(clause, "directions", Headings.named("SameDirection"));
    return c ->
        restoring(
            c,
            _ -> {
              List<LiteralMove> moves = new ArrayList<>();
              int start = from.sites(c, lastTo(c))[0];
              SiteType type = c.type(from.type(), start);
              c.from = -1;
              for (AbsoluteDirection direction : heading.of(c, type, start)) {
                for (int[] line : c.board().radials(type).of(start, direction)) {
                  int run = run(c, prey, line, Ranges.ENDLESS);
                  if (to.effect().moves() != null) {
                    targets(c, to.effect(), type, Arrays.copyOf(line, run), moves);
                  }
                }
              }
              return moves;
            });
  }

  private Generator push(LudClause clause) {
    End from = MoveEnds.from(reader, clause);
    Heading heading = reader.heading(clause.get("directions"));
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      int start = from.sites(c, lastTo(c))[0];
      SiteType type = c.type(from.type(), start);
      List<AbsoluteDirection> directions = heading.of(c, type, start);
      if (directions.isEmpty()) {
        return moves;
      }
      for (int[] line : c.board().radials(type).of(start, directions.getFirst())) {
        moves.add(single(c, start, LiteralAction.at(Kind.REMOVE, type, start)));
        int pushed = c.what(type, start);
        for (int site : line) {
          boolean free = c.isEmpty(type, site);
          if (!free) {
            moves.add(single(c, site, LiteralAction.at(Kind.REMOVE, type, site)));
          }
          moves.add(single(c, site, LiteralAction.at(Kind.ADD, type, site).withWhat(pushed)));
          if (free) {
            break;
          }
          pushed = c.what(type, site);
        }
      }
      return moves;
    };
  }

  private static LiteralMove single(Context c, int site, LiteralAction action) {
    return new LiteralMove(c.state.mover, site, site, action);
  }

  private Generator attract(LudClause clause) {
    End from = MoveEnds.from(reader, clause);
    Heading heading = reader.heading(clause, "directions", Headings.named("Adjacent"));
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      int start = from.sites(c, lastTo(c))[0];
      SiteType type = c.type(from.type(), start);
      for (AbsoluteDirection direction : heading.of(c, type, start)) {
        for (int[] line : c.board().radials(type).of(start, direction)) {
          List<Integer> drawn = new ArrayList<>();
          for (int site : line) {
            if (c.state.isOccupied(c.place(type, site))) {
              drawn.add(c.what(type, site));
              moves.add(single(c, site, LiteralAction.at(Kind.REMOVE, type, site)));
            }
          }
          for (int i = 0; i < drawn.size(); i++) {
            moves.add(
                single(
                    c, line[i], LiteralAction.at(Kind.ADD, type, line[i]).withWhat(drawn.get(i))));
          }
        }
      }
      return moves;
    };
  }

  private Generator flip(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Whole site = reader.whole(clause, "site", c -> c.to);
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      int where = site.of(c);
      if (where < 0) {
        return moves;
      }
      SiteType type = c.type(given, where);
      Standing[] here = c.state.at(c.place(type, where));
      if (here.length == 0 || here[0].what() == 0) {
        return moves;
      }
      LiteralMove move = new LiteralMove(c.state.mover, where, where);
      if (here.length == 1) {
        move.parts.add(
            LiteralAction.at(Kind.SET_STATE, type, where)
                .withNumbers(flipped(c, here[0]), LiteralAction.UNSET, LiteralAction.UNSET));
      } else {
        for (int level = here.length - 1; level >= 0; level--) {
          move.parts.add(LiteralAction.at(Kind.REMOVE, type, where));
        }
        for (int level = here.length - 1; level >= 0; level--) {
          move.parts.add(
              LiteralAction.at(Kind.ADD, type, where)
                  .withWhat(here[level].what())
                  .withNumbers(flipped(c, here[level]), LiteralAction.UNSET, LiteralAction.UNSET));
        }
      }
      moves.add(move);
      return moves;
    };
  }

  private static int flipped(Context c, Standing piece) {
    int[] flips = c.game.kinds().get(piece.what()).flips();
    if (flips == null) {
      return piece.state();
    }
    return piece.state() == flips[0]
        ? flips[1]
        : piece.state() == flips[1] ? flips[0] : piece.state();
  }

  private Generator takeControl(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Whole of = reader.whole(clause, "of");
    Whole by = reader.whole(clause, "by");
    Ludemes.Region sites =
        clause.has("to") ? reader.region(clause, "to") : reader.region(clause.get("at"));
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      int owner = of.of(c);
      int taker = by.of(c);
      for (int site : sites.of(c).stream().toArray()) {
        SiteType type = c.type(given, site);
        PieceKind kind = c.game.kinds().get(c.what(type, site));
        if (kind.index() == 0 || kind.owner() != owner) {
          continue;
        }
        int other =
            c.game.kinds().stream()
                .filter(each -> each.owner() == taker && each.plainName().equals(kind.plainName()))
                .mapToInt(PieceKind::index)
                .findFirst()
                .orElse(0);
        if (other > 0) {
          moves.add(
              new LiteralMove(
                  c.state.mover,
                  site,
                  site,
                  LiteralAction.at(Kind.REMOVE, type, site),
                  LiteralAction.at(Kind.ADD, type, site).withWhat(other)));
        }
      }
      return moves;
    };
  }
}
