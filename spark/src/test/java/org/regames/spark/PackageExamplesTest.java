package org.regames.spark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.pcg.cluster.Cluster;

/** The examples of the pages of this package and of that of clusters. */
@Tag("long")
class PackageExamplesTest {
  /** Repeats a text, with the setting between. */
  public record Twice(String setting) implements UnaryOperator<String> {
    @Override
    public String apply(String text) {
      return text + setting + text;
    }
  }

  @Test
  void theExampleOfSparkIsTrue() {
    String[] results = new String[3];
    String worker = Twice.class.getName();
    try (Cluster cluster =
        SparkCluster.open("local[2]", List.of(), worker, "-", System.err::println)) {
      cluster.each(List.of("a", "b", "c"), (number, text) -> results[number] = text);
    }
    assertEquals("c-c", results[2]);
    assertArrayEquals(new String[] {"a-a", "b-b", "c-c"}, results);
  }
}
