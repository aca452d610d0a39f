package org.regames.ir;

import java.util.Comparator;
import org.regames.ir.diagnostic.Origin;

/** A transition of the automaton: from one node to another by an action. */
public record Edge(String from, String to, Action action, Origin origin) {
  /** The node where every play starts. */
  public static final String BEGIN = "begin";

  /** The node where every play ends. */
  public static final String END = "end";

  private static final Comparator<String> NODES =
      Comparator.comparingInt(Edge::rank).thenComparing(NaturalOrder.NATURAL);

  /**
   * The canonical order: {@code begin} first, {@code end} last, else the natural order of names.
   */
  public static final Comparator<Edge> CANONICAL =
      Comparator.comparing(Edge::from, NODES)
          .thenComparing(Edge::to, NODES)
          .thenComparing(edge -> edge.action().toString(), NaturalOrder.NATURAL);

  public Edge(String from, String to, Action action) {
    this(from, to, action, Origin.UNKNOWN);
  }

  private static int rank(String node) {
    return node.equals(BEGIN) ? 0 : node.equals(END) ? 2 : 1;
  }

  @Override
  public String toString() {
    String text = action.toString();
    return from + ", " + to + ":" + (text.isEmpty() ? "" : " " + text) + ";";
  }
}
