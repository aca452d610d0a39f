/**
 * Plays games by walking their automaton: exact and simple, so that faster ways of playing can be
 * checked against it.
 *
 * <p>With {@code game} a valid game where x says {@code 0} or {@code 1} and then o does, unseen by
 * x (the text is in this package's tests):
 *
 * <pre>{@code
 * Interpreter interpreter = Interpreter.of(game);
 * State start = interpreter.settle(interpreter.initial()).orElseThrow(); // x is to move
 * Move zero = interpreter.moves(start).getFirst();                       // 0
 * State second = interpreter.settle(zero.next()).orElseThrow();          // o is to move
 * Move one = interpreter.moves(second).getLast();                        // 1
 * one.seenBy("x");                                                       // []
 * State end = interpreter.settle(one.next()).orElseThrow();
 * end.isTerminal();                                                      // true
 * end.scores();                                                          // {x=1, o=0}
 * end.play();                                 // [keeper:, x: 0, keeper:, o: 1, keeper:]
 * interpreter.findings().isEmpty();                                      // true: all was proper
 * }</pre>
 *
 * <p>How it works. {@code ResolvedGame} resolves every name of a game once: symbols, variables and
 * keys to numbers ({@code Symbols}, {@code TypeLayouts}, {@code TermResolver}, {@code
 * LiteralLayout}), actions to {@code ResolvedAction}s ({@code ActionResolver}). {@code Search}
 * follows all legal paths from a state; semistates are immutable and share what they have in
 * common, so there is nothing to undo, and whether a walk has been in a state before is exact.
 * {@code Moves} keeps the distinct moves found, {@code ForcedMoves} plays the keeper's, and {@code
 * Watch} and {@code Reports} report what is improper.
 */
package org.regames.backend.interpreter;
