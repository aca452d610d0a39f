package org.regames.ir.certify;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.certify.SymbolicTerm.Ask;
import org.regames.ir.certify.SymbolicTerm.Cell;
import org.regames.ir.certify.SymbolicTerm.Symbol;

/**
 * A walk through an automaton from values that have names only (J. C. King, "Symbolic execution and
 * program testing", 1976). Values are split into cases where it matters what they are, and only
 * then (S. Khurshid, C. Pasareanu, W. Visser, "Generalized symbolic execution for model checking
 * and testing", 2003); it begins again with each case.
 */
final class SymbolicPath {
  private static final int DEEPEST = 300;

  /**
   * A whole walk.
   *
   * @param box what has to hold at its start
   * @param label where it leads; nothing where it assigns to a key that a map does not have, and so
   *     no play comes
   * @param values the cells of the first automaton that both have there, but for unchanged ones
   * @param tags what it adds to the move, each with who sees it
   */
  record Way(Box box, String label, Map<String, SymbolicTerm> values, List<SymbolicTerm> tags) {
    /** What it does under some conditions, and these. */
    List<Object> in(Box some) {
      return List.of(
          some.known(), label, some.changed(values), tags.stream().map(some::normal).toList());
    }
  }

  /** A walk that is not whole: which steps it takes from nodes that have several. */
  private record Prefix(List<Program.ChosenEdge> picks, Box box) {}

  /** A walk that has to begin again, in several ways. */
  private static final class ForkException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient List<Prefix> ways;

    ForkException(List<Prefix> ways) {
      super(null, null, false, false);
      this.ways = ways;
    }
  }

  /** A map has no such key to assign to, and so no play comes there. */
  private static final class NoKeyException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private final Checker checker;
  private final Program program;
  private final boolean isFirst;
  private final String start;
  private final Prefix prefix;
  private final List<SymbolicTerm> tags = new ArrayList<>();
  private Map<String, SymbolicTerm> values = new HashMap<>();
  private Box box;
  private String node;
  private int picked;

  private SymbolicPath(Checker checker, Program program, String node, String start, Prefix prefix) {
    this.checker = checker;
    this.program = program;
    this.isFirst = program == checker.first;
    this.node = node;
    this.start = start;
    this.prefix = prefix;
    this.box = prefix.box;
  }

  /** All ways on from a node to labels: with any values of its label, or as plays begin. */
  static List<Way> ways(Checker checker, Program program, String node, String start) {
    List<Way> found = new ArrayList<>();
    Prefix all = new Prefix(List.of(), new Box(checker.cells, Map.of()));
    List<Prefix> open = new ArrayList<>(List.of(all));
    while (!open.isEmpty()) {
      checker.spend(found.size() + open.size());
      SymbolicPath walk = new SymbolicPath(checker, program, node, start, open.removeLast());
      try {
        walk.begin();
        found.add(walk.way());
      } catch (NoKeyException _) {
        found.add(new Way(walk.box, "", Map.of(), List.of()));
      } catch (ForkException fork) {
        open.addAll(fork.ways);
      }
    }
    return found;
  }

  /** Takes values as plays begin, or any of which is so what is said of the label. */
  private void begin() {
    if (start == null) {
      values.putAll(program.initial);
      return;
    }
    for (var fact : checker.facts(start).entrySet()) {
      if (fact.getValue().same() == null) {
        SymbolicTerm cell = new Cell(fact.getKey());
        box = box.and(cell, fact.getValue().among()).orElseThrow(() -> fork());
      } else if (isFirst) {
        values.put(fact.getKey(), term(fact.getValue().same()));
      }
    }
    for (String name : isFirst ? Set.<String>of() : checker.different(start)) {
      program.below(name).forEach(place -> values.put(place, new Cell("'" + place)));
    }
  }

  /**
   * Demands that what is said of a label is so. Of the second automaton that is demanded only where
   * a check begins, and of what both have; there are values of the rest of which all is so.
   */
  private void requireFacts(String label) {
    for (var fact : checker.facts(label).entrySet()) {
      String cell = fact.getKey();
      Expression same = fact.getValue().same();
      boolean isSo;
      if (same != null) {
        isSo = isFirst && term(same).equals(read(cell));
      } else if (isFirst || checker.isShared(cell, label)) {
        SymbolicTerm term = isFirst ? read(cell) : seen(label).getOrDefault(cell, new Cell(cell));
        isSo = box.without(term, fact.getValue().among()).isEmpty();
      } else {
        isSo = !Collections.disjoint(checker.cells.get(cell), fact.getValue().among());
      }
      Checker.require(isSo, "the claim does not hold for " + cell + " at " + label);
    }
  }

  private Way way() {
    String first = node;
    boolean stays;
    do {
      boolean goesOn = take(pick(program.steps.getOrDefault(node, List.of())));
      stays = tags.isEmpty() && label() != null && label().equals(start) && seen(start).isEmpty();
      if (!goesOn || stays && node.equals(first)) {
        throw fork();
      }
    } while (label() == null || stays);
    if (isFirst) {
      requireFacts(label());
    }
    return new Way(box, label(), seen(label()), List.copyOf(tags));
  }

  /** One of several steps. */
  private Program.ChosenEdge pick(List<Program.ChosenEdge> steps) {
    if (steps.size() != 1 && picked == prefix.picks.size()) {
      throw new ForkException(
          steps.stream()
              .map(step -> Stream.concat(prefix.picks.stream(), Stream.of(step)).toList())
              .map(picks -> new Prefix(picks, box))
              .toList());
    }
    return steps.size() == 1 ? steps.getFirst() : prefix.picks.get(picked++);
  }

  private String label() {
    return program.labels.get(node);
  }

  /**
   * The cells that both automata have at a label, but for those with what they had at the start.
   */
  private Map<String, SymbolicTerm> seen(String label) {
    Map<String, SymbolicTerm> seen = new HashMap<>();
    values.forEach((place, value) -> seen.put(checker.cell(program, place), value));
    seen.keySet().removeIf(cell -> !checker.isShared(cell, label));
    return box.changed(seen);
  }

  /** Does what a step does; whether that is possible. */
  private boolean take(Program.ChosenEdge step) {
    checker.spend(0);
    node = step.to();
    return switch (step.action()) {
      case Action.Skip _ -> true;
      case Action.Comparison(Expression left, Expression right, boolean negated) ->
          areEqual(term(left), term(right)) != negated;
      case Action.Assignment(Expression left, Expression right) -> {
        String place = place(left);
        yield program.isMap(place) ? copy(place(right), place) : assign(place, term(right));
      }
      case Action.AnyAssignment(Expression left, _) ->
          assign(place(left), new Symbol(step.chosen()));
      case Action.Reachability(String from, String to, boolean negated) -> {
        boolean found = leads(from, to, 0);
        node = step.to();
        yield found != negated;
      }
      case Action.Tag(String symbol) -> tag(new Symbol(symbol));
      case Action.VariableTag(String variable) -> tag(read(variable));
    };
  }

  private boolean tag(SymbolicTerm value) {
    tags.add(value);
    for (String player : program.symbols(new Type.Named(Builtins.PLAYER_TYPE))) {
      tags.add(read(program.at(Builtins.VISIBLE, player)));
    }
    return true;
  }

  /** Whether a walk leads from one node to another; at a label that is not looked into. */
  private boolean leads(String from, String to, int depth) {
    node = from;
    Checker.require(
        depth < DEEPEST && !tags.contains(SymbolicTerm.NONE),
        "a check is too long, or ends a move");
    if (from.equals(to) || label() != null) {
      return from.equals(to) || ask(to);
    }
    Map<String, SymbolicTerm> before = values;
    int tagged = tags.size();
    boolean found = false;
    for (Program.ChosenEdge step : program.steps.getOrDefault(from, List.of())) {
      values = new HashMap<>(before);
      found = found || take(step) && leads(step.to(), to, depth + 1);
    }
    tags.subList(tagged, tags.size()).clear();
    values = before;
    return found;
  }

  private boolean ask(String to) {
    Checker.require(
        !checker.first.nodes(label()).isEmpty() && !checker.second.nodes(label()).isEmpty(),
        "a check of one automaton alone, at " + node);
    requireFacts(label());
    SymbolicTerm ask = new Ask(label(), checker.only(program, to), seen(label()));
    return isAmong(box.normal(ask), Set.of("yes"));
  }

  /** Whether a term is among some symbols; where that is open, in both cases. */
  private boolean isAmong(SymbolicTerm term, Set<String> some) {
    Set<String> domain = box.domain(box.normal(term));
    if (!some.containsAll(domain) && !Collections.disjoint(some, domain)) {
      throw fork(box.and(term, some).orElseThrow(), box.without(term, some).orElseThrow());
    }
    return some.containsAll(domain);
  }

  private ForkException fork(Box... cases) {
    return new ForkException(Stream.of(cases).map(box -> new Prefix(prefix.picks, box)).toList());
  }

  /** The symbol that a term is, in each case. */
  private String symbol(SymbolicTerm term) {
    String name = box.domain(term).first();
    isAmong(term, Set.of(name));
    return name;
  }

  private boolean areEqual(SymbolicTerm one, SymbolicTerm other) {
    return one.equals(other)
        || isAmong(one, box.domain(other)) && isAmong(other, Set.of(symbol(one)));
  }

  private SymbolicTerm term(Expression expression) {
    return switch (expression) {
      case Expression.Reference(String name, _) when !program.domains.containsKey(name) ->
          new Symbol(name);
      case Expression.Reference _, Expression.Access _ -> read(place(expression));
      // Where every action is valid, a cast changes nothing.
      case Expression.Cast(_, Expression value, _) -> term(value);
    };
  }

  private String place(Expression expression) {
    return switch (expression) {
      case Expression.Reference(String name, _) -> name;
      case Expression.Access(Expression map, Expression key, _) -> {
        Checker.require(program.isMap(place(map)), "only maps have keys");
        yield program.at(place(map), symbol(term(key)));
      }
      case Expression.Cast(_, Expression value, _) -> place(value);
    };
  }

  private SymbolicTerm read(String place) {
    Checker.require(!program.isMap(place), "maps are compared");
    SymbolicTerm old =
        program.constants.getOrDefault(place, new Cell(checker.cell(program, place)));
    return box.normal(values.getOrDefault(place, old));
  }

  private boolean assign(String place, SymbolicTerm value) {
    if (place.contains("*")) {
      throw new NoKeyException();
    }
    values.put(place, value);
    if (place.equals(Builtins.PLAYER)) {
      Checker.require(label() != null, "a move ends where no state is, at " + node);
      tags.add(SymbolicTerm.NONE);
    }
    return true;
  }

  /** Assigns what is in one map to another. */
  private boolean copy(String from, String to) {
    for (String place : program.below(to)) {
      String source = from;
      for (String key : place.substring(to.length() + 1).split("/")) {
        source = program.at(source, key);
      }
      values.put(place, read(source));
    }
    return true;
  }
}
