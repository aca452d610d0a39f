package org.regames.backend.planner.analysis;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Region;
import org.regames.ir.analysis.RoundRobinSolver;

/**
 * Which variables without arrays a path may have assigned before it reaches a node of a region
 * ({@code dirty}), which variables it may still read ({@code live}), and which arrays it may have
 * changed. A variable that is read only to assign one that is no longer read is not live (strongly
 * live variables: Nielson, Nielson and Hankin, Principles of Program Analysis, 1999, section 2.1.4
 * and its exercises).
 */
public final class VariableFlow {
  private static final BitSet NOTHING = new BitSet();

  private final GameLayout layout;
  private final Region region;
  private final KnownConstants knowledge;
  private final List<BitSet> checkReads;
  private final Map<Integer, BitSet> noted;
  private final BitSet[] dirty;
  private final BitSet[] dirtyMaps;
  private final BitSet[] live;

  /**
   * @param knowledge what need not be passed as an argument, since it is known anyway
   * @param checkReads the variables that each check reads
   * @param atRoots what is dirty at the start
   * @param atLeaves what is live where a path ends
   * @param clean nodes where nothing is dirty, because all is stored before them
   * @param noted what is additionally read at nodes where searches record visits
   */
  public VariableFlow(
      GameLayout layout,
      Region region,
      KnownConstants knowledge,
      List<BitSet> checkReads,
      BitSet atRoots,
      BitSet atLeaves,
      BitSet clean,
      Map<Integer, BitSet> noted) {
    this.layout = layout;
    this.region = region;
    this.knowledge = knowledge;
    this.checkReads = checkReads;
    this.noted = noted;
    this.dirty = empty(region.nodeBound());
    this.dirtyMaps = empty(region.nodeBound());
    this.live = empty(region.nodeBound());
    region.roots().forEach(root -> dirty[root].or(atRoots));
    RoundRobinSolver.<Integer>solve(region.order().reversed(), node -> forward(node, clean));
    RoundRobinSolver.<Integer>solve(region.order(), node -> backward(node, atLeaves));
  }

  private static BitSet[] empty(int count) {
    BitSet[] sets = new BitSet[count];
    java.util.Arrays.setAll(sets, _ -> new BitSet());
    return sets;
  }

  private boolean forward(int node, BitSet clean) {
    if (clean.get(node)) {
      dirty[node].clear();
    }
    boolean changed = false;
    for (Graph.Transition transition : region.transitions(node)) {
      if (region.leaves(transition)) {
        continue;
      }
      changed |= add(dirtyMaps[transition.to()], dirtyMaps[node]);
      if (!clean.get(transition.to())) {
        changed |= add(dirty[transition.to()], dirty[node]);
      }
      int assigned = transition.step().assigned();
      if (assigned >= 0 && !isMap(assigned) && !clean.get(transition.to())) {
        changed |= add(dirty[transition.to()], assigned);
      } else if (assigned >= 0 && isMap(assigned)) {
        changed |= add(dirtyMaps[transition.to()], assigned);
      }
    }
    return changed;
  }

  private boolean backward(int node, BitSet atLeaves) {
    BitSet found = new BitSet();
    if (region.isTarget(node)) {
      found.or(atLeaves);
    }
    for (Graph.Transition transition : region.transitions(node)) {
      BitSet after =
          (BitSet) (region.leaves(transition) ? atLeaves : live[transition.to()]).clone();
      int assigned = transition.step().assigned();
      boolean idle = assigned >= 0 && !after.get(assigned);
      if (assigned >= 0 && !isMap(assigned)) {
        after.clear(assigned);
      }
      found.or(after);
      if (!idle) {
        found.or(transition.step().variables());
        transition.step().checks().forEach(check -> found.or(checkReads.get(check)));
      }
    }
    found.or(noted.getOrDefault(node, NOTHING));
    return add(live[node], found);
  }

  private static boolean add(BitSet to, BitSet more) {
    int before = to.cardinality();
    to.or(more);
    return to.cardinality() != before;
  }

  private static boolean add(BitSet to, int more) {
    boolean had = to.get(more);
    to.set(more);
    return !had;
  }

  private boolean isMap(int variable) {
    return layout.variables().get(variable).isMap();
  }

  /** The variables without arrays that a path may have assigned before it reaches a node. */
  public BitSet dirty(int node) {
    return dirty[node];
  }

  /** The maps that a path may have changed before it reaches a node. */
  public BitSet dirtyMaps(int node) {
    return dirtyMaps[node];
  }

  /** The variables that matter for paths from a node on. */
  public BitSet live(int node) {
    return live[node];
  }

  /**
   * The parameters of the function of a node, ascending: the variables that are dirty and live
   * there, and not known.
   */
  public List<Integer> parameters(int node) {
    BitSet both = (BitSet) dirty[node].clone();
    both.and(live[node]);
    both.andNot(knowledge.at(region.name(node)));
    return both.stream().boxed().toList();
  }
}
