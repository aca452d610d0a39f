/**
 * Transformations of games that keep the game tree: the moves of every state with their tags in
 * order, who moves, what players see, the scores, and what {@code random} can lead to.
 *
 * <p>{@link org.regames.ir.passes.Passes} is the list of all passes in the order in which they run;
 * a {@link org.regames.ir.passes.Pipeline} runs some of them until nothing changes. From the
 * outside a pass is a function on games; inside it edits a {@link org.regames.ir.passes.Draft}.
 *
 * <pre>
 * Game smaller = Passes.all().run(game);
 * Game spelledOut = new ExpandAnyAssignment().apply(game);
 * Game traced = Passes.parse("all,skip-redundant-tags").run(game, step -&gt; names.add(step.pass()));
 * </pre>
 *
 * <p>Some ideas were measured on all games and brought next to nothing, so there is no pass for
 * them: checks that do not change in a loop (8 of 855 checks, all in one game) and equal constant
 * maps under several names (none of 856). Unrolling loops that have a bound (16 in four games) was
 * not tried.
 *
 * <p>What "keep" means where a game is not proper: each distinct pair of tags and next state is a
 * move, and a state is a node and the values of all variables. So no pass may let two moves of a
 * state become one, or one become two, and each says in its Javadoc why it does not:
 *
 * <ul>
 *   <li>the value that a variable has at the end of a move counts as used ({@link
 *       org.regames.ir.analysis.Liveness});
 *   <li>two nodes where moves end become one only if no state has moves to both ({@link
 *       org.regames.ir.analysis.MoveEnds}, {@link org.regames.ir.analysis.Bisimulation});
 *   <li>an edge goes only if it is on no walk to the end of a move and on none that a check finds.
 * </ul>
 *
 * How often walks lead to the same move does not matter, nor does the order in which they are
 * found. It is taken for granted that values fit the types they are assigned to, as authors
 * guarantee.
 */
package org.regames.ir.passes;
