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
 * Effects that are all worked out before any of them happens: what they change is copied first, and
 * all that is decided on looks at the copies.
 *
 * <p>Statements that only do what was decided on are marked as acts, and see what is there when
 * they happen; so is what follows from an effect.
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

  /** Statements that only do what was decided on before. */
  Set<HrgStatement> acts() {
    return acts;
  }

  /** The same statements, from now on such that only do what was decided on before. */
  List<HrgStatement> act(List<HrgStatement> statements) {
    acts.addAll(statements);
    return statements;
  }

  /** Whether effects have to be written as decisions and acts. */
  boolean isWanted() {
    return wanted;
  }

  /** What follows from effects, which sees what they have done. */
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

  /**
   * Has all decisions of effects taken before any of them happens; inside of others, with those.
   */
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
   * The same where what is decided on are pieces, what they have, sites that are remembered,
   * variables, and who is next; nothing where it is more.
   *
   * @param effects makes them, of which those that move pieces are acts
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

  /** Effects of which the first ones are taken back where the others do not happen. */
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

  /** What is assigned to, at a place that is looked up in the copies. */
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

  /** A graph that sees what was there before. */
  private String foreseen(String graph, Map<String, String> known) {
    List<HrgStatement> body = model.definitions().body(graph);
    List<HrgStatement> changed = new ArrayList<>();
    if (changes(graph, new HashSet<>()).anyMatch(known::containsKey)) {
      // It tries something out; what it changes is forgotten.
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
