package org.regames.gdl.syntax;

import java.util.List;
import org.regames.ir.diagnostic.Origin;

/**
 * A game description: its rules in the order of the text.
 *
 * @param comments the comment lines after the last rule
 * @param start the first position of the text, for findings about the whole
 */
public record GdlDescription(List<GdlRule> rules, List<String> comments, Origin start) {
  public GdlDescription {
    rules = List.copyOf(rules);
    comments = List.copyOf(comments);
  }
}
