package org.regames.backend.planner.lower;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.lower.facts.CheckFacts;
import org.regames.backend.planner.lower.facts.GraphFacts;
import org.regames.backend.planner.lower.facts.KeeperPaths;
import org.regames.backend.planner.lower.facts.RootNodes;

/** The graph divided into the paths of moves, of the keeper and of each check. */
final class FunctionFamilies {
  private final RootNodes.Turns turns;
  private final CheckFacts facts;
  private final MoveFunctionFamilies moves;
  private final FunctionFamily keep;
  private final List<FunctionFamily> checks;
  private final Plan.VisitMemory visitMemory;

  /** Indexed by region, as everything about checks. */
  private final BitSet cleared = new BitSet();

  private final Map<FamilyRole, List<FunctionFamily>> keeping = new HashMap<>();

  FunctionFamilies(GraphFacts graph) {
    this.turns = RootNodes.of(graph.layout(), graph.graph());
    KeeperPaths keeper = KeeperPaths.of(graph, turns.keeper().region());
    this.facts = new CheckFacts(graph, turns.moves().region(), keeper.region(), keeper.clean());
    FamilyBuilder builder = new FamilyBuilder(graph, facts);
    this.moves = MoveFunctionFamilies.of(builder, turns.moves().region());
    this.keep = builder.keeping(keeper);
    this.checks = builder.checking();
    this.visitMemory = builder.visitMemory();
    findCleared();
  }

  /**
   * Finds the checks that have to clear their visits each time they are made. The others may keep
   * them while the path that makes them continues: it stays in one family, and nothing changes that
   * they read, so where a check failed before it fails again.
   */
  private void findCleared() {
    List<FunctionFamily> callers = new ArrayList<>(checks);
    callers.add(moves.find());
    callers.add(keep);
    moves.tries().map(MoveFunctionFamilies.Tries::trial).ifPresent(this::clearTried);
    Map<Integer, FunctionFamily> makers = new TreeMap<>();
    for (FunctionFamily caller : callers) {
      for (int node : caller.region().order()) {
        for (Graph.Transition transition : caller.region().transitions(node)) {
          for (int check : transition.step().checks()) {
            BitSet changed = (BitSet) caller.flow().dirtyMaps(node).clone();
            changed.and(facts.reads().get(check));
            int family = facts.regions().family(check);
            boolean elsewhere = makers.computeIfAbsent(family, _ -> caller) != caller;
            boolean memory = checks.get(family).visits().isShortLived();
            if (caller == keep || elsewhere || memory || !changed.isEmpty()) {
              cleared.set(family);
            }
          }
        }
      }
    }
  }

  private void clearTried(FunctionFamily trial) {
    for (int node : trial.tried().stream().toArray()) {
      trial
          .region()
          .transitions(node)
          .getFirst()
          .step()
          .checks()
          .forEach(check -> cleared.set(facts.regions().family(check)));
    }
  }

  /**
   * Whether a check clears its visits only when it holds; otherwise its caller clears them first.
   */
  boolean keepsVisits(FunctionFamily family) {
    return family.role() instanceof FamilyRole.Check(int region) && !cleared.get(region);
  }

  /** The checks made by a family that keep their visits from one call to the next. */
  List<FunctionFamily> keeping(FunctionFamily caller) {
    return keeping.computeIfAbsent(caller.role(), _ -> checksThatKeep(caller));
  }

  private List<FunctionFamily> checksThatKeep(FunctionFamily caller) {
    List<FunctionFamily> found = new ArrayList<>();
    for (int node : caller.region().order()) {
      for (Graph.Transition transition : caller.region().transitions(node)) {
        for (int number : transition.step().checks()) {
          FunctionFamily check = check(number);
          if (!cleared.get(facts.regions().family(number))
              && !check.visits().isEmpty()
              && !found.contains(check)) {
            found.add(check);
          }
        }
      }
    }
    return found;
  }

  /** The nodes where players and random, and where the keeper are to move. */
  RootNodes.Turns turns() {
    return turns;
  }

  MoveFunctionFamilies moves() {
    return moves;
  }

  /** The family that plays the moves of the keeper. */
  FunctionFamily keep() {
    return keep;
  }

  FunctionFamily check(int number) {
    return checks.get(facts.regions().family(number));
  }

  /** The node of its region where a check starts. */
  int root(int check) {
    return facts.regions().root(check);
  }

  Plan.VisitMemory visitMemory() {
    return visitMemory;
  }
}
