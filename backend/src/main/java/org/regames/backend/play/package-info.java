/**
 * Statistics from playing many moves: counts of move sequences, and random playouts.
 *
 * <p>With {@code interpreter} for a game where x and then o say {@code 0} or {@code 1} and o wins
 * by saying the same (the text is in this package's tests):
 *
 * <pre>{@code
 * new Perft(interpreter).counts(3);       // [1, 2, 4, 0]: there are four plays of two moves
 * PlayoutStatistics statistics = Playouts.of(1000, 42).run(interpreter);
 * statistics.plies().mean();              // 2.0
 * statistics.scores().get("o");           // {0=…, 1=…}, each about 500
 * }</pre>
 */
package org.regames.backend.play;
