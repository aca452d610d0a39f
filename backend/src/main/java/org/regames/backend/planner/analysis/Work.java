package org.regames.backend.planner.analysis;

import java.util.List;
import java.util.stream.IntStream;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Region;
import org.regames.backend.planner.analysis.graph.Step;
import org.regames.ir.analysis.RoundRobinSolver;

/**
 * Bounds the number of paths between two nodes of cycles, to decide where functions have to count
 * their work: at a node of each cycle, and everywhere in regions with very many paths.
 */
public final class Work {
  /** This many paths take a fraction of a second. */
  private static final double MANY = 1e7;

  private final Region region;
  private final double most;

  /**
   * @param checks the bounds of all checks
   */
  public Work(Region region, double[] checks) {
    this.region = region;
    double[] paths = new double[region.nodeBound()];
    double highest = 0;
    for (int node : region.order()) {
      paths[node] = 1;
      for (Graph.Transition transition : region.transitions(node)) {
        boolean stops = region.leaves(transition) || region.headers().get(transition.to());
        paths[node] += times(transition.step()) * (stops ? 1 : paths[transition.to()]);
        for (int check : transition.step().checks()) {
          paths[node] += checks[check];
        }
      }
      highest = Math.max(highest, paths[node]);
    }
    this.most = highest;
  }

  /** How many transitions a step counts as. */
  public static int times(Step step) {
    return step instanceof Step.AssignAny(_, int[] symbols) ? symbols.length : 1;
  }

  /** The bounds of checks, which may call each other. */
  public static double[] ofChecks(List<Region> checks) {
    double[] bounds = new double[checks.size()];
    RoundRobinSolver.<Integer>solve(
        IntStream.range(0, bounds.length).boxed().toList(),
        check -> {
          double before = bounds[check];
          bounds[check] = Math.min(2 * MANY, new Work(checks.get(check), bounds).most);
          return bounds[check] != before;
        });
    return bounds;
  }

  /** Whether every function and loop has to count. */
  public boolean isLarge() {
    return most > MANY;
  }

  /** Whether the function of a node has to count. */
  public boolean isCounted(int node) {
    return isLarge() || region.headers().get(node);
  }
}
