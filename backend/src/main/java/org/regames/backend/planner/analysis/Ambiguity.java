package org.regames.backend.planner.analysis;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Term;
import org.regames.backend.planner.analysis.graph.Condition;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Region;
import org.regames.backend.planner.analysis.graph.Step;
import org.regames.ir.analysis.RoundRobinSolver;

/**
 * Proves that two paths of a move never have the same tags, so that duplicate moves need not be
 * detected, or finds the paths for which this cannot be proved. Where two paths diverge, either the
 * guards exclude each other, or one of the next few tags is certain to differ: its possible symbols
 * are disjoint, it is the value just chosen, or trying all values proves it ({@link TagSets}).
 */
public final class Ambiguity {
  private static final int AHEAD = 3;

  private final GameLayout layout;
  private final Region region;
  private final DisjointGuards exclusion;
  private final BitSet[][] ahead = new BitSet[AHEAD + 1][];
  private final int none;
  private final TagSets tagSets;

  /**
   * @param places which values cells of maps may have
   * @param graph the automaton that the region is a part of
   */
  public Ambiguity(
      GameLayout layout,
      Region region,
      DisjointGuards exclusion,
      KnownConstants knowledge,
      CellValues.Known places,
      Graph graph) {
    this.tagSets = new TagSets(layout, region, exclusion, knowledge, places, graph);
    this.layout = layout;
    this.region = region;
    this.exclusion = exclusion;
    this.none = layout.numbering().count();
  }

  /**
   * The transitions, by their nodes, of paths that may have the same tags as another path from the
   * same state: of two such paths one takes such a transition. None if different paths always have
   * different tags; nothing if that cannot be decided.
   */
  public Optional<Map<Integer, BitSet>> doubts() {
    Map<Integer, BitSet> doubts = new TreeMap<>();
    for (int node : region.order()) {
      for (Graph.Transition transition : region.transitions(node)) {
        if (transition.step() instanceof Step.AssignAny(Step.Cell place, int[] symbols)
            && symbols.length > 1
            && (!place.keys().isEmpty() || !choiceIsTold(place.variable(), transition))
            && !isTold(node, doubts)) {
          return Optional.empty();
        }
      }
    }
    for (int node : region.order()) {
      if (region.transitions(node).size() > 1 && !exclusion.exclusive(region.transitions(node))) {
        lookAhead();
        break;
      }
    }
    for (int node : region.order()) {
      List<Graph.Transition> transitions = region.transitions(node);
      if (transitions.size() > 1
          && !exclusion.exclusive(transitions)
          && !apart(transitions)
          && !isTold(node, doubts)) {
        return Optional.empty();
      }
    }
    return Optional.of(doubts);
  }

  private boolean isTold(int node, Map<Integer, BitSet> doubts) {
    Optional<BitSet> doubtful = tagSets.doubtful(node);
    doubtful
        .filter(transitions -> !transitions.isEmpty())
        .ifPresent(transitions -> doubts.put(node, transitions));
    return doubtful.isPresent();
  }

  private boolean apart(List<Graph.Transition> transitions) {
    if (transitions.size() > 64) {
      return false;
    }
    for (int i = 0; i < transitions.size(); i++) {
      for (int j = i + 1; j < transitions.size(); j++) {
        if (!apart(transitions.get(i), transitions.get(j))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean apart(Graph.Transition one, Graph.Transition two) {
    if (one.step() instanceof Step.Guard(Condition first)
        && two.step() instanceof Step.Guard(Condition second)
        && exclusion.exclude(first, second)) {
      return true;
    }
    for (int k = 1; k <= AHEAD; k++) {
      if (!after(one, k).intersects(after(two, k))) {
        return true;
      }
    }
    return false;
  }

  /** For each node and each of the next tags its possible symbols, {@code none} for no tag. */
  private void lookAhead() {
    for (int k = 1; k <= AHEAD; k++) {
      int tag = k;
      BitSet[] symbols = new BitSet[region.nodeBound()];
      ahead[k] = symbols;
      region.order().forEach(node -> symbols[node] = new BitSet());
      RoundRobinSolver.<Integer>solve(
          region.order(),
          node -> {
            int before = symbols[node].cardinality();
            region.transitions(node).forEach(next -> symbols[node].or(after(next, tag)));
            return symbols[node].cardinality() != before;
          });
    }
  }

  private BitSet after(Graph.Transition transition, int k) {
    if (transition.step() instanceof Step.Tag(Term symbol)) {
      return k == 1 ? layout.values().of(symbol) : ahead[k - 1][transition.to()];
    }
    if (region.leaves(transition)) {
      BitSet end = new BitSet();
      end.set(none);
      return end;
    }
    return ahead[k][transition.to()];
  }

  /** Whether for some k the k-th tag is, on all paths, the value that the transition chose. */
  private boolean choiceIsTold(int variable, Graph.Transition transition) {
    for (int k = 1; k <= AHEAD; k++) {
      if (!region.leaves(transition) && tells(variable, transition.to(), k)) {
        return true;
      }
    }
    return false;
  }

  private record TagPosition(int node, int k) {}

  private boolean tells(int variable, int start, int k) {
    Set<TagPosition> seen = new HashSet<>();
    Deque<TagPosition> open = new ArrayDeque<>();
    open.push(new TagPosition(start, k));
    while (!open.isEmpty()) {
      TagPosition place = open.pop();
      if (!seen.add(place)) {
        continue;
      }
      for (Graph.Transition transition : region.transitions(place.node())) {
        if (region.leaves(transition) || transition.step().assigned() == variable) {
          return false;
        }
        if (!(transition.step() instanceof Step.Tag(Term symbol))) {
          open.push(new TagPosition(transition.to(), place.k()));
        } else if (place.k() > 1) {
          open.push(new TagPosition(transition.to(), place.k() - 1));
        } else if (!symbol.equals(new Term.Variable(variable))) {
          return false;
        }
      }
    }
    return true;
  }
}
