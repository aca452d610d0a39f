package org.regames.agents.search;

import java.util.Arrays;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;

/**
 * A state in the tree of a search, and what is known of its moves. Several threads may change the
 * numbers without a lock.
 */
final class Node {
  /** The best value there is. */
  private static final double WON = 1;

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

  /** The names of the moves, see {@link NamedMoves}; null where nobody needs them. */
  final long[] names;

  int visited;

  /** Whether the node follows more than one other, or one by more than one move. */
  boolean shared;

  /** What all moves have brought that were made from here on; null where that is not counted. */
  volatile MoveMeans anywhere;

  /** Whether the state after some move may be proved. */
  boolean knows;

  /** What each player gets if all play for their own score; null as long as that is not proved. */
  volatile double[] proven;

  /**
   * @param state a copy that nobody else has
   * @param moves how many legal moves it has
   * @param names the names of these, or null
   */
  Node(GameState state, int moves, long[] names) {
    this.state = state;
    this.names = names;
    this.mover = state.currentPlayer();
    this.children = new Node[moves];
    this.visits = new int[moves];
    this.totals = new double[moves];
  }

  /** The number of legal moves. */
  int moves() {
    return visits.length;
  }

  /** What is proved of the state after a move, or null. */
  double[] proven(int move) {
    return children[move] == null ? null : children[move].proven;
  }

  /**
   * Proves the value from those of the states after the moves, if they suffice: one that cannot be
   * better for the mover, or all of them (M. Winands, Y. Björnsson and J.-T. Saito, "Monte-Carlo
   * tree search solver", CG 2008). Where moves are as good for the mover but not for the others,
   * nothing follows.
   */
  void prove() {
    double[] best = null;
    boolean all = true;
    boolean clear = true;
    for (int move = 0; move < moves(); move++) {
      double[] values = proven(move);
      if (values == null) {
        all = false;
      } else if (mover >= 0 && (best == null || values[mover] > best[mover])) {
        best = values;
        clear = true;
      } else if (mover >= 0 && values[mover] == best[mover]) {
        clear &= Arrays.equals(values, best);
      }
    }
    boolean suffices = best != null && best.length <= 2 && best[mover] >= WON;
    if (mover >= 0 && clear && (all || suffices)) {
      proven = best;
    } else if (mover == ForwardModel.RANDOM && all) {
      proven = mean();
    }
  }

  /** The move proved to bring the mover most, or -1 if none is proved. */
  int bestProven() {
    int best = -1;
    for (int move = 0; move < moves(); move++) {
      double[] values = proven(move);
      if (values != null && (best < 0 || values[mover] > proven(best)[mover])) {
        best = move;
      }
    }
    return best;
  }

  /** What to expect here after a move that brought some values this time. */
  double[] expected(int move, double[] values) {
    int best = bestProven();
    return best >= 0 && value(best) > value(move) ? proven(best) : values;
  }

  private double[] mean() {
    double[] mean = proven(0).clone();
    for (int move = 1; move < moves(); move++) {
      double[] values = proven(move);
      for (int player = 0; player < mean.length; player++) {
        mean[player] += values[player];
      }
    }
    for (int player = 0; player < mean.length; player++) {
      mean[player] /= moves();
    }
    return mean;
  }

  /**
   * The move to play: the one taken most often that is not proved to be lost, unless one is proved
   * to bring as much as it has brought.
   */
  int best() {
    int best = 0;
    for (int move = 1; move < moves(); move++) {
      if (rank(move) > rank(best)) {
        best = move;
      }
    }
    for (int move = 0; move < moves(); move++) {
      boolean isSurer = proven(best) == null;
      double gain = value(move) - value(best);
      if (proven(move) != null && (gain > 0 || isSurer && gain >= 0)) {
        best = move;
      }
    }
    return best;
  }

  /** The part of a vote that a move gets: how often it was taken, or all for a proved best one. */
  double vote(int move) {
    int best = best();
    return proven(best) == null
        ? (double) visits[move] / Math.max(1, visited)
        : move == best ? 1 : 0;
  }

  private double rank(int move) {
    boolean lost = proven(move) != null && proven(move)[mover] <= 0;
    return (lost ? 0L : Integer.MAX_VALUE) + visits[move] + value(move) / 2;
  }

  private double value(int move) {
    double[] values = proven(move);
    return values != null ? values[mover] : totals[move] / Math.max(1, visits[move]);
  }
}
