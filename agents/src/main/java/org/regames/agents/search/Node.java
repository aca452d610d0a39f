package org.regames.agents.search;

import java.util.Arrays;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;

/**
 * A state in a search tree with the statistics of its moves. Several threads may update the numbers
 * without a lock.
 */
final class Node {
  /** The best possible value. */
  private static final double WON = 1;

  private static final Node[] NO_CHILDREN = {};
  private static final int[] NO_VISITS = {};
  private static final double[] NO_NUMBERS = {};

  /** Not to be played on; null if the play has ended. */
  final GameState state;

  /** Who is to move, as in {@link GameState#currentPlayer}. */
  final int mover;

  /** The states after the moves that are in the tree. */
  final Node[] children;

  /** The number of visits of each move. */
  final int[] visits;

  /**
   * The sum of the mover's results after each move, each from 0 to 1; negative infinity if the
   * state after it is proved.
   */
  final double[] totals;

  /** One over the square root of {@link #visits}, see {@link Bounds}. */
  private final double[] rarities;

  /** The names of the moves, see {@link NamedMoves}; null if not needed. */
  final long[] names;

  int visited;

  /** Whether the node has several parents, or several moves from one parent. */
  boolean shared;

  /** The statistics of all moves made below this node; null if not kept. */
  volatile MoveMeans anywhere;

  /** The values after the best proved move for the mover; null as long as there is none. */
  private double[] sure;

  /** What each player gets if all play for their own score; null until that is proved. */
  volatile double[] proven;

  /**
   * @param state a copy that is not shared
   * @param moves the number of its legal moves
   * @param names the names of these, or null
   */
  Node(GameState state, int moves, long[] names) {
    this.state = state;
    this.names = names;
    this.mover = state.currentPlayer();
    this.children = new Node[moves];
    this.visits = new int[moves];
    this.totals = new double[moves];
    this.rarities = new double[moves];
    Arrays.fill(rarities, Bounds.rarity(0));
  }

  private Node(double[] values) {
    this.state = null;
    this.names = null;
    this.mover = ForwardModel.KEEPER;
    this.children = NO_CHILDREN;
    this.visits = NO_VISITS;
    this.totals = NO_NUMBERS;
    this.rarities = NO_NUMBERS;
    this.proven = values;
  }

  /** A terminal node, without its state. */
  static Node end(double[] values) {
    return new Node(values);
  }

  /** The number of legal moves. */
  int moves() {
    return visits.length;
  }

  /** Adds visits to a move, or removes some. */
  void take(int move, int more) {
    visited += more;
    visits[move] += more;
    rarities[move] = Bounds.rarity(visits[move]);
  }

  /** Adds the result of each player after a move. */
  void add(int move, double[] values) {
    if (mover >= 0) {
      totals[move] += values[mover];
    }
  }

  /**
   * The move with the highest bound: its mean plus the weight times its rarity. Proved moves are
   * skipped, since nothing is learned from them, and taking them because they are better would
   * leave others unproved for very long; one is selected only if all are proved.
   *
   * <p>Non-negative floating-point numbers are ordered like their bits, so a bound and, in its
   * lowest bits, its move are packed into one number; finding the maximum then needs no branches,
   * which would often be mispredicted. Of equal bounds the first is taken.
   */
  int select(double weight) {
    double[] totals = this.totals;
    double[] rarities = this.rarities;
    long lowest = (Integer.highestOneBit(totals.length) << 1) - 1;
    long most = Long.MIN_VALUE;
    for (int move = 0; move < totals.length; move++) {
      double bound = rarities[move] * (totals[move] * rarities[move] + weight);
      most = Math.max(most, (Double.doubleToRawLongBits(bound) | lowest) - move);
    }
    return most < 0 ? bestProven() : (int) (lowest - (most & lowest));
  }

  /** Records that the state after a move is proved. */
  void learnProven(int move) {
    totals[move] = Double.NEGATIVE_INFINITY;
    if (mover >= 0) {
      sure = proven(bestProven());
    }
    if (proven == null) {
      prove();
    }
  }

  /** The proved values of the state after a move, or null. */
  double[] proven(int move) {
    return children[move] == null ? null : children[move].proven;
  }

  /**
   * Proves the value from those of the states after the moves, if they suffice: one that cannot be
   * improved on for the mover, or all of them (M. Winands, Y. Björnsson and J.-T. Saito,
   * "Monte-Carlo tree search solver", CG 2008). If moves are equally good for the mover but not for
   * the others, nothing follows.
   */
  private void prove() {
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

  /** The best proved move for the mover, or -1 if none is proved. */
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

  /** The expected results here after a move with some results, as sums over several iterations. */
  double[] expected(int move, double[] values, int count) {
    double[] sure = this.sure;
    boolean isBetter = sure != null && sure[mover] > 0 && sure[mover] > value(move);
    if (!isBetter) {
      return values;
    }
    return count == 1 ? sure : Arrays.stream(sure).map(value -> value * count).toArray();
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
   * The move to play: the most visited one that is not proved to be lost, unless a proved one
   * brings at least as much.
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

  /** The share of a move in a vote: its share of the visits, or all for a proved best one. */
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

  /** The mean value of a move for the mover, or its proved value. */
  double value(int move) {
    double[] values = proven(move);
    return values != null ? values[mover] : totals[move] / Math.max(1, visits[move]);
  }
}
