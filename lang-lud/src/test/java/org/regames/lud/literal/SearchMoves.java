package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.List;
import org.regames.lud.board.SiteTrack;
import org.regames.lud.literal.LiteralAction.Kind;
import org.regames.lud.literal.Ludemes.Generator;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.LudClause;

/** Moves that are kept for what follows from them. */
final class SearchMoves {
  private final LudemeReader reader;
  private boolean searches;

  SearchMoves(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    reader.generators.put("max Moves", this::longest);
    reader.generators.put("max Captures", this::mostCaptures);
    reader.generators.put("max Distance", clause -> reader.generator(clause, "moves"));
    reader.generators.put("avoidStoredState", this::avoiding);
    reader.generators.put("firstMoveOnTrack", this::onTrack);
  }

  private Generator longest(LudClause clause) {
    Generator moves = reader.generator(clause, "moves");
    boolean byValue = clause.flag("withValue");
    return c -> {
      List<LiteralMove> all = moves.of(c);
      if (searches) {
        return all;
      }
      List<LiteralMove> best = new ArrayList<>();
      int most = -1;
      for (LiteralMove move : all) {
        Context inner = c.bare(c.state.copy());
        List<LiteralAction> done = Making.make(inner, move);
        searches = true;
        int length = length(c.state, done, byValue) + chain(inner, byValue);
        searches = false;
        if (length > most) {
          most = length;
          best.clear();
        }
        if (length == most) {
          best.add(Making.done(move, done));
        }
      }
      return best;
    };
  }

  private static int length(LiteralState before, List<LiteralAction> done, boolean byValue) {
    if (!byValue) {
      return 1;
    }
    int sum = 0;
    for (LiteralAction action : done) {
      if (action.kind() == Kind.REMOVE) {
        sum += before.top(before.game.place(action.typeTo(), action.to())).value();
      }
    }
    return sum;
  }

  /** How long the same player can go on moving. */
  private static int chain(Context c, boolean byValue) {
    LiteralState state = c.state;
    if (state.next != state.mover) {
      return 0;
    }
    state.prev = state.mover;
    state.movesThisTurn++;
    state.next = state.activeAfter(state.mover);
    int best = 0;
    for (LiteralMove move : LiteralPlay.allowed(c, LiteralPlay.generated(c))) {
      Context inner = c.bare(state.copy());
      List<LiteralAction> done = Making.make(inner, move);
      best = Math.max(best, length(state, done, byValue) + chain(inner, byValue));
    }
    return best;
  }

  private Generator mostCaptures(LudClause clause) {
    Generator moves = reader.generator(clause, "moves");
    boolean byValue = clause.flag("withValue");
    return c -> {
      List<LiteralMove> best = new ArrayList<>();
      int most = -1;
      for (LiteralMove move : moves.of(c)) {
        List<LiteralAction> done = Making.make(c.bare(c.state.copy()), move);
        int captures =
            byValue
                ? length(c.state, done, true)
                : (int) done.stream().filter(a -> a.kind() == Kind.REMOVE).count();
        if (captures > most) {
          most = captures;
          best.clear();
        }
        if (captures == most) {
          best.add(Making.done(move, done));
        }
      }
      return best;
    };
  }

  private Generator avoiding(LudClause clause) {
    Generator moves = reader.generator(clause, "moves");
    return c -> {
      List<LiteralMove> all = moves.of(c);
      all.removeIf(
          move -> {
            Context inner = c.bare(c.state.copy());
            Making.make(inner, move);
            return inner.state.position() == c.state.stored;
          });
      return all;
    };
  }

  private Generator onTrack(LudClause clause) {
    String name = clause.findWord("track").orElse("");
    Whole owner = reader.whole(clause, "owner", c -> c.state.mover);
    Generator moves = reader.generator(clause, "moves");
    return c -> {
      int who = owner.of(c);
      int number =
          TrackWholes.find(c.game, track -> track.name().contains(name) && track.owner() == who);
      if (number < 0) {
        number = TrackWholes.find(c.game, track -> track.name().contains(name));
      }
      int oldSite = c.site;
      SiteTrack track = number < 0 ? null : c.game.tracks().get(number);
      for (int i = 0; track != null && i < track.size(); i++) {
        c.site = track.sites()[i];
        List<LiteralMove> found = c.site < 0 ? List.of() : moves.of(c);
        if (!found.isEmpty()) {
          c.site = oldSite;
          return found;
        }
      }
      c.site = oldSite;
      return new ArrayList<>();
    };
  }
}
