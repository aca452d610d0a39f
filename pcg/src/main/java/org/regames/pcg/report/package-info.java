/**
 * Pages about many measured games: a table, scatter plots, histograms, the map of an archive, and
 * each game with its board, rules and a play.
 *
 * <pre>{@code
 * Report report = new Report("a run", List.of("100 plays of each"), games, Optional.empty(), Map.of());
 * Files.writeString(folder.resolve("index.html"), report.html());
 * }</pre>
 */
package org.regames.pcg.report;
