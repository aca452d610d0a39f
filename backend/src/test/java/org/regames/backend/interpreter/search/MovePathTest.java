package org.regames.backend.interpreter.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.regames.ir.Action;
import org.regames.ir.Edge;

class MovePathTest {
  private static MovePath path(int edges) {
    List<Edge> chain =
        IntStream.range(0, edges)
            .mapToObj(i -> new Edge("n" + i, "n" + (i + 1), new Action.Skip()))
            .toList();
    return new MovePath(chain);
  }

  @Test
  void shortPathsAreShownWhole() {
    assertEquals("n0 -> n1 -> n2", path(2).toString());
  }

  @Test
  void theMiddleOfLongPathsIsLeftOut() {
    String text = path(100).toString();
    assertTrue(text.contains("n11 -> n12 … 76 edges … -> n89"), text);
    assertTrue(text.endsWith("n99 -> n100"), text);
  }
}
