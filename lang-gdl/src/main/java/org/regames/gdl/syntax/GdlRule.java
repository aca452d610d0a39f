package org.regames.gdl.syntax;

import java.util.List;
import org.regames.ir.diagnostic.Origin;

/**
 * A rule: the head holds if all conditions of the body do. A rule without body is a fact.
 *
 * @param comments the comment lines before the rule, with their semicolons
 */
public record GdlRule(Atom head, List<Formula> body, List<String> comments, Origin origin) {
  public GdlRule {
    body = List.copyOf(body);
    comments = List.copyOf(comments);
  }

  /** Prints as prefix GDL on one line. */
  @Override
  public String toString() {
    return body.isEmpty()
        ? head.toString()
        : "(<= "
            + head
            + " "
            + String.join(" ", body.stream().map(Object::toString).toList())
            + ")";
  }
}
