package org.regames.pcg.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;

/**
 * Decides whether a player can force a win within a number of moves of all players. Searches every
 * line as far as necessary; for one thread.
 */
final class ForcedWin {
  private final PlayedGame game;
  private final long most;
  private final List<GameState> states = new ArrayList<>();
  private final List<MoveBuffer> buffers = new ArrayList<>();
  private long seen;

  /** What is known about a forced win of a player. */
  enum Outlook {
    /** The player wins whatever the others do. */
    WON,
    /** It does not. */
    OPEN,
    /** There are more states than may be searched, or chance decides. */
    UNKNOWN
  }

  /** The length if there is no forced win. */
  private static final int NEVER = Integer.MAX_VALUE;

  /**
   * @param most how many states may be searched for one query
   */
  ForcedWin(PlayedGame game, long most) {
    this.game = game;
    this.most = most;
  }

  /** The number of states searched since {@link #begin}. */
  long seen() {
    return seen;
  }

  /** Resets the count. */
  void begin() {
    seen = 0;
  }

  /** Whether a player forces a win from a state within this many moves. */
  Outlook outlook(GameState state, int player, int plies) {
    return outlook(state, player, plies, 0);
  }

  private Outlook outlook(GameState state, int player, int plies, int level) {
    if (++seen > most) {
      return Outlook.UNKNOWN;
    }
    if (state.isTerminal()) {
      return isWon(state, player) ? Outlook.WON : Outlook.OPEN;
    }
    if (plies == 0) {
      return Outlook.OPEN;
    }
    if (state.currentPlayer() == ForwardModel.RANDOM) {
      return Outlook.UNKNOWN;
    }
    MoveBuffer moves = buffer(level);
    state.legalMoves(moves);
    Outlook wanted = state.currentPlayer() == player ? Outlook.WON : Outlook.OPEN;
    GameState next = states.get(level);
    for (int move = 0; move < moves.size(); move++) {
      next.copyFrom(state);
      next.apply(moves, move);
      Outlook after = outlook(next, player, plies - 1, level + 1);
      if (after == Outlook.UNKNOWN || after == wanted) {
        return after;
      }
    }
    return wanted == Outlook.OPEN && moves.size() > 0 ? Outlook.WON : Outlook.OPEN;
  }

  /** Whether a player got more than each other one. */
  private boolean isWon(GameState last, int player) {
    for (int other = 0; other < game.players().size(); other++) {
      if (other != player && game.score(last, other) >= game.score(last, player)) {
        return false;
      }
    }
    return true;
  }

  private MoveBuffer buffer(int level) {
    if (buffers.size() == level) {
      buffers.add(game.model().newMoves());
      states.add(game.model().newState());
    }
    return buffers.get(level);
  }

  /**
   * The indices of the moves that win within this many moves, including the first one; nothing if
   * that is not known for one of them.
   */
  Optional<List<Integer>> winning(GameState state, int plies) {
    MoveBuffer moves = game.model().newMoves();
    state.legalMoves(moves);
    List<Integer> found = new ArrayList<>();
    for (int move = 0; move < moves.size(); move++) {
      GameState next = state.copy();
      next.apply(moves, move);
      switch (outlook(next, state.currentPlayer(), plies - 1)) {
        case WON -> found.add(move);
        case OPEN -> {}
        case UNKNOWN -> {
          return Optional.empty();
        }
      }
    }
    return Optional.of(found);
  }

  /**
   * A line in which a player wins as soon as possible and the others hold out as long as possible;
   * nothing if not known.
   *
   * @param plies within how many moves the player wins
   */
  Optional<List<List<String>>> line(GameState start, int player, int plies) {
    GameState state = start.copy();
    MoveBuffer moves = game.model().newMoves();
    List<List<String>> line = new ArrayList<>();
    for (int left = plies; left > 0 && !state.isTerminal(); left--) {
      state.legalMoves(moves);
      int best = 0;
      int bestLength = -1;
      boolean isOwn = state.currentPlayer() == player;
      for (int move = 0; move < moves.size(); move++) {
        GameState next = state.copy();
        next.apply(moves, move);
        OptionalInt length = length(next, player, left - 1);
        if (length.isEmpty()) {
          return Optional.empty();
        }
        boolean isBetter = isOwn ? length.getAsInt() < bestLength : length.getAsInt() > bestLength;
        if (bestLength < 0 || isBetter) {
          best = move;
          bestLength = length.getAsInt();
        }
      }
      line.add(state.tags(moves, best));
      state.apply(moves, best);
    }
    return Optional.of(line);
  }

  /**
   * The length of the shortest forced win, up to a limit, or {@link #NEVER}; nothing if not known.
   */
  private OptionalInt length(GameState state, int player, int most) {
    for (int plies = 0; plies <= most; plies++) {
      switch (outlook(state, player, plies)) {
        case WON -> {
          return OptionalInt.of(plies);
        }
        case OPEN -> {}
        case UNKNOWN -> {
          return OptionalInt.empty();
        }
      }
    }
    return OptionalInt.of(NEVER);
  }
}
