package org.regames.gdl.lowering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.regames.gdl.net.Net;
import org.regames.gdl.net.Substitution;

/**
 * What formulas become once it is known which move a role makes, for many moves at a time: a
 * formula is looked at for a move only where it depends on it, so that all moves together take time
 * in proportion to the mentions of moves.
 */
final class MoveSplit {
  private static final int[] NONE = new int[0];

  /** Makes one number of a formula and a move whose bits a hash table can tell apart; a prime. */
  private static final long FACTOR = 16_777_259;

  /** The operands of a formula by the moves that they depend on. */
  private record Index(Map<Integer, int[]> byMove, int[] others) {}

  private final Net net;
  private final Substitution withoutMoves;
  private final Map<Integer, int[]> moves = new HashMap<>();
  private final Map<Integer, Index> indexes = new HashMap<>();
  private final Map<Long, Integer> results = new HashMap<>();

  /**
   * @param withoutMoves replaces all moves by false
   */
  MoveSplit(Net net, Substitution withoutMoves) {
    this.net = net;
    this.withoutMoves = withoutMoves;
  }

  /** The moves that a formula depends on, sorted. */
  int[] moves(int formula) {
    int[] known = moves.get(formula);
    if (known == null) {
      known =
          switch (net.kind(formula)) {
            case CONSTANT, FACT, VIEW -> NONE;
            case MOVE -> new int[] {net.leaf(formula)};
            case NOT -> moves(net.operands(formula)[0]);
            case AND, OR ->
                Arrays.stream(net.operands(formula))
                    .flatMap(operand -> Arrays.stream(moves(operand)))
                    .sorted()
                    .distinct()
                    .toArray();
          };
      moves.put(formula, known.length == 0 ? NONE : known);
    }
    return known;
  }

  /** The formula where a move that it does not depend on is made. */
  int otherwise(int formula) {
    return withoutMoves.apply(formula);
  }

  /** The formula where a move is made. */
  int at(int formula, int move) {
    if (Arrays.binarySearch(moves(formula), move) < 0) {
      return otherwise(formula);
    }
    long key = formula * FACTOR + move;
    Integer known = results.get(key);
    if (known == null) {
      known =
          switch (net.kind(formula)) {
            case CONSTANT, FACT, VIEW -> formula;
            case MOVE -> Net.TRUE;
            case NOT -> net.not(at(net.operands(formula)[0], move));
            case AND -> net.and(operands(formula, move, Net.TRUE));
            case OR -> net.or(operands(formula, move, Net.FALSE));
          };
      results.put(key, known);
    }
    return known;
  }

  private int[] operands(int formula, int move, int neutral) {
    Index index = indexes.computeIfAbsent(formula, _ -> index(formula, neutral));
    int[] dependent = index.byMove.get(move);
    int[] result = new int[dependent.length + index.others.length];
    int size = 0;
    for (int operand : dependent) {
      result[size++] = at(operand, move);
    }
    for (int operand : index.others) {
      if (Arrays.binarySearch(moves(operand), move) < 0) {
        result[size++] = otherwise(operand);
      }
    }
    return Arrays.copyOf(result, size);
  }

  private Index index(int formula, int neutral) {
    Map<Integer, List<Integer>> lists = new TreeMap<>();
    int[] operands = net.operands(formula);
    for (int operand : operands) {
      for (int move : moves(operand)) {
        lists.computeIfAbsent(move, _ -> new ArrayList<>()).add(operand);
      }
    }
    Map<Integer, int[]> byMove = new HashMap<>();
    lists.forEach(
        (move, some) -> byMove.put(move, some.stream().mapToInt(Integer::intValue).toArray()));
    return new Index(
        byMove, Arrays.stream(operands).filter(operand -> otherwise(operand) != neutral).toArray());
  }
}
