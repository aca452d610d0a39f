/**
 * Summarizes measurements, in numbers and as charts.
 *
 * <pre>{@code
 * SampleSummary rates = SampleSummary.of(List.of(90.0, 100.0, 120.0));
 * rates.median();    // 100.0
 * rates.spread();    // 0.3
 * Plot.Line line = new Plot.Line("jvm", new TreeMap<>(Map.of(1, 100.0, 2, 190.0)));
 * new Plot("Hex", "threads", "playouts/s", false, List.of(line)).svg();    // <?xml … <svg …
 * }</pre>
 */
package org.regames.bench.measure;
