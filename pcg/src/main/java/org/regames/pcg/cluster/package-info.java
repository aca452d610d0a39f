/**
 * Work on other processes, as texts that come back as texts.
 *
 * <pre>{@code
 * String[] results = new String[texts.size()];
 * try (Cluster cluster = SparkCluster.open("local[2]", List.of(), Upper.class.getName(), "!")) {
 *   cluster.each(texts, (number, text) -> results[number] = text);
 * }
 * }</pre>
 */
package org.regames.pcg.cluster;
