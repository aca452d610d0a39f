package org.regames.hrg.variation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.syntax.Generator;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgExpression.MapLiteral;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.hrg.variation.Change.Kind;

/** All small changes of a game. Most of them leave it well typed. */
final class Changes {
  private final GameNames names;
  private final List<Change> found = new ArrayList<>();
  private final ExpressionChanges expressions;
  private final StatementChanges statements;

  private Changes(HrgGame game) {
    this.names = new GameNames(game);
    Map<String, List<String>> graphs = new LinkedHashMap<>();
    for (HrgDefinition.Graph graph : game.all(HrgDefinition.Graph.class)) {
      graphs.put(
          graph.name().text(),
          graph.parameters().stream().map(parameter -> parameter.type().toString()).toList());
    }
    this.expressions = new ExpressionChanges(names, graphs, found);
    this.statements = new StatementChanges(names, graphs, new Ingredients(game), found);
  }

  /** The changes of a game, in the order of its text. */
  static List<Change> of(HrgGame game) {
    Changes changes = new Changes(game);
    game.definitions().forEach(changes::definition);
    return changes.found;
  }

  private void definition(HrgDefinition definition) {
    switch (definition) {
      case HrgDefinition.Domain _ -> {} // sizes change everywhere at once: see Sizes
      case HrgDefinition.Variable variable ->
          variable.initial().ifPresent(initial -> setup(initial, variable.type()));
      case HrgDefinition.Function function -> {
        String result = GameNames.signature(function.type()).result();
        for (HrgDefinition.Case each : function.cases()) {
          expressions.value(each.body(), Optional.of(result), Map.of());
        }
      }
      case HrgDefinition.Graph graph -> {
        Map<String, HrgType> locals = new LinkedHashMap<>();
        graph.parameters().forEach(each -> locals.put(each.name().text(), each.type()));
        statements.block(graph.body(), locals);
      }
    }
  }

  private void setup(HrgExpression initial, HrgType type) {
    if (!(initial instanceof MapLiteral map)) {
      expressions.value(initial, Optional.of(type.toString()), Map.of());
      return;
    }
    String content = GameNames.signature(type).result();
    for (HrgExpression.Part part : map.parts()) {
      expressions.value(part.key(), Optional.empty(), Map.of());
      for (String symbol : names.symbols(content)) {
        if (!ExpressionChanges.ref(symbol).equals(part.value())) {
          found.add(new Change(Kind.SETUP, part.value(), ExpressionChanges.ref(symbol)));
        }
      }
      part.generators().forEach(this::generator);
      if (map.parts().size() > 1) {
        List<HrgExpression.Part> rest = new ArrayList<>(map.parts());
        rest.remove(part);
        found.add(new Change(Kind.SETUP, map, new MapLiteral(map.otherwise(), rest, map.origin())));
      }
    }
  }

  private void generator(Generator generator) {
    switch (generator.values()) {
      case Generator.Values.Range(Name first, Name last) -> {
        expressions.number(first);
        expressions.number(last);
      }
      case Generator.Values.Members(List<Name> members) -> members.forEach(expressions::number);
    }
  }
}
