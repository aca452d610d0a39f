package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.List;
import org.regames.lud.board.SiteTrack;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.LiteralAction.Kind;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Generator;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.LudClause;

/** Sowing: the seeds of a hole dropped one by one along a track, and captures at the end. */
final class Sowing {
  private static final int MOST_ROUNDS = 100_000;

  private final LudemeReader reader;

  Sowing(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    reader.generators.put("sow", clause -> new SowRule(reader, clause)::moves);
  }

  /** What a sowing says. */
  private static final class SowRule {
    private final SiteType given;
    private final Whole start;
    private final Whole count;
    private final Whole perHole;
    private final String trackName;
    private final Whole owner;
    private final Condition captures;
    private final Generator sowEffect;
    private final Generator apply;
    private final Condition includeSelf;
    private final Condition origin;
    private final Condition skip;
    private final Condition backtracking;
    private final Condition forward;

    SowRule(LudemeReader reader, LudClause clause) {
      given = LudemeReader.type(clause);
      start = reader.whole(clause, "start", c -> c.state.last == null ? -1 : c.state.last.to());
      count = reader.whole(clause, "count", null);
      perHole = reader.whole(clause, "numPerHole");
      trackName = clause.findWord("track").orElse(null);
      owner = reader.whole(clause, "owner", null);
      captures = reader.condition(clause, "if");
      sowEffect = reader.findGenerator(clause, "sowEffect").orElse(null);
      apply = reader.findGenerator(clause, "apply").orElse(null);
      includeSelf = reader.condition(clause, "includeSelf");
      origin = reader.condition(clause, "origin");
      skip = reader.condition(clause, "skipIf", null);
      backtracking = reader.condition(clause, "backtracking", null);
      forward = reader.condition(clause, "forward", null);
    }

    private SiteTrack track(Context c) {
      int found;
      if (trackName == null) {
        found = c.game.tracks().isEmpty() ? -1 : 0;
      } else if (owner == null) {
        found = TrackWholes.find(c.game, track -> track.name().equals(trackName));
      } else {
        int who = owner.of(c);
        found =
            TrackWholes.find(
                c.game, track -> track.owner() == who && track.name().contains(trackName));
      }
      return found < 0 ? null : c.game.tracks().get(found);
    }

    List<LiteralMove> moves(Context c) {
      int oldFrom = c.from;
      int oldTo = c.to;
      int oldValue = c.value;
      List<LiteralMove> moves = new ArrayList<>();
      LiteralMove move = sown(c);
      if (move != null) {
        moves.add(move);
      }
      c.from = oldFrom;
      c.to = oldTo;
      c.value = oldValue;
      return moves;
    }

    private LiteralMove sown(Context c) {
      int first = start.of(c);
      SiteType type = c.type(given, first);
      SiteTrack track = track(c);
      if (first < 0 || track == null) {
        return null;
      }
      int seeds = count != null ? count.of(c) : c.state.top(c.place(type, first)).count();
      int index = track.indexOf(first);
      if (seeds < 1 || index < 0) {
        return null;
      }
      Seeds sown = new Seeds(c, type, track, first, seeds, index);
      int outerFrom = c.from;
      c.from = first;
      if (origin.of(c)) {
        sown.drop(first, perHole.of(c));
        c.to = first;
      }
      if (!spread(c, sown)) {
        return null;
      }
      if (apply != null) {
        c.from = outerFrom;
        capture(c, sown);
      }
      return sown.move;
    }

    /** Drops all seeds; false where the track ends before they are gone. */
    private boolean spread(Context c, Seeds sown) {
      for (int round = 0; sown.left > 0; round++) {
        if (round > MOST_ROUNDS) {
          return false;
        }
        c.value = sown.total - round;
        int hole = sown.next();
        c.to = hole;
        for (int skipped = 0; hole >= 0 && skip != null && skip.of(c); skipped++) {
          if (skipped > sown.track.size()) {
            return false;
          }
          hole = sown.next();
          c.to = hole;
        }
        if (hole >= 0 && hole == sown.start && !includeSelf.of(c)) {
          hole = sown.next();
        }
        if (hole < 0) {
          return false;
        }
        if (sowEffect != null) {
          for (LiteralMove effect : sowEffect.of(c)) {
            sown.move.parts.add(MoveEnds.undecided(effect));
          }
        }
        sown.drop(hole, perHole.of(c));
      }
      return true;
    }

    /** Captures as they would be after the seeds are sown; each capture on a copy of its own. */
    private void capture(Context c, Seeds sown) {
      LiteralState after = c.state.copy();
      Context inner = c.on(after);
      inner.from = c.from;
      inner.to = c.to;
      inner.value = c.value;
      Making.makeWithin(inner, sown.move.copy(), new ArrayList<>());
      for (int round = 0; round <= sown.track.size(); round++) {
        if (!captures.of(inner)) {
          return;
        }
        inner.from = sown.start;
        for (LiteralMove capture : apply.of(inner)) {
          Context own = inner.on(after.copy());
          for (LiteralAction action : Making.make(own, capture)) {
            sown.move.parts.add(action.withDecision(false));
          }
        }
        Condition going = backtracking != null ? backtracking : forward;
        if (going == null || !going.of(inner)) {
          return;
        }
        inner.to = backtracking != null ? sown.previous() : sown.next();
        if (inner.to < 0 || backtracking != null && inner.to == sown.start || !going.of(inner)) {
          return;
        }
      }
    }
  }

  /** Seeds on their way. */
  private static final class Seeds {
    private final Context c;
    private final SiteType type;
    private final SiteTrack track;
    private final int start;
    private final int total;
    private final LiteralMove move;
    private int index;
    private int left;

    Seeds(Context c, SiteType type, SiteTrack track, int start, int seeds, int index) {
      this.c = c;
      this.type = type;
      this.track = track;
      this.start = start;
      this.total = seeds;
      this.left = seeds;
      this.index = index;
      this.move = new LiteralMove(c.state.mover, start, start);
    }

    int next() {
      index++;
      if (index >= track.size()) {
        if (!track.loop()) {
          return -1;
        }
        index = 0;
      }
      return track.sites()[index];
    }

    int previous() {
      index--;
      if (index < 0) {
        if (!track.loop()) {
          return -1;
        }
        index = track.size() - 1;
      }
      return track.sites()[index];
    }

    void drop(int hole, int wanted) {
      int dropped = Math.min(wanted, left);
      int here = c.state.top(c.place(type, start)).state();
      int there = c.state.top(c.place(type, hole)).state();
      for (int i = 0; i < dropped; i++) {
        LiteralAction action = LiteralAction.between(Kind.SOW, type, start, type, hole);
        move.parts.add(
            here == there
                ? action
                : action.withNumbers(there, LiteralAction.UNSET, LiteralAction.UNSET));
      }
      left -= dropped;
    }
  }
}
