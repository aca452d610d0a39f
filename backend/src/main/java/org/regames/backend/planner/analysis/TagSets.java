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

  /** A number for each list of tags, keyed by the number of its prefix and its last tag. */
  private final Map<Long, Integer> lists = new HashMap<>();

  /** How many steps may still be followed, so that planning large games stays fast. */
  private int steps = 1_000_000;

  /** The number of steps left at which to stop. */
  private int end;

  /** A place on a path: a node, the values of the variables, and the number of the tags so far. */
  private record PathPosition(int node, int values, int tags, int count) {}

  /** The owner of some tags: the paths by a transition, with one of the values chosen there. */
  private record Owner(int transition, int value) {}

  /**
   * @param cells which values cells of maps may have
   */
  TagSets(
      GameLayout layout,
      Region region,
      DisjointGuards exclusion,
      KnownConstants knowledge,
      CellValues.Known places) {
    this.layout = layout;
    this.region = region;
    this.exclusion = exclusion;
    this.values = TagValues.of(layout, region, knowledge, places);
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
    Map<Integer, List<Owner>> owners = new HashMap<>();
    PathPosition here = new PathPosition(node, known, 0, 0);
    List<Graph.Transition> transitions = region.transitions(node);
    int value = 0;
    for (int transition = 0; transition < transitions.size(); transition++) {
      Deque<PathPosition> starts = new ArrayDeque<>();
      Set<Integer> found = new HashSet<>();
      if (!follow(here, transitions.get(transition), starts, found)) {
        return false;
      }
      if (!(transitions.get(transition).step() instanceof Step.AssignAny)) {
        if (!explore(starts, found)
            || !own(new Owner(transition, 0), found, node, owners, doubtful)) {
          return false;
        }
        continue;
      }
      while (!starts.isEmpty()) {
        Deque<PathPosition> one = new ArrayDeque<>(List.of(starts.pop()));
        Set<Integer> chosen = new HashSet<>();
        if (!explore(one, chosen)
            || !own(new Owner(transition, ++value), chosen, node, owners, doubtful)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Follows all paths from some positions; false if their tags cannot be determined. */
  private boolean explore(Deque<PathPosition> open, Set<Integer> found) {
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

  /**
   * Records the owner of some tags; false if two values of one transition lead to the same tags.
   */
  private boolean own(
      Owner owner,
      Set<Integer> found,
      int node,
      Map<Integer, List<Owner>> owners,
      BitSet doubtful) {
    for (int tags : found) {
      List<Owner> others = owners.computeIfAbsent(tags, _ -> new ArrayList<>());
      for (Owner other : others) {
        if (other.transition() == owner.transition()) {
          return false;
        }
        if (mayBoth(
            region.transitions(node).get(owner.transition()),
            region.transitions(node).get(other.transition()))) {
          doubtful.set(later(owner.transition(), other.transition()));
        }
      }
      others.add(owner);
    }
    return true;
  }

  private boolean mayBoth(Graph.Transition one, Graph.Transition other) {
    return !(one.step() instanceof Step.Guard(Condition first)
        && other.step() instanceof Step.Guard(Condition second)
        && exclusion.exclude(first, second));
  }

  /** Takes one transition; false if the next tags cannot be determined, or it takes too long. */
  private boolean follow(
      PathPosition place,
      Graph.Transition transition,
      Deque<PathPosition> open,
      Set<Integer> found) {
    if (steps == end) {
      return false;
    }
    steps--;
    if (region.leaves(transition)) {
      found.add(list(place.tags(), layout.numbering().count())); // no more tags
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
    for (int after : values.after(place.values(), transition)) {
      open.add(new PathPosition(transition.to(), after, place.tags(), place.count()));
    }
    return true;
  }

  private boolean tag(
      PathPosition place,
      Graph.Transition transition,
      Term symbol,
      Deque<PathPosition> open,
      Set<Integer> found) {
    Optional<Tree> value = values.value(symbol, place.values());
    if (value.isEmpty() || !(value.get() instanceof Tree.Leaf(int number))) {
      return false;
    }
    int tags = list(place.tags(), number);
    if (place.count() + 1 == TAGS) {
      found.add(tags);
    } else {
      int after = values.after(place.values(), transition).getFirst();
      open.add(new PathPosition(transition.to(), after, tags, place.count() + 1));
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
