/**
 * Static analyses of games. Nothing here changes a game.
 *
 * <p>{@link org.regames.ir.analysis.Typing} expands named types and computes the types of
 * expressions; equal types have the same {@link org.regames.ir.analysis.Shape}. {@link
 * org.regames.ir.analysis.Automaton} numbers nodes and edges, so that searches work on arrays and
 * bit sets. With the {@code game} of {@link org.regames.ir}:
 *
 * <pre>{@code
 * Typing typing = Typing.of(game);
 * typing.typeOf(new Expression.Reference("player")).orElseThrow(); // {x, keeper, random}
 *
 * Automaton automaton = Automaton.of(game);
 * int turn = automaton.node("turn");
 * automaton.successors(turn, _ -> true).length;                    // 1
 * automaton.reachableFrom(turn).cardinality();            // 3: turn, said, end
 * }</pre>
 *
 * <p>Several analyses compute what variables may hold, each for a different question, all solved by
 * {@link org.regames.ir.analysis.DataFlow}: {@link org.regames.ir.analysis.ValueSets} at a node,
 * narrowed by comparisons; {@link org.regames.ir.analysis.SymbolFlow} at any time, in maps too;
 * {@link org.regames.ir.analysis.MoveValues} relative to the state before a move. They work with
 * names on an automaton that passes are editing. When nothing is edited any more, the planner
 * numbers symbols and cells, and computes the values of terms over these numbers; frontends whose
 * automata are not yet RG have transfer functions of their own, but the same solver.
 *
 * <p>{@link org.regames.ir.analysis.Liveness} finds where a value still matters. Equations over
 * anything other than nodes are solved by {@link org.regames.ir.analysis.RoundRobinSolver}.
 *
 * <p>A {@link org.regames.ir.analysis.Digraph} knows how nodes are connected, and every automaton
 * is one; {@link org.regames.ir.analysis.Dominators} and {@link org.regames.ir.analysis.DepthFirst}
 * work on any. {@link org.regames.ir.analysis.Components} finds the strongly connected components
 * of any graph, {@link org.regames.ir.analysis.CheckWalks} the nodes that reachability checks
 * visit; all of these take linear or nearly linear time.
 */
package org.regames.ir.analysis;
