package org.regames.ir.certify;

import java.util.SortedMap;
import java.util.SortedSet;

/**
 * Why an automaton has the same tree as another: how their nodes belong together. Between nodes
 * that stand for states both have the same paths.
 *
 * @param before the nodes of the first automaton that stand for states
 * @param after those of the second
 * @param related the nodes that belong together, with the variables that may differ there
 * @param facts what variables are known to be among, at nodes of the first automaton
 */
public record Certificate(
    SortedSet<String> before,
    SortedSet<String> after,
    SortedMap<Pair, SortedSet<String>> related,
    SortedMap<String, SortedMap<String, SortedSet<String>>> facts) {
  /** A node of the first automaton and one of the second. */
  public record Pair(String before, String after) implements Comparable<Pair> {
    @Override
    public int compareTo(Pair other) {
      int order = before.compareTo(other.before);
      return order != 0 ? order : after.compareTo(other.after);
    }

    @Override
    public String toString() {
      return before + "~" + after;
    }
  }
}
