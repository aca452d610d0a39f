/**
 * A cluster of Spark for work on many texts.
 *
 * <pre>{@code
 * String[] results = new String[3];
 * try (Cluster cluster = SparkCluster.open("local[2]", List.of(), Twice.class.getName(), "-")) {
 *   cluster.each(List.of("a", "b", "c"), (number, text) -> results[number] = text);
 * }
 * results[2];                                               // c-c
 * }</pre>
 */
package org.regames.spark;
