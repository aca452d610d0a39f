package org.regames.gdl.net;

import java.util.List;

/**
 * A view, recursive or kept: it holds if, for one of its rules, the condition and the other views
 * that the rule names hold.
 *
 * @param relation the relation of its atom, for names in the result
 * @param component the number of the cycle that it is in
 * @param isKept whether its value is computed once for each state, not for each question; such a
 *     view depends on no move and only on views before it
 */
public record NetView(String relation, int component, List<ViewRule> rules, boolean isKept) {
  public NetView {
    rules = List.copyOf(rules);
  }

  /**
   * One way in which a view holds.
   *
   * @param condition a formula without views of the same component
   * @param views views of the same component
   */
  public record ViewRule(int condition, List<Integer> views) {
    public ViewRule {
      views = List.copyOf(views);
    }
  }
}
