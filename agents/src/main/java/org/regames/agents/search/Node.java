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

  private static final Node[] NO_CHILDREN = {};
  private static final int[] NO_VISITS = {};
  private static final double[] NO_NUMBERS = {};

  /** Not to be played on; null where the play has ended. */
  final GameState state;

  /** Who is to move, as {@link GameState#currentPlayer} says it. */
  final int mover;

  /** The states after the moves, as far as they are in the tree. */
  final Node[] children;

  /** How often each move was taken. */
  final int[] visits;

  /**
   * The sum of what the mover got after each move, from 0 to 1 each time; less than any number
   * where the state after it is known to be proved.
   */
  final double[] totals;

  /** One over the square root of {@link #visits}, see {@link Bounds}. */
  private final double[] rarities;

  /** The names of the moves, see {@link NamedMoves}; null where nobody needs them. */
  final long[] names;

  int visited;

  /** Whether the node follows more than one other, or one by more than one move. */
  boolean shared;

  /** What all moves have brought that were made from here on; null where that is not counted. */
  volatile MoveMeans anywhere;

  /** What the move proved to bring the mover most brings; null as long as none is known. */
  private double[] sure;

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

  /** The end of a play, without its state. */
  static Node end(double[] values) {
    return new Node(values);
  }

  /** The number of legal moves. */
  int moves() {
    return visits.length;
  }

  /** Counts a move as taken so many times more, or fewer. */
  void take(int move, int more) {
    visited += more;
    visits[move] += more;
    rarities[move] = Bounds.rarity(visits[move]);
  }

  /** Adds what a move that was taken has brought each player. */
  void add(int move, double[] values) {
    if (mover >= 0) {
      totals[move] += values[mover];
    }
  }

  /**
   * The move with the highest bound: its mean, and the weight times its rarity. A proved one has
   * nothing to teach, and taking it because it is better would leave others unproved for very long:
   * it is the answer only if all are proved.
   *
   * <p>Numbers that are not negative are in order by their bits, so that a bound and, in its lowest
   * bits, its move are one number; which bound is the highest needs no branch then, which a
   * processor would often guess wrong. Of equal bounds the first counts.
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

  /** Learns that the state after a move is proved. */
  void learnProven(int move) {
    totals[move] = Double.NEGATIVE_INFINITY;
    if (mover >= 0) {
      sure = proven(bestProven());
    }
    if (proven == null) {
      prove();
    }
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

  /** What to expect here after a move that brought some values, the sums of so many times. */
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

  /** What a move has brought the mover, or is proved to bring. */
  double value(int move) {
    double[] values = proven(move);
    return values != null ? values[mover] : totals[move] / Math.max(1, visits[move]);
  }
}
