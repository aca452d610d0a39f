/**
 * What plays tell about a game: {@link org.regames.pcg.metrics.Plays} plays and leaves a {@link
 * org.regames.pcg.metrics.PlayTrace} of each play, a {@link org.regames.pcg.metrics.Metric} makes
 * an {@link org.regames.pcg.metrics.Estimate} of many.
 *
 * <pre>{@code
 * List<PlayTrace> plays = new Plays(1, 100).random(game, 50, Meter.unlimited());
 * plays.getFirst().decisions();                             // 1
 * Metric branching = Metrics.of(2).stream()
 *     .filter(metric -> metric.name().equals("branching")).findFirst().orElseThrow();
 * branching.of(plays).value();                              // 3
 * }</pre>
 */
package org.regames.pcg.metrics;
