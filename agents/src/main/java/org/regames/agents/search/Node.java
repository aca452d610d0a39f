package org.regames.agents.search;

import org.regames.backend.model.GameState;

/** A state in the tree of a search, and what is known of its moves. */
final class Node {
  /** Not to be played on. */
  final GameState state;

  /** Who is to move, as {@link GameState#currentPlayer} says it. */
  final int mover;

  /** The states after the moves, as far as they are in the tree. */
  final Node[] children;

  /** How often each move was taken. */
  final int[] visits;

  /** The sum of what the mover got after each move, from 0 to 1 each time. */
  final double[] totals;

  int visited;

  /**
   * @param state a copy that nobody else has
   * @param moves how many legal moves it has
   */
  Node(GameState state, int moves) {
    this.state = state;
    this.mover = state.currentPlayer();
    this.children = new Node[moves];
    this.visits = new int[moves];
    this.totals = new double[moves];
  }

  /** The number of legal moves. */
  int moves() {
    return visits.length;
  }

  /** The move taken most often; of several such moves the one that brought most. */
  int mostVisited() {
    int best = 0;
    for (int move = 1; move < visits.length; move++) {
      if (visits[move] > visits[best]
          || visits[move] == visits[best] && totals[move] > totals[best]) {
        best = move;
      }
    }
    return best;
  }
}
