package org.regames.lud.literal;

import java.util.List;
import java.util.function.Predicate;
import org.regames.lud.board.SiteTrack;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Sites and distances on tracks. */
final class TrackWholes {
  private final LudemeReader reader;

  TrackWholes(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    reader.wholes.put("trackSite Move", this::move);
    reader.wholes.put("trackSite FirstSite", this::first);
    reader.wholes.put("trackSite EndSite", this::end);
    reader.wholes.put("count StepsOnTrack", this::steps);
  }

  /** The number of the first track of a kind, or -1. */
  static int find(LiteralGame game, Predicate<SiteTrack> wanted) {
    List<SiteTrack> tracks = game.tracks();
    for (int i = 0; i < tracks.size(); i++) {
      if (wanted.test(tracks.get(i))) {
        return i;
      }
    }
    return -1;
  }

  /** The track whose name contains a text, rather a player's own; or a player's, or any. */
  static int named(LiteralGame game, String name, int owner) {
    String text = name == null ? "" : name;
    int own = find(game, track -> track.name().contains(text) && track.owner() == owner);
    int free = own >= 0 ? own : find(game, t -> t.name().contains(text) && t.owner() == 0);
    return free >= 0 ? free : find(game, track -> track.name().contains(text));
  }

  /** The track that moves of a player follow, or -1. */
  private interface TrackChoice {
    int of(Context c);
  }

  private TrackChoice choice(LudClause clause, String parameter) {
    LudValue value = clause.find(parameter).orElse(null);
    if (value instanceof LudValue.Text text) {
      return c -> {
        int mine =
            find(
                c.game,
                track -> track.name().contains(text.text()) && track.owner() == c.state.mover);
        return mine >= 0 ? mine : find(c.game, track -> track.name().contains(text.text()));
      };
    }
    Whole player =
        value == null
            ? c -> c.state.mover
            : reader.whole(
                value instanceof LudClause inner && inner.kind() == Kind.PLAYER
                    ? inner.get("index")
                    : value);
    return c -> {
      int who = player.of(c);
      int owned = find(c.game, track -> track.owner() == who);
      return owned >= 0 ? owned : find(c.game, track -> track.owner() == 0);
    };
  }

  private Whole move(LudClause clause) {
    Whole from = reader.whole(clause, "from", c -> c.from);
    Whole steps = reader.whole(clause, "steps");
    TrackChoice choice = choice(clause, "track");
    return c -> {
      int number = choice.of(c);
      if (number < 0) {
        return -1;
      }
      SiteTrack track = c.game.tracks().get(number);
      int start = index(c, number, from.of(c));
      int index = start + Math.max(0, steps.of(c));
      if (index < track.size()) {
        return track.sites()[index];
      }
      return track.loop() ? track.sites()[index % track.size()] : -1;
    };
  }

  /** Where on a track a piece at a site is; the track's length where that is not known. */
  private static int index(Context c, int number, int site) {
    SiteTrack track = c.game.tracks().get(number);
    int place = c.place(null, site);
    if (!c.game.hasInnerLoops() || track.loop() || !c.state.isOccupied(place)) {
      int index = track.indexOf(site);
      return index < 0 ? track.size() : index;
    }
    int what = c.state.top(place).what();
    for (Standing piece : c.state.at(place)) {
      if (c.game.owner(piece.what()) == c.state.mover) {
        what = piece.what();
        break;
      }
    }
    int index = Applying.indexOnTrack(c.state, number, what, site);
    return index < 0 ? track.size() : index;
  }

  private int named(Context c, String name, Whole owner) {
    if (name != null) {
      int found =
          find(
              c.game,
              track ->
                  track.name().contains(name) && (owner == null || track.owner() == owner.of(c)));
      return found >= 0 ? found : find(c.game, _ -> true);
    }
    int who = owner == null ? 0 : owner.of(c);
    int found = find(c.game, track -> track.owner() == who || track.owner() == 0);
    return found >= 0 ? found : find(c.game, _ -> true);
  }

  private Whole first(LudClause clause) {
    String name = clause.findWord("name").orElse(null);
    Whole owner = clause.has("player") ? reader.whole(clause.get("player")) : null;
    Whole from = reader.whole(clause, "from", null);
    Condition condition = reader.condition(clause, "if", _ -> true);
    return c -> {
      int number = named(c, name, owner);
      if (number < 0) {
        return -1;
      }
      SiteTrack track = c.game.tracks().get(number);
      int start = from == null ? 0 : track.indexOf(from.of(c));
      if (start < 0) {
        return -1;
      }
      int oldTo = c.to;
      for (int i = 0; i < track.size(); i++) {
        c.to = track.sites()[(start + i) % track.size()];
        if (condition.of(c)) {
          int found = c.to;
          c.to = oldTo;
          return found;
        }
      }
      c.to = oldTo;
      return -1;
    };
  }

  private Whole end(LudClause clause) {
    String name = clause.findWord("name").orElse(null);
    Whole owner = clause.has("player") ? reader.whole(clause.get("player")) : null;
    return c -> {
      int number = named(c, name, owner);
      SiteTrack track = number < 0 ? null : c.game.tracks().get(number);
      return track == null || track.size() == 0 ? -1 : track.sites()[track.size() - 1];
    };
  }

  private Whole steps(LudClause clause) {
    TrackChoice choice = choice(clause, "player");
    Whole from = reader.whole(clause, "from", c -> c.from);
    Whole to = reader.whole(clause, "to", c -> c.to);
    return c -> {
      int number = choice.of(c);
      if (number < 0) {
        return -1;
      }
      SiteTrack track = c.game.tracks().get(number);
      int start = track.indexOf(from.of(c));
      int goal = to.of(c);
      if (start < 0 || track.indexOf(goal) < 0) {
        return -1;
      }
      for (int i = 0; i < track.size(); i++) {
        if (start + i >= track.size() && !track.loop()) {
          return -1;
        }
        if (track.sites()[(start + i) % track.size()] == goal) {
          return i;
        }
      }
      return -1;
    };
  }
}
