package org.regames.hrg.variation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;

/** Conditions and alternatives of a game that can also be used in other places of it. */
final class Ingredients {
  /** A part of a game, with the local names it needs. */
  private record Ingredient<T>(T what, Set<String> needs) {}

  private final List<Ingredient<HrgExpression>> conditions = new ArrayList<>();
  private final List<Ingredient<Block>> alternatives = new ArrayList<>();
  private final Set<String> locals = new LinkedHashSet<>();

  Ingredients(HrgGame game) {
    List<HrgExpression> all = new ArrayList<>();
    List<Block> blocks = new ArrayList<>();
    new Rebuilding(node -> look(node, all, blocks)).game(game);
    for (HrgDefinition.Graph graph : game.all(HrgDefinition.Graph.class)) {
      graph.parameters().forEach(parameter -> locals.add(parameter.name().text()));
    }
    all.stream().distinct().forEach(each -> conditions.add(new Ingredient<>(each, needs(each))));
    blocks.stream()
        .distinct()
        .forEach(each -> alternatives.add(new Ingredient<>(each, needs(each))));
  }

  private Optional<Object> look(Object node, List<HrgExpression> all, List<Block> blocks) {
    switch (node) {
      case HrgStatement.Check check -> all.add(check.condition());
      case HrgStatement.If choice -> choice.arms().forEach(arm -> all.add(arm.condition()));
      case HrgStatement.Branch branch -> blocks.addAll(branch.alternatives());
      case HrgStatement.BranchIn branch -> locals.add(branch.variable().text());
      case HrgStatement.RepeatIn repeat -> locals.add(repeat.variable().text());
      default -> {} // other nodes have nothing to look for, whatever they are
    }
    return Optional.empty();
  }

  /** The local names that are used in a part of a graph, those bound in it not counted. */
  private Set<String> needs(Object part) {
    Set<String> used = new LinkedHashSet<>();
    Set<String> bound = new LinkedHashSet<>();
    Rebuilding reading =
        new Rebuilding(
            node -> {
              switch (node) {
                case Name name -> used.add(name.text());
                case HrgStatement.BranchIn branch -> bound.add(branch.variable().text());
                case HrgStatement.RepeatIn repeat -> bound.add(repeat.variable().text());
                default -> {} // names are all that is used
              }
              return Optional.empty();
            });
    if (part instanceof Block block) {
      reading.block(block);
    } else {
      reading.expression((HrgExpression) part);
    }
    used.retainAll(locals);
    used.removeAll(bound);
    return used;
  }

  /** Conditions that can be used where these local names are in scope. */
  List<HrgExpression> conditions(Map<String, HrgType> here) {
    return conditions.stream()
        .filter(each -> here.keySet().containsAll(each.needs()))
        .map(Ingredient::what)
        .toList();
  }

  /** Alternatives that can be used where these local names are in scope. */
  List<Block> alternatives(Map<String, HrgType> here) {
    return alternatives.stream()
        .filter(each -> here.keySet().containsAll(each.needs()))
        .map(Ingredient::what)
        .toList();
  }
}
