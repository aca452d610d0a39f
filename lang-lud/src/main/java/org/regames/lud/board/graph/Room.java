package org.regames.lud.board.graph;

import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/**
 * What a board may still take of the budget of its game, and the clause that takes it.
 *
 * @param budget the budget of the translation
 * @param origin the clause that makes a graph, for the message if that is too large
 */
public record Room(Budget budget, Origin origin) {
  /** The items of a vertex with its edges, a face, and the steps from both. */
  private static final int ITEMS_OF_A_VERTEX = 8;

  /**
   * Refuses a graph that is too large before it is made.
   *
   * @param factors how many vertices will be made or visited, as a product of numbers; 0 counts as
   *     1, since even an empty graph takes time
   * @throws org.regames.ir.diagnostic.DiagnosticException if the budget does not suffice
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

  /** Charges the budget for what was made. */
  void spend(long items) {
    budget.spend(items, "parts of a board", origin);
  }

  /**
   * Refuses a count that no graph can have.
   *
   * @param count a number of rows, sides, rings and the like
   * @param what the counted things, in the plural
   * @return the number
   */
  int atLeastOne(int count, String what) {
    if (count < 1) {
      throw new BoardException("a board with " + count + " " + what + " has no sites");
    }
    return count;
  }
}
