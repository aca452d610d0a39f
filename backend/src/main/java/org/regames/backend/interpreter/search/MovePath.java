package org.regames.backend.interpreter.search;

import java.util.List;
import org.regames.ir.Edge;

/** The edges of a move, in order. */
public record MovePath(List<Edge> edges) {
  private static final int MOST_SHOWN = 24;

  public MovePath {
    edges = List.copyOf(edges);
  }

  /** {@code a -[pos = 1]-> b -> c}; the middle of a long path is left out. */
  @Override
  public String toString() {
    if (edges.isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder(edges.getFirst().from());
    for (int i = 0; i < edges.size(); i++) {
      if (edges.size() > MOST_SHOWN && i == MOST_SHOWN / 2) {
        int skipped = edges.size() - MOST_SHOWN;
        text.append(" … ").append(skipped).append(" edges …");
        i += skipped;
      }
      String action = edges.get(i).action().toString();
      text.append(action.isEmpty() ? " -> " : " -[" + action + "]-> ").append(edges.get(i).to());
    }
    return text.toString();
  }
}
