package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.lud.board.SiteTrack;
import org.regames.lud.literal.LiteralAction.Kind;

/** What single actions do to a position. */
final class Applying {
  private final LiteralState state;
  private final LiteralGame game;

  Applying(LiteralState state) {
    this.state = state;
    this.game = state.game;
  }

  void apply(LiteralAction action) {
    int place = action.to() >= 0 ? game.place(action.typeTo(), action.to()) : -1;
    switch (action.kind()) {
      case MOVE, SOW -> move(action, place);
      case COPY -> copy(action, place);
      case STACK_MOVE -> moveLevels(action, place);
      case ADD, INSERT -> add(action, place);
      case REMOVE -> remove(action, place);
      case PROMOTE -> promote(action, place);
      case SET_COUNT -> setCount(action, place);
      case SET_STATE, SET_VALUE, SET_ROTATION -> setNumber(action, place);
      case SET_NEXT -> state.next = action.number();
      case SET_VAR -> state.variables.put(action.text(), action.value());
      case SET_TEMP -> state.temp = action.number();
      case SET_COUNTER -> state.counter = action.number();
      case SET_PENDING -> state.pending.set(Math.max(0, action.number()));
      case SET_SCORE ->
          state.scores[action.number()] =
              action.value() + (action.flag() ? state.scores[action.number()] : 0);
      case SET_AMOUNT -> state.amounts[action.number()] = action.value();
      case SET_PLAYER_VALUE -> state.playerValues[action.number()] = action.value();
      case SET_POT -> state.pot = action.number();
      case REMEMBER -> state.remember(String.valueOf(action.text()), action.value());
      case FORGET -> state.forget(String.valueOf(action.text()), action.value());
      case STORE -> state.stored = state.position();
      case UNSTORE -> state.stored = 0;
      case TRIGGER -> state.triggered.set(action.number());
      case TEAM -> state.teams[action.number()] = action.value();
      case DIE -> showFace(action);
      case DICE_EQUAL -> {
        state.diceEqual = action.flag();
        state.pips = game.pips(state);
      }
      case USE_DIE -> state.dice[game.dieAt(action.to())] = 0;
      case PROPOSE -> {
        state.proposals = with(state.proposals, action.text());
        state.decided = null;
      }
      case VOTE -> vote(action.text());
      case SET_HIDDEN -> {
        if (place >= 0) {
          state.hidden.set(state.hiddenBit(place, action.text(), action.number()), action.flag());
        }
      }
      case BET -> state.amounts[action.number()] = action.value();
      case PASS, SELECT, SWAP, NOTE, SET_COST -> {}
    }
  }

  private static <T> List<T> with(List<T> list, T item) {
    List<T> longer = new ArrayList<>(list);
    longer.add(item);
    return longer;
  }

  private void vote(String text) {
    state.votes = with(state.votes, text);
    if (state.votes.size() >= game.players()) {
      state.decided =
          state.votes.stream()
              .filter(
                  vote -> 2 * state.votes.stream().filter(vote::equals).count() > game.players())
              .findFirst()
              .orElse(null);
      state.votes = List.of();
      state.proposals = List.of();
    }
  }

  private void showFace(LiteralAction action) {
    int die = game.dieAt(action.to());
    state.faces[die] = action.state();
    state.dice[die] = game.face(die, action.state());
    int place = game.place(null, action.to());
    state.set(place, state.top(place).withState(action.state()));
  }

  private void move(LiteralAction action, int to) {
    int from = game.place(action.typeFrom(), action.from());
    if (from < 0 || to < 0 || !state.isOccupied(from)) {
      return;
    }
    if (action.flag()) {
      moveStack(from, to);
    } else if (game.isStacking()) {
      moveLevel(action, from, to);
    } else {
      moveUnits(action, from, to);
      state.moveHidden(from, to);
    }
  }

  private void moveStack(int from, int to) {
    if (from != to) {
      Standing[] moved = state.at(from);
      Standing[] below = game.isStacking() ? state.at(to) : new Standing[0];
      if (!game.isStacking()) {
        clear(to);
      }
      Standing[] all = Arrays.copyOf(below, below.length + moved.length);
      System.arraycopy(moved, 0, all, below.length, moved.length);
      clear(from);
      state.set(to, all);
      for (Standing piece : moved) {
        state.arrive(piece.what(), to);
      }
    }
  }

  private void moveLevel(LiteralAction action, int from, int to) {
    Standing[] here = state.at(from);
    boolean plain = action.levelFrom() == LiteralAction.UNSET;
    if (!plain && from == to) {
      return; // Only plays recorded by Ludii tell that it stays in its place.
    }
    int level =
        plain || action.levelFrom() < 0 || action.levelFrom() >= here.length
            ? here.length - 1
            : action.levelFrom();
    Standing piece = here[level];
    movedOnTracks(action.from(), action.to(), piece.what(), 1);
    takeLevel(from, level, !plain);
    // Only plays recorded by Ludii tell what a piece from a hand has then.
    Standing there = state.left.getOrDefault(List.of(to, state.at(to).length), Standing.NOTHING);
    boolean bare = plain && !game.isOnBoard(from);
    Standing put =
        bare
            ? new Standing(piece.what(), 1, there.state(), there.rotation(), there.value())
            : piece;
    putLevel(to, put.given(action), action.level());
  }

  private void takeLevel(int place, int level, boolean stays) {
    Standing[] here = state.at(place);
    Map<List<Integer>, Standing> left = new HashMap<>(state.left);
    left.remove(List.of(place, here.length - 1));
    if (stays) {
      left.put(List.of(place, here.length - 1), here[here.length - 1]);
    }
    state.left = left;
    state.leave(here[level].what(), place);
    Standing[] rest = new Standing[here.length - 1];
    System.arraycopy(here, 0, rest, 0, level);
    System.arraycopy(here, level + 1, rest, level, rest.length - level);
    state.set(place, rest);
  }

  private void putLevel(int place, Standing piece, int wanted) {
    Standing[] here = state.at(place);
    int level = wanted >= 0 && wanted < here.length ? wanted : here.length;
    Standing[] more = new Standing[here.length + 1];
    System.arraycopy(here, 0, more, 0, level);
    more[level] = piece;
    System.arraycopy(here, level, more, level + 1, here.length - level);
    state.set(place, more);
    state.arrive(piece.what(), place);
  }

  private void moveUnits(LiteralAction action, int from, int to) {
    Standing piece = state.top(from);
    boolean counted = action.count() != LiteralAction.UNSET;
    int units = counted ? action.count() : 1;
    movedOnTracks(action.from(), action.to(), piece.what(), units);
    takeUnits(from, piece, units);
    Standing there = state.top(to);
    if (there.what() == piece.what() && there.count() > 0) {
      int count = game.usesCounts() ? there.count() + units : 1;
      Standing base = counted || action.kind() == Kind.SOW ? there : piece;
      state.set(to, base.withCount(count).given(action));
      if (counted) {
        state.arrive(piece.what(), to);
      }
    } else if (there.what() != 0 && counted) {
      return;
    } else {
      boolean keeps = counted || action.kind() == Kind.SOW;
      Standing base =
          keeps
              ? new Standing(piece.what(), 1, there.state(), there.rotation(), there.value())
              : piece;
      clear(to);
      state.set(to, base.withCount(game.usesCounts() ? units : 1).given(action));
      state.arrive(piece.what(), to);
    }
  }

  private void takeUnits(int place, Standing piece, int units) {
    if (piece.count() > units) {
      state.set(place, piece.withCount(piece.count() - units));
    } else {
      clear(place);
    }
  }

  /** Empties a place, numbers and all. */
  private void clear(int place) {
    for (Standing piece : state.at(place)) {
      if (piece.what() > 0) {
        state.leave(piece.what(), place);
      }
    }
    state.set(place);
  }

  private void copy(LiteralAction action, int to) {
    int from = game.place(action.typeFrom(), action.from());
    if (state.isOccupied(from)) {
      Standing piece = state.top(from).withCount(1).given(action);
      if (game.isStacking()) {
        putLevel(to, piece, LiteralAction.UNSET);
      } else if (state.top(to).what() == piece.what() && game.usesCounts()) {
        state.set(to, piece.withCount(state.top(to).count() + 1));
      } else {
        clear(to);
        state.set(to, piece);
        state.arrive(piece.what(), to);
      }
    }
  }

  private void moveLevels(LiteralAction action, int to) {
    int from = game.place(action.typeFrom(), action.from());
    Standing[] here = state.at(from);
    int taken = Math.min(action.count(), here.length);
    if (from == to) {
      return;
    }
    for (int i = 0; i < taken; i++) {
      Standing piece = here[here.length - taken + i];
      takeLevel(from, here.length - taken, false);
      putLevel(to, piece, LiteralAction.UNSET);
    }
  }

  private void add(LiteralAction action, int to) {
    if (to < 0 || action.what() <= 0) {
      return;
    }
    int count = action.count() == LiteralAction.UNSET ? 1 : action.count();
    // A piece put on a stack counts twice there: only plays recorded by Ludii tell so.
    addedOnTracks(action.to(), action.what(), game.isStacking() ? 2 * count : count);
    if (game.isStacking()) {
      putLevel(to, Standing.one(action.what()).given(action), action.level());
      return;
    }
    Standing there = state.top(to);
    if (there.count() > 0) {
      state.set(to, there.withCount(game.usesCounts() ? there.count() + count : 1).given(action));
    } else {
      Standing piece =
          new Standing(action.what(), count, there.state(), there.rotation(), there.value());
      state.set(to, piece.given(action));
      state.arrive(action.what(), to);
    }
  }

  private void remove(LiteralAction action, int to) {
    if (action.flag()) {
      state.toClear = with(state.toClear, to);
    } else if (to >= 0 && state.isOccupied(to)) {
      Standing[] here = state.at(to);
      boolean level = action.level() >= 0 && action.level() < here.length;
      Standing piece = level ? here[action.level()] : here[here.length - 1];
      removedOnTracks(action.to(), piece.what());
      if (game.isStacking()) {
        takeLevel(to, level ? action.level() : here.length - 1, level);
      } else {
        clear(to);
      }
    }
  }

  private void promote(LiteralAction action, int to) {
    if (state.isOccupied(to)) {
      Standing[] here = state.at(to);
      if (game.isStacking()) {
        boolean level = action.level() >= 0 && action.level() < here.length;
        takeLevel(to, level ? action.level() : here.length - 1, false);
        putLevel(to, Standing.one(action.what()), LiteralAction.UNSET);
      } else {
        clear(to);
        state.set(to, Standing.one(action.what()));
        state.arrive(action.what(), to);
      }
    }
  }

  private void setCount(LiteralAction action, int to) {
    if (to < 0) {
      return;
    }
    Standing there = state.top(to);
    if (action.count() <= 0) {
      removedOnTracks(action.to(), there.what());
      clear(to);
    } else {
      if (there.what() != action.what()) {
        clear(to);
        state.arrive(action.what(), to);
      }
      state.set(
          to,
          new Standing(
              action.what(), action.count(), there.state(), there.rotation(), there.value()));
    }
  }

  private void setNumber(LiteralAction action, int to) {
    if (to < 0) {
      return;
    }
    Standing[] here = state.at(to).clone();
    if (here.length == 0) {
      if (!game.isStacking()) {
        state.set(to, Standing.NOTHING.given(action));
      }
      return;
    }
    int level = action.level() == LiteralAction.UNSET ? here.length - 1 : action.level();
    if (!game.isStacking()) {
      level = 0;
    }
    if (level >= 0 && level < here.length) {
      here[level] = here[level].given(action);
      state.set(to, here);
    }
  }

  private static long key(int track, int what, int index) {
    return ((long) track << 40) | ((long) what << 20) | index;
  }

  private void count(Map<Long, Integer> counts, int track, int what, int index, int by) {
    counts.merge(key(track, what, index), by, Integer::sum);
  }

  private void addedOnTracks(int site, int what, int count) {
    if (game.hasInnerLoops()) {
      Map<Long, Integer> counts = new HashMap<>(state.trackCounts);
      List<SiteTrack> tracks = game.tracks();
      for (int track = 0; track < tracks.size(); track++) {
        int index = tracks.get(track).indexOf(site);
        if (index >= 0) {
          count(counts, track, what, index, count);
        }
      }
      state.trackCounts = counts;
    }
  }

  private void removedOnTracks(int site, int what) {
    if (game.hasInnerLoops()) {
      Map<Long, Integer> counts = new HashMap<>(state.trackCounts);
      List<SiteTrack> tracks = game.tracks();
      for (int track = 0; track < tracks.size(); track++) {
        for (int index = 0; index < tracks.get(track).size(); index++) {
          if (tracks.get(track).sites()[index] == site) {
            count(counts, track, what, index, -1);
          }
        }
      }
      state.trackCounts = counts;
    }
  }

  private void movedOnTracks(int from, int to, int what, int units) {
    if (!game.hasInnerLoops()) {
      return;
    }
    Map<Long, Integer> counts = new HashMap<>(state.trackCounts);
    for (int track = 0; track < game.tracks().size(); track++) {
      SiteTrack way = game.tracks().get(track);
      if (way.indexOf(from) < 0) {
        int index = way.indexOf(to);
        if (index >= 0) {
          count(counts, track, what, index, 1);
        }
        continue;
      }
      int index = indexOnTrack(state, track, what, from);
      if (index >= 0) {
        count(counts, track, what, index, -units);
        int later = index + 1;
        while (later < way.size() && way.sites()[later] != to) {
          later++;
        }
        int arrived = later < way.size() ? later : way.indexOf(to);
        if (arrived >= 0) {
          count(counts, track, what, arrived, units);
        }
      }
    }
    state.trackCounts = counts;
  }

  /** The lowest place of a site on a track where a piece of a kind is recorded to be, or -1. */
  static int indexOnTrack(LiteralState state, int track, int what, int site) {
    SiteTrack way = state.game.tracks().get(track);
    for (int index = 0; index < way.size(); index++) {
      if (way.sites()[index] == site
          && state.trackCounts.getOrDefault(key(track, what, index), 0) > 0) {
        return index;
      }
    }
    return -1;
  }
}
