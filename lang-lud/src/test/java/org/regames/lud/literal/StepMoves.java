package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.SiteTrack;
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

/** Moves along lines of steps without jumping: step, slide, shoot. */
final class StepMoves {
  private final LudemeReader reader;

  StepMoves(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    reader.generators.put("move Step", clause -> step(clause, true));
    reader.generators.put("step", clause -> step(clause, false));
    reader.generators.put("move Slide", clause -> slide(clause, true));
    reader.generators.put("slide", clause -> slide(clause, false));
    reader.generators.put("move Shoot", clause -> shoot(clause, true));
    reader.generators.put("shoot", clause -> shoot(clause, false));
  }

  /** The action by which a piece goes from one site to another. */
  static LiteralAction goes(
      Context c, SiteType type, int from, int level, int to, boolean stack, boolean decision) {
    int levelFrom = LiteralAction.UNSET;
    if (c.game.isStacking() && !stack) {
      int height = c.state.height(c.place(type, from));
      levelFrom = level >= 0 && level < height ? level : Math.max(0, height - 1);
    }
    return LiteralAction.between(Kind.MOVE, type, from, type, to)
        .withLevels(levelFrom, LiteralAction.UNSET)
        .withFlag(stack)
        .withDecision(decision);
  }

  private Generator step(LudClause clause, boolean decision) {
    End from = MoveEnds.from(reader, clause);
    End to = MoveEnds.to(reader, clause);
    Heading heading = reader.heading(clause, "directions", Headings.named("Adjacent"));
    boolean stack = clause.flag("stack");
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      int oldFrom = c.from;
      int oldTo = c.to;
      for (int site : from.sites(c, c.from)) {
        SiteType type = c.type(from.type(), site);
        Steps steps = c.board().steps(type);
        if (site < 0 || site >= steps.size()) {
          continue;
        }
        List<AbsoluteDirection> directions = heading.of(c, type, site);
        int level = from.level() == null ? -1 : from.level().of(c);
        c.from = site;
        if (!from.allows(c)) {
          return moves;
        }
        BitSet seen = new BitSet();
        for (AbsoluteDirection direction : directions) {
          for (int target : steps.targets(site, direction)) {
            c.to = target;
            if (!seen.get(target) && to.allows(c)) {
              seen.set(target);
              LiteralMove move = new LiteralMove(c.state.mover, site, target);
              move.parts.addAll(to.effect().parts(c));
              move.parts.add(goes(c, type, site, level, target, stack, decision));
              moves.add(move);
            }
          }
        }
        c.from = oldFrom;
        c.to = oldTo;
      }
      return moves;
    };
  }

  private Generator slide(LudClause clause, boolean decision) {
    End from = MoveEnds.from(reader, clause);
    SlideRule rule = new SlideRule(reader, clause, decision);
    String track = clause.findWord("track").orElse(null);
    Heading heading = reader.heading(clause, "directions", Headings.named("Adjacent"));
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      int oldFrom = c.from;
      int oldTo = c.to;
      int oldBetween = c.between;
      for (int site : from.sites(c, c.from)) {
        SiteType type = c.type(from.type(), site);
        int least = rule.least.of(c);
        c.from = site;
        if (!from.allows(c)) {
          return moves;
        }
        int level = from.level() == null ? -1 : from.level().of(c);
        int most = rule.most.of(c);
        if (track != null) {
          SlideWay start = new SlideWay(type, site, level, new int[0], least, most, true);
          rule.alongTracks(c, start, track, moves);
          continue;
        }
        for (AbsoluteDirection direction : heading.of(c, type, site)) {
          for (int[] line : c.board().radials(type).of(site, direction)) {
            rule.along(c, new SlideWay(type, site, level, line, least, most, false), moves);
          }
        }
        c.from = oldFrom;
        c.to = oldTo;
        c.between = oldBetween;
      }
      return moves;
    };
  }

  /** A line to slide along, from a site and a level, over so many sites. */
  private record SlideWay(
      SiteType type, int site, int level, int[] line, int least, int most, boolean onTrack) {}

  /** How a piece slides along a line. */
  private static final class SlideRule {
    private final Whole least;
    private final Whole most;
    private final Condition passes;
    private final Effect passing;
    private final Whole trail;
    private final End to;
    private final boolean stack;
    private final boolean decision;

    SlideRule(LudemeReader reader, LudClause clause, boolean decision) {
      LudClause between = clause.findClause("between").orElse(null);
      List<Whole> bounds = Ranges.bounds(reader, between, -1, Ranges.ENDLESS);
      this.least = bounds.getFirst();
      this.most = bounds.getLast();
      this.passes = between == null ? null : reader.condition(between, "if", null);
      this.passing = between == null ? Effect.NONE : MoveEnds.effect(reader, between);
      this.trail = between == null ? null : reader.whole(between, "trail", null);
      this.to = MoveEnds.to(reader, clause);
      this.stack = clause.flag("stack");
      this.decision = decision;
    }

    /** Follows a line, and adds the moves that may end on it. */
    void along(Context c, SlideWay way, List<LiteralMove> moves) {
      int outer = c.between;
      int[] line = way.line;
      for (int i = 0; i < line.length && i < way.most; i++) {
        c.to = line[i];
        if (to.condition() != null && i + 1 >= way.least && to.allows(c)) {
          if (way.onTrack || to.effect().allows(c)) {
            add(c, way, i, moves);
          }
          break;
        }
        c.between = line[i];
        if (!(passes == null ? c.isEmpty(way.type, line[i]) : passes.of(c))) {
          break;
        }
        if (i + 1 >= way.least && to.effect().allows(c)) {
          add(c, way, i, moves);
        }
      }
      c.between = outer;
    }

    /** Slides along tracks; on all tracks at once only what lies beyond a corner counts. */
    void alongTracks(Context c, SlideWay start, String name, List<LiteralMove> moves) {
      boolean all = name.equals("AllTracks");
      for (SiteTrack track : c.game.tracks()) {
        for (int i = 0; i < track.size(); i++) {
          if (track.sites()[i] != start.site || !all && !track.name().contains(name)) {
            continue;
          }
          int length = track.loop() ? track.size() - 1 : track.size() - 1 - i;
          int[] line = new int[length];
          int corner = track.bumps()[i] > 0 ? 0 : length;
          for (int k = 0; k < length; k++) {
            int index = (i + 1 + k) % track.size();
            line[k] = track.sites()[index];
            if (track.bumps()[index] > 0) {
              corner = Math.min(corner, k + 1);
            }
          }
          int first = Math.max(start.least, all ? corner + 1 : 0);
          along(
              c,
              new SlideWay(start.type, start.site, start.level, line, first, start.most, true),
              moves);
        }
      }
    }

    private void add(Context c, SlideWay way, int last, List<LiteralMove> moves) {
      SiteType type = way.type;
      int site = way.site;
      int[] line = way.line;
      LiteralMove move = new LiteralMove(c.state.mover, site, line[last]);
      move.between = Arrays.copyOf(line, last);
      move.parts.add(goes(c, type, site, way.level, line[last], stack, decision));
      if (trail != null) {
        int what = trail.of(c);
        move.parts.add(LiteralAction.at(Kind.ADD, type, site).withWhat(what));
        for (int i = 0; i < last; i++) {
          move.parts.add(LiteralAction.at(Kind.ADD, type, line[i]).withWhat(what));
        }
      }
      int oldBetween = c.between;
      for (int i = 0; i < last && passing.moves() != null; i++) {
        c.between = line[i];
        move.parts.addAll(0, passing.parts(c));
      }
      c.between = oldBetween;
      move.parts.addAll(0, to.effect().unconditional(c));
      moves.add(move);
    }
  }

  private Generator shoot(LudClause clause, boolean decision) {
    End from = MoveEnds.from(reader, clause);
    End to = MoveEnds.to(reader, clause);
    List<Whole> pieces = reader.pieces(clause.clause("piece"));
    Heading heading = reader.heading(clause, "directions", Headings.named("Adjacent"));
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      int oldTo = c.to;
      int oldBetween = c.between;
      int last = c.state.last == null ? -1 : c.state.last.to();
      for (int site : from.sites(c, last)) {
        SiteType type = c.type(from.type(), site);
        for (AbsoluteDirection direction : heading.of(c, type, site)) {
          for (int[] line : c.board().radials(type).of(site, direction)) {
            c.between = oldBetween;
            for (int cell : line) {
              c.to = cell;
              boolean free = to.condition() == null ? c.isEmpty(type, cell) : to.condition().of(c);
              if (!free) {
                break;
              }
              LiteralMove move = new LiteralMove(c.state.mover, cell, cell);
              move.parts.addAll(to.effect().parts(c));
              move.parts.add(
                  LiteralAction.at(Kind.ADD, type, cell)
                      .withWhat(pieces.getFirst().of(c))
                      .withDecision(decision));
              moves.add(move);
              c.between = cell;
            }
          }
        }
      }
      c.to = oldTo;
      c.between = oldBetween;
      return moves;
    };
  }
}
