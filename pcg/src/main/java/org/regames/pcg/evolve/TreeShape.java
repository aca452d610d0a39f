package org.regames.pcg.evolve;

import java.util.ArrayList;
import java.util.List;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;

/**
 * A hash of the first levels of a game tree without any names: who moves, how many moves there are,
 * and what follows them in any order. Games that differ only in names and in the order of their
 * rules have the same shape.
 */
final class TreeShape {
  private static final int MOST_STATES = 2000;

  private final PlayedGame game;
  private final List<GameState> states = new ArrayList<>();
  private final List<MoveBuffer> buffers = new ArrayList<>();
  private int seen;

  private TreeShape(PlayedGame game) {
    this.game = game;
  }

  /** A hash of as many levels as have at most {@value #MOST_STATES} states, and their number. */
  static String of(PlayedGame game) {
    TreeShape shape = new TreeShape(game);
    GameState start = game.model().newState();
    String last = "";
    for (int depth = 1; ; depth++) {
      int before = shape.seen;
      shape.seen = 0;
      long hash = shape.hash(start, 0, depth);
      if (shape.seen > MOST_STATES || shape.seen == before) {
        return last;
      }
      last = depth + "." + Long.toHexString(hash);
    }
  }

  private long hash(GameState state, int level, int depth) {
    if (++seen > MOST_STATES) {
      return 0;
    }
    long hash = NamelessHash.mix(state.currentPlayer());
    if (level == depth || state.isTerminal()) {
      if (state.isTerminal()) {
        hash = NamelessHash.mix(hash + Outcome.of(game, state));
      }
      return hash;
    }
    if (states.size() == level) {
      states.add(game.model().newState());
      buffers.add(game.model().newMoves());
    }
    MoveBuffer moves = buffers.get(level);
    GameState next = states.get(level);
    state.legalMoves(moves);
    long sum = 0;
    for (int move = 0; move < moves.size() && seen <= MOST_STATES; move++) {
      next.copyFrom(state);
      next.apply(moves, move);
      // A sum, as the order of moves does not matter.
      sum += NamelessHash.mix(hash(next, level + 1, depth));
    }
    return NamelessHash.mix(hash + sum);
  }
}
