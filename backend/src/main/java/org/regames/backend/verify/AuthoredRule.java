package org.regames.backend.verify;

import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.diagnostic.Origin;

/**
 * A rule that an author wrote once and a translation may have turned into many edges: a place in a
 * source and a kind of action. Edges without a known place are rules of their own.
 *
 * @param where the name of the source, or the edge
 * @param kind distinguishes the two branches of a condition
 */
record AuthoredRule(String where, int start, int end, String kind) {
  public static AuthoredRule of(Edge edge) {
    Origin origin = edge.origin();
    return origin.isKnown()
        ? new AuthoredRule(
            origin.source().name(), origin.start(), origin.end(), kind(edge.action()))
        : new AuthoredRule(edge.toString(), 0, 0, "");
  }

  private static String kind(Action action) {
    return switch (action) {
      case Action.Skip _ -> "skip";
      case Action.Comparison comparison -> comparison.negated() ? "different" : "equal";
      case Action.Write _ -> "assignment";
      case Action.Reachability check -> check.negated() ? "unreachable" : "reachable";
      case Action.Tagging _ -> "tag";
    };
  }
}
