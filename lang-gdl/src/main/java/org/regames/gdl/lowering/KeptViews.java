package org.regames.gdl.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.NetView;
import org.regames.ir.Action;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.Variable;

/** Views whose values the keeper computes at the start of each step and keeps in a map. */
final class KeptViews {
  private final GameNet game;
  private final List<Integer> kept = new ArrayList<>();
  private final EdgeCollector graph;
  private String map = "";

  KeptViews(GameNet game, EdgeCollector graph) {
    this.game = game;
    this.graph = graph;
    for (int view = 0; view < game.views().size(); view++) {
      if (isKept(view)) {
        kept.add(view);
      }
    }
  }

  boolean exist() {
    return !kept.isEmpty();
  }

  boolean isKept(int view) {
    return game.views().get(view).isKept();
  }

  /** Makes the variable, once the symbols of all types are known. */
  void define(GdlDefinitions definitions) {
    if (!kept.isEmpty()) {
      Type type = definitions.type("View", kept.stream().map(KeptViews::key).toList());
      Type bool = definitions.type("Bool", List.of("0", "1"));
      Value zero = new Value.MapLiteral(Optional.of(new Value.Named("0")), List.of());
      map = definitions.name("kept");
      definitions.variables.add(new Variable(map, new Type.Arrow(type, bool), zero));
    }
  }

  private static String key(int view) {
    return "Zv" + view; // no term has a name like this
  }

  private Expression place(int view) {
    return new Expression.Access(EdgeCollector.name(map), EdgeCollector.name(key(view)));
  }

  /** Tests that a view holds. */
  Action test(int view, boolean negated) {
    return new Action.Comparison(place(view), EdgeCollector.name("1"), negated);
  }

  /** Writes the computation of all of them; returns the node after that. */
  String write(String from, FormulaWriter conditions) {
    String at = from;
    for (int number : kept) {
      NetView view = game.views().get(number);
      String yes = graph.node(from);
      String no = graph.node(from);
      String after = graph.node(from);
      conditions
          .about("part", graph.scope())
          .fork(view.rules().getFirst().condition(), at, yes, no);
      graph.edge(yes, after, EdgeCollector.assign(place(number), "1"));
      graph.edge(no, after, EdgeCollector.assign(place(number), "0"));
      at = after;
    }
    return at;
  }
}
