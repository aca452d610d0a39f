package org.regames.gdl.recover;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.regames.gdl.Gdl;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.clause.Clauses;
import org.regames.gdl.ground.Grounder;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.NetBuilder;
import org.regames.gdl.net.Simplification;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.language.Budget;

/** Rule sheets as nets, and what is claimed of them. */
final class Sheets {
  private Sheets() {}

  static GameNet game(String sheet) {
    Budget budget = new Budget();
    List<Clause> clauses = Clauses.of(Gdl.description(sheet), budget);
    return Simplification.simplify(
        NetBuilder.build(Grounder.ground(clauses, budget), budget, new Diagnostics()));
  }

  static FactFamily family(GameNet game, String function, List<Integer> keyPlaces) {
    Map<Integer, Integer> facts = new LinkedHashMap<>();
    for (int fact = 0; fact < game.facts().size(); fact++) {
      int term = game.facts().get(fact);
      if (game.terms().name(term).equals(function)) {
        facts.put(fact, term);
      }
    }
    int term = facts.values().iterator().next();
    int arity = game.terms().arguments(term).length;
    return FactFamily.of(function, arity, keyPlaces, facts, game.terms());
  }
}
