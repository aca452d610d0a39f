package org.regames.gdl.net;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;

/**
 * Replaces leaves by formulas, simplifying on the way. Results are memoized: each formula below the
 * given ones that may change is visited once, without recursion.
 */
public final class LeafSubstitution {
  private final Net net;
  private final FormulaMap results = new FormulaMap();
  private long leafBits;

  /**
   * @param leaves what to put in the place of some leaves
   */
  public LeafSubstitution(Net net, Map<Integer, Integer> leaves) {
    this.net = net;
    leaves.forEach(
        (leaf, replacement) -> {
          results.put(leaf, replacement);
          leafBits |= net.leafBits(leaf);
        });
  }

  /** The formula with the leaves replaced. */
  public int apply(int formula) {
    if (isKept(formula)) {
      return formula;
    }
    int known = results.get(formula);
    if (known != FormulaMap.NONE) {
      return known;
    }
    Deque<Integer> open = new ArrayDeque<>();
    open.push(formula);
    while (!open.isEmpty()) {
      int next = open.peek();
      if (results.get(next) != FormulaMap.NONE) {
        open.pop();
        continue;
      }
      boolean ready = true;
      for (int operand : net.operands(next)) {
        if (!isKept(operand) && results.get(operand) == FormulaMap.NONE) {
          open.push(operand);
          ready = false;
        }
      }
      if (ready) {
        open.pop();
        results.put(next, rebuilt(next));
      }
    }
    return results.get(formula);
  }

  /** Whether none of the leaves to replace can be in a formula. */
  private boolean isKept(int formula) {
    return (net.leafBits(formula) & leafBits) == 0;
  }

  /** How many formulas have been replaced so far. */
  public int size() {
    return results.size();
  }

  private int rebuilt(int formula) {
    int[] operands = net.operands(formula);
    int[] replaced = new int[operands.length];
    boolean same = true;
    for (int i = 0; i < operands.length; i++) {
      replaced[i] = isKept(operands[i]) ? operands[i] : results.get(operands[i]);
      same &= replaced[i] == operands[i];
    }
    if (same) {
      return formula;
    }
    return switch (net.kind(formula)) {
      case CONSTANT, FACT, MOVE, VIEW -> formula;
      case NOT -> net.not(replaced[0]);
      case AND -> net.and(replaced);
      case OR -> net.or(replaced);
    };
  }
}
