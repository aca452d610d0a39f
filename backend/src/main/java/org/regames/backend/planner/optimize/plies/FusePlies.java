package org.regames.backend.planner.optimize.plies;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.TurnFunctions;
import org.regames.backend.plan.analysis.BytecodeSize;

/**
 * Fuses a whole ply into one function: drawing a move, playing it, and the keeper's moves after it.
 * Nothing has to be called or looked up in between, and values assigned by one part need not be
 * read by the next.
 *
 * <pre>
 * // before
 * sets 2
 * sets of m1: values 16 to 17 from sets[0] on, 1 words each
 * at n2: find f0, play f1, tell f2, pick f5
 * pick f5() at "move", 2 locals, 3 words:
 *   b0 = sets[0]
 *   draw one of
 *     add moves 0 | x0 &lt;&lt; 0 for x0 in [b0] left b1
 * play f1() at "move", 1 locals:
 *   x0 = code[0 +4]
 *   s0 = x0
 *   s3 = 11
 *   go to n6
 * // after
 * at n2: find f0, play f1, tell f2, pick f5, ply f6
 * ply f6() at "move", 2 locals, 5 words:
 *   b0 = sets[0]
 *   draw one of
 *     add moves 0 | x0 &lt;&lt; 0 for x0 in [b0] left b1
 *   x1 = code[0 +4]
 *   try
 *     b2 = raised(0x1, x1)
 *     b3 = (b0 &amp; ~b2)
 *     b4 = (sets[1] | b2)
 *     m1[x1] = 17, without its sets
 *     s0 = x1
 *     s3 = 11
 *     sets[0 + 0 * 0] = b3
 *     sets[1 + 0 * 0] = b4
 *     go to n8
 *     yes
 * </pre>
 */
public final class FusePlies {
  private final Plan plan;
  private final List<Plan.Function> functions;
  private final BitSet counting;

  /** The fused function of a picker and a player, if there is one. */
  private final Map<List<Integer>, Optional<Integer>> known = new HashMap<>();

  private FusePlies(Plan plan) {
    this.plan = plan;
    this.functions = new ArrayList<>(plan.functions());
    this.counting = InlineKeeper.counting(plan);
  }

  /** The same plan with functions for plies. */
  public static Plan apply(Plan plan) {
    FusePlies making = new FusePlies(StuckKeepers.apply(plan));
    Plan played = making.plan.withTurns(making::playing);
    return played.with(making.functions);
  }

  private TurnFunctions playing(int node, TurnFunctions turn) {
    boolean alone = !plan.keepers().containsKey(node) && node != plan.end();
    if (turn.draw() instanceof TurnFunctions.Picked(int picker, _, boolean loops)
        && alone
        && plan.functions().get(turn.player()).packed()) {
      Optional<Integer> ply =
          known.computeIfAbsent(List.of(picker, turn.player()), _ -> ply(picker, turn.player()));
      return turn.with(new TurnFunctions.Picked(picker, ply, loops));
    }
    return turn;
  }

  private Optional<Integer> ply(int picker, int player) {
    Plan.Function picking = plan.functions().get(picker);
    StraightLineInliner straight = new StraightLineInliner(plan, counting);
    Optional<List<Op>> fused =
        straight
            .of(picking.body(), plan.functions().get(player).body())
            .filter(ops -> BytecodeSize.of(ops) <= BytecodeSize.MOST);
    if (fused.isEmpty()) {
      return Optional.empty();
    }
    List<Op> body = fused.get();
    int number = functions.size();
    functions.add(
        new Plan.Function(
            number,
            picking.name(),
            Plan.Kind.PLY,
            true,
            List.of(),
            straight.locals(),
            0,
            straight.words(),
            body));
    return Optional.of(number);
  }
}
