package org.regames.ir.certify;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;

/**
 * A walk through an automaton from values that have names only (J. C. King, "Symbolic execution and
 * program testing", 1976). Values are split into cases where it matters what they are, and only
 * then (S. Khurshid, C. Pasareanu, W. Visser, "Generalized symbolic execution for model checking
 * and testing", 2003); it begins again with each case.
 */
final class Walk {
  private static final int MOST = 20_000;
  private static final int DEEPEST = 300;

  /** A label, with values there. */
  record State(String label, SortedMap<String, Term> values) {
    State in(Box box) {
      SortedMap<String, Term> normal = new TreeMap<>(values);
      normal.replaceAll((_, value) -> box.normal(value));
      return new State(label, normal);
    }
  }

  /**
   * A whole walk.
   *
   * @param box what has to hold at its start
   * @param seen where it leads, and the variables that both automata have there; null where a map
   *     is asked for a key that it does not have, and so no play comes
   * @param tags what it adds to the move, each with who sees it
   * @param moved whether it ends the move
   * @param stays whether it comes back with nothing done
   * @param factsHold whether what is said of the labels that it comes to is so
   */
  record Way(
      Box box, State seen, List<Term> tags, boolean moved, boolean stays, boolean factsHold) {
    boolean isInvalid() {
      return seen == null;
    }

    /** What it does, under some conditions. */
    List<Object> in(Box some) {
      return isInvalid()
          ? List.of()
          : List.of(seen.in(some), tags.stream().map(some::normal).toList(), moved);
    }
  }

  /** A walk that is not whole: which steps it takes from nodes that have several. */
  private record Prefix(List<Integer> picks, Box box) {}

  /** A walk that has to begin again, in several ways. */
  private static final class ForkException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient List<Prefix> ways;

    ForkException(List<Prefix> ways) {
      super(null, null, false, false);
      this.ways = ways;
    }
  }

  private final Checker checker;
  private final Program program;
  private final Prefix prefix;
  private final List<Term> tags = new ArrayList<>();
  private SortedMap<String, Term> values = new TreeMap<>();
  private Box box;
  private String node;
  private boolean moved;
  private int picked;
  private boolean factsHeld = true;

  private Walk(Checker checker, Program program, String node, String start, Prefix prefix) {
    this.checker = checker;
    this.program = program;
    this.node = node;
    this.prefix = prefix;
    this.box = prefix.box;
    values.putAll(program.initial);
    if (start != null) {
      List<String> shared = checker.shared(start);
      boolean isFirst = program == checker.first;
      values.replaceAll(
          (name, _) ->
              new Term.Cell(
                  List.of(
                      isFirst ? name : shared.contains(name) ? checker.source(name) : name + "'")));
    }
  }

  /** All ways on from a node to labels: with any values of its label, or as plays begin. */
  static List<Way> ways(Checker checker, Program program, String node, String start) {
    List<Way> found = new ArrayList<>();
    List<Prefix> open = new ArrayList<>();
    open.add(new Prefix(List.of(), new Box(checker.kinds, Map.of())));
    while (!open.isEmpty()) {
      Prefix prefix = open.removeLast();
      checker.spend(program.variables.size());
      Walk walk = new Walk(checker, program, node, start, prefix);
      try {
        Walk like =
            program == checker.first ? walk : new Walk(checker, checker.first, node, start, prefix);
        if (like.assumeFacts(start)) {
          walk.box = like.box;
          walk.way(start).ifPresent(found::add);
        }
      } catch (Box.NoKeyException _) {
        found.add(new Way(walk.box, null, List.of(), false, false, true));
      } catch (ForkException fork) {
        open.addAll(fork.ways);
      }
      Checker.require(found.size() + open.size() <= MOST, "too many paths from " + node);
    }
    return found;
  }

  /** Takes what is said of a label for granted; whether that can be. */
  private boolean assumeFacts(String label) {
    try {
      for (var fact : checker.facts(label).entrySet()) {
        Expression same = fact.getValue().same();
        if (same != null) {
          values.put(fact.getKey(), term(same));
        } else {
          Optional<Box> more = box.and(plain(fact.getKey()), fact.getValue().among());
          box = more.orElse(box);
          if (more.isEmpty()) {
            return false;
          }
        }
      }
      return true;
    } catch (Box.NoKeyException _) {
      return false;
    }
  }

  /**
   * Whether what is said of a label is so. Of the second automaton that is asked only where a check
   * begins, and of what both have; there are values of the rest of which all is so.
   */
  private boolean factsHold(String label) {
    try {
      for (var fact : checker.facts(label).entrySet()) {
        boolean isFirst = program == checker.first;
        if (isFirst || !checker.isOpen(fact.getKey(), label)) {
          boolean isSame = isFirst || checker.hasSame(fact.getKey(), label);
          Checker.require(isSame, "a fact of a variable of another name");
          Term term = box.normal(plain(fact.getKey()));
          Expression same = fact.getValue().same();
          if (same == null
              ? !fact.getValue().among().containsAll(box.domain(term))
              : !box.normal(term(same)).equals(term)) {
            return false;
          }
        }
      }
      return true;
    } catch (Box.NoKeyException _) {
      return false;
    }
  }

  /** What a variable is, or, for a map, has at all that is no key. */
  private Term plain(String variable) {
    Term term = values.get(variable);
    return box.domain(term).isEmpty() ? box.read(term, Term.OTHER) : term;
  }

  private Optional<Way> way(String start) {
    String first = node;
    State before = start == null ? null : seen(start).in(box);
    boolean stays;
    do {
      List<Program.Step> steps = program.from(node);
      if (steps.isEmpty() || !take(steps.get(pick(steps.size())))) {
        return Optional.empty();
      }
      Checker.require(!moved || label() != null, "a move ends where no state is, at " + node);
      stays =
          !moved
              && tags.isEmpty()
              && label() != null
              && label().equals(start)
              && seen(start).in(box).equals(before);
    } while (label() == null || stays && !node.equals(first));
    boolean holds = program == checker.second || factsHold(label());
    Way way = new Way(box, seen(label()), List.copyOf(tags), moved, stays, holds && factsHeld);
    return Optional.of(way);
  }

  /** One of several steps. */
  private int pick(int size) {
    if (picked == prefix.picks.size() && size > 1) {
      List<Prefix> ways = new ArrayList<>();
      for (int i = 0; i < size; i++) {
        List<Integer> longer = new ArrayList<>(prefix.picks);
        longer.add(i);
        ways.add(new Prefix(longer, box));
      }
      throw new ForkException(ways);
    }
    return size == 1 ? 0 : prefix.picks.get(picked++);
  }

  private String label() {
    return program.labels.get(node);
  }

  /** The variables of the second automaton that both have at a label, by the values here. */
  private State seen(String label) {
    SortedMap<String, Term> seen = new TreeMap<>();
    for (String name : checker.shared(label)) {
      Term value = values.get(program == checker.first ? checker.source(name) : name);
      if (value instanceof Term.Entries(Term otherwise, SortedMap<String, Term> own)) {
        SortedMap<String, Term> fewer = new TreeMap<>(own);
        SortedSet<String> keys = checker.second.variables.get(name).symbols();
        fewer.keySet().removeIf(key -> !keys.contains(key) && !key.equals(Term.OTHER));
        value = new Term.Entries(otherwise, fewer);
      }
      seen.put(name, value);
    }
    return new State(label, seen);
  }

  /** Does what a step does; whether that is possible. */
  private boolean take(Program.Step step) {
    checker.spend(1);
    node = step.to();
    return switch (step.action()) {
      case Action.Skip _ -> true;
      case Action.Comparison(Expression left, Expression right, boolean negated) ->
          areEqual(box.normal(term(left)), box.normal(term(right))) != negated;
      case Action.Assignment(Expression left, Expression right) -> assign(left, term(right));
      case Action.AnyAssignment(Expression left, _) -> assign(left, new Term.Symbol(step.chosen()));
      case Action.Reachability(String from, String to, boolean negated) -> {
        boolean found = leads(from, to, 0);
        node = step.to();
        yield found != negated;
      }
      case Action.Tag(String symbol) -> tag(new Term.Symbol(symbol));
      case Action.VariableTag(String variable) -> tag(values.get(variable));
    };
  }

  private boolean tag(Term value) {
    tags.add(value);
    return tags.add(values.get(Builtins.VISIBLE));
  }

  /** Whether a walk leads from one node to another; at a label that is not looked into. */
  private boolean leads(String from, String to, int depth) {
    node = from;
    Checker.require(depth < DEEPEST && !moved, "a check is too long, or has the end of a move");
    if (from.equals(to) || label() != null) {
      return from.equals(to) || ask(to);
    }
    SortedMap<String, Term> before = values;
    int tagged = tags.size();
    boolean found = false;
    for (Program.Step step : program.from(from)) {
      values = new TreeMap<>(before);
      found = found || take(step) && leads(step.to(), to, depth + 1);
    }
    tags.subList(tagged, tags.size()).clear();
    values = before;
    return found;
  }

  private boolean ask(String to) {
    Checker.require(checker.areRelated(label()), "a check of one automaton alone, at " + node);
    factsHeld &= factsHold(label());
    State seen = seen(label());
    List<Term> about = List.copyOf(seen.values.values());
    return isAmong(
        box.normal(new Term.Ask(seen.label, checker.only(program, to), about)), Set.of("yes"));
  }

  /** Whether a term is among some symbols; where that is open, in both cases. */
  private boolean isAmong(Term term, Set<String> some) {
    SortedSet<String> inside = new TreeSet<>(box.domain(term));
    SortedSet<String> outside = new TreeSet<>(inside);
    inside.retainAll(some);
    outside.removeAll(some);
    if (!inside.isEmpty() && !outside.isEmpty()) {
      throw fork(term, List.of(inside, outside));
    }
    return outside.isEmpty();
  }

  private ForkException fork(Term term, List<SortedSet<String>> cases) {
    return new ForkException(
        cases.stream()
            .map(some -> new Prefix(prefix.picks, box.and(term, some).orElseThrow()))
            .toList());
  }

  /** The symbol that a term is, in each case. */
  private String symbol(Term term) {
    if (box.normal(term) instanceof Term.Symbol(String name)) {
      return name;
    }
    List<SortedSet<String>> cases = new ArrayList<>();
    box.domain(term).forEach(name -> cases.add(new TreeSet<>(Set.of(name))));
    throw fork(term, cases);
  }

  private boolean areEqual(Term one, Term other) {
    Checker.require(
        !box.domain(one).isEmpty() && !box.domain(other).isEmpty(), "maps are compared");
    if (one.equals(other)) {
      return true;
    }
    return one instanceof Term.Symbol(String name)
        ? isAmong(other, Set.of(name))
        : isAmong(one, box.domain(other)) && isAmong(one, Set.of(symbol(other)));
  }

  private Term term(Expression expression) {
    return switch (expression) {
      case Expression.Reference(String name, _) ->
          values.containsKey(name) ? values.get(name) : program.named(name);
      case Expression.Access(Expression map, Expression key, _) ->
          box.read(term(map), symbol(term(key)));
      // Where every action is valid, a cast changes nothing.
      case Expression.Cast(_, Expression value, _) -> term(value);
    };
  }

  /** Stores a value at a variable, or in a map that a variable holds. */
  private boolean assign(Expression left, Term value) {
    switch (left) {
      case Expression.Reference(String name, _) -> {
        values.put(name, value);
        moved = name.equals(Builtins.PLAYER);
      }
      case Expression.Access(Expression map, Expression key, _) -> {
        Term whole = term(map);
        String at = symbol(term(key));
        if (!box.hasKey(whole, at)) {
          throw new Box.NoKeyException();
        }
        SortedMap<String, Term> own = new TreeMap<>();
        Term rest = whole;
        if (whole instanceof Term.Entries(Term otherwise, SortedMap<String, Term> entries)) {
          rest = otherwise;
          own.putAll(entries);
        }
        own.put(at, value);
        assign(map, new Term.Entries(rest, own));
      }
      case Expression.Cast(_, Expression inner, _) -> assign(inner, value);
    }
    return true;
  }
}
