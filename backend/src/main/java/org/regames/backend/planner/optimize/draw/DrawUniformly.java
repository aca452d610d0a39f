package org.regames.backend.planner.optimize.draw;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.TurnFunctions;

/**
 * Adds functions that draw a move without listing any, if a search only adds bitboards of moves:
 * see {@link UniformDraw}, and {@link IfConversion} for moves with a few branches. If moves end
 * with checks, it adds functions that draw a candidate.
 *
 * <pre>
 * // before
 * sets 2
 * sets of m1: values 16 to 17 from sets[0] on, 1 words each
 * find f0() at "move", 1 locals, 3 words:
 *   b0 = sets[0]
 *   b1 = (0x1ff &amp; b0)
 *   add moves code | x0 &lt;&lt; 0 for x0 in [b1] left b2
 * // after
 * at n2: find f0, play f1, tell f2, pick f5
 * pick f5() at "move", 2 locals, 3 words:
 *   b0 = sets[0]
 *   b1 = (0x1ff &amp; b0)
 *   draw one of
 *     add moves 0 | x0 &lt;&lt; 0 for x0 in [b1] left b2
 * </pre>
 */
public final class DrawUniformly {
  private final Plan plan;
  private final boolean converts;
  private final List<Plan.Function> functions;

  private DrawUniformly(Plan plan, boolean converts) {
    this.plan = plan;
    this.converts = converts;
    this.functions = new ArrayList<>(plan.functions());
  }

  /** The same plan with such functions. */
  public static Plan apply(Plan plan, Set<Feature> features) {
    DrawUniformly drawing = new DrawUniformly(plan, features.contains(Feature.IF_CONVERSION));
    Map<Integer, Integer> pickers = drawing.pickers();
    Map<Integer, Integer> drawers = drawing.drawers();
    return plan.with(drawing.functions)
        .withTurns(
            (node, turn) ->
                turn.drawnBy(Optional.ofNullable(pickers.get(node)))
                    .triedBy(Optional.ofNullable(drawers.get(node))));
  }

  /** Adds the functions that draw moves, by node. */
  private Map<Integer, Integer> pickers() {
    Map<Integer, Integer> pickers = new TreeMap<>();
    Map<Integer, Integer> known = new TreeMap<>();
    plan.finders()
        .forEach(
            (node, finder) -> {
              if (!known.containsKey(finder) && !plan.hashed()) {
                picker(finder).ifPresent(picker -> known.put(finder, picker));
              }
              if (known.containsKey(finder)) {
                pickers.put(node, known.get(finder));
              }
            });
    return pickers;
  }

  /** Adds the functions that draw candidates, by node. */
  private Map<Integer, Integer> drawers() {
    Map<Integer, Integer> drawers = new TreeMap<>();
    Map<TurnFunctions.Halves, Optional<Integer>> known = new HashMap<>();
    plan.turns()
        .forEach(
            (node, turn) ->
                turn.halves()
                    .flatMap(halves -> known.computeIfAbsent(halves, this::drawer))
                    .ifPresent(drawer -> drawers.put(node, drawer)));
    return drawers;
  }

  private Optional<Integer> drawer(TurnFunctions.Halves halves) {
    return UniformDraw.ofCandidates(
        plan, functions.get(halves.distinct()), halves.others(), functions);
  }

  /**
   * Adds a function that draws one of the moves that another one finds, if no list is needed, and
   * returns its number.
   */
  private Optional<Integer> picker(int finder) {
    Plan.Function finding = functions.get(finder);
    Optional<Integer> picker = UniformDraw.of(plan, finding, functions);
    return picker.isPresent() || !converts
        ? picker
        : IfConversion.of(plan.layout(), plan.tables(), functions, finding)
            .flatMap(sets -> UniformDraw.of(plan, sets, functions));
  }
}
