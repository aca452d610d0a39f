package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.LiteralAction.Kind;
import org.regames.lud.literal.Ludemes.Generator;

/** Making moves: their actions, the history, and what is worked out after them. */
final class Making {
  private Making() {}

  /** Makes a move in the position of a context, which changes; returns all its actions. */
  static List<LiteralAction> make(Context c, LiteralMove move) {
    LiteralState state = c.state;
    List<LiteralAction> done = new ArrayList<>();
    state.pending.clear();
    state.decided = null;
    parts(c, move, done);
    state.last =
        new Played(
            move.mover, move.from, move.to, move.between, done, state.last, state.moves() + 1);
    consequences(c, move, done);
    clear(state, done);
    return done;
  }

  /** Makes a move that is part of another one. */
  static void makeWithin(Context c, LiteralMove move, List<LiteralAction> done) {
    parts(c, move, done);
    consequences(c, move, done);
  }

  private static void parts(Context c, LiteralMove move, List<LiteralAction> done) {
    Applying applying = new Applying(c.state);
    for (MovePart part : move.parts) {
      switch (part) {
        case LiteralAction action -> {
          applying.apply(action);
          done.add(action);
        }
        case LiteralMove inner -> makeWithin(c, inner, done);
      }
    }
  }

  private static void consequences(Context c, LiteralMove move, List<LiteralAction> done) {
    for (Generator then : move.consequences) {
      Context fresh = c.bare(c.state);
      for (LiteralMove next : then.of(fresh)) {
        makeWithin(fresh, next, done);
      }
    }
  }

  /** Takes away what waits for the end of the turn, unless somebody was named to be next. */
  private static void clear(LiteralState state, List<LiteralAction> done) {
    if (state.toClear.isEmpty()
        || done.stream().anyMatch(action -> action.kind() == Kind.SET_NEXT)) {
      return;
    }
    List<LiteralAction> removed = new ArrayList<>();
    if (state.game.isStacking()) {
      Map<Integer, Integer> marks = new TreeMap<>();
      state.toClear.forEach(place -> marks.merge(place, 1, Integer::sum));
      marks.forEach(
          (place, count) -> {
            for (int level = count - 1; level >= 0; level--) {
              removed.add(removal(state, place, level));
            }
          });
    } else {
      state.toClear.forEach(place -> removed.add(removal(state, place, LiteralAction.UNSET)));
    }
    Applying applying = new Applying(state);
    List<LiteralAction> before = List.copyOf(done);
    for (LiteralAction action : removed) {
      boolean known =
          before.stream()
              .anyMatch(
                  other ->
                      other.kind() == Kind.REMOVE
                          && !other.flag()
                          && other.to() == action.to()
                          && other.typeTo() == action.typeTo());
      if (!known) {
        applying.apply(action);
        done.addFirst(action);
      }
    }
    state.toClear = List.of();
  }

  private static LiteralAction removal(LiteralState state, int place, int level) {
    SiteType type = state.game.typeOf(place);
    return LiteralAction.at(Kind.REMOVE, type, state.game.siteOf(place))
        .withLevels(LiteralAction.UNSET, level);
  }

  /** The move as it would be made now: all its actions, and nothing left to be worked out. */
  static LiteralMove worked(Context c, LiteralMove move) {
    return done(move, make(c.on(c.state.copy()), move));
  }

  /** A move of which all actions are known. */
  static LiteralMove done(LiteralMove move, List<LiteralAction> actions) {
    LiteralMove other = new LiteralMove(move.mover, move.from, move.to);
    other.parts.addAll(actions);
    other.between = move.between;
    return other;
  }
}
