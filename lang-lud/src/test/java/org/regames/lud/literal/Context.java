package org.regames.lud.literal;

import java.util.BitSet;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.Board;
import org.regames.lud.board.graph.SiteType;

/** Where ludemes are evaluated: a position, and what the ludemes around go through. */
final class Context {
  final LiteralState state;
  final LiteralGame game;
  final Chance chance;
  int from = -1;
  int to = -1;
  int between = -1;
  int level = -1;
  int site = -1;
  int value = -1;
  int player = -1;
  int pips = -1;
  int track = -1;
  int team = -1;
  int edge = -1;
  BitSet region;

  /** The direction that relative ones refer to, where a ludeme around tells; else null. */
  AbsoluteDirection facing;

  /** Inside of a test of threats, of moves of the next player, of what repeats a position. */
  boolean threatens;

  /** Inside of a test of threats the site that is tested: moves to other sites do not matter. */
  int threatened = -1;

  boolean asksForMoves;
  boolean filters;

  Context(LiteralState state, Chance chance) {
    this.state = state;
    this.game = state.game;
    this.chance = chance;
  }

  /** The same, in another position. */
  Context on(LiteralState other) {
    Context c = bare(other);
    c.from = from;
    c.to = to;
    c.between = between;
    c.level = level;
    c.site = site;
    c.value = value;
    c.player = player;
    c.pips = pips;
    c.track = track;
    c.team = team;
    c.region = region;
    c.facing = facing;
    return c;
  }

  /** A position where nothing is gone through. */
  Context bare(LiteralState other) {
    Context c = new Context(other, chance);
    c.threatens = threatens;
    c.threatened = threatened;
    c.asksForMoves = asksForMoves;
    c.filters = filters;
    return c;
  }

  Board board() {
    return game.board();
  }

  /** The type of a site: that given, or the usual one; those of hands are cells. */
  SiteType type(SiteType type, int site) {
    return game.type(type, site);
  }

  /** The place of a site, -1 where there is none. */
  int place(SiteType type, int site) {
    return game.place(type, site);
  }

  int who(SiteType type, int site) {
    return state.owner(place(type, site));
  }

  int what(SiteType type, int site) {
    return state.top(place(type, site)).what();
  }

  boolean isEmpty(SiteType type, int site) {
    return state.isEmpty(place(type, site));
  }

  boolean isEnemy(int who) {
    return who != 0 && (game.hasTeams() ? team(who) != team(state.mover) : who != state.mover);
  }

  boolean isFriend(int who) {
    return state.mover == game.players() + 1
        || (game.hasTeams() && who > 0 ? team(who) == team(state.mover) : who == state.mover);
  }

  int team(int player) {
    return player >= 0 && player < state.teams.length ? state.teams[player] : player;
  }
}
