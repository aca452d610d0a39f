/**
 * Transformations of games that keep the game tree: the moves of every state with their tags in
 * order, who moves, what players see, the scores, and what {@code random} can lead to.
 *
 * <p>{@link org.regames.ir.passes.Passes} is the list of all passes in the order in which they run;
 * a {@link org.regames.ir.passes.Pipeline} runs some of them until nothing changes. To callers a
 * pass is a function on games; internally it edits a {@link org.regames.ir.passes.draft.Draft}.
 *
 * <pre>
 * Game smaller = Passes.all().run(game);
 * Game spelledOut = new ExpandAnyAssignment().apply(game);
 * Game traced = Passes.parse("all,skip-redundant-tags").run(game, step -&gt; names.add(step.pass()));
 * </pre>
 *
 * <p>Some ideas gained next to nothing when measured on all games, so there is no pass for them:
 * loop-invariant checks (8 of 855 checks, all in one game) and equal constant maps under several
 * names (none of 856). Unrolling bounded loops (16 in four games) was not tried.
 *
 * <p>For games that are not proper, "keep" means this: each distinct pair of tags and next state is
 * a move, and a state is a node with the values of all variables. So no pass may merge two moves of
 * a state or split one in two, and each explains in its Javadoc why it does not:
 *
 * <ul>
 *   <li>the value of a variable at the end of a move counts as used ({@link
 *       org.regames.ir.analysis.Liveness});
 *   <li>two nodes where moves end are merged only if no state has moves to both ({@link
 *       org.regames.ir.analysis.MoveEnds}, {@link org.regames.ir.analysis.Bisimulation});
 *   <li>an edge is removed only if it is on no path to the end of a move and on none that a check
 *       finds.
 * </ul>
 *
 * How many paths lead to the same move does not matter, nor does the order in which they are found.
 * Passes assume that values fit the types of the variables they are assigned to, as authors
 * guarantee.
 */
package org.regames.ir.passes;
