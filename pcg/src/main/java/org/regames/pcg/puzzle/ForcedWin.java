package org.regames.pcg.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;

/**
 * Looks whether a player wins whatever the others do, within a number of moves of all. Looks at
 * every line as far as it has to; one thread uses it.
 */
final class ForcedWin {
  private final PlayedGame game;
  private final long most;
  private final List<GameState> states = new ArrayList<>();
  private final List<MoveBuffer> buffers = new ArrayList<>();
  private long seen;

  /** There are more states than may be looked at, or chance decides. */
  static final class UnknownException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnknownException() {
      super(null, null, false, false);
    }
  }

  /**
   * @param most how many states may be looked at for one question
   */
  ForcedWin(PlayedGame game, long most) {
    this.game = game;
    this.most = most;
  }

  /** How many states the questions since {@link #begin} took. */
  long seen() {
    return seen;
  }

  /** Begins to count anew. */
  void begin() {
    seen = 0;
  }

  /**
   * Whether a player wins from a state on within so many moves.
   *
   * @throws UnknownException where that takes too long
   */
  boolean wins(GameState state, int player, int plies) {
    return wins(state, player, plies, 0);
  }

  private boolean wins(GameState state, int player, int plies, int level) {
    if (++seen > most) {
      throw new UnknownException();
    }
    if (state.isTerminal()) {
      return isWon(state, player);
    }
    if (plies == 0) {
      return false;
    }
    if (state.currentPlayer() == ForwardModel.RANDOM) {
      throw new UnknownException();
    }
    MoveBuffer moves = buffer(level);
    state.legalMoves(moves);
    boolean isOwn = state.currentPlayer() == player;
    GameState next = states.get(level);
    for (int move = 0; move < moves.size(); move++) {
      next.copyFrom(state);
      next.apply(moves, move);
      if (wins(next, player, plies - 1, level + 1) == isOwn) {
        return isOwn;
      }
    }
    return !isOwn && moves.size() > 0;
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

  /** The moves, by their indices, that win within so many moves, the first one included. */
  List<Integer> winning(GameState state, int plies) {
    MoveBuffer moves = game.model().newMoves();
    state.legalMoves(moves);
    List<Integer> found = new ArrayList<>();
    for (int move = 0; move < moves.size(); move++) {
      GameState next = state.copy();
      next.apply(moves, move);
      if (wins(next, state.currentPlayer(), plies - 1)) {
        found.add(move);
      }
    }
    return found;
  }

  /**
   * A line in which a player wins as soon as can be and the others hold out as long as they can.
   *
   * @param plies within how many moves the player wins
   */
  List<List<String>> line(GameState start, int player, int plies) {
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
        int length = length(next, player, left - 1).orElse(Integer.MAX_VALUE);
        boolean isBetter = isOwn ? length < bestLength : length > bestLength;
        if (bestLength < 0 || isBetter) {
          best = move;
          bestLength = length;
        }
      }
      line.add(state.tags(moves, best));
      state.apply(moves, best);
    }
    return line;
  }

  /** Within how many moves a player wins, where it does within so many. */
  private Optional<Integer> length(GameState state, int player, int most) {
    for (int plies = 0; plies <= most; plies++) {
      if (wins(state, player, plies)) {
        return Optional.of(plies);
      }
    }
    return Optional.empty();
  }
}
