/**
 * Tables as Parquet files, written without a cluster.
 *
 * <pre>{@code
 * List<Map<String, Object>> rows = List.of(Map.of("file", "a.hrg", "plays", 100, "balance", 0.75));
 * ParquetTable.write(file, List.of("file", "plays", "balance"), rows);
 * }</pre>
 */
package org.regames.parquet;
