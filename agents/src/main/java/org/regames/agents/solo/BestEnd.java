package org.regames.agents.solo;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.regames.agents.PlayedGame;
import org.regames.agents.UnsolvableException;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;

/** The best end of a play found so far. */
final class BestEnd {
  private final PlayedGame game;
  private final GameState start;
  private SoloNode parent;
  private int move = -1;
  private long score = Long.MIN_VALUE;

  /**
   * @param start where the search starts
   */
  BestEnd(PlayedGame game, GameState start) {
    this.game = game;
    this.start = start.copy();
  }

  /**
   * Records an end after a move of a node, or of the start if there is no node.
   *
   * @throws UnsolvableException if the play has not ended and nobody can move
   */
  void meet(SoloNode node, int after, GameState end) {
    if (!end.isTerminal()) {
      throw UnsolvableException.noEnd();
    }
    long reached = game.score(end, 0);
    if (reached > score) {
      score = reached;
      parent = node;
      move = after;
    }
  }

  /** Whether the player cannot get more. */
  boolean isHighest() {
    return score == game.highest();
  }

  /** The plan for it, if an end was found. */
  Optional<SoloPlan> plan(boolean isProved) {
    if (score == Long.MIN_VALUE) {
      return Optional.empty();
    }
    List<Integer> path = new ArrayList<>();
    if (parent != null) {
      path.add(move);
      for (SoloNode node = parent; node.parent != null; node = node.parent) {
        path.add(node.move);
      }
    }
    Collections.reverse(path);
    MoveBuffer moves = game.model().newMoves();
    List<List<String>> tags = new ArrayList<>();
    List<GameState> states = new ArrayList<>(List.of(start));
    for (int next : path) {
      GameState state = states.getLast().copy();
      state.legalMoves(moves);
      tags.add(state.tags(moves, next));
      state.apply(moves, next);
      states.add(state);
    }
    return Optional.of(new SoloPlan(score, tags, states, isProved));
  }
}
