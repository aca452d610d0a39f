/**
 * A player that evaluates propositional nets directly:
 *
 * <pre>{@code
 * Propnet net = Propnet.of(new Source("tictactoe.kif", text));
 * net.reset();
 * int[] moves = new int[net.mostMoves()];
 * net.legal(0, moves);  // 9
 * }</pre>
 */
package org.regames.bench.propnet;
