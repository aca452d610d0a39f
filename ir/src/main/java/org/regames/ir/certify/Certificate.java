package org.regames.ir.certify;

import java.util.SortedMap;
import java.util.SortedSet;
import org.regames.ir.Expression;

/**
 * A reason why two automata have the same game tree: the correspondence of their states. Nodes with
 * the same label correspond if their variables have equal values; between such nodes both automata
 * have the same paths. Nodes without a label are only intermediate.
 *
 * @param before the labels of nodes of the first automaton
 * @param after the labels of nodes of the second
 * @param different the variables of the second automaton that may have any value, by label
 * @param facts what cells of the first automaton always hold, by label and cell: a variable, or a
 *     map with a key, as in {@code board/b1}; {@code board/*} is its value at everything that is
 *     not a key
 * @param variables for variables of the second automaton: the variable of the first that has the
 *     same value, or, for maps, the same values at all keys of the second; by default the one of
 *     the same name
 */
public record Certificate(
    SortedMap<String, String> before,
    SortedMap<String, String> after,
    SortedMap<String, SortedSet<String>> different,
    SortedMap<String, SortedMap<String, Fact>> facts,
    SortedMap<String, String> variables) {
  /**
   * What a cell always holds at a label.
   *
   * @param among its possible symbols
   * @param same if {@code among} is null, an expression of variables and maps at keys that it
   *     equals
   */
  public record Fact(SortedSet<String> among, Expression same) {}
}
