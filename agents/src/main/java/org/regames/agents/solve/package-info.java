/**
 * Computes the value of states by exhaustive search.
 *
 * <pre>{@code
 * PlayedGame game = PlayedGame.of(hexapawn);
 * Solver solver = new Solver(game, 1 << 24, Duration.ofMinutes(1), states -> {});
 * solver.solve(game.model().newState()).scores(); // [0, 100]: Black wins
 * }</pre>
 */
package org.regames.agents.solve;
