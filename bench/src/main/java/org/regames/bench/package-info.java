/**
 * Benchmarks: how fast games are read, planned, played and searched, each with a baseline. They are
 * run by name with JMH parameters, as in {@code FeatureBenchmark -p without=BITBOARDS}; {@link
 * org.regames.bench.measure} summarizes the numbers, {@link org.regames.bench.ceiling} has the
 * hand-written players, {@link org.regames.bench.family} games on boards of growing size.
 *
 * <p>A game is given by its file, whose suffix tells the language:
 *
 * <pre>{@code
 * GameFile file = GameFile.of("race.rg", text);
 * file.language().name();         // rg
 * file.game().edges().size();     // 3
 * }</pre>
 */
package org.regames.bench;
