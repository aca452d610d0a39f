package org.regames.gdl.lowering;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.regames.gdl.net.LeafSubstitution;
import org.regames.gdl.net.Net;

/**
 * Specializes formulas to the move that a role makes, for many moves at a time: a formula is
 * visited for a move only if it depends on it, so that all moves together take time linear in the
 * occurrences of moves. The budget is charged for these.
 */
final class MoveSplit {
  private static final int[] NONE = new int[0];

  /** A result that is not known yet. */
  private static final int UNKNOWN = -1;

  /**
   * Visits of a formula for a move that count as one item of the budget: they take less time and
   * memory than an edge, and a game of some thousands of moves may need twelve million.
   */
  private static final int LOOKS = 4;

  /**
   * A formula that depends on moves.
   *
   * @param moves the moves, sorted
   * @param results for each of them the formula if it is made
   * @param starts for each of them where its operands start, and the end of the last
   * @param dependent the operands that depend on each move, move by move
   * @param others the operands that matter if a move is made that they do not depend on
   */
  private record Part(int[] moves, int[] results, int[] starts, int[] dependent, int[] others) {}

  private final Net net;
  private final LeafSubstitution withoutMoves;
  private final EdgeCollector graph;
  private final Map<Integer, int[]> moves = new HashMap<>();
  private final Map<Integer, Part> parts = new HashMap<>();
  private int looks;

  /**
   * @param withoutMoves replaces all moves by false
   * @param graph has the budget
   */
  MoveSplit(Net net, LeafSubstitution withoutMoves, EdgeCollector graph) {
    this.net = net;
    this.withoutMoves = withoutMoves;
    this.graph = graph;
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

  /** The formula if a move is made that it does not depend on. */
  int otherwise(int formula) {
    return withoutMoves.apply(formula);
  }

  /**
   * The formula if a move is made.
   *
   * @throws org.regames.ir.diagnostic.DiagnosticException if the budget does not suffice
   */
  int at(int formula, int move) {
    return switch (net.kind(formula)) {
      case CONSTANT, FACT, VIEW -> otherwise(formula);
      case MOVE -> net.leaf(formula) == move ? Net.TRUE : otherwise(formula);
      case NOT -> net.not(at(net.operands(formula)[0], move));
      case AND -> junction(formula, move, Net.TRUE);
      case OR -> junction(formula, move, Net.FALSE);
    };
  }

  private int junction(int formula, int move, int neutral) {
    Part part = parts.get(formula);
    if (part == null) {
      int[] some = moves(formula);
      if (Arrays.binarySearch(some, move) < 0) {
        return otherwise(formula);
      }
      part = part(formula, some, neutral);
      parts.put(formula, part);
    }
    int place = Arrays.binarySearch(part.moves, move);
    if (place < 0) {
      return otherwise(formula);
    }
    if (part.results[place] == UNKNOWN) {
      charge();
      int[] operands = operands(part, place);
      part.results[place] = neutral == Net.TRUE ? net.and(operands) : net.or(operands);
    }
    return part.results[place];
  }

  private void charge() {
    if (++looks == LOOKS) {
      looks = 0;
      graph.spend(1, "changes of facts by moves");
    }
  }

  private int[] operands(Part part, int place) {
    int move = part.moves[place];
    int dependent = part.starts[place + 1] - part.starts[place];
    int[] result = new int[dependent + part.others.length];
    int size = 0;
    for (int i = part.starts[place]; i < part.starts[place + 1]; i++) {
      result[size++] = at(part.dependent[i], move);
    }
    for (int operand : part.others) {
      if (Arrays.binarySearch(moves(operand), move) < 0) {
        result[size++] = otherwise(operand);
      }
    }
    return Arrays.copyOf(result, size);
  }

  /** Sorts the operands by the moves that they depend on, without a list for each move. */
  private Part part(int formula, int[] some, int neutral) {
    int[] operands = net.operands(formula);
    int[] starts = new int[some.length + 1];
    for (int operand : operands) {
      for (int move : moves(operand)) {
        starts[Arrays.binarySearch(some, move) + 1]++;
      }
    }
    for (int place = 0; place < some.length; place++) {
      starts[place + 1] += starts[place];
    }
    int[] dependent = new int[starts[some.length]];
    int[] ends = starts.clone();
    for (int operand : operands) {
      for (int move : moves(operand)) {
        dependent[ends[Arrays.binarySearch(some, move)]++] = operand;
      }
    }
    int[] results = new int[some.length];
    Arrays.fill(results, UNKNOWN);
    int[] others =
        Arrays.stream(operands).filter(operand -> otherwise(operand) != neutral).toArray();
    return new Part(some, results, starts, dependent, others);
  }
}
