package org.regames.ir;

import java.util.Comparator;
import org.regames.ir.diagnostic.Origin;

/** A transition of the automaton: from one node to another by an action. */
public record Edge(String from, String to, Action action, Origin origin) {
  /** The node where every play starts. */
  public static final String BEGIN = "begin";

  /** The node where every play ends. */
  public static final String END = "end";

  /**
   * The canonical order: {@code begin} first, {@code end} last, else the natural order of names.
   */
  public static final Comparator<Edge> CANONICAL = Edge::compare;

  public Edge(String from, String to, Action action) {
    this(from, to, action, Origin.UNKNOWN);
  }

  private static int compare(Edge a, Edge b) {
    int order = compare(a.from, b.from);
    order = order != 0 ? order : compare(a.to, b.to);
    return order != 0
        ? order
        : NaturalOrder.NATURAL.compare(a.action.toString(), b.action.toString());
  }

  private static int compare(String a, String b) {
    if (a.equals(b)) {
      return 0;
    }
    int order = Integer.compare(rank(a), rank(b));
    return order != 0 ? order : NaturalOrder.NATURAL.compare(a, b);
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
