/**
 * A Spark cluster for work on many texts.
 *
 * <pre>{@code
 * String[] results = new String[3];
 * String worker = Twice.class.getName();
 * try (Cluster cluster =
 *     SparkCluster.open("local[2]", List.of(), worker, "-", System.err::println)) {
 *   cluster.each(List.of("a", "b", "c"), (number, text) -> results[number] = text);
 * }
 * results[2];                                               // c-c
 * }</pre>
 */
package org.regames.spark;
