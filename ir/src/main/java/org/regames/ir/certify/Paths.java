package org.regames.ir.certify;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
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
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;

/** All paths from one node of an automaton to the next ones that stand for states. */
final class Paths {
  private static final int MOST = 2_000;
  private static final int LONGEST = 2_000;

  /** There are too many paths, or they do not end. */
  static final class TooManyException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private final Map<String, List<Edge>> edges = new HashMap<>();
  private final Terms terms;

  Paths(Game game, Terms terms) {
    game.edges().forEach(e -> edges.computeIfAbsent(e.from(), _ -> new ArrayList<>()).add(e));
    this.terms = terms;
  }

  /** The paths from a node with some values, to the first of some nodes or the end of a move. */
  List<Path> from(String node, SortedMap<String, Term> values, Set<String> ends) {
    List<Path> found = new ArrayList<>();
    List<Walk> open = new ArrayList<>(List.of(new Walk(node, values)));
    int steps = 0;
    while (!open.isEmpty()) {
      Walk walk = open.removeLast();
      for (Edge edge : edges.getOrDefault(walk.node, List.of())) {
        Walk next = new Walk(walk, edge.to());
        if (++steps > 10 * MOST || found.size() > MOST || next.length > LONGEST) {
          throw new TooManyException();
        }
        if (!next.take(edge.action())) {
          continue;
        }
        if (next.endsMove || ends.contains(next.node)) {
          next.path().ifPresent(found::add);
        } else {
          open.add(next);
        }
      }
    }
    return found;
  }

  /** A path that is not at its end yet. */
  private final class Walk {
    private final String node;
    private final SortedMap<String, Term> values;
    private final Conditions conditions;
    private final List<Path.Check> checks;
    private final List<Term> tags;
    private final int length;
    private int chosen;
    private boolean endsMove;

    Walk(String node, SortedMap<String, Term> values) {
      this.node = node;
      this.values = values;
      this.conditions = new Conditions();
      this.checks = List.of();
      this.tags = List.of();
      this.length = 0;
    }

    Walk(Walk before, String node) {
      this.node = node;
      this.values = new TreeMap<>(before.values);
      this.conditions = new Conditions(before.conditions);
      this.checks = new ArrayList<>(before.checks);
      this.tags = new ArrayList<>(before.tags);
      this.length = before.length + 1;
      this.chosen = before.chosen;
    }

    /** Does what an edge does; whether that is possible. */
    boolean take(Action action) {
      switch (action) {
        case Action.Skip _ -> {}
        case Action.Comparison(Expression left, Expression right, boolean negated) -> {
          return conditions.add(terms.term(left, values), terms.term(right, values), negated);
        }
        case Action.Assignment(Expression left, Expression right) -> {
          terms.assign(left, terms.term(right, values), values);
          endsMove =
              left instanceof Expression.Reference(String name, _) && name.equals(Builtins.PLAYER);
        }
        case Action.AnyAssignment(Expression left, var type) -> {
          List<String> symbols = terms.kind(type).symbols();
          if (symbols.isEmpty()) {
            return false;
          }
          Term any =
              symbols.size() == 1
                  ? new Term.Symbol(symbols.getFirst())
                  : new Term.Chosen(chosen++, symbols.stream().sorted().toList());
          terms.assign(left, any, values);
        }
        case Action.Reachability(String from, String to, boolean negated) ->
            checks.add(new Path.Check(from, to, negated, new TreeMap<>(values)));
        case Action.Tag(String symbol) -> tag(new Term.Symbol(symbol));
        case Action.VariableTag(String variable) -> tag(values.get(variable));
      }
      return true;
    }

    private void tag(Term value) {
      tags.add(value);
      tags.add(values.get(Builtins.VISIBLE));
    }

    Optional<Path> path() {
      return conditions
          .settled()
          .map(
              settled ->
                  new Path(
                      node, endsMove, settled.allowed(), settled.guards(), checks, tags, values));
    }
  }

  /** What has to hold at the start of a path. */
  static final class Conditions {
    private final Map<Term, SortedSet<String>> allowed;
    private final Set<Path.Guard> guards;

    Conditions() {
      this.allowed = new HashMap<>();
      this.guards = new java.util.LinkedHashSet<>();
    }

    Conditions(Conditions other) {
      this.allowed = new HashMap<>(other.allowed);
      this.guards = new java.util.LinkedHashSet<>(other.guards);
    }

    Map<Term, SortedSet<String>> allowed() {
      return allowed;
    }

    List<Path.Guard> guards() {
      return List.copyOf(guards);
    }

    /** One more comparison; whether it can hold with the others. */
    boolean add(Term one, Term other, boolean negated) {
      Term left = Terms.within(one, allowed);
      Term right = Terms.within(other, allowed);
      if (left.equals(right)) {
        return !negated;
      }
      if (left instanceof Term.Symbol && right instanceof Term.Symbol) {
        return negated;
      }
      Term base = base(left instanceof Term.Symbol ? right : left);
      boolean ofOne =
          left instanceof Term.Symbol
              || right instanceof Term.Symbol
              || base(left).equals(base(right));
      if (ofOne && !base.domain().isEmpty()) {
        SortedSet<String> some = new TreeSet<>();
        for (String value : allowed.getOrDefault(base, new TreeSet<>(base.domain()))) {
          if (at(left, value).equals(at(right, value)) != negated) {
            some.add(value);
          }
        }
        return restrict(base, some);
      }
      boolean inOrder = left.toString().compareTo(right.toString()) < 0;
      guards.add(new Path.Guard(inOrder ? left : right, inOrder ? right : left, negated));
      return !guards.contains(
          new Path.Guard(inOrder ? left : right, inOrder ? right : left, !negated));
    }

    /** That a value is among some; whether it can be. */
    boolean restrict(Term base, SortedSet<String> some) {
      if (some.size() < base.domain().size()) {
        allowed.put(base, some);
      }
      return !some.isEmpty();
    }

    private static Term base(Term term) {
      return term instanceof Term.Mapped(Term of, _) ? of : term;
    }

    private static String at(Term term, String value) {
      return switch (term) {
        case Term.Symbol(String name) -> name;
        case Term.Mapped(_, SortedMap<String, String> table) -> String.valueOf(table.get(value));
        case Term.Start _, Term.Chosen _, Term.Known _, Term.Read _, Term.Write _ -> value;
      };
    }

    /** The same, each in the light of the others; nothing where they exclude each other. */
    Optional<Conditions> settled() {
      Conditions last = this;
      for (int round = 0; round < 4; round++) {
        Conditions next = new Conditions();
        if (!next.addAll(last)) {
          return Optional.empty();
        }
        if (next.allowed.equals(last.allowed) && next.guards.equals(last.guards)) {
          return Optional.of(next);
        }
        last = next;
      }
      return Optional.of(last);
    }

    /** All conditions of others as well; whether they can hold together. */
    boolean addAll(Conditions others) {
      List<Map.Entry<Term, SortedSet<String>>> simplestFirst =
          new ArrayList<>(others.allowed.entrySet());
      simplestFirst.sort(
          Comparator.comparing(
                  (Map.Entry<Term, SortedSet<String>> e) -> e.getKey().toString().length())
              .thenComparing(e -> e.getKey().toString()));
      for (Map.Entry<Term, SortedSet<String>> entry : simplestFirst) {
        Term term = Terms.within(entry.getKey(), allowed);
        SortedSet<String> some = new TreeSet<>();
        Term base = base(term);
        if (term instanceof Term.Symbol(String name)) {
          if (!entry.getValue().contains(name)) {
            return false;
          }
          continue;
        }
        for (String value : allowed.getOrDefault(base, new TreeSet<>(base.domain()))) {
          if (entry.getValue().contains(at(term, value))) {
            some.add(value);
          }
        }
        if (!restrict(base, some)) {
          return false;
        }
      }
      return others.guards.stream().allMatch(g -> add(g.left(), g.right(), g.negated()));
    }
  }
}
