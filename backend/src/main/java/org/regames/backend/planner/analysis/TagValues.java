package org.regames.backend.planner.analysis;

import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Term;
import org.regames.backend.layout.TermValues;
import org.regames.backend.layout.Tree;
import org.regames.backend.planner.analysis.graph.Condition;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Region;
import org.regames.backend.planner.analysis.graph.Step;
import org.regames.ir.analysis.RoundRobinSolver;

/**
 * The values along paths of the variables that tags depend on; all other variables may have any
 * value. A combination of values is represented by one number; combinations are numbered as they
 * occur, so the number of variables does not matter.
 */
final class TagValues {
  private static final long MOST_CASES = 4096;

  /** With more combinations of a node and values they are not enumerated. */
  private static final int MOST_REACHED = 50_000;

  private static final int UNKNOWN = -1;

  private final GameLayout layout;
  private final Region region;
  private final KnownConstants knowledge;
  private final CellValues.Known places;
  private final PossibleTerms possible;
  private final List<Integer> variables;

  /** The index of each variable of the game in combinations, or -1. */
  private final int[] position;

  /** The combinations of values that occurred, by number, and their numbers. */
  private final List<int[]> combinations = new ArrayList<>();

  private final Map<IntBuffer, Integer> numbers = new HashMap<>();

  /** The memoized successors of combinations: transitions are queried repeatedly. */
  private final Map<Graph.Transition, Map<Integer, List<Integer>>> successors =
      new IdentityHashMap<>();

  /** For each node the variables whose values there matter for the tags. */
  private final BitSet[] live;

  /** For each node the combinations with which paths reach it, if known. */
  private final Optional<List<Set<Integer>>> reached;

  private record NodeValues(int node, int values) {}

  /**
   * @param places which values cells of maps may have
   * @param isWide whether only the variables that matter where paths start count towards the limit;
   *     those that a path chooses itself, such as the squares of a move, then do not
   */
  private TagValues(
      GameLayout layout,
      Region region,
      KnownConstants knowledge,
      CellValues.Known places,
      boolean isWide) {
    this.places = places;
    this.possible = new PossibleTerms(layout, places.arrays(layout.variables().size()));
    this.layout = layout;
    this.region = region;
    this.knowledge = knowledge;
    BitSet tagged = tagged();
    BitSet all = (BitSet) tagged.clone();
    close(all);
    BitSet counted = isWide ? atRoots(live(all)) : all;
    BitSet followed = followed(tagged, all, counted);
    this.variables = followed.stream().boxed().toList();
    this.position = new int[layout.variables().size()];
    Arrays.setAll(position, variables::indexOf);
    this.live = live(followed);
    this.reached = reached();
  }

  /**
   * The values of as many variables as can be tracked.
   *
   * @param places which values cells of maps may have
   */
  static TagValues of(
      GameLayout layout, Region region, KnownConstants knowledge, CellValues.Known places) {
    TagValues wide = new TagValues(layout, region, knowledge, places, true);
    return wide.reached.isPresent()
        ? wide
        : new TagValues(layout, region, knowledge, places, false);
  }

  private BitSet tagged() {
    BitSet tagged = new BitSet();
    for (int node : region.order()) {
      for (Graph.Transition transition : region.transitions(node)) {
        if (transition.step() instanceof Step.Tag(Term symbol)) {
          collect(symbol, tagged);
        }
      }
    }
    return tagged;
  }

  /** For each node which variables matter for the tags, if some are tracked. */
  private BitSet[] live(BitSet followed) {
    BitSet[] found = new BitSet[region.nodeBound()];
    region.order().forEach(node -> found[node] = new BitSet());
    RoundRobinSolver.<Integer>solve(
        region.order(),
        node -> {
          BitSet read = new BitSet();
          region
              .transitions(node)
              .forEach(transition -> read.or(readFrom(transition, followed, found)));
          boolean isNew = !read.equals(found[node]);
          found[node] = read;
          return isNew;
        });
    return found;
  }

  private BitSet atRoots(BitSet[] of) {
    BitSet found = new BitSet();
    region.roots().forEach(root -> found.or(of[root]));
    return found;
  }

  /** The variables that a transition, or what comes after it, reads. */
  private BitSet readFrom(Graph.Transition transition, BitSet followed, BitSet[] after) {
    BitSet read = new BitSet();
    if (!region.leaves(transition)) {
      read.or(after[transition.to()]);
      int assigned = transition.step().assigned();
      if (assigned >= 0) {
        read.clear(assigned);
      }
    }
    if (!isElsewhere(transition.step(), followed)) {
      read.or(transition.step().variables());
    }
    return read;
  }

  /** Whether a step only changes variables that are not tracked. */
  private static boolean isElsewhere(Step step, BitSet followed) {
    return switch (step) {
      case Step.Assign(Step.Cell place, _) -> !followed.get(place.variable());
      case Step.AssignMap _ -> true;
      case Step.Skip _, Step.Guard _, Step.AssignAny _, Step.Tag _ -> false;
    };
  }

  /** Follows all paths from where they start, without their tags. */
  private Optional<List<Set<Integer>>> reached() {
    List<Set<Integer>> found = new ArrayList<>();
    region.order().forEach(_ -> found.add(new HashSet<>()));
    Deque<NodeValues> open = new ArrayDeque<>();
    for (int root : region.roots()) {
      Optional<Set<Integer>> starts = cases(root);
      if (starts.isEmpty()) {
        return Optional.empty();
      }
      found.get(root).addAll(starts.get());
      starts.get().forEach(values -> open.add(new NodeValues(root, values)));
    }
    for (int left = MOST_REACHED; !open.isEmpty(); left--) {
      NodeValues place = open.pop();
      if (left == 0) {
        return Optional.empty();
      }
      for (Graph.Transition transition : region.transitions(place.node())) {
        for (int values :
            region.leaves(transition) ? List.<Integer>of() : after(place.values(), transition)) {
          if (found.get(transition.to()).add(values)) {
            open.push(new NodeValues(transition.to(), values));
          }
        }
      }
    }
    return Optional.of(found);
  }

  /** All combinations of values at a node, unless there are too many. */
  private Optional<Set<Integer>> cases(int node) {
    BitSet matter = new BitSet();
    variables.stream().filter(live[node]::get).forEach(matter::set);
    Set<Integer> cases = new HashSet<>();
    if (product(matter) <= MOST_CASES) {
      addCases(node, 0, new int[variables.size()], cases);
    }
    return Optional.of(cases).filter(found -> !found.isEmpty());
  }

  private void addCases(int node, int next, int[] values, Set<Integer> cases) {
    if (next == variables.size()) {
      cases.add(number(values));
      return;
    }
    int variable = variables.get(next);
    if (!live[node].get(variable)) {
      values[next] = UNKNOWN;
      addCases(node, next + 1, values, cases);
      return;
    }
    int known = knowledge.constant(region.name(node), variable);
    BitSet domain = known >= 0 ? TermValues.one(known) : places.of(variable, layout);
    domain.stream()
        .forEach(
            symbol -> {
              values[next] = symbol;
              addCases(node, next + 1, values, cases);
            });
  }

  /**
   * Some variables and as many others as the limit allows, those with few values first.
   *
   * @param counted the variables whose values count towards the limit
   */
  private BitSet followed(BitSet tagged, BitSet all, BitSet counted) {
    BitSet followed = (BitSet) tagged.clone();
    all.stream()
        .boxed()
        .sorted(Comparator.comparingInt(variable -> layout.domain(variable).cardinality()))
        .forEach(
            variable -> {
              boolean isTagged = followed.get(variable);
              followed.set(variable);
              BitSet cases = (BitSet) followed.clone();
              cases.and(counted);
              followed.set(variable, isTagged || product(cases) <= MOST_CASES);
            });
    return followed;
  }

  private void close(BitSet all) {
    RoundRobinSolver.<Integer>solve(
        region.order(),
        node -> {
          int before = all.cardinality();
          for (Graph.Transition transition : region.transitions(node)) {
            if (transition.step() instanceof Step.Assign(Step.Cell place, Term value)
                && place.keys().isEmpty()
                && all.get(place.variable())) {
              collect(value, all);
            }
          }
          return all.cardinality() != before;
        });
  }

  private void collect(Term term, BitSet found) {
    term.variables().stream().filter(possible::isFact).forEach(found::set);
  }

  private long product(BitSet some) {
    long product = 1;
    for (int variable : some.stream().toArray()) {
      product = Math.min(MOST_CASES + 1, product * layout.domain(variable).cardinality());
    }
    return product;
  }

  /** The combinations of values at a node; nothing if there are too many. */
  Optional<Set<Integer>> at(int node) {
    return reached.map(found -> found.get(node)).or(() -> cases(node));
  }

  /** Whether a cell is one of the variables. */
  boolean isFollowed(Step.Cell target) {
    return target.keys().isEmpty() && position[target.variable()] >= 0;
  }

  /** The combinations of values after a transition; none if it cannot be taken. */
  List<Integer> after(int before, Graph.Transition transition) {
    return successors
        .computeIfAbsent(transition, _ -> new HashMap<>())
        .computeIfAbsent(before, values -> following(values, transition));
  }

  private List<Integer> following(int before, Graph.Transition transition) {
    int[] values = combinations.get(before).clone();
    switch (transition.step()) {
      case Step.Guard(Condition.Compare(Term left, Term right, boolean negated)) -> {
        Optional<Tree> one = value(left, values);
        Optional<Tree> two = value(right, values);
        if (one.isPresent() && two.isPresent()
            ? one.equals(two) == negated
            : !mayHold(left, right, negated, values)) {
          return List.of();
        }
      }
      case Step.Assign(Step.Cell target, Term value) when isFollowed(target) ->
          values[position[target.variable()]] =
              value(value, values).map(tree -> ((Tree.Leaf) tree).symbol()).orElse(UNKNOWN);
      case Step.AssignAny(Step.Cell target, int[] symbols) when isFollowed(target) -> {
        List<Integer> chosen = new ArrayList<>();
        for (int symbol : symbols) {
          values[position[target.variable()]] = symbol;
          chosen.add(number(values, transition.to()));
        }
        return chosen;
      }
      case Step.Guard _,
          Step.Skip _,
          Step.Assign _,
          Step.AssignMap _,
          Step.AssignAny _,
          Step.Tag _ -> {}
    }
    return List.of(number(values, transition.to()));
  }

  /** Whether a comparison may hold for some contents of unknown cells. */
  private boolean mayHold(Term left, Term right, boolean negated, int[] values) {
    BitSet[] facts = facts(values);
    BitSet ones = possible.of(left, facts);
    BitSet others = possible.of(right, facts);
    return negated
        ? ones.cardinality() > 1 || others.cardinality() > 1 || !ones.equals(others)
        : ones.intersects(others);
  }

  /** The values that a term may have. Not to be changed. */
  BitSet possible(Term term, int values) {
    return possible.of(term, facts(combinations.get(values)));
  }

  private BitSet[] facts(int[] values) {
    BitSet[] facts = new BitSet[possible.facts()];
    for (int variable = 0; variable < facts.length; variable++) {
      int place = variable < position.length ? position[variable] : -1;
      boolean isKnown = place >= 0 && values[place] != UNKNOWN;
      facts[variable] = isKnown ? TermValues.one(values[place]) : places.of(variable, layout);
    }
    return facts;
  }

  /** The number of a combination at a node, where some values may no longer matter. */
  private int number(int[] values, int node) {
    int[] left = values.clone();
    for (int place = 0; place < left.length; place++) {
      left[place] = live[node].get(variables.get(place)) ? left[place] : UNKNOWN;
    }
    return number(left);
  }

  private int number(int[] values) {
    Integer known = numbers.get(IntBuffer.wrap(values));
    if (known != null) {
      return known;
    }
    int[] added = values.clone(); // the caller may reuse the array
    numbers.put(IntBuffer.wrap(added), combinations.size());
    combinations.add(added);
    return combinations.size() - 1;
  }

  /** The value of a term; nothing if it reads variables that are not tracked. */
  public Optional<Tree> value(Term term, int values) {
    return value(term, combinations.get(values));
  }

  private Optional<Tree> value(Term term, int[] values) {
    return switch (term) {
      case Term.Symbol(int symbol) -> Optional.of(new Tree.Leaf(symbol));
      case Term.Constant(Term.ConstantMap map) -> Optional.of(map.value());
      case Term.Variable(int variable) -> {
        int place = position[variable];
        yield place < 0 || values[place] == UNKNOWN
            ? Optional.empty()
            : Optional.of(new Tree.Leaf(values[place]));
      }
      case Term.Access(Term map, Term key) ->
          value(map, values)
              .flatMap(
                  tree ->
                      value(key, values)
                          .map(k -> ((Tree.Node) tree).get(((Tree.Leaf) k).symbol())));
    };
  }
}
