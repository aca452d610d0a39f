package org.regames.ir.certify;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
 * A path through an automaton whose values are symbolic (J. C. King, "Symbolic execution and
 * program testing", 1976). Values are split into cases where it matters what they are, and only
 * then (S. Khurshid, C. Pasareanu, W. Visser, "Generalized symbolic execution for model checking
 * and testing", 2003). A path that meets such a question notes the cases and stops after the step;
 * it begins again in each of them.
 */
final class SymbolicPath {
  private static final int DEEPEST = 300;

  /**
   * A whole path.
   *
   * @param box what has to hold at its start
   * @param label where it leads; empty where it assigns to a key that a map does not have, which no
   *     play does
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

  /** The beginning of a path: which steps it takes from nodes that have several. */
  private record Prefix(List<Program.ChosenEdge> picks, Box box) {}

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

  /** Whether the path stops: it begins again in the cases, or no play takes it. */
  private boolean isStopped;

  private List<Prefix> cases = List.of();

  /** What is left of a path that assigns to a key that a map does not have. */
  private Optional<Way> invalid = Optional.empty();

  private SymbolicPath(Checker checker, Program program, String node, String start, Prefix prefix) {
    this.checker = checker;
    this.program = program;
    this.isFirst = program == checker.first;
    this.node = node;
    this.start = start;
    this.prefix = prefix;
    this.box = prefix.box;
  }

  /** All paths from a node to labels: with any values that its label allows, or as plays begin. */
  static List<Way> ways(Checker checker, Program program, String node, String start) {
    List<Way> found = new ArrayList<>();
    Prefix all = new Prefix(List.of(), new Box(checker.cells, Map.of()));
    List<Prefix> open = new ArrayList<>(List.of(all));
    while (!open.isEmpty()) {
      checker.spend(found.size() + open.size());
      SymbolicPath path = new SymbolicPath(checker, program, node, start, open.removeLast());
      path.begin();
      path.way().ifPresent(found::add);
      open.addAll(path.cases);
    }
    return found;
  }

  /** Takes the values with which plays begin, or any for which the facts of the label hold. */
  private void begin() {
    if (start == null) {
      values.putAll(program.initial);
      return;
    }
    for (var fact : checker.facts(start).entrySet()) {
      if (fact.getValue().same() == null) {
        SymbolicTerm cell = new Cell(fact.getKey());
        Optional<Box> narrower = box.and(cell, fact.getValue().among());
        isStopped |= narrower.isEmpty();
        box = narrower.orElse(box);
      } else if (isFirst) {
        values.put(fact.getKey(), term(fact.getValue().same()));
      }
    }
    for (String name : isFirst ? Set.<String>of() : checker.different(start)) {
      program.below(name).forEach(place -> values.put(place, new Cell("'" + place)));
    }
  }

  /**
   * Demands that the facts of a label hold. Of the second automaton that is demanded only where a
   * check begins, and only of cells that both have; the rest has some values for which all hold.
   */
  private void requireFacts(String label) {
    for (var fact : checker.facts(label).entrySet()) {
      String cell = fact.getKey();
      Expression same = fact.getValue().same();
      boolean holds;
      if (same != null) {
        holds = isFirst && term(same).equals(read(cell));
      } else if (isFirst || checker.isShared(cell, label)) {
        SymbolicTerm term = isFirst ? read(cell) : seen(label).getOrDefault(cell, new Cell(cell));
        holds = box.without(term, fact.getValue().among()).isEmpty();
      } else {
        holds = !Collections.disjoint(checker.cells.get(cell), fact.getValue().among());
      }
      Checker.require(isStopped || holds, "the claim does not hold for " + cell + " at " + label);
    }
  }

  /** Follows the path to a label; empty where it stops before. */
  private Optional<Way> way() {
    String first = node;
    boolean stays = true;
    while (!isStopped && (stays || label() == null)) {
      boolean goesOn =
          pick(program.steps.getOrDefault(node, List.of())).map(this::take).orElse(false);
      stays = tags.isEmpty() && label() != null && label().equals(start) && seen(start).isEmpty();
      isStopped |= !goesOn || stays && node.equals(first);
    }
    if (!isStopped && isFirst) {
      requireFacts(label());
    }
    return isStopped
        ? invalid
        : Optional.of(new Way(box, label(), seen(label()), List.copyOf(tags)));
  }

  /** One of several steps; empty where each is a case of its own. */
  private Optional<Program.ChosenEdge> pick(List<Program.ChosenEdge> steps) {
    if (steps.size() == 1) {
      return Optional.of(steps.getFirst());
    }
    if (picked < prefix.picks.size()) {
      return Optional.of(prefix.picks.get(picked++));
    }
    isStopped = true;
    cases =
        steps.stream()
            .map(step -> Stream.concat(prefix.picks.stream(), Stream.of(step)).toList())
            .map(picks -> new Prefix(picks, box))
            .toList();
    return Optional.empty();
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

  /** Whether a path leads from one node to another; one that comes to a label is not followed. */
  private boolean leads(String from, String to, int depth) {
    if (isStopped) {
      return false;
    }
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

  /**
   * Whether a term is among some symbols. Where that is open the path stops, in favour of both
   * cases; until it does, the answer is that of the first.
   */
  private boolean isAmong(SymbolicTerm term, Set<String> some) {
    Set<String> domain = box.domain(box.normal(term));
    boolean isOpen = !some.containsAll(domain) && !Collections.disjoint(some, domain);
    if (isOpen && !isStopped) {
      isStopped = true;
      cases =
          Stream.of(box.and(term, some), box.without(term, some))
              .map(part -> new Prefix(prefix.picks, part.orElseThrow()))
              .toList();
    }
    return isOpen || some.containsAll(domain);
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
      invalid = isStopped ? invalid : Optional.of(new Way(box, "", Map.of(), List.of()));
      isStopped = true;
      return false;
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
