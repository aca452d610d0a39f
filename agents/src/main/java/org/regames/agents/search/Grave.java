package org.regames.agents.search;

/**
 * Generalized rapid action value estimation (T. Cazenave, "Generalized rapid action value
 * estimation", IJCAI 2015): while a move has few visits, its value is that of all plays in which it
 * was made anywhere below the nearest ancestor with many visits. Only nodes with {@value #MOST_OWN}
 * visits in the first {@value #DEEPEST} plies of the tree keep such statistics, which saves most of
 * the memory and bounds the work of long plays.
 */
final class Grave {
  /**
   * From this many visits on a node keeps statistics of moves, and from twice as many on others use
   * them.
   */
  private static final int MOST_OWN = 50;

  private static final int DEEPEST = 64;

  /** How soon a move's own mean gets more weight; the smaller, the later. */
  private static final double BIAS = 1e-5;

  private Grave() {}

  /** Whether nodes below use the statistics of this one. */
  static boolean isReference(Node node) {
    return node.visited >= 2 * MOST_OWN && node.anywhere != null;
  }

  /** The move with the highest mean, among unproved moves if there are any. */
  static int best(Node node, MoveMeans anywhere) {
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (int move = 0; move < node.moves(); move++) {
      double mean = mean(node, move, anywhere);
      if (mean > most && node.proven(move) == null) {
        most = mean;
        best = move;
      }
    }
    return best < 0 ? node.bestProven() : best;
  }

  private static double mean(Node node, int move, MoveMeans anywhere) {
    int own = node.visits[move];
    double count = anywhere.count(node.names[move]);
    double elsewhere = anywhere.mean(node.names[move], 1);
    if (own == 0) {
      return elsewhere;
    }
    double weight = count / (count + own + BIAS * count * own);
    return (1 - weight) * node.totals[move] / own + weight * elsewhere;
  }

  /**
   * Adds the moves of a play from a node on to the statistics of the node, if it has any.
   *
   * @param ply which of the moves was made at the node
   * @param begins whether a node may begin to keep statistics
   * @return how much memory that takes, in bytes
   */
  static long learn(Node node, NamedMoves played, int ply, double[] values, boolean begins) {
    MoveMeans anywhere = node.anywhere;
    long before = anywhere == null ? 0 : anywhere.bytes();
    if (anywhere == null) {
      if (!begins || node.visited < MOST_OWN || ply >= DEEPEST) {
        return 0;
      }
      anywhere = new MoveMeans();
      node.anywhere = anywhere;
    }
    played.teach(anywhere, ply, values);
    return anywhere.bytes() - before;
  }
}
