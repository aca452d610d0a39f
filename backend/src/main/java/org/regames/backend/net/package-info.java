/**
 * Plays games on their propositional nets, behind the same interface as compiled automata: for
 * games so large that a plan of their automaton takes minutes and is no faster. What a step changes
 * goes through the net gate by gate; what it does not change costs nothing. A game where x says
 * {@code m0} or {@code m1}, the play ends after {@code m1}, and then x has 100 (its net is in this
 * package's tests):
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
