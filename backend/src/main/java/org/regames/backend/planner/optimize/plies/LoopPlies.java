package org.regames.backend.planner.optimize.plies;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.regames.backend.plan.DrawnWords;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.TurnFunctions;
import org.regames.backend.plan.analysis.BytecodeSize;
import org.regames.backend.plan.analysis.PlanCallGraph;

/**
 * Finds the plies that may follow each other in a loop: each ends with a player to move, or with
 * the end of the play, so no keeper moves are pending; and no counters have to be reset in between.
 * They become one method, so together they must not be too long.
 *
 * <pre>
 * // before
 * sets 2
 * sets of m1: values 16 to 17 from sets[0] on, 1 words each
 * at n2: find f0, play f1, tell f2, pick f5, ply f6
 * pick f5() at "move", 2 locals, 3 words:
 *   b0 = sets[0]
 *   draw one of
 *     add moves 0 | x0 &lt;&lt; 0 for x0 in [b0] left b1
 * ply f6() at "move", 2 locals, 6 words:
 *   b0 = sets[0]
 *   draw one of
 *     add moves 0 | x0 &lt;&lt; 0 for x0 in [b0] left b1
 *   s0 = code[0 +4]
 *   go to n2
 *   yes
 * // after
 * at n2: find f0, play f1, tell f2, pick f5, ply f6, loops
 * </pre>
 */
public final class LoopPlies {
  private LoopPlies() {}

  /** The same plan with the plies of the loop marked. */
  public static Plan apply(Plan plan) {
    Map<Integer, Integer> loop = new TreeMap<>(plan.plies());
    PlanCallGraph calls = new PlanCallGraph(plan);
    Map<Integer, Boolean> ends = new HashMap<>();
    loop.values()
        .removeIf(
            ply ->
                !calls.reached(ply).stream()
                    .allMatch(each -> ends.computeIfAbsent(each, _ -> endsAtOthers(plan, each))));
    int size =
        loop.values().stream().mapToInt(ply -> BytecodeSize.of(plan.functions().get(ply))).sum();
    return size > BytecodeSize.MOST ? plan : looping(plan, loop.keySet());
  }

  private static Plan looping(Plan plan, Set<Integer> loop) {
    return plan.withTurns(
        (node, turn) ->
            turn.draw() instanceof TurnFunctions.Picked(int picker, Optional<Integer> ply, _)
                ? turn.with(new TurnFunctions.Picked(picker, ply, loop.contains(node)))
                : turn);
  }

  /** Whether a function leads only to plies of the loop, leaving aside functions that it calls. */
  private static boolean endsAtOthers(Plan plan, int function) {
    return Op.all(plan.functions().get(function).body())
        .noneMatch(op -> counts(op) || isLeft(plan, op));
  }

  private static boolean isPly(Plan plan, int node) {
    return plan.turns().containsKey(node) && plan.turns().get(node).ply().isPresent();
  }

  /** Whether a statement counts something that would have to be reset between plies. */
  private static boolean counts(Op op) {
    return op instanceof Op.Spend;
  }

  /** Whether a statement may lead to a node where no ply of the loop continues. */
  private static boolean isLeft(Plan plan, Op op) {
    if (op instanceof Op.Pick pick) {
      return !pick.isAlone() || DrawnWords.pieces(pick).isEmpty();
    }
    return op instanceof Op.GoTo(int node) && node != plan.end() && !isPly(plan, node);
  }
}
