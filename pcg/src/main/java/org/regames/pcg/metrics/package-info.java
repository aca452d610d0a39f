/**
 * Measures games by their plays: {@link org.regames.pcg.metrics.Plays} records a {@link
 * org.regames.pcg.metrics.PlayTrace} of each play, and a {@link org.regames.pcg.metrics.Metric}
 * computes an {@link org.regames.pcg.metrics.Estimate} from many of them.
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
