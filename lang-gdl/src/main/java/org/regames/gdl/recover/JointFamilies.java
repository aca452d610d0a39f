package org.regames.gdl.recover;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.regames.gdl.ground.TermTable;

/**
 * Functions that may share a board: {@code (blank ?x)}, {@code (cross ?x)} and {@code (nought ?x)}
 * have mostly the same arguments, and of these no state seen so far has two.
 */
final class JointFamilies {
  private final List<BitSet> states;
  private final TermTable terms;

  /** Some functions, and their facts by the arguments. */
  private static final class Board {
    final List<String> functions = new ArrayList<>();
    final Map<Integer, Integer> facts = new LinkedHashMap<>();
    final Map<List<Integer>, BitSet> cells = new HashMap<>();
  }

  private JointFamilies(List<BitSet> states, TermTable terms) {
    this.states = states;
    this.terms = terms;
  }

  /**
   * The boards of several functions, each function in one at most. Takes time linear in the facts
   * and states, and in the boards that a function is tried with.
   *
   * @param functions the facts of each function, which has one or more arguments
   */
  static List<FactFamily> candidates(
      List<Map<Integer, Integer>> functions, List<BitSet> states, TermTable terms) {
    JointFamilies joint = new JointFamilies(states, terms);
    List<Board> boards = new ArrayList<>();
    for (Map<Integer, Integer> facts : functions) {
      Board board =
          boards.stream().filter(some -> joint.fits(some, facts)).findFirst().orElseGet(Board::new);
      if (board.functions.isEmpty()) {
        boards.add(board);
      }
      joint.add(board, facts);
    }
    return boards.stream().filter(board -> board.functions.size() > 1).map(joint::family).toList();
  }

  /** Whether no state has a fact of a board and one of a function with the same arguments. */
  private boolean fits(Board board, Map<Integer, Integer> facts) {
    Map<Integer, BitSet> others = new HashMap<>();
    facts.forEach(
        (fact, term) -> {
          BitSet cell = board.cells.get(FactFamily.arguments(term, terms));
          if (cell != null) {
            others.put(fact, cell);
          }
        });
    return 2 * others.size() >= Math.max(board.cells.size(), facts.size())
        && states.stream()
            .allMatch(
                state ->
                    others.entrySet().stream()
                        .noneMatch(
                            other ->
                                state.get(other.getKey()) && other.getValue().intersects(state)));
  }

  private void add(Board board, Map<Integer, Integer> facts) {
    board.functions.add(terms.name(facts.values().iterator().next()));
    board.facts.putAll(facts);
    facts.forEach(
        (fact, term) ->
            board
                .cells
                .computeIfAbsent(FactFamily.arguments(term, terms), _ -> new BitSet())
                .set(fact));
  }

  private FactFamily family(Board board) {
    int arity = board.cells.keySet().iterator().next().size();
    return FactFamily.joint(board.functions, arity, board.facts, terms);
  }
}
