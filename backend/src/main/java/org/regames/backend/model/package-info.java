/**
 * Fast play of compiled games: the interface for search algorithms and for programs that embed
 * games.
 *
 * <p>A {@link org.regames.backend.model.ForwardModel} makes states and buffers. A state is updated
 * in place; the keeper's moves are played at once. Playing allocates nothing, except in methods
 * that return names and lists. One playout of a game where x and then o say {@code 0} or {@code 1}
 * (the text is in this package's tests):
 *
 * <pre>{@code
 * ForwardModel model = JvmEngine.compile(game);
 * GameState state = model.newState();
 * MoveBuffer moves = model.newMoves();
 * state.legalMoves(moves);
 * moves.size();                                  // 2
 * state.tags(moves, 1);                          // [1]
 * GameState next = state.copy();
 * next.apply(moves, 1);
 * model.players().get(next.currentPlayer());     // o
 * while (next.applyRandom(moves, random)) {}
 * next.isTerminal();                             // true
 * next.score(0);                                 // x's score, 0
 * }</pre>
 *
 * <p>Threads share a model, not states or buffers. Behaviour is also defined for improper games: if
 * the keeper has several legal moves, the first one found is played; a state whose player cannot
 * move has no legal moves and is not terminal; symbols outside a type are kept; assignments at
 * symbols that are not keys do nothing; paths that never end throw an {@link
 * java.lang.IllegalStateException} when they exhaust the stack.
 */
package org.regames.backend.model;
