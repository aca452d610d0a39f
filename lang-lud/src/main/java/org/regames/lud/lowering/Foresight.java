package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;

/**
 * Effects that are all decided before any of them happens: the variables that they change are
 * copied first, and all decisions read the copies.
 *
 * <p>Statements that only perform what was decided are marked as acts, and read the current values;
 * so are the consequences of an effect.
 */
final class Foresight {
  private final Model model;
  private final Set<HrgStatement> acts = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<String, String> copies = new HashMap<>();
  private boolean wanted;
  private int level;

  Foresight(Model model) {
    this.model = model;
  }

  /** Statements that only perform what was decided before. */
  Set<HrgStatement> acts() {
    return acts;
  }

  /** Marks statements as only performing what was decided before. */
  List<HrgStatement> act(List<HrgStatement> statements) {
    acts.addAll(statements);
    return statements;
  }

  /** Whether effects have to be written as decisions and acts. */
  boolean isWanted() {
    return wanted;
  }

  /** The consequences of effects, which see the changes by these. */
  List<HrgStatement> following(Supplier<List<HrgStatement>> effects) {
    boolean outside = wanted;
    wanted = false;
    try {
      List<HrgStatement> statements = effects.get();
      return outside ? act(statements) : statements;
    } finally {
      wanted = outside;
    }
  }

  /** A place that stays the same while effects happen. */
  HrgExpression fixed(String name, HrgExpression site, List<HrgStatement> into) {
    if (site.all().noneMatch(this::mayChange)) {
      return site;
    }
    HrgExpression kept = model.definitions().scratch(name, Hrg.type("Site"));
    into.add(Hrg.set(kept, site));
    return kept;
  }

  private boolean mayChange(HrgExpression expression) {
    return expression instanceof HrgExpression.Reference(var name)
        && model.definitions().has(name.text())
        && !model.definitions().isScratch(name.text())
        && !Dependence.SCRATCH.contains(name.text());
  }

  /** Makes all decisions of effects before any of them happens; nested calls join the outer one. */
  List<HrgStatement> of(Supplier<List<HrgStatement>> effects) {
    if (wanted) {
      return effects.get();
    }
    wanted = true;
    level++;
    try {
      List<HrgStatement> statements = effects.get();
      Dependence changes = new Dependence(model.definitions(), acts);
      changes.add(statements);
      Map<String, String> known = new HashMap<>();
      List<HrgStatement> all = new ArrayList<>();
      for (String name : changes.seen(statements)) {
        HrgExpression copy = copy(name);
        known.put(name, ((HrgExpression.Reference) copy).name().text());
        all.add(Hrg.set(copy, Hrg.ref(name)));
      }
      statements.forEach(each -> all.add(known.isEmpty() ? each : foreseen(each, known)));
      return all;
    } finally {
      wanted = false;
      level--;
    }
  }

  /**
   * The same if the decisions depend only on pieces and their numbers, remembered sites, variables,
   * and the next player; empty otherwise.
   *
   * @param effects makes the effects, of which those that move pieces are acts
   */
  Optional<List<HrgStatement>> ofPieces(Supplier<List<HrgStatement>> effects) {
    boolean outside = wanted;
    List<HrgStatement> statements;
    wanted = true;
    try {
      statements = effects.get();
    } finally {
      wanted = outside;
    }
    Dependence changes = new Dependence(model.definitions(), acts);
    changes.add(statements);
    return changes.seen(statements).stream()
            .allMatch(
                each ->
                    each.equals("next")
                        || PieceStacks.MAPS.contains(each)
                        || model.variables().isKept(each)
                        || model.remembered().isOfSites(each))
        ? Optional.of(of(() -> statements))
        : Optional.empty();
  }

  /** Effects of which the first ones are undone if the others do not happen. */
  void unless(
      HrgExpression happens,
      List<HrgStatement> first,
      List<HrgStatement> then,
      List<HrgStatement> into) {
    Dependence changes = new Dependence(model.definitions(), acts);
    changes.add(first);
    level++;
    List<HrgStatement> back = new ArrayList<>();
    for (String name : changes.all()) {
      HrgExpression copy = copy(name);
      into.add(Hrg.set(copy, Hrg.ref(name)));
      back.add(Hrg.set(Hrg.ref(name), copy));
    }
    level--;
    into.addAll(first);
    into.add(Hrg.choose(List.of(Hrg.arm(happens, Hrg.block(then))), Hrg.block(back)));
  }

  private HrgExpression copy(String name) {
    String title =
        copies.computeIfAbsent(
            name + level,
            _ -> model.definitions().fresh(name + "Before" + (level == 1 ? "" : "" + level)));
    return model.definitions().scratch(title, model.definitions().type(name));
  }

  private HrgStatement foreseen(HrgStatement statement, Map<String, String> known) {
    if (acts.contains(statement)) {
      return statement;
    }
    HrgStatement changed =
        statement instanceof HrgStatement.Assignment(var target, var value, var origin)
            ? new HrgStatement.Assignment(place(target, known), foreseen(value, known), origin)
            : statement.mapExpressions(each -> foreseen(each, known));
    return changed.mapBlocks(
        block ->
            new Block(
                block.statements().stream().map(each -> foreseen(each, known)).toList(),
                block.origin()));
  }

  /** The target of an assignment, with keys read from the copies. */
  private HrgExpression place(HrgExpression target, Map<String, String> known) {
    return target
            instanceof HrgExpression.Application(var map, var arguments, var brackets, var origin)
        ? new HrgExpression.Application(
            place(map, known),
            arguments.stream().map(each -> foreseen(each, known)).toList(),
            brackets,
            origin)
        : target;
  }

  private HrgExpression foreseen(HrgExpression expression, Map<String, String> known) {
    if (expression instanceof HrgExpression.Reference(var name)) {
      String copy = known.get(name.text());
      return copy == null ? expression : Hrg.ref(copy);
    }
    if (expression instanceof HrgExpression.Application call && call.asked().isPresent()) {
      String graph = call.asked().get().called().orElseThrow();
      return Hrg.reachable(foreseen(graph, known));
    }
    return expression.mapChildren(each -> foreseen(each, known));
  }

  /** A graph that reads the copies. */
  private String foreseen(String graph, Map<String, String> known) {
    List<HrgStatement> body = model.definitions().body(graph);
    List<HrgStatement> changed = new ArrayList<>();
    if (changes(graph, new HashSet<>()).anyMatch(known::containsKey)) {
      // It is only checked, so its changes are undone.
      known.keySet().stream()
          .sorted()
          .forEach(name -> changed.add(Hrg.set(Hrg.ref(name), Hrg.ref(known.get(name)))));
      changed.addAll(body);
    } else {
      body.forEach(each -> changed.add(foreseen(each, known)));
    }
    return changed.equals(body) ? graph : model.definitions().graph(graph + "Before", changed);
  }

  private Stream<String> changes(String graph, Set<String> seen) {
    if (!seen.add(graph)) {
      return Stream.empty();
    }
    List<HrgStatement> body = model.definitions().body(graph);
    Stream<String> own =
        body.stream()
            .flatMap(HrgStatement::all)
            .filter(HrgStatement.Assignment.class::isInstance)
            .map(each -> Dependence.root(((HrgStatement.Assignment) each).target()));
    Stream<String> inner =
        body.stream()
            .flatMap(HrgStatement::allExpressions)
            .filter(HrgExpression.Application.class::isInstance)
            .flatMap(each -> ((HrgExpression.Application) each).asked().stream())
            .flatMap(call -> changes(call.called().orElseThrow(), seen));
    return Stream.concat(own, inner);
  }
}
