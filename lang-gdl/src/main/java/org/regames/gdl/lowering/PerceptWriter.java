package org.regames.gdl.lowering;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.Net;
import org.regames.gdl.syntax.Keywords;
import org.regames.ir.Action;
import org.regames.ir.Builtins;

/** Writes who sees tags, and what players see of a step. */
record PerceptWriter(
    GameNet game,
    List<Integer> players,
    RulePlaces places,
    FormulaWriter conditions,
    EdgeCollector graph) {
  private String role(int role) {
    return TermNames.symbol(game.roles().get(role), game.terms());
  }

  /** Says who sees the tags that follow. */
  String visible(String from, String name, List<Integer> roles, String value) {
    String at = from;
    for (int role : roles) {
      at = graph.after(at, name, EdgeCollector.assign(Builtins.VISIBLE, role(role), value));
    }
    return at;
  }

  /** What each player sees of the step, shown by the keeper as tags. */
  String write(String from, String name, IntUnaryOperator formulas) {
    String at = from;
    for (int role : players) {
      Map<Integer, Integer> seen = new LinkedHashMap<>();
      game.sees()
          .get(role)
          .forEach(
              (percept, formula) -> {
                int now = formulas.applyAsInt(formula);
                if (now != Net.FALSE) {
                  seen.put(percept, now);
                }
              });
      if (!seen.isEmpty()) {
        at = visible(at, name, List.of(role), "1");
        for (Map.Entry<Integer, Integer> percept : seen.entrySet()) {
          String yes = graph.node(name);
          String after = graph.node(name);
          conditions
              .about("sees", places.of(Keywords.SEES))
              .fork(percept.getValue(), at, yes, after);
          graph.edge(yes, after, new Action.Tag(TermNames.symbol(percept.getKey(), game.terms())));
          at = after;
        }
        at = visible(at, name, List.of(role), "0");
      }
    }
    return at;
  }
}
