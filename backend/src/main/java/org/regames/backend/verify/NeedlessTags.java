package org.regames.backend.verify;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.passes.Passes;

/** Finds tags that distinguish no moves: those that the pass for redundant tags drops. */
final class NeedlessTags {
  private static final String PASS = "skip-redundant-tags";

  private NeedlessTags() {}

  /** One finding for each rule all of whose tags are needless. */
  public static List<Lint> of(Game game) {
    Set<Edge> kept = new HashSet<>(Passes.parse(PASS).run(game).edges());
    Map<AuthoredRule, Edge> needless = new LinkedHashMap<>();
    Set<AuthoredRule> needed = new HashSet<>();
    for (Edge edge : game.edges()) {
      AuthoredRule rule = AuthoredRule.of(edge);
      if (edge.action() instanceof Action.Tagging) {
        if (kept.contains(edge)) {
          needed.add(rule);
        } else {
          needless.putIfAbsent(rule, edge);
        }
      }
    }
    needless.keySet().removeAll(needed);
    List<Lint> lints = new ArrayList<>();
    needless.values().forEach(edge -> lints.add(new Lint.NeedlessTag(edge)));
    return lints;
  }
}
