package org.regames.backend.planner.optimize.plies;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;

/**
 * What is known at some point of a path through statements, and which assignments are still
 * pending.
 */
final class PlyState {
  final Map<Integer, IntExpr> values;

  /** The pending assignments of variables. */
  final Map<Integer, IntExpr> open;

  /** The values of the cells assigned last. */
  final Map<IntExpr.Cell, IntExpr> cells;

  final DecidedTests tests;
  final BitboardForwarding words;

  OptionalInt node;

  PlyState(DecidedTests tests, BitboardForwarding words) {
    this(Map.of(), Map.of(), Map.of(), tests, words, OptionalInt.empty());
  }

  private PlyState(
      Map<Integer, IntExpr> values,
      Map<Integer, IntExpr> open,
      Map<IntExpr.Cell, IntExpr> cells,
      DecidedTests tests,
      BitboardForwarding words,
      OptionalInt node) {
    this.values = new HashMap<>(values);
    this.open = new TreeMap<>(open);
    this.cells = new HashMap<>(cells);
    this.tests = tests;
    this.words = words;
    this.node = node;
  }

  PlyState copy() {
    return new PlyState(values, open, cells, tests.copy(), words.copy(), node);
  }

  void assign(int variable, IntExpr value) {
    values.put(variable, value);
    open.put(variable, value);
  }

  /** Emits the pending assignments. */
  void settle(List<Op> ops) {
    open.forEach((variable, value) -> ops.add(new Op.StoreScalar(variable, value)));
    open.clear();
    words.settle(ops);
    node.ifPresent(at -> ops.add(new Op.GoTo(at)));
    node = OptionalInt.empty();
  }
}
