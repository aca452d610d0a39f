/**
 * Plays games by following the paths of their automaton. It is exact and simple, so that faster
 * engines can be checked against it.
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
 * <p>How it works. {@code rules} holds the game with every name resolved: symbols, variables and
 * keys are numbers, and {@code values} are immutable. {@code search} follows all legal paths from a
 * state. In this package, {@code Moves} collects the distinct moves found, {@code ForcedMoves}
 * plays the keeper's, {@code Watch} and {@code Reports} report what is improper, {@code Stepper}
 * follows single paths for the debugger, and {@code Explainer} says why a move is not legal.
 */
package org.regames.backend.interpreter;
