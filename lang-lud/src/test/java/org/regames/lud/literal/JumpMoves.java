package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.TurtleWalk;
import org.regames.lud.board.graph.Point;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Generator;
import org.regames.lud.literal.Ludemes.Heading;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.literal.MoveEnds.Effect;
import org.regames.lud.literal.MoveEnds.End;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Moves over other pieces: hop and leap. */
final class JumpMoves {
  private final LudemeReader reader;

  JumpMoves(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    reader.generators.put("move Hop", clause -> hop(clause, true));
    reader.generators.put("hop", clause -> hop(clause, false));
    reader.generators.put("move Leap", clause -> leap(clause, true));
    reader.generators.put("leap", clause -> leap(clause, false));
  }

  private Generator hop(LudClause clause, boolean decision) {
    End from = MoveEnds.from(reader, clause);
    HopRule rule = new HopRule(reader, clause, decision);
    Heading heading = reader.heading(clause, "directions", Headings.named("Adjacent"));
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      int oldFrom = c.from;
      int oldTo = c.to;
      int oldBetween = c.between;
      for (int site : from.sites(c, c.from)) {
        SiteType type = c.type(from.type(), site);
        if (site < 0 || site >= c.board().steps(type).size()) {
          continue;
        }
        List<AbsoluteDirection> directions = heading.of(c, type, site);
        HopLimits limits = rule.limits(c);
        int level = from.level() == null ? -1 : from.level().of(c);
        c.from = site;
        if (from.allows(c)) {
          rule.from(c, type, site, level, directions, limits, moves);
        }
        c.from = oldFrom;
        c.to = oldTo;
        c.between = oldBetween;
      }
      return moves;
    };
  }

  /** How far from the hurdle, how long it is, and how far beyond. */
  private record HopLimits(int before, int least, int most, int after) {}

  /** How a piece hops. */
  private static final class HopRule {
    private final boolean hasBetween;
    private final Whole before;
    private final Whole after;
    private final Whole least;
    private final Whole most;
    private final Condition hurdle;
    private final Effect jumped;
    private final End to;
    private final boolean stack;
    private final boolean decision;

    HopRule(LudemeReader reader, LudClause clause, boolean decision) {
      LudClause between = clause.findClause("between").orElse(null);
      this.hasBetween = between != null;
      this.before = between == null ? _ -> 0 : reader.whole(between, "before");
      this.after = between == null ? _ -> 0 : reader.whole(between, "after");
      List<Whole> bounds = Ranges.bounds(reader, between, 1, 1);
      this.least = bounds.getFirst();
      this.most = bounds.getLast();
      this.hurdle = between == null ? null : reader.condition(between, "if", null);
      this.jumped = between == null ? Effect.NONE : MoveEnds.effect(reader, between);
      this.to = MoveEnds.to(reader, clause);
      this.stack = clause.flag("stack");
      this.decision = decision;
    }

    HopLimits limits(Context c) {
      return new HopLimits(before.of(c), least.of(c), most.of(c), after.of(c));
    }

    void from(
        Context c,
        SiteType type,
        int site,
        int level,
        List<AbsoluteDirection> directions,
        HopLimits limits,
        List<LiteralMove> moves) {
      if (limits.least == 0) {
        plainSteps(c, type, site, level, directions, moves);
      }
      if (limits.most == 0) {
        return;
      }
      for (AbsoluteDirection direction : directions) {
        for (int[] line : c.board().radials(type).of(site, direction)) {
          along(c, type, site, level, line, limits, moves);
        }
      }
    }

    private void plainSteps(
        Context c,
        SiteType type,
        int site,
        int level,
        List<AbsoluteDirection> directions,
        List<LiteralMove> moves) {
      BitSet seen = new BitSet();
      for (AbsoluteDirection direction : directions) {
        for (int target : c.board().steps(type).targets(site, direction)) {
          c.to = target;
          if (!seen.get(target) && to.allows(c)) {
            seen.set(target);
            LiteralMove move = new LiteralMove(c.state.mover, site, target);
            move.parts.add(StepMoves.goes(c, type, site, level, target, stack, decision));
            move.parts.addAll(0, jumped.parts(c));
            moves.add(move);
          }
        }
      }
    }

    private boolean isHurdle(Context c, int cell) {
      c.between = cell;
      return !hasBetween || hurdle != null && hurdle.of(c);
    }

    private void along(
        Context c,
        SiteType type,
        int site,
        int level,
        int[] line,
        HopLimits limits,
        List<LiteralMove> moves) {
      int first = 0;
      while (first < line.length && !isHurdle(c, line[first])) {
        c.to = line[first];
        if (first + 1 > limits.before || !to.allows(c)) {
          return;
        }
        first++;
      }
      if (first >= line.length) {
        return;
      }
      int length = 1;
      while (first + length < line.length
          && length < limits.most
          && isHurdle(c, line[first + length])) {
        length++;
      }
      for (int jumpedCells = limits.least;
          jumpedCells <= Math.min(length, limits.most);
          jumpedCells++) {
        for (int k = 0; k <= limits.after; k++) {
          int index = first + jumpedCells + k;
          if (index >= line.length) {
            break;
          }
          c.to = index < 0 ? site : line[index];
          if (!lands(c, type, site, level, line, first, jumpedCells, moves)) {
            break;
          }
        }
      }
    }

    /** Adds a move that lands at (to), if it may; tells whether to look further along. */
    private boolean lands(
        Context c,
        SiteType type,
        int site,
        int level,
        int[] line,
        int first,
        int jumpedCells,
        List<LiteralMove> moves) {
      boolean free = to.allows(c);
      boolean captures = to.effect().isConditional();
      if (captures ? free : !free) {
        return captures;
      }
      if (captures && !to.effect().allows(c)) {
        return false;
      }
      LiteralMove move = new LiteralMove(c.state.mover, site, c.to);
      move.parts.add(StepMoves.goes(c, type, site, level, c.to, stack, decision));
      int[] cells =
          jumpedCells <= 0
              ? new int[0]
              : Arrays.copyOfRange(line, first, Math.min(line.length, first + jumpedCells));
      move.between = cells;
      if (!captures) {
        int oldBetween = c.between;
        for (int cell : cells) {
          c.between = cell;
          move.parts.addAll(0, jumped.parts(c));
        }
        c.between = oldBetween;
      }
      move.parts.addAll(0, to.effect().unconditional(c));
      moves.add(move);
      return !captures;
    }
  }

  static List<TurtleWalk.Move> walk(List<LudValue> steps) {
    return steps.stream()
        .map(step -> ((LudValue.Name) step).text())
        .map(
            text ->
                switch (text) {
                  case "F" -> TurtleWalk.Move.FORWARD;
                  case "R" -> TurtleWalk.Move.RIGHT;
                  default -> TurtleWalk.Move.LEFT;
                })
        .toList();
  }

  static List<List<TurtleWalk.Move>> walks(LudClause clause) {
    return clause.list("walks").stream().map(w -> walk(((LudValue.Items) w).values())).toList();
  }

  private Generator leap(LudClause clause, boolean decision) {
    End from = MoveEnds.from(reader, clause);
    End to = MoveEnds.to(reader, clause);
    List<List<TurtleWalk.Move>> walks = walks(clause);
    boolean rotations = clause.flag("rotations");
    boolean forward = clause.flag("forward");
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      int oldFrom = c.from;
      int oldTo = c.to;
      for (int site : from.sites(c, c.from)) {
        SiteType type = c.type(from.type(), site);
        if (site < 0 || site >= c.board().count(type)) {
          continue;
        }
        c.from = site;
        if (!from.allows(c)) {
          return moves;
        }
        BitSet ends = ends(c, type, site, walks, rotations);
        for (int end : ends.stream().toArray()) {
          c.to = end;
          if ((!forward || isAhead(c, type, site, end)) && to.allows(c)) {
            LiteralMove move = new LiteralMove(c.state.mover, site, end);
            move.parts.addAll(to.effect().parts(c));
            move.parts.add(StepMoves.goes(c, type, site, -1, end, false, decision));
            moves.add(move);
          }
        }
        c.from = oldFrom;
        c.to = oldTo;
      }
      return moves;
    };
  }

  private static BitSet ends(
      Context c, SiteType type, int site, List<List<TurtleWalk.Move>> walks, boolean rotations) {
    TurtleWalk turtle = new TurtleWalk(c.board(), type);
    BitSet ends = new BitSet();
    for (List<TurtleWalk.Move> walk : walks) {
      if (rotations) {
        turtle.all(site, walk).forEach(sites -> ends.set(sites[sites.length - 1]));
      } else {
        turtle.sites(site, walk, 0).ifPresent(sites -> ends.set(sites[sites.length - 1]));
      }
    }
    return ends;
  }

  private static boolean isAhead(Context c, SiteType type, int site, int end) {
    AbsoluteDirection facing = c.game.kinds().get(c.what(type, site)).facing();
    double angle = Math.toRadians(90 - 22.5 * facing.ordinal());
    Point here = c.board().position(type, site);
    Point there = c.board().position(type, end);
    return (there.x() - here.x()) * Math.cos(angle) + (there.y() - here.y()) * Math.sin(angle)
        > 0.001;
  }
}
