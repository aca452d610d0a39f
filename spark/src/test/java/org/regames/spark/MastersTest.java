package org.regames.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.regames.pcg.cluster.ClusterException;

/** What is said of a master that is none, does not answer, or has no workers. */
class MastersTest {
  private static <E extends Exception> String message(Class<E> type, String master) {
    return assertThrows(type, () -> SparkCluster.open(master, List.of(), "", "", _ -> {}))
        .getMessage();
  }

  @Test
  void aMasterThatIsNoneOrDoesNotAnswerIsOneLine() {
    assertEquals(
        "expected local[N], local[*], spark://HOST:PORT or another master of Spark, found"
            + " `nowhere`",
        message(IllegalArgumentException.class, "nowhere"));
    assertEquals(
        "expected spark://HOST:PORT, found `spark://host`",
        message(IllegalArgumentException.class, "spark://host"));
    assertEquals(
        "no master of Spark answers at spark://127.0.0.1:1",
        message(ClusterException.class, "spark://127.0.0.1:1"));
  }

  @Test
  void aMasterWithoutWorkersIsTalkedOfAndThenGivenUp() {
    List<String> said = new ArrayList<>();
    Patience patience = new Patience("spark://m:7077", Duration.ofSeconds(60), said::add);
    long start = 42;
    for (int second : new int[] {0, 2, 4, 59}) {
      patience.look(false, start + TimeUnit.SECONDS.toNanos(second));
      assertEquals(second > 3 ? 1 : 0, said.size(), () -> "after " + second + " s");
    }
    assertTrue(said.getFirst().startsWith("waiting for workers of spark://m:7077"), said::toString);
    patience.look(true, start + TimeUnit.SECONDS.toNanos(70));
    patience.look(false, start + TimeUnit.SECONDS.toNanos(80));
    patience.look(false, start + TimeUnit.SECONDS.toNanos(139));
    assertEquals(2, said.size(), "said again where the workers are lost");
    String end =
        assertThrows(
                ClusterException.class,
                () -> patience.look(false, start + TimeUnit.SECONDS.toNanos(140)))
            .getMessage();
    assertTrue(end.startsWith("spark://m:7077: no worker took the job within 60 s"), end);
  }
}
