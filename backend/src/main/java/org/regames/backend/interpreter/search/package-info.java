/**
 * The search for all legal paths from a state, depth first ({@link
 * org.regames.backend.interpreter.search.Search}). Values of variables are immutable and share what
 * they have in common, so there is nothing to undo, and whether a path has been in a state before
 * is exact ({@code Seen}). A path is known by its {@link
 * org.regames.backend.interpreter.search.Tags}; where its edges are wanted, too, by a {@link
 * org.regames.backend.interpreter.search.Trace}:
 *
 * <pre>{@code
 * Search search = new Search(rules, watch);
 * search.moves(
 *     rules.begin(),
 *     rules.initial(),
 *     true,
 *     (node, semistate, tags, trace) -> paths.add(trace.path(rules.automaton()).toString()));
 * paths; // [begin -> b -[player = x]-> move]
 * }</pre>
 *
 * <p>A {@link org.regames.backend.interpreter.search.SearchWatch} receives every step, and ends
 * searches that take too long.
 */
package org.regames.backend.interpreter.search;
