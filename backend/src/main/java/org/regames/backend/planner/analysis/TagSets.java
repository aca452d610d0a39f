package org.regames.backend.planner.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Term;
import org.regames.backend.layout.Tree;
import org.regames.backend.planner.analysis.graph.Condition;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Region;
import org.regames.backend.planner.analysis.graph.Step;

/**
 * Which tags can come next, found by exhaustive search: for every value of the variables that tags
 * depend on, paths are followed as if every condition on other variables held. So a slide over a
 * board ends on different squares in different directions, whatever is on the board.
 */
final class TagSets {
  /** How many tags of each path are examined. */
  private static final int TAGS = 16;

  /** After more steps from one node, as in chains of captures, the search gives up. */
  private static final int MOST_STEPS = 200_000;

  private final GameLayout layout;
  private final Region region;
  private final DisjointGuards exclusion;
  private final TagValues values;
  private final GuardFacts facts;

  /** A number for each list of tags, keyed by the number of its prefix and its last tag. */
  private final Map<Long, Integer> lists = new HashMap<>();

  /** How many steps may still be followed, so that planning large games stays fast. */
  private int steps = 1_000_000;

  /** The number of steps left at which to stop. */
  private int end;

  /** How many steps may still be followed to learn what paths require. */
  private int gathering = 300_000;

  /**
   * A place on a path: a node, the values of the variables, the number of the tags so far, and what
   * the path requires, if that is of interest.
   */
  private record PathPosition(
      int node, int values, int tags, int count, Optional<PathConditions> conditions) {}

  /** The owner of some tags: the paths by a transition, with one of the values chosen there. */
  private record Owner(int transition, int value) {}

  /** Where paths part: a node, and the values of the variables there. */
  private record Parting(int node, int known) {}

  /**
   * @param places which values cells of maps may have
   * @param graph the automaton, in which checks are followed
   */
  TagSets(
      GameLayout layout,
      Region region,
      DisjointGuards exclusion,
      KnownConstants knowledge,
      CellValues.Known places,
      Graph graph) {
    this.layout = layout;
    this.region = region;
    this.exclusion = exclusion;
    this.values = TagValues.of(layout, region, knowledge, places);
    this.facts = new GuardFacts(layout, values, graph);
  }

  /**
   * The transitions from a node that may lead to the same tags as another one; of two such
   * transitions only the {@linkplain #later later}. None if any two transitions that may both be
   * legal, and any values chosen there, lead to different tags; nothing if that cannot be decided.
   */
  Optional<BitSet> doubtful(int node) {
    end = Math.max(0, steps - MOST_STEPS);
    BitSet doubtful = new BitSet();
    return values
        .at(node)
        .filter(cases -> cases.stream().allMatch(known -> compare(node, known, doubtful)))
        .map(_ -> doubtful);
  }

  /**
   * The one of two transitions with a 1 at the lowest bit where their numbers differ. Codes are
   * ordered the same way: which of two moves is the later one follows from the transition where
   * they part.
   */
  private static int later(int one, int other) {
    return (one & Integer.lowestOneBit(one ^ other)) == 0 ? other : one;
  }

  /**
   * Finds the transitions that lead to the same tags if the variables have some values.
   *
   * @return whether that can be decided
   */
  private boolean compare(int node, int known, BitSet doubtful) {
    Owners owners = new Owners(new Parting(node, known), doubtful);
    PathPosition here = new PathPosition(node, known, 0, 0, Optional.empty());
    List<Graph.Transition> transitions = region.transitions(node);
    for (int transition = 0; transition < transitions.size(); transition++) {
      Deque<PathPosition> starts = new ArrayDeque<>();
      Map<Integer, Set<PathConditions>> found = new HashMap<>();
      if (!follow(here, transitions.get(transition), starts, found)) {
        return false;
      }
      if (!(transitions.get(transition).step() instanceof Step.AssignAny)) {
        if (!explore(starts, found) || !owners.add(new Owner(transition, -1), found.keySet())) {
          return false;
        }
        continue;
      }
      for (int value = 0; !starts.isEmpty(); value++) {
        Deque<PathPosition> one = new ArrayDeque<>(List.of(starts.pop()));
        Map<Integer, Set<PathConditions>> chosen = new HashMap<>();
        if (!explore(one, chosen) || !owners.add(new Owner(transition, value), chosen.keySet())) {
          return false;
        }
      }
    }
    return true;
  }

  /** Follows all paths from some positions; false if their tags cannot be determined. */
  private boolean explore(Deque<PathPosition> open, Map<Integer, Set<PathConditions>> found) {
    Set<PathPosition> seen = new HashSet<>();
    while (!open.isEmpty()) {
      PathPosition place = open.pop();
      if (!seen.add(place)) {
        continue;
      }
      for (Graph.Transition transition : region.transitions(place.node())) {
        if (!follow(place, transition, open, found)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Which tags belong to which transition, where paths part. */
  private final class Owners {
    private final Parting parting;
    private final BitSet doubtful;
    private final Map<Integer, List<Owner>> byTags = new HashMap<>();
    private final Map<Owner, Optional<Map<Integer, Set<PathConditions>>>> required =
        new HashMap<>();
    private final Map<Integer, List<PathConditions>> enough = new HashMap<>();

    Owners(Parting parting, BitSet doubtful) {
      this.parting = parting;
      this.doubtful = doubtful;
    }

    /**
     * Records the owner of some tags; false if two values of one transition lead to the same tags.
     */
    boolean add(Owner owner, Set<Integer> found) {
      for (int tags : found) {
        List<Owner> others = byTags.computeIfAbsent(tags, _ -> new ArrayList<>());
        for (Owner other : others) {
          int later = later(owner.transition(), other.transition());
          boolean isSame = other.transition() == owner.transition();
          if ((isSame || !doubtful.get(later) && mayBoth(owner, other))
              && !exclude(owner, other, tags)) {
            if (isSame) {
              return false;
            }
            doubtful.set(later);
          }
        }
        others.add(owner);
      }
      return true;
    }

    private boolean mayBoth(Owner one, Owner other) {
      List<Graph.Transition> transitions = region.transitions(parting.node());
      return !(transitions.get(one.transition()).step() instanceof Step.Guard(Condition first)
          && transitions.get(other.transition()).step() instanceof Step.Guard(Condition second)
          && exclusion.exclude(first, second));
    }

    /** Whether no state allows two paths with some tags. */
    private boolean exclude(Owner one, Owner other, int tags) {
      Optional<Map<Integer, Set<PathConditions>>> ones = required(one);
      Optional<Map<Integer, Set<PathConditions>>> others = required(other);
      return ones.isPresent()
          && others.isPresent()
          && ones.get().getOrDefault(tags, Set.of()).stream()
              .allMatch(
                  first ->
                      others.get().getOrDefault(tags, Set.of()).stream()
                          .allMatch(
                              second ->
                                  first.exclude(second)
                                      || denies(first, second)
                                      || denies(second, first)));
    }

    /** Whether a check must fail for some paths that holds wherever others can be taken. */
    private boolean denies(PathConditions some, PathConditions others) {
      return some.possible().entrySet().stream()
          .anyMatch(
              own ->
                  own.getKey() instanceof PathConditions.Fact.Holds(int check)
                      && !own.getValue().get(1)
                      && enough
                          .computeIfAbsent(check, _ -> facts.enough(check, parting.known()))
                          .stream()
                          .anyMatch(others::imply));
    }

    /** What the paths of an owner require, by their tags; nothing if that takes too long. */
    private Optional<Map<Integer, Set<PathConditions>>> required(Owner owner) {
      return required.computeIfAbsent(owner, this::gathered);
    }

    private Optional<Map<Integer, Set<PathConditions>>> gathered(Owner owner) {
      int before = steps;
      int stop = end;
      steps = gathering;
      end = 0;
      Deque<PathPosition> starts = new ArrayDeque<>();
      Map<Integer, Set<PathConditions>> found = new HashMap<>();
      PathPosition here =
          new PathPosition(parting.node(), parting.known(), 0, 0, Optional.of(PathConditions.NONE));
      Graph.Transition first = region.transitions(parting.node()).get(owner.transition());
      boolean isFound = follow(here, first, starts, found) && explore(only(starts, owner), found);
      gathering = steps;
      steps = before;
      end = stop;
      return isFound ? Optional.of(found) : Optional.empty();
    }

    private Deque<PathPosition> only(Deque<PathPosition> starts, Owner owner) {
      if (owner.value() < 0) {
        return starts;
      }
      return new ArrayDeque<>(starts.stream().skip(owner.value()).limit(1).toList());
    }
  }

  /** Takes one transition; false if the next tags cannot be determined, or it takes too long. */
  private boolean follow(
      PathPosition place,
      Graph.Transition transition,
      Deque<PathPosition> open,
      Map<Integer, Set<PathConditions>> found) {
    if (steps == end) {
      return false;
    }
    steps--;
    if (region.leaves(transition)) {
      found(place, list(place.tags(), layout.numbering().count()), found); // no more tags
      return true;
    }
    if (transition.step() instanceof Step.Tag(Term symbol)) {
      return tag(place, transition, symbol, open, found);
    }
    if (transition.step() instanceof Step.AssignAny(Step.Cell target, int[] symbols)
        && symbols.length > 1
        && !values.isFollowed(target)) {
      return false;
    }
    List<Integer> next = values.after(place.values(), transition);
    if (next.isEmpty()) {
      return true;
    }
    for (Optional<PathConditions> conditions : conditions(place, transition)) {
      for (int after : next) {
        open.add(new PathPosition(transition.to(), after, place.tags(), place.count(), conditions));
      }
    }
    return true;
  }

  private List<Optional<PathConditions>> conditions(
      PathPosition place, Graph.Transition transition) {
    return place.conditions().isEmpty()
        ? List.of(Optional.empty())
        : facts.after(place.conditions().get(), place.values(), transition.step()).stream()
            .map(Optional::of)
            .toList();
  }

  private static void found(PathPosition place, int tags, Map<Integer, Set<PathConditions>> found) {
    found
        .computeIfAbsent(tags, _ -> new HashSet<>())
        .add(place.conditions().orElse(PathConditions.NONE));
  }

  private boolean tag(
      PathPosition place,
      Graph.Transition transition,
      Term symbol,
      Deque<PathPosition> open,
      Map<Integer, Set<PathConditions>> found) {
    Optional<Tree> value = values.value(symbol, place.values());
    if (value.isEmpty() || !(value.get() instanceof Tree.Leaf(int number))) {
      return false;
    }
    int tags = list(place.tags(), number);
    if (place.count() + 1 == TAGS) {
      found(place, tags, found);
    } else {
      int after = values.after(place.values(), transition).getFirst();
      open.add(
          new PathPosition(transition.to(), after, tags, place.count() + 1, place.conditions()));
    }
    return true;
  }

  /**
   * The number of a list of tags with one more. Both numbers are less than 2³¹, and the tag is at
   * most the number of symbols, so different pairs have different keys.
   */
  private int list(int tags, int tag) {
    return lists.computeIfAbsent(
        tags * (layout.numbering().count() + 1L) + tag, _ -> lists.size() + 1);
  }
}
