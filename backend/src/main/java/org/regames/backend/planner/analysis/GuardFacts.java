package org.regames.backend.planner.analysis;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.Term;
import org.regames.backend.layout.TermValues;
import org.regames.backend.layout.Tree;
import org.regames.backend.planner.analysis.PathConditions.Fact;
import org.regames.backend.planner.analysis.graph.Condition;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Step;

/**
 * What the guards on a path tell about the state where it begins. A guard such as {@code
 * owner[board[up[to]]] == me} is about one cell if {@code to} and {@code me} are known.
 */
final class GuardFacts {
  /** Guards with more ways to hold are taken to tell nothing. */
  private static final int MOST_WAYS = 64;

  private static final int MOST_NESTED = 4;

  private final GameLayout layout;
  private final TagValues values;
  private final Graph graph;

  /** How many checks are being followed, one within the other. */
  private int nested;

  /** A term that depends on one place: for each value of that place its own. */
  private record Operand(Fact.Place place, Map<Integer, Tree> results) {
    BitSet where(BitSet wanted, boolean negated) {
      BitSet found = new BitSet();
      results.forEach(
          (symbol, result) ->
              found.set(
                  symbol, !(result instanceof Tree.Leaf(int leaf)) || wanted.get(leaf) != negated));
      return found;
    }

    BitSet all() {
      BitSet found = new BitSet();
      results
          .values()
          .forEach(
              result -> {
                if (result instanceof Tree.Leaf(int leaf)) {
                  found.set(leaf);
                }
              });
      return found;
    }

    /** Whether the term is the place itself. */
    boolean isPlain() {
      return results.entrySet().stream()
          .allMatch(entry -> entry.getValue().equals(new Tree.Leaf(entry.getKey())));
    }
  }

  /**
   * Conditions after a guard.
   *
   * @param exact whether the guard holds wherever they do
   */
  private record After(PathConditions conditions, boolean exact) {}

  /**
   * @param values the values that are known along paths
   * @param graph the automaton, in which checks are followed
   */
  GuardFacts(GameLayout layout, TagValues values, Graph graph) {
    this.graph = graph;
    this.layout = layout;
    this.values = values;
  }

  /**
   * The conditions after a transition, one for each way in which its guard may hold: none if it
   * cannot.
   *
   * @param known the known values before it
   */
  List<PathConditions> after(PathConditions before, int known, Step step) {
    if (step instanceof Step.Guard(Condition guard)) {
      List<After> ways = ways(new After(before, true), known, guard);
      return ways.size() > MOST_WAYS
          ? List.of(before)
          : ways.stream().map(After::conditions).distinct().toList();
    }
    return List.of(step.assigned() < 0 ? before : before.without(step.assigned()));
  }

  /**
   * Conditions each of which is enough for a check to hold: those of its paths that only test.
   *
   * @param known the known values where it is made
   */
  List<PathConditions> enough(int check, int known) {
    List<After> found = new ArrayList<>();
    follow(check, new After(PathConditions.NONE, true), known, found);
    return found.stream().filter(After::exact).map(After::conditions).toList();
  }

  /**
   * Adds the ways in which a check may hold; false if it does more than test, or there are too
   * many.
   */
  private boolean follow(int check, After before, int known, List<After> found) {
    if (nested == MOST_NESTED) {
      return false;
    }
    Graph.PathCheck asked = graph.checks().get(check);
    nested++;
    boolean isWhole =
        follow(graph.start(asked.from()), asked.to(), MOST_WAYS, before, known, found);
    nested--;
    return isWhole;
  }

  private boolean follow(
      int node, int target, int deepest, After before, int known, List<After> found) {
    if (node == target) {
      found.add(before);
      return true;
    }
    boolean isWhole = deepest > 0;
    for (Graph.Transition transition :
        isWhole ? graph.transitions(node) : List.<Graph.Transition>of()) {
      List<After> ways =
          switch (transition.step()) {
            case Step.Skip _ -> List.of(before);
            case Step.Guard(Condition guard) -> ways(before, known, guard);
            case Step.Assign _, Step.AssignMap _, Step.AssignAny _, Step.Tag _ -> {
              isWhole = false;
              yield List.of();
            }
          };
      for (After way : ways) {
        isWhole =
            found.size() <= MOST_WAYS
                && follow(transition.to(), target, deepest - 1, way, known, found)
                && isWhole;
      }
    }
    return isWhole;
  }

  private List<After> ways(After before, int known, Condition guard) {
    return switch (guard) {
      case Condition.AnyOf(List<Condition> some) -> {
        List<After> all = new ArrayList<>();
        for (Condition one : some) {
          if (all.size() <= MOST_WAYS) {
            all.addAll(ways(before, known, one));
          }
        }
        yield all;
      }
      case Condition.Compare compare -> compared(before, known, compare);
      case Condition.CompareMaps _ -> List.of(new After(before.conditions(), false));
      case Condition.Check(int check, boolean negated) -> {
        List<After> all = new ArrayList<>();
        yield !negated && follow(check, before, known, all) ? all : held(before, check, negated);
      }
    };
  }

  private static List<After> held(After before, int check, boolean negated) {
    PathConditions conditions = before.conditions();
    return conditions.changed().isEmpty()
        ? left(new After(conditions.with(new Fact.Holds(check), bit(!negated)), before.exact()))
        : List.of(new After(conditions, false));
  }

  private List<After> compared(After before, int known, Condition.Compare compare) {
    Optional<Tree> left = values.value(compare.left(), known);
    Optional<Tree> right = values.value(compare.right(), known);
    if (left.isPresent() && right.isPresent()) {
      return left.equals(right) == compare.negated() ? List.of() : List.of(before);
    }
    PathConditions all = before.conditions();
    Optional<Operand> one = operand(compare.left(), known, all.changed());
    Optional<Operand> other = operand(compare.right(), known, all.changed());
    all = narrowed(all, one, compare.right(), other, known, compare.negated());
    all = narrowed(all, other, compare.left(), one, known, compare.negated());
    boolean isExact = one.isPresent() && right.isPresent() || other.isPresent() && left.isPresent();
    if (one.isPresent() && other.isPresent() && one.get().isPlain() && other.get().isPlain()) {
      all = all.with(alike(one.get().place(), other.get().place()), bit(!compare.negated()));
      isExact = true;
    }
    return left(new After(all, before.exact() && isExact));
  }

  private PathConditions narrowed(
      PathConditions before,
      Optional<Operand> side,
      Term opposite,
      Optional<Operand> operand,
      int known,
      boolean negated) {
    if (side.isEmpty()) {
      return before;
    }
    BitSet wanted = operand.map(Operand::all).orElseGet(() -> values.possible(opposite, known));
    return negated && wanted.cardinality() != 1
        ? before
        : before.with(side.get().place(), side.get().where(wanted, negated));
  }

  private static Fact alike(Fact.Place one, Fact.Place other) {
    boolean isOrdered =
        one.variable() != other.variable()
            ? one.variable() < other.variable()
            : one.keys().toString().compareTo(other.keys().toString()) < 0;
    return isOrdered ? new Fact.Alike(one, other) : new Fact.Alike(other, one);
  }

  private static BitSet bit(boolean is) {
    return TermValues.one(is ? 1 : 0);
  }

  private static List<After> left(After after) {
    return after.conditions().areContradictory() ? List.of() : List.of(after);
  }

  /** The one place that a term depends on, if it does, and that was not assigned. */
  private Optional<Operand> operand(Term term, int known, BitSet changed) {
    if (values.value(term, known).isPresent()) {
      return Optional.empty();
    }
    return switch (term) {
      case Term.Symbol _, Term.Constant _ -> Optional.empty();
      case Term.Variable(int variable) -> {
        Layout.Slot slot = layout.variables().get(variable);
        yield slot.isMap() || slot.choices().isPresent() || changed.get(variable)
            ? Optional.empty()
            : Optional.of(plain(new Fact.Place(variable, List.of()), term, known));
      }
      case Term.Access access
          when access.base() instanceof Term.Variable(int variable)
              && layout.variables().get(variable).isMap() ->
          changed.get(variable) ? Optional.empty() : cell(variable, access, known);
      case Term.Access(Term map, Term key) -> entry(map, key, known, changed);
    };
  }

  private Optional<Operand> cell(int variable, Term.Access access, int known) {
    List<Integer> keys = new ArrayList<>();
    Term cell = new Term.Variable(variable);
    for (Term key : access.keys()) {
      if (values.value(key, known).orElse(null) instanceof Tree.Leaf(int symbol)) {
        keys.add(symbol);
        cell = new Term.Access(cell, new Term.Symbol(symbol));
      } else {
        return Optional.empty();
      }
    }
    boolean isWhole =
        layout.variables().get(variable).array().orElseThrow().dimensions().size() == keys.size();
    return isWhole
        ? Optional.of(plain(new Fact.Place(variable, keys), cell, known))
        : Optional.empty();
  }

  private Operand plain(Fact.Place place, Term term, int known) {
    Map<Integer, Tree> results = new HashMap<>();
    values.possible(term, known).stream()
        .forEach(symbol -> results.put(symbol, new Tree.Leaf(symbol)));
    return new Operand(place, results);
  }

  private Optional<Operand> entry(Term map, Term key, int known, BitSet changed) {
    Optional<Tree> tree = values.value(map, known);
    if (tree.isPresent()) {
      return operand(key, known, changed)
          .map(inner -> mapped(inner, leaf -> ((Tree.Node) tree.get()).get(leaf)));
    }
    if (values.value(key, known).orElse(null) instanceof Tree.Leaf(int symbol)) {
      return operand(map, known, changed)
          .map(
              inner -> {
                Map<Integer, Tree> results = new HashMap<>();
                inner
                    .results()
                    .forEach((at, value) -> results.put(at, ((Tree.Node) value).get(symbol)));
                return new Operand(inner.place(), results);
              });
    }
    return Optional.empty();
  }

  private static Operand mapped(Operand inner, IntFunction<Tree> to) {
    Map<Integer, Tree> results = new HashMap<>();
    inner.results().forEach((at, value) -> results.put(at, to.apply(((Tree.Leaf) value).symbol())));
    return new Operand(inner.place(), results);
  }
}
