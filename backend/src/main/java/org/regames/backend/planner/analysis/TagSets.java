package org.regames.backend.planner.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.Term;
import org.regames.backend.layout.Tree;

/**
 * Which tags can come next, found by trying: for every value of the variables that tags are made
 * of, walks are followed as if every condition held that reads anything else. So a slide over a
 * board ends on different squares in different directions, whatever is on the board.
 */
final class TagSets {
  /** How many tags of each walk are looked at. */
  private static final int TAGS = 16;

  private static final long MOST_CASES = 4096;

  /** After more steps from one node, as where captures go on and on, nothing is told. */
  private static final int MOST_STEPS = 200_000;

  private static final int UNKNOWN = -1;

  private final Layout layout;
  private final Region region;
  private final Exclusion exclusion;
  private final Knowledge knowledge;
  private final PossibleTerms possible;
  private final List<Integer> variables;

  /** A number for each list of tags, by that of the list without its last tag and that tag. */
  private final Map<Long, Integer> lists = new HashMap<>();

  /** For each node the variables whose values there matter for the tags. */
  private final BitSet[] live;

  /** How many steps may still be followed, so that planning large games stays fast. */
  private int steps = 1_000_000;

  /** How many of them may be left in the end. */
  private int end;

  /** A place on a walk: a node, the values of the variables, and the number of the tags so far. */
  private record Place(int node, long values, int tags, int count) {}

  /** Whose tags are looked at: those of walks by a way, with one of the values chosen there. */
  private record Owner(Graph.Way way, int value) {}

  /**
   * @param places which values places of maps may have
   */
  TagSets(
      Layout layout,
      Region region,
      Exclusion exclusion,
      Knowledge knowledge,
      PlaceValues.Known places) {
    this.possible = new PossibleTerms(layout, places.arrays(layout.variables().size()));
    this.exclusion = exclusion;
    this.layout = layout;
    this.region = region;
    this.knowledge = knowledge;
    BitSet told = new BitSet();
    BitSet all = new BitSet();
    for (int node : region.order()) {
      for (Graph.Way way : region.ways(node)) {
        if (way.step() instanceof Step.Tag(Term symbol)) {
          collect(symbol, told);
        }
      }
    }
    all.or(told);
    close(all);
    this.variables = followed(told, all).stream().boxed().toList();
    this.live = new BitSet[region.nodeCount()];
    findLive();
  }

  private void findLive() {
    region.order().forEach(node -> live[node] = new BitSet());
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int node : region.order()) {
        BitSet read = new BitSet();
        for (Graph.Way way : region.ways(node)) {
          BitSet after = new BitSet();
          if (!region.leaves(way)) {
            after.or(live[way.to()]);
            int assigned = Flow.assigned(way.step());
            if (assigned >= 0) {
              after.clear(assigned);
            }
          }
          StepReads.all(way.step()).forEach(after::set);
          if (way.step() instanceof Step.Tag(Term symbol)) {
            StepReads.all(symbol).forEach(after::set);
          }
          read.or(after);
        }
        changed |= !read.equals(live[node]);
        live[node] = read;
      }
    }
  }

  /** Some variables and as many others as there may be, those of few values first. */
  private BitSet followed(BitSet told, BitSet all) {
    BitSet followed = (BitSet) told.clone();
    all.stream()
        .boxed()
        .sorted(Comparator.comparingInt(variable -> layout.domain(variable).cardinality()))
        .forEach(
            variable -> {
              boolean wasTold = followed.get(variable);
              followed.set(variable);
              followed.set(variable, wasTold || combinations(followed) <= MOST_CASES);
            });
    return followed;
  }

  private void close(BitSet all) {
    int before = -1;
    while (before != all.cardinality()) {
      before = all.cardinality();
      for (int node : region.order()) {
        for (Graph.Way way : region.ways(node)) {
          if (way.step() instanceof Step.Assign(Step.Place place, Term value)
              && place.keys().isEmpty()
              && all.get(place.variable())) {
            collect(value, all);
          }
        }
      }
    }
  }

  private void collect(Term term, BitSet found) {
    switch (term) {
      case Term.Symbol _, Term.Constant _ -> {}
      case Term.Variable(int variable) -> {
        Layout.Slot slot = layout.variables().get(variable);
        found.set(variable, found.get(variable) || !slot.isMap() && slot.choices().isEmpty());
      }
      case Term.Access(Term map, Term key) -> {
        collect(map, found);
        collect(key, found);
      }
    }
  }

  private long combinations(BitSet some) {
    long product = 1;
    for (int variable : some.stream().toArray()) {
      product = Math.min(MOST_CASES + 1, product * layout.domain(variable).cardinality());
    }
    return product;
  }

  /**
   * Whether any two ways from a node that may both be legal, or values chosen there, lead to
   * different tags.
   */
  boolean apart(int node) {
    BitSet matter = new BitSet();
    variables.stream().filter(live[node]::get).forEach(matter::set);
    end = Math.max(0, steps - MOST_STEPS);
    return combinations(matter) <= MOST_CASES && apart(node, 0, new int[variables.size()]);
  }

  private boolean apart(int node, int next, int[] values) {
    if (next == variables.size()) {
      return apartWith(node, values);
    }
    if (!live[node].get(variables.get(next))) {
      values[next] = UNKNOWN;
      return apart(node, next + 1, values);
    }
    int known = knowledge.constant(region.name(node), variables.get(next));
    BitSet domain = layout.domain(variables.get(next));
    for (int s = domain.nextSetBit(0); s >= 0; s = domain.nextSetBit(s + 1)) {
      values[next] = known >= 0 ? known : s;
      if (!apart(node, next + 1, values)) {
        return false;
      }
      if (known >= 0) {
        break;
      }
    }
    return true;
  }

  private boolean apartWith(int node, int[] values) {
    Map<Integer, List<Owner>> owners = new HashMap<>();
    int value = 0;
    for (Graph.Way way : region.ways(node)) {
      Place here = new Place(node, encode(values), 0, 0);
      Deque<Place> starts = new ArrayDeque<>();
      Set<Integer> found = new HashSet<>();
      if (!follow(here, way, starts, found)) {
        return false;
      }
      boolean chosen = way.step() instanceof Step.AssignAny;
      if (!chosen && !explore(starts, found, owners, new Owner(way, 0))) {
        return false;
      }
      while (chosen && !starts.isEmpty()) {
        Deque<Place> one = new ArrayDeque<>(List.of(starts.pop()));
        if (!explore(one, new HashSet<>(), owners, new Owner(way, ++value))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Follows all walks from some places; false where their tags may be those of another owner. */
  private boolean explore(
      Deque<Place> open, Set<Integer> found, Map<Integer, List<Owner>> owners, Owner owner) {
    Set<Place> seen = new HashSet<>();
    while (!open.isEmpty()) {
      Place place = open.pop();
      if (!seen.add(place)) {
        continue;
      }
      for (Graph.Way way : region.ways(place.node())) {
        if (!follow(place, way, open, found)) {
          return false;
        }
      }
    }
    for (int tags : found) {
      List<Owner> others = owners.computeIfAbsent(tags, _ -> new ArrayList<>());
      if (others.stream().anyMatch(other -> mayBoth(owner, other))) {
        return false;
      }
      others.add(owner);
    }
    return true;
  }

  private boolean mayBoth(Owner one, Owner other) {
    return !(one.way().step() instanceof Step.Guard(Condition first)
        && other.way().step() instanceof Step.Guard(Condition second)
        && exclusion.exclude(first, second));
  }

  /** Takes one way; false where it cannot be told which tags come, or it takes too long. */
  private boolean follow(Place place, Graph.Way way, Deque<Place> open, Set<Integer> found) {
    if (steps == end) {
      return false;
    }
    steps--;
    if (region.leaves(way)) {
      found.add(list(place.tags(), layout.numbering().count())); // no more tags
      return true;
    }
    int[] values = decode(place.values());
    switch (way.step()) {
      case Step.Guard(Condition.Compare(Term left, Term right, boolean negated)) -> {
        Optional<Tree> one = value(left, values);
        Optional<Tree> two = value(right, values);
        if (one.isPresent() && two.isPresent()
            ? one.equals(two) == negated
            : !mayHold(left, right, negated, values)) {
          return true;
        }
      }
      case Step.Assign(Step.Place target, Term value)
          when target.keys().isEmpty() && variables.contains(target.variable()) ->
          values[variables.indexOf(target.variable())] =
              value(value, values).map(tree -> ((Tree.Leaf) tree).symbol()).orElse(UNKNOWN);
      case Step.AssignAny(Step.Place target, int[] symbols)
          when target.keys().isEmpty() && variables.contains(target.variable()) -> {
        for (int symbol : symbols) {
          values[variables.indexOf(target.variable())] = symbol;
          open.add(new Place(way.to(), encode(values), place.tags(), place.count()));
        }
        return true;
      }
      case Step.AssignAny(_, int[] symbols) when symbols.length > 1 -> {
        return false;
      }
      case Step.Tag(Term symbol) -> {
        return tag(place, way, symbol, open, found);
      }
      case Step.Guard _, Step.Skip _, Step.Assign _, Step.AssignMap _, Step.AssignAny _ -> {}
    }
    open.add(new Place(way.to(), encode(values), place.tags(), place.count()));
    return true;
  }

  private boolean tag(
      Place place, Graph.Way way, Term symbol, Deque<Place> open, Set<Integer> found) {
    Optional<Tree> told = value(symbol, decode(place.values()));
    if (told.isEmpty() || !(told.get() instanceof Tree.Leaf(int number))) {
      return false;
    }
    int tags = list(place.tags(), number);
    if (place.count() + 1 == TAGS) {
      found.add(tags);
    } else {
      open.add(new Place(way.to(), place.values(), tags, place.count() + 1));
    }
    return true;
  }

  /** The number of a list of tags with one more. */
  private int list(int tags, int tag) {
    return lists.computeIfAbsent(
        tags * (layout.numbering().count() + 1L) + tag, _ -> lists.size() + 1);
  }

  /** Whether a comparison may hold, whatever is in the places of maps that is not known. */
  private boolean mayHold(Term left, Term right, boolean negated, int[] values) {
    BitSet[] facts = new BitSet[possible.facts()];
    for (int variable = 0; variable < facts.length; variable++) {
      int place = variables.indexOf(variable);
      boolean isKnown = place >= 0 && values[place] != UNKNOWN;
      facts[variable] = isKnown ? PossibleTerms.one(values[place]) : layout.domain(variable);
    }
    BitSet ones = possible.of(left, facts);
    BitSet others = possible.of(right, facts);
    return negated
        ? ones.cardinality() > 1 || others.cardinality() > 1 || !ones.equals(others)
        : ones.intersects(others);
  }

  private long encode(int[] values) {
    long code = 0;
    for (int value : values) {
      code = code * (layout.numbering().count() + 1L) + value + 1;
    }
    return code;
  }

  private int[] decode(long code) {
    int[] values = new int[variables.size()];
    long rest = code;
    for (int i = values.length - 1; i >= 0; i--) {
      values[i] = (int) (rest % (layout.numbering().count() + 1L)) - 1;
      rest /= layout.numbering().count() + 1L;
    }
    return values;
  }

  /** The value of a term; nothing where it reads what is not followed. */
  private Optional<Tree> value(Term term, int[] values) {
    return switch (term) {
      case Term.Symbol(int symbol) -> Optional.of(new Tree.Leaf(symbol));
      case Term.Constant(Term.ConstantMap map) -> Optional.of(map.value());
      case Term.Variable(int variable) -> {
        int place = variables.indexOf(variable);
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
