/**
 * Playing compiled games fast: the interface for search algorithms and whoever embeds games.
 *
 * <p>A {@link org.regames.backend.model.ForwardModel} makes states and buffers. A state is played
 * on in place; the keeper's moves are played at once. Nothing is allocated while playing, but by
 * what gives names and lists. One playout of a game where x and then o say {@code 0} or {@code 1}
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
 * <p>Threads share a model, not states or buffers. What improper games do is defined as well: of
 * several legal moves of the keeper the first found is played; a state where somebody has no move
 * has no legal moves and is not terminal; symbols that a type does not have are kept; assignments
 * at symbols that are no keys do nothing; paths that never end are reported by an {@link
 * java.lang.IllegalStateException} where they exhaust the stack.
 */
package org.regames.backend.model;
