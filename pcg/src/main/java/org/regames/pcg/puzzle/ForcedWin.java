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
 * Looks whether a player wins whatever the others do, within a number of moves of all. Looks at
 * every line as far as it has to; one thread uses it.
 */
final class ForcedWin {
  private final PlayedGame game;
  private final long most;
  private final List<GameState> states = new ArrayList<>();
  private final List<MoveBuffer> buffers = new ArrayList<>();
  private long seen;

  /** What is known of a player's chances. */
  enum Outlook {
    /** The player wins whatever the others do. */
    WON,
    /** It does not. */
    OPEN,
    /** There are more states than may be looked at, or chance decides. */
    UNKNOWN
  }

  /** The length of a win that is none. */
  private static final int NEVER = Integer.MAX_VALUE;

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

  /** Whether a player wins from a state on within so many moves. */
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
   * The moves, by their indices, that win within so many moves, the first one included; nothing
   * where that is not known of one.
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
   * A line in which a player wins as soon as can be and the others hold out as long as they can;
   * nothing where that is not known.
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

  /** Within how many moves, of so many, a player wins, or {@link #NEVER}; nothing if not known. */
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
