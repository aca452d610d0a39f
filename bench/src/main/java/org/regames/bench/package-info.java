/**
 * Benchmarks: how fast games are read, planned, played and searched, each beside what it is
 * compared with. They are run by name with the parameters of JMH, as in {@code FeatureBenchmark -p
 * without=SETS}; {@link org.regames.bench.measure} says what the numbers mean, {@link
 * org.regames.bench.ceiling} has the players written by hand, {@link org.regames.bench.family} the
 * boards of growing size.
 *
 * <p>A game is named by its file, which says the language that it is in:
 *
 * <pre>{@code
 * GameFile file = GameFile.of("race.rg", text);
 * file.language().name();         // rg
 * file.game().edges().size();     // 3
 * }</pre>
 */
package org.regames.bench;
