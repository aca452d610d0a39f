/**
 * Searches games for one player: what can be reached, by which moves.
 *
 * <pre>{@code
 * PlayedGame game = PlayedGame.of(lights);
 * SoloSolver.Outcome found =
 *     SoloSolver.solve(
 *         game, game.model().newState(), 1 << 28, Duration.ofMinutes(1), states -> {});
 * found.plan().orElseThrow().moves(); // [[press__2_2]]
 * }</pre>
 */
package org.regames.agents.solo;
