package org.regames.lud.board.graph;

import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/**
 * How much a board may still take of the budget of its game, and which clause takes it.
 *
 * @param budget the budget of the translation
 * @param origin the clause that makes a graph, for the message where that is too large
 */
public record Room(Budget budget, Origin origin) {
  /** What a vertex brings along: edges, a face, the steps from both. */
  private static final int ITEMS_OF_A_VERTEX = 8;

  /**
   * Refuses a graph before it is made.
   *
   * @param factors how many vertices are going to be made or looked at, as a product of numbers; 0
   *     counts as 1, for even what is empty takes its time
   * @throws org.regames.ir.diagnostic.DiagnosticException where the budget has no room for them
   */
  public void require(long... factors) {
    long items = ITEMS_OF_A_VERTEX;
    for (long factor : factors) {
      items =
          factor > 0 && items > Long.MAX_VALUE / factor
              ? Long.MAX_VALUE
              : items * Math.max(1, factor);
    }
    if (!budget.covers(items)) {
      budget.spend(items, "vertices of a board", origin);
    }
  }

  /** Takes what was made from the budget. */
  void spend(long items) {
    budget.spend(items, "parts of a board", origin);
  }

  /**
   * Refuses what no graph has so many of.
   *
   * @param count a number of rows, sides, rings and the like
   * @param what what is counted, in the plural
   * @return the number
   */
  int atLeastOne(int count, String what) {
    if (count < 1) {
      throw new BoardException("a board with " + count + " " + what + " has no sites");
    }
    return count;
  }
}
