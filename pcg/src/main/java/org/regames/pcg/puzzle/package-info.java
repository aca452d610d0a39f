/**
 * Positions of a game with a task: find the one move that wins by force.
 *
 * <pre>{@code
 * PuzzleSearch search = new PuzzleSearch(game, 3, 5, 20_000, 1);
 * List<Puzzle> found = search.find(10, 200, plays -> {});
 * found.getFirst().solution();                              // the tags of the moves of one line
 * }</pre>
 */
package org.regames.pcg.puzzle;
