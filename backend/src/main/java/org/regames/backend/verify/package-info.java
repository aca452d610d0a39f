/**
 * Checks whether a game is proper (RG paper, section 2.1), and lints it. With a game for one player
 * who says {@code yes} or {@code no} and cannot go on after {@code no}:
 *
 * <pre>{@code
 * Verification found = new Verifier(1000, 100, 1).verify(game, done -> {});
 * found.exhaustive();                                  // true: all states were searched
 * found.isProper();                                    // false
 * found.against(ProperCondition.CONTINUABLE).getFirst().play(); // [keeper:, x: no]
 * }</pre>
 *
 * <p>{@code Exploration} searches breadth first, {@code StateCycles} looks for endless plays among
 * the states it found, and {@code RandomPlays} looks farther if there are too many states. The
 * interpreter itself reports what is improper; lints are about what was never reached.
 */
package org.regames.backend.verify;
