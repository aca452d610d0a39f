package org.regames.backend.planner.optimize.plies;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.plan.Attempt;
import org.regames.backend.plan.BytecodeSize;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.Turn;
import org.regames.backend.planner.analysis.CellValues;

/**
 * Makes one function of a whole ply: a move is drawn, played, and the keeper makes his moves after
 * it, in one piece. Nothing has to be called or looked up in between, and what one part assigns the
 * next need not read.
 */
public final class FusePlies {
  private final Plan plan;
  private final CellValues.Known places;
  private final List<Plan.Function> functions;

  /** The function of a picker that plays with a player, if there is one. */
  private final Map<List<Integer>, Optional<Integer>> known = new HashMap<>();

  private FusePlies(Plan plan, CellValues.Known places) {
    this.plan = plan;
    this.places = places;
    this.functions = new ArrayList<>(plan.functions());
  }

  /**
   * The same plan with functions for plies.
   *
   * @param places which values places of maps may have
   */
  public static Plan apply(Plan plan, CellValues.Known places) {
    FusePlies making = new FusePlies(StuckKeepers.apply(plan), places);
    Plan played = making.plan.withTurns(making::playing);
    return played.with(making.functions);
  }

  private Turn playing(int node, Turn turn) {
    boolean alone = !plan.keepers().containsKey(node) && node != plan.end();
    if (turn.draw() instanceof Turn.Picked(int picker, _, boolean loops)
        && alone
        && plan.functions().get(turn.player()).packed()) {
      Optional<Integer> ply =
          known.computeIfAbsent(List.of(picker, turn.player()), _ -> ply(picker, turn.player()));
      return turn.with(new Turn.Picked(picker, ply, loops));
    }
    return turn;
  }

  private Optional<Integer> ply(int picker, int player) {
    Plan.Function picking = plan.functions().get(picker);
    StraightLineInliner straight = new StraightLineInliner(plan, places);
    Optional<List<Op>> fused =
        Attempt.of(() -> straight.of(picking.body(), plan.functions().get(player).body()))
            .value()
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
