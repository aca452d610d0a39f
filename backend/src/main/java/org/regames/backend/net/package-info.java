/**
 * Plays games on their propositional nets, behind the same interface as compiled automata: for
 * games so large that planning their automaton takes minutes and makes play no faster. Changes
 * propagate through the net gate by gate; gates that do not change cost nothing. A game where x
 * says {@code m0} or {@code m1}, and {@code m1} ends the play with 100 points for x (its net is in
 * this package's tests):
 *
 * <pre>{@code
 * ForwardModel model = NetEngine.compile(net);
 * GameState state = model.newState();
 * MoveBuffer moves = model.newMoves();
 * state.legalMoves(moves);
 * state.tags(moves, 1);      // [m1]
 * state.apply(moves, 1);
 * state.isTerminal();        // true
 * state.score(0);            // 100
 * }</pre>
 */
package org.regames.backend.net;
