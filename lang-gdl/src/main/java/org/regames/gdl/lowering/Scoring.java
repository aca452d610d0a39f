package org.regames.gdl.lowering;

import java.util.Map;
import org.regames.gdl.net.GameNet;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;

/** Writes the scores at the end: for each player the greatest of the goals that hold. */
record Scoring(GameNet game, RulePlaces places, FormulaWriter conditions, EdgeCollector graph) {
  /** Writes the scores and the end, from a node on. */
  void write(String over) {
    String at = over;
    for (int role = 0; role < game.roles().size(); role++) {
      if (game.isRandom(role)) {
        continue;
      }
      String player = TermNames.symbol(game.roles().get(role), game.terms());
      String scored = graph.node(over);
      for (Map.Entry<Integer, Integer> goal : game.goals().get(role).reversed().entrySet()) {
        String yes = graph.node(over);
        String no = graph.node(over);
        conditions
            .about("goal_" + player, places.goal(game.terms().text(game.roles().get(role))))
            .fork(goal.getValue(), at, yes, no);
        graph.edge(
            yes, scored, EdgeCollector.assign(Builtins.GOALS, player, goal.getKey().toString()));
        at = no;
      }
      graph.edge(at, scored, new Action.Skip());
      at = scored;
    }
    graph.edge(at, Edge.END, EdgeCollector.assign(Builtins.PLAYER, Builtins.KEEPER));
  }
}
