package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.SiteContainers.Container;
import org.regames.lud.board.Steps;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Generator;
import org.regames.lud.literal.Ludemes.Heading;
import org.regames.lud.literal.Ludemes.Numbers;
import org.regames.lud.literal.Ludemes.Region;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Moves for each piece, site, level, value, player or direction. */
final class MoveLoops {
  private final LudemeReader reader;
  private final Generator[] byKind;

  MoveLoops(LudemeReader reader) {
    this.reader = reader;
    this.byKind = new Generator[reader.game.kinds().size()];
  }

  void register() {
    reader.generators.put("forEach Piece", this::pieces);
    reader.generators.put("forEach Site", this::sites);
    reader.generators.put("forEach Level", this::levels);
    reader.generators.put("forEach Value", this::values);
    reader.generators.put("forEach Value /range", this::range);
    reader.generators.put(
        "forEach Player",
        clause -> players(c -> IntStream.rangeClosed(1, c.game.players()).toArray(), clause));
    reader.generators.put(
        "forEach /players", clause -> players(reader.array(clause, "players"), clause));
    reader.generators.put("forEach Team", this::teams);
    reader.generators.put("forEach Direction", this::directions);
  }

  /** The moves of a kind of piece, as the equipment says. */
  private Generator ownMoves(PieceKind kind) {
    if (byKind[kind.index()] == null) {
      byKind[kind.index()] = _ -> new ArrayList<>();
      if (kind.item() != null && kind.item().has("moves")) {
        byKind[kind.index()] = reader.generator(kind.item(), "moves");
      }
    }
    return byKind[kind.index()];
  }

  private Generator pieces(LudClause clause) {
    List<String> names =
        clause.has("names")
            ? clause.list("names").stream().map(v -> ((LudValue.Text) v).text()).toList()
            : clause.findWord("name").map(List::of).orElse(null);
    Roles.Owners owners =
        clause.has("player")
            ? Roles.owners(each(clause.get("player")), reader)
            : c -> LudemeReader.set(c.state.mover);
    Generator given = reader.findGenerator(clause, "moves").orElse(null);
    if (given == null) {
      reader.game.kinds().forEach(this::ownMoves);
    }
    SiteType on = LudemeReader.type(clause, "on");
    boolean top = clause.flag("top");
    PlaceFilter places = container(clause);
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      BitSet who = owners.of(c);
      for (PieceKind kind : c.game.kindsOf(who)) {
        if (names != null && !names.contains(kind.plainName())) {
          continue;
        }
        Generator generator = given == null ? ownMoves(kind) : given;
        IntPredicate inside = places.of(c, kind.owner());
        int other = kind.owner();
        if (other != c.state.mover && other >= 1 && other <= c.game.players()) {
          int known = moves.size();
          as(c, other, () -> piece(c, kind, generator, inside, on, top, moves));
          moves.subList(known, moves.size()).forEach(move -> move.mover = c.state.mover);
        } else {
          piece(c, kind, generator, inside, on, top, moves);
        }
      }
      return moves;
    };
  }

  /** The role {@code Each} means all owners here. */
  private static LudValue each(LudValue player) {
    return player instanceof LudValue.Name name && name.text().equals("Each")
        ? new LudValue.Name(Kind.ROLE, "All", name.origin())
        : player;
  }

  private interface PlaceFilter {
    IntPredicate of(Context c, int owner);
  }

  private PlaceFilter container(LudClause clause) {
    if (!clause.has("container")) {
      return (c, _) -> c.game::isOnBoard;
    }
    LudValue value = clause.get("container");
    if (value instanceof LudValue.Text text) {
      return (c, owner) -> {
        Container container =
            text.text().startsWith("Hand")
                ? c.game.hand(owner)
                : c.game.containers().stream()
                    .filter(each -> each.name().equals(text.text()))
                    .findFirst()
                    .orElse(null);
        return place ->
            container != null && c.game.typeOf(place) == SiteType.CELL && container.has(place);
      };
    }
    Whole number = reader.whole(value);
    return (c, _) -> {
      Container container = c.game.containers().get(number.of(c));
      return number.of(c) == 0
          ? c.game::isOnBoard
          : place -> c.game.typeOf(place) == SiteType.CELL && container.has(place);
    };
  }

  /** Evaluates as if another player were the mover. */
  private static void as(Context c, int player, Runnable evaluation) {
    LiteralState state = c.state;
    int mover = state.mover;
    int next = state.next;
    int prev = state.prev;
    state.mover = player;
    state.next = mover;
    evaluation.run();
    state.mover = mover;
    state.next = next;
    state.prev = prev;
  }

  private static void piece(
      Context c,
      PieceKind kind,
      Generator generator,
      IntPredicate inside,
      SiteType on,
      boolean top,
      List<LiteralMove> moves) {
    int oldFrom = c.from;
    int oldLevel = c.level;
    int[] places = c.state.placesOf(kind.index());
    int first = on == null ? 0 : places.length - 1;
    int mover = c.state.mover;
    for (int i = first; i >= 0 && i < places.length; i += on == null ? 1 : -1) {
      int place = places[i];
      if (!inside.test(place) || on != null && c.game.typeOf(place) != on) {
        continue;
      }
      int level = CountWholes.levelOf(c, places, i, kind.index());
      if (top && level != c.state.height(place) - 1) {
        continue;
      }
      c.from = c.game.siteOf(place);
      c.level = level;
      moves.addAll(generator.of(c));
    }
    c.from = oldFrom;
    c.level = oldLevel;
    c.state.mover = mover;
  }

  private Generator sites(LudClause clause) {
    Region region = reader.region(clause, "region");
    Generator moves = reader.generator(clause, "moves");
    Generator noMoveYet = reader.findGenerator(clause, "noMoveYet").orElse(null);
    Generator then =
        clause.findClause("then").map(each -> reader.generator(each, "moves")).orElse(null);
    return c -> {
      List<LiteralMove> all = new ArrayList<>();
      int oldTo = c.to;
      int oldSite = c.site;
      BitSet sites = region.of(c);
      for (int site = sites.nextSetBit(0); site >= 0; site = sites.nextSetBit(site + 1)) {
        c.to = site;
        c.site = site;
        all.addAll(moves.of(c));
      }
      if (all.isEmpty() && noMoveYet != null) {
        return noMoveYet.of(c);
      }
      c.to = oldTo;
      c.site = oldSite;
      if (then != null) {
        all.forEach(move -> move.consequences.add(then));
      }
      return all;
    };
  }

  private Generator levels(LudClause clause) {
    SiteType type = LudemeReader.type(clause);
    Whole site = reader.whole(clause, "site");
    Generator moves = reader.generator(clause, "moves");
    boolean down = clause.word("order").equals("FromTop");
    return c -> {
      List<LiteralMove> all = new ArrayList<>();
      int height = c.state.height(c.place(type, site.of(c)));
      for (int i = 0; i < height; i++) {
        c.level = down ? height - 1 - i : i;
        all.addAll(moves.of(c));
      }
      return all;
    };
  }

  private static List<LiteralMove> forValues(Context c, int[] values, Generator moves) {
    List<LiteralMove> all = new ArrayList<>();
    int old = c.value;
    for (int value : values) {
      c.value = value;
      all.addAll(moves.of(c));
    }
    c.value = old;
    return all;
  }

  private Generator values(LudClause clause) {
    Numbers values = reader.array(clause, "values");
    Generator moves = reader.generator(clause, "moves");
    return c -> forValues(c, values.of(c), moves);
  }

  private Generator range(LudClause clause) {
    Whole least = reader.whole(clause, "min");
    Whole most = reader.whole(clause, "max");
    Generator moves = reader.generator(clause, "moves");
    return c -> forValues(c, IntStream.rangeClosed(least.of(c), most.of(c)).toArray(), moves);
  }

  private Generator players(Numbers players, LudClause clause) {
    Generator moves = reader.generator(clause, "moves");
    return c -> {
      List<LiteralMove> all = new ArrayList<>();
      int old = c.player;
      for (int player : players.of(c)) {
        c.player = player;
        all.addAll(moves.of(c));
      }
      c.player = old;
      return all;
    };
  }

  private Generator teams(LudClause clause) {
    Generator moves = reader.generator(clause, "moves");
    return c -> {
      List<LiteralMove> all = new ArrayList<>();
      int old = c.team;
      for (int team = 1; team <= c.game.players(); team++) {
        int wanted = team;
        if (IntStream.rangeClosed(1, c.game.players()).anyMatch(p -> c.team(p) == wanted)) {
          c.team = team;
          all.addAll(moves.of(c));
        }
      }
      c.team = old;
      return all;
    };
  }

  private Generator directions(LudClause clause) {
    Whole from =
        clause
            .findClause("from")
            .flatMap(each -> each.find("sites"))
            .map(reader::whole)
            .orElse(c -> c.from);
    Heading heading = reader.heading(clause, "directions", Headings.named("Adjacent"));
    LudClause between = clause.findClause("between").orElse(null);
    List<Whole> bounds = Ranges.bounds(reader, between, 1, 1);
    Condition passes = between == null ? null : reader.condition(between, "if", null);
    LudClause to = clause.clause("to");
    boolean target = to.kind() == Kind.TO;
    Condition condition = target ? reader.condition(to, "if", _ -> true) : _ -> true;
    Generator moves =
        target
            ? to.findClause("apply").map(apply -> applied(apply)).orElse(_ -> new ArrayList<>())
            : reader.generator(to);
    return c -> {
      List<LiteralMove> all = new ArrayList<>();
      int site = from.of(c);
      SiteType type = c.type(null, site);
      int oldTo = c.to;
      int oldBetween = c.between;
      for (AbsoluteDirection direction : headingsAt(c, heading, type, site)) {
        for (int[] line : c.board().radials(type).of(site, direction)) {
          int least = bounds.getFirst().of(c);
          int most = bounds.getLast().of(c);
          for (int i = 0; i < line.length && i < most; i++) {
            if (i + 1 < least && passes != null) {
              c.between = line[i];
              if (!passes.of(c)) {
                break;
              }
            }
            c.to = line[i];
            if (!condition.of(c)) {
              break;
            }
            if (i + 1 >= least) {
              all.addAll(moves.of(c));
            }
          }
        }
      }
      c.to = oldTo;
      c.between = oldBetween;
      return all;
    };
  }

  private Generator applied(LudClause apply) {
    Condition condition = reader.condition(apply, "if", _ -> true);
    Generator effect = reader.findGenerator(apply, "effect").orElse(_ -> new ArrayList<>());
    return c -> condition.of(c) ? effect.of(c) : new ArrayList<>();
  }

  /** Relative directions refer to the step from (from) to (to), if there is one. */
  private static List<AbsoluteDirection> headingsAt(
      Context c, Heading heading, SiteType type, int site) {
    AbsoluteDirection old = c.facing;
    c.facing = step(c, type, c.from, c.to);
    List<AbsoluteDirection> all = heading.of(c, type, site);
    c.facing = old;
    return all;
  }

  private static AbsoluteDirection step(Context c, SiteType type, int from, int to) {
    Steps steps = c.board().steps(type);
    if (from < 0 || to < 0 || from >= steps.size()) {
      return null;
    }
    return AbsoluteDirection.COMPASS.stream()
        .filter(d -> Arrays.stream(steps.targets(from, d)).anyMatch(site -> site == to))
        .findFirst()
        .orElse(null);
  }
}
