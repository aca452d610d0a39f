/**
 * What can be said of a game without playing it. Nothing here changes a game.
 *
 * <p>{@link org.regames.ir.analysis.Typing} unfolds types and types expressions; equal types have
 * the same {@link org.regames.ir.analysis.Shape}. {@link org.regames.ir.analysis.Automaton} numbers
 * nodes and edges, so that searches work on arrays and bit sets. With {@code game} the one of
 * {@link org.regames.ir}:
 *
 * <pre>{@code
 * Typing typing = Typing.of(game);
 * typing.typeOf(new Expression.Reference("player")).orElseThrow(); // {x, keeper, random}
 *
 * Automaton automaton = Automaton.of(game);
 * int turn = automaton.node("turn").orElseThrow();
 * automaton.successors(turn, _ -> true).length;                    // 1
 * automaton.reachableFrom(List.of(turn)).cardinality();            // 3: turn, said, end
 * }</pre>
 *
 * <p>{@link org.regames.ir.analysis.Components} finds circles of any graph, {@link
 * org.regames.ir.analysis.CheckWalks} where reachability checks come to; all of it is linear or
 * close to it.
 */
package org.regames.ir.analysis;
