package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.LiteralAction.Kind;
import org.regames.lud.literal.Ludemes.Generator;
import org.regames.lud.literal.Ludemes.Numbers;
import org.regames.lud.literal.Ludemes.Region;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.literal.MoveEnds.End;
import org.regames.lud.tree.LudClause;

/** Moves that put pieces somewhere or take them away: from one site to any other, add, remove. */
final class PlacingMoves {
  private final LudemeReader reader;

  PlacingMoves(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    reader.generators.put("move", clause -> fromTo(clause, true));
    reader.generators.put("fromTo", clause -> fromTo(clause, false));
    reader.generators.put("move Add", clause -> add(clause, true));
    reader.generators.put("add", clause -> add(clause, false));
    reader.generators.put("move Claim", clause -> add(clause, true));
    reader.generators.put("claim", clause -> add(clause, false));
    reader.generators.put("move Remove", clause -> remove(clause, true));
    reader.generators.put("remove", clause -> remove(clause, false));
  }

  /** What is moved from a site: how many, which level, the whole stack, or a copy. */
  private record Load(int level, int levelTo, Integer count, boolean copy, boolean stack) {}

  private Generator fromTo(LudClause clause, boolean decision) {
    End from = MoveEnds.from(reader, clause);
    End to = MoveEnds.to(reader, clause);
    Whole count = reader.whole(clause, "count", null);
    boolean copy = clause.flag("copy");
    boolean stack = clause.flag("stack");
    Numbers rotations = clause.clause("to").find("rotations").map(reader::array).orElse(null);
    Whole role = reader.whole(clause, "mover", c -> c.state.mover);
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      int oldFrom = c.from;
      int oldTo = c.to;
      for (int site : from.sites(c, c.from)) {
        SiteType type = c.type(from.type(), site);
        if (site < 0 || !c.state.isOccupied(c.place(type, site))) {
          continue;
        }
        c.from = site;
        Load load =
            new Load(
                from.level() == null ? -1 : from.level().of(c),
                -1,
                count == null ? null : count.of(c),
                copy,
                stack);
        if (from.allows(c)) {
          for (int target : to.sites(c, oldTo)) {
            c.from = site;
            c.to = target;
            if (target >= 0 && to.allows(c)) {
              int mover = role.of(c);
              List<LiteralAction> actions =
                  actions(c, type, site, to, target, load, rotations, decision);
              for (LiteralAction action : actions) {
                LiteralMove move = new LiteralMove(mover, site, target);
                c.from = oldFrom;
                boolean effect = to.effect().allows(c);
                c.from = site;
                if (effect) {
                  move.parts.addAll(to.effect().unconditional(c));
                }
                move.parts.add(action);
                moves.add(move);
              }
            }
          }
        }
        c.from = oldFrom;
        c.to = oldTo;
      }
      return moves;
    };
  }

  private static List<LiteralAction> actions(
      Context c,
      SiteType type,
      int site,
      End to,
      int target,
      Load load,
      Numbers rotations,
      boolean decision) {
    SiteType typeTo = c.type(to.type(), target);
    Kind kind = load.copy ? Kind.COPY : Kind.MOVE;
    LiteralAction action = LiteralAction.between(kind, type, site, typeTo, target);
    int levelTo = to.level() == null ? LiteralAction.UNSET : to.level().of(c);
    if (c.game.isStacking()) {
      if (load.count != null) {
        action =
            LiteralAction.between(Kind.STACK_MOVE, type, site, typeTo, target)
                .withCount(load.count);
      } else if (load.stack && load.level < 0) {
        action = action.withFlag(true);
      } else {
        action = action.withLevels(load.level >= 0 ? load.level : LiteralAction.UNSET, levelTo);
      }
    } else if (load.count != null) {
      action = action.withCount(load.count);
    }
    action = action.withDecision(decision);
    if (rotations == null) {
      return List.of(action);
    }
    List<LiteralAction> all = new ArrayList<>();
    for (int rotation : rotations.of(c)) {
      all.add(action.withNumbers(LiteralAction.UNSET, rotation, LiteralAction.UNSET));
    }
    return all;
  }

  private Generator add(LudClause clause, boolean decision) {
    Optional<LudClause> piece = clause.findClause("piece");
    List<Whole> pieces = piece.map(reader::pieces).orElse(List.of(c -> c.state.mover));
    Whole state = piece.map(each -> reader.whole(each, "state", null)).orElse(null);
    End to = MoveEnds.to(reader, clause);
    Whole count = clause.title().endsWith("laim") ? null : reader.whole(clause, "count", null);
    Generator then =
        clause.findClause("then").map(each -> reader.generator(each, "moves")).orElse(null);
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      int oldFrom = c.from;
      int oldTo = c.to;
      for (Whole each : to.isRegion() ? pieces : pieces.subList(0, 1)) {
        int what = each.of(c);
        for (int site : to.sites(c, oldTo)) {
          c.to = site;
          if (site < 0 || !to.allows(c)) {
            continue;
          }
          SiteType type = c.type(to.type(), site);
          LiteralAction action = LiteralAction.at(Kind.ADD, type, site).withWhat(what);
          if (to.level() != null) {
            action =
                LiteralAction.at(Kind.INSERT, type, site)
                    .withWhat(what)
                    .withLevels(LiteralAction.UNSET, to.level().of(c));
          }
          if (state != null) {
            action = action.withNumbers(state.of(c), LiteralAction.UNSET, LiteralAction.UNSET);
          }
          LiteralMove move = new LiteralMove(c.state.mover, site, site);
          int times = count == null ? 1 : Math.max(1, count.of(c));
          for (int i = 0; i < times; i++) {
            move.parts.add(action.withDecision(decision && i == 0));
          }
          moves.add(move);
          if (to.effect().moves() != null) {
            c.from = site;
            if (to.effect().allows(c)) {
              move.parts.addAll(0, to.effect().unconditional(c));
              if (to.isRegion() && clause.ludeme().name().matches("move|add")) {
                moves.add(move);
              }
            }
            c.from = oldFrom;
          }
          if (then != null) {
            move.consequences.add(then);
          }
        }
      }
      c.to = oldTo;
      return moves;
    };
  }

  private Generator remove(LudClause clause, boolean decision) {
    SiteType given = LudemeReader.type(clause);
    Region sites = reader.region(clause.get("sites"));
    Whole level = reader.whole(clause, "level", null);
    Whole count = reader.whole(clause, "count", _ -> 1);
    boolean later = clause.findWord("at").filter("EndOfTurn"::equals).isPresent();
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      for (int site : sites.of(c).stream().toArray()) {
        SiteType type = c.type(given, site);
        int place = c.place(type, site);
        if (!c.state.isOccupied(place)) {
          continue;
        }
        // The top piece is removed as such, whatever its level is called.
        int wanted = level == null ? LiteralAction.UNSET : level.of(c);
        boolean top = wanted == c.state.at(place).length - 1;
        LiteralAction action =
            LiteralAction.at(Kind.REMOVE, type, site)
                .withLevels(LiteralAction.UNSET, top ? LiteralAction.UNSET : wanted)
                .withFlag(later);
        LiteralMove move = new LiteralMove(c.state.mover, site, site);
        int times = Math.max(1, count.of(c));
        for (int i = 0; i < times; i++) {
          move.parts.add(action.withDecision(decision));
        }
        moves.add(move);
      }
      return moves;
    };
  }
}
