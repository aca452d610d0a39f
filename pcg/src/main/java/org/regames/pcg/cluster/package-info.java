/**
 * Work on other processes, as texts that come back as texts.
 *
 * <pre>{@code
 * String[] results = new String[3];
 * try (Cluster cluster = SparkCluster.open("local[2]", List.of(), Twice.class.getName(), "-")) {
 *   cluster.each(List.of("a", "b", "c"), (number, text) -> results[number] = text);
 * }
 * }</pre>
 */
package org.regames.pcg.cluster;
