package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.regames.lud.literal.GameRules.GamePhase;
import org.regames.lud.literal.GameRules.NextPhase;

/**
 * Plays a game: the moves of a state, and what a move makes of it.
 *
 * <pre>
 * LiteralPlay play = LiteralPlay.start(game, Chance.random(random));
 * while (!play.isOver()) {
 *   List&lt;LiteralMove&gt; moves = play.moves();
 *   play.make(moves.get(random.nextInt(moves.size())));
 * }
 * </pre>
 */
final class LiteralPlay {
  static final int MOST_MOVES = 10_000;
  static final int MOST_TURNS = 1_250;

  private final LiteralGame game;
  private final Chance chance;
  private LiteralState state;

  private LiteralPlay(LiteralGame game, Chance chance) {
    this.game = game;
    this.chance = chance;
    this.state = new LiteralState(game);
  }

  /** The play of a game after its start rules. */
  static LiteralPlay start(LiteralGame game, Chance chance) {
    LiteralPlay play = new LiteralPlay(game, chance);
    play.state.placed = !new StartRules(game).actions(play.state, chance).isEmpty();
    play.begin();
    return play;
  }

  /** The play that begins with these actions in place of start rules. */
  static LiteralPlay start(LiteralGame game, Chance chance, List<LiteralAction> placed) {
    LiteralPlay play = new LiteralPlay(game, chance);
    Applying applying = new Applying(play.state);
    placed.forEach(applying::apply);
    play.state.placed = !placed.isEmpty();
    play.begin();
    return play;
  }

  /** The same position, to be played on apart from this one. */
  LiteralPlay copy() {
    LiteralPlay other = new LiteralPlay(game, chance);
    other.state = state.copy();
    return other;
  }

  /**
   * A state of a random play, and what was chosen in it.
   *
   * @param moves how many moves there were, equal ones as often as they are listed
   * @param actions the actions of the one that was made
   */
  record Ply(int mover, int moves, LiteralMove chosen, List<LiteralAction> actions) {}

  /** A random play of at most so many moves; equal seeds give equal plays. */
  static List<Ply> random(LiteralGame game, long seed, int most) {
    Random random = new Random(seed);
    LiteralPlay play = start(game, Chance.random(random));
    List<Ply> plies = new ArrayList<>();
    while (!play.isOver() && plies.size() < most) {
      int mover = play.state.mover;
      List<LiteralMove> moves = play.moves();
      LiteralMove chosen = moves.get(random.nextInt(moves.size()));
      plies.add(new Ply(mover, moves.size(), chosen, play.make(chosen)));
    }
    return plies;
  }

  private void begin() {
    List<GamePhase> phases = game.rules().phases();
    for (int player = 1; player <= game.players(); player++) {
      for (int i = phases.size() - 1; i >= 0; i--) {
        int owner = phases.get(i).owner();
        if (owner == player || owner == game.players() + 1) {
          state.phases[player] = i;
        }
      }
    }
    Map<Integer, BitSet> starts = new HashMap<>();
    for (PieceKind kind : game.kinds()) {
      for (int place : state.placesOf(kind.index())) {
        if (game.isOnBoard(place) && game.typeOf(place) == game.usual()) {
          starts.computeIfAbsent(kind.index(), _ -> new BitSet()).set(game.siteOf(place));
        }
      }
    }
    state.starts = starts;
    Repetition.store(state);
  }

  LiteralState state() {
    return state;
  }

  boolean isOver() {
    return state.over;
  }

  private Context context(LiteralState at) {
    return new Context(at, chance);
  }

  /** All moves of the mover, as records list them; never empty before the end. */
  List<LiteralMove> moves() {
    Context c = context(state);
    List<LiteralMove> all = allowed(c, generated(c));
    state.stuck.clear(state.mover);
    if (game.rules().hasSwap() && state.moves() == game.players() - 1) {
      Played other = state.last;
      while (other != null && other.mover() == state.mover) {
        other = other.before();
      }
      if (other != null) {
        all.add(OtherDecisions.swap(c, state.mover, other.mover()));
      }
    }
    if (all.isEmpty()) {
      all.add(forcedPass());
    }
    return all;
  }

  private LiteralMove forcedPass() {
    return new LiteralMove(state.mover, -1, -1, LiteralAction.pass(true).withDecision(true));
  }

  /** The moves that the rules of the mover's phase make, before any are forbidden. */
  static List<LiteralMove> generated(Context c) {
    int phase = c.state.phases[c.state.mover];
    return c.game.rules().phases().get(phase).generate(c);
  }

  /** Without those that rules for all moves forbid. */
  static List<LiteralMove> allowed(Context c, List<LiteralMove> moves) {
    if (forbidsNothing(c)) {
      return moves;
    }
    moves.removeIf(move -> !isAllowed(c, move));
    return moves;
  }

  static boolean anyAllowed(Context c, List<LiteralMove> moves) {
    return forbidsNothing(c)
        ? !moves.isEmpty()
        : moves.stream().anyMatch(move -> isAllowed(c, move));
  }

  private static boolean forbidsNothing(Context c) {
    return c.filters || c.game.rules().repetition() == null && !c.game.rules().suicideForbidden();
  }

  private static boolean isAllowed(Context c, LiteralMove move) {
    String repetition = c.game.rules().repetition();
    Context inner = c.bare(c.state.copy());
    inner.filters = true;
    boolean pass = move.isPass();
    Making.make(inner, move);
    if (repetition != null && !pass && Repetition.isKnown(inner.state, repetition)) {
      return false;
    }
    if (c.game.rules().suicideForbidden()) {
      int mover = inner.state.mover;
      ends(inner);
      return !inner.state.losers.contains(mover) || inner.state.active.get(mover);
    }
    return true;
  }

  private static void ends(Context c) {
    c.state.lostTogether = List.of();
    Context fresh = c.bare(c.state);
    GamePhase phase = c.game.rules().phases().get(c.state.phases[c.state.mover]);
    phase.end().apply(fresh);
    if (!c.state.over) {
      c.game.rules().end().apply(c.bare(c.state));
    }
    c.state.lostTogether = List.of();
  }

  /** Makes one of the moves; returns all its actions. */
  List<LiteralAction> make(LiteralMove move) {
    Context c = context(state);
    if (move.isPass() && !state.stuck.get(state.mover)) {
      Context asking = context(state.copy());
      state.stuck.set(state.mover, !anyAllowed(asking, generated(asking)));
    }
    List<LiteralAction> done = Making.make(c, move);
    ends(c);
    if (!state.over && game.rules().passesEnd() && lastTurnsPassed(c)) {
      new Ranking(state).draw();
    }
    limit();
    if (!state.over && !state.active.isEmpty()) {
      phases(c);
    }
    state.counter++;
    Repetition.store(state);
    if (!state.over && !state.active.isEmpty()) {
      turn(move);
    }
    return done;
  }

  /** The actions that a move would have, without making it. */
  List<LiteralAction> trial(LiteralMove move) {
    return Making.make(context(state.copy()), move);
  }

  private void limit() {
    if (!state.over && (state.moves() >= MOST_MOVES || state.turn >= MOST_TURNS * game.players())) {
      new Ranking(state).draw();
      state.byLimit = true;
    }
  }

  private void phases(Context c) {
    List<GamePhase> all = game.rules().phases();
    for (int player = 1; player <= game.players(); player++) {
      for (NextPhase next : all.get(state.phases[player]).next()) {
        Context fresh = c.bare(state);
        int who = next.player().of(fresh);
        if ((who == player || who == game.players() + 1) && next.condition().of(fresh)) {
          int following = (state.phases[player] + 1) % all.size();
          for (int i = 0; i < all.size() && next.name() != null; i++) {
            if (all.get(i).name().equals(next.name())) {
              following = i;
              break;
            }
          }
          state.phases[player] = following;
          break;
        }
      }
    }
  }

  private void turn(LiteralMove move) {
    if (state.next != state.mover) {
      state.visited.clear();
    } else {
      for (int site : new int[] {move.from, move.to}) {
        if (site >= 0) {
          state.visited.set(site);
        }
      }
    }
    state.prev = state.mover;
    state.mover = state.next;
    if (state.prev == state.mover && !state.last.isSwap()) {
      state.movesThisTurn++;
    } else {
      state.movesThisTurn = 0;
      state.turn++;
    }
    state.next = state.activeAfter(state.mover);
    state.pips = game.pips(state);
  }

  /** Whether all players passed, as conditions ask for it. */
  static boolean allPassed(Context c) {
    return c.state.moves() >= c.game.players() && lastTurnsPassed(c);
  }

  /** Whether the last turns of all players, as far as there were any, were a pass each. */
  private static boolean lastTurnsPassed(Context c) {
    int players = c.game.players();
    Played move = c.state.last;
    if (players == 1) {
      return move.isPass();
    }
    for (int i = 0; i < players; i++) {
      if (move == null) {
        return !c.state.placed;
      }
      Played before = move.before();
      boolean longer = before != null && before.mover() == move.mover();
      Played looked = longer ? before : move;
      if (i == 0 && longer || !looked.isPass()) {
        return false;
      }
      if (longer && looked.before() != null && looked.before().mover() == looked.mover()) {
        return false;
      }
      move = looked.before();
    }
    return true;
  }
}
