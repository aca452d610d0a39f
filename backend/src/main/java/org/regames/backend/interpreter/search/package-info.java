/**
 * The search for all legal paths from a state, depth first ({@link
 * org.regames.backend.interpreter.search.Search}). Values of variables are immutable and share
 * structure, so there is nothing to undo, and the test for a path that returns to a state is exact
 * ({@code Seen}). A path is identified by its {@link org.regames.backend.interpreter.search.Tags};
 * a {@link org.regames.backend.interpreter.search.Trace} also records its edges, on request:
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
 * <p>A {@link org.regames.backend.interpreter.search.SearchWatch} is notified of every step, and
 * stops searches that take too long.
 */
package org.regames.backend.interpreter.search;
