/**
 * Finds out whether a game is proper (RG paper, section 2.1), and what looks like a mistake in it.
 * With a game of one player who says {@code yes} or {@code no} and cannot go on after {@code no}:
 *
 * <pre>{@code
 * Verification found = new Verifier(1000, 100, 1).verify(game, done -> {});
 * found.exhaustive();                                  // true: all states were searched
 * found.isProper();                                    // false
 * found.against(ProperCondition.CONTINUABLE).getFirst().play(); // [keeper:, x: no]
 * }</pre>
 *
 * <p>{@code Exploration} searches breadth first, {@code StateCycles} looks for plays without end
 * among what it saw, {@code RandomPlays} looks farther where there are too many states. What is
 * improper the interpreter itself reports; lints are made of what was not seen.
 */
package org.regames.backend.verify;
