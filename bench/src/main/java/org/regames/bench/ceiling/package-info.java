/**
 * Hand-written games, as fast as we know how: the ceiling with which {@code regames bench} compares
 * the engines.
 *
 * <pre>{@code
 * Ceiling game = Ceiling.ofFile("connectfour.hrg", 1).orElseThrow();
 * game.perft(4);     // 2401
 * game.playout();    // the number of moves of a random play, from 7 to 42
 * }</pre>
 */
package org.regames.bench.ceiling;
