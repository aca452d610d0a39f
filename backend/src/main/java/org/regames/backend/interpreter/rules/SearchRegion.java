package org.regames.backend.interpreter.rules;

/**
 * The part of the automaton that a search goes through, with node numbers of its own.
 *
 * @param start where a check starts; -1 for the whole automaton
 * @param target the target of a check; -1 for the whole automaton
 * @param edges for each node the numbers of its outgoing edges in the automaton, ascending
 * @param ends for each of these edges the node it leads to
 * @param joins the nodes where different paths may have become the same
 */
public record SearchRegion(int start, int target, int[][] edges, int[][] ends, boolean[] joins) {
  SearchRegion between(int from, int to) {
    return new SearchRegion(from, to, edges, ends, joins);
  }
}
