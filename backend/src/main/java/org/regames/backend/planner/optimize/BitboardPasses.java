package org.regames.backend.planner.optimize;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.regames.backend.plan.Attempt;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.Calls;
import org.regames.backend.plan.Explanation;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.Ranges;
import org.regames.backend.plan.Turn;
import org.regames.backend.planner.analysis.CellValues;
import org.regames.backend.planner.analysis.RecursionCycles;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;
import org.regames.backend.planner.optimize.bitboards.UnprofitableBitboards;
import org.regames.backend.planner.optimize.cleanup.StaleBitboards;
import org.regames.backend.planner.optimize.draw.IfConversion;
import org.regames.backend.planner.optimize.draw.ReuseCheckSets;
import org.regames.backend.planner.optimize.draw.UniformDraw;
import org.regames.backend.planner.optimize.lines.FirstBlockerLookup;
import org.regames.backend.planner.optimize.lines.RayAttacks;
import org.regames.backend.planner.optimize.lines.Runs;
import org.regames.backend.planner.optimize.tables.PextLookup;
import org.regames.backend.planner.optimize.tables.SymbolicCheck;
import org.regames.backend.planner.optimize.vectorize.FixpointChecks;
import org.regames.backend.planner.optimize.vectorize.VectorizationReport;
import org.regames.backend.planner.optimize.vectorize.VectorizeLoops;
import org.regames.backend.planner.optimize.vectorize.VectorizerInput;

/**
 * Gives a plan bitboards, and all that is done by them: loops become expressions over bitboards,
 * checks are answered by tables and masks, and where the moves of a node are sets a function draws
 * one of them without listing any. Every step may choose bitboards that the state is to keep, so
 * the steps are one pass; where the bitboards of some map turn out to cost more than they bring,
 * all steps are done again without them.
 */
public final class BitboardPasses {
  private final Plan plan;
  private final Set<Feature> features;
  private final BitboardSelection kept;
  private final VectorizationReport.Notes notes = new VectorizationReport.Notes();
  private Plan result;

  private BitboardPasses(Plan plan, CellValues.Known known, Set<Feature> features, BitSet without) {
    this.plan = plan;
    this.features = features;
    this.kept = new BitboardSelection(plan.layout(), known, without);
  }

  /**
   * The same plan with bitboards.
   *
   * @param known which values cells of maps may have
   */
  public static Plan apply(Plan plan, CellValues.Known known, Set<Feature> features) {
    return of(plan, known, features).result;
  }

  /** Plans again without the bitboards of maps that searches change more than they are worth. */
  private static BitboardPasses of(Plan plan, CellValues.Known known, Set<Feature> features) {
    BitSet without = UnprofitableBitboards.copied(plan);
    while (true) {
      BitboardPasses passes = new BitboardPasses(plan, known, features, without);
      passes.result = passes.plan();
      BitSet costly = UnprofitableBitboards.of(passes.result);
      if (costly.isEmpty()) {
        return passes;
      }
      without.or(costly);
    }
  }

  /** How moves are found and checks are made in a plan that is given bitboards. */
  public static List<Explanation> explain(
      Plan plan, CellValues.Known known, Set<Feature> features) {
    BitboardPasses passes = of(plan, known, features);
    return VectorizationReport.of(plan, passes.result, passes.notes);
  }

  private Plan plan() {
    List<Plan.Function> functions = vectorized();
    List<long[]> words = new ArrayList<>(plan.words());
    List<int[]> tables = new ArrayList<>(plan.tables());
    if (features.contains(Feature.TABLES)) {
      tabulate(functions, words, tables);
    }
    if (features.contains(Feature.ORBITS)) {
      FirstBlockerLookup blockers = new FirstBlockerLookup(plan, kept, words, tables);
      functions.replaceAll(f -> f.kind() == Plan.Kind.KEEP ? blockers.of(f) : f);
    }
    if (features.contains(Feature.RAYS)) {
      BitSet replaced = new RayAttacks(plan, kept, words, functions).replace();
      replaced.stream().forEach(check -> notes.set(check, Explanation.How.BY_SET));
    }
    Map<Integer, Integer> pickers = pickers(functions, tables);
    Map<Integer, Integer> drawers = drawers(functions);
    if (features.contains(Feature.SHARE)) {
      ReuseCheckSets.plan(plan, kept, functions, pickers);
    }
    if (features.contains(Feature.RUNS)) {
      Runs runs = new Runs(plan, kept, words);
      functions.replaceAll(f -> f.kind() == Plan.Kind.KEEP ? runs.of(f) : f);
    }
    return withStale(plan.with(new Plan.Constants(tables, words), functions, kept.layout()))
        .withTurns(
            (node, turn) ->
                turn.drawnBy(Optional.ofNullable(pickers.get(node)))
                    .triedBy(Optional.ofNullable(drawers.get(node))));
  }

  private List<Plan.Function> vectorized() {
    VectorizerInput input =
        new VectorizerInput(
            new ArrayList<>(plan.functions()),
            plan.tables(),
            new Ranges(plan.layout(), plan.tables()),
            new RecursionCycles(
                plan.layout(), plan.functions(), features.contains(Feature.CIRCLES)),
            features.contains(Feature.REMEMBER),
            true,
            plan.hashed(),
            Map.of());
    List<Plan.Function> functions =
        new VectorizeLoops(plan, features, input, kept, notes).functions();
    new FixpointChecks(plan, input, kept, notes).replace(functions);
    return functions;
  }

  /** Lets bitboards stay as they are while moves are searched, where no search looks at them. */
  private Plan withStale(Plan plan) {
    if (!features.contains(Feature.FROZEN)) {
      return plan;
    }
    BitboardLayout sets = plan.sets();
    List<Integer> frozen = StaleBitboards.of(plan.functions(), sets);
    BitboardLayout changed = new BitboardLayout(sets.maps(), frozen, sets.reached(), sets.words());
    return plan.with(plan.constants(), StaleBitboards.alone(plan.functions(), changed), changed);
  }

  /** The functions that draw moves of nodes; they are added. */
  private Map<Integer, Integer> pickers(List<Plan.Function> functions, List<int[]> tables) {
    Map<Integer, Integer> pickers = new TreeMap<>();
    Map<Integer, Integer> known = new TreeMap<>();
    plan.finders()
        .forEach(
            (node, finder) -> {
              if (!known.containsKey(finder) && !plan.hashed()) {
                picker(functions, tables, finder).ifPresent(picker -> known.put(finder, picker));
              }
              if (known.containsKey(finder)) {
                pickers.put(node, known.get(finder));
              }
            });
    return pickers;
  }

  /** The functions that draw candidates of nodes; they are added. */
  private Map<Integer, Integer> drawers(List<Plan.Function> functions) {
    Map<Integer, Integer> drawers = new TreeMap<>();
    Map<Turn.Halves, Optional<Integer>> known = new HashMap<>();
    plan.turns()
        .forEach(
            (node, turn) ->
                turn.halves()
                    .flatMap(
                        halves -> known.computeIfAbsent(halves, _ -> drawer(halves, functions)))
                    .ifPresent(drawer -> drawers.put(node, drawer)));
    return drawers;
  }

  private static Optional<Integer> drawer(Turn.Halves halves, List<Plan.Function> functions) {
    return UniformDraw.ofCandidates(functions.get(halves.distinct()), halves.others(), functions);
  }

  /**
   * The number of a function that draws one of the moves that another one finds, where no listing
   * is needed; it is added.
   */
  private Optional<Integer> picker(List<Plan.Function> functions, List<int[]> tables, int finder) {
    Plan.Function finding = functions.get(finder);
    return UniformDraw.of(finding, functions)
        .or(
            () ->
                features.contains(Feature.IF_CONVERSION)
                    ? IfConversion.of(plan.layout(), tables, functions, finding)
                        .flatMap(sets -> UniformDraw.of(sets, functions))
                    : Optional.empty());
  }

  /** Replaces checks by some that look their answer up. */
  private void tabulate(List<Plan.Function> functions, List<long[]> words, List<int[]> tables) {
    TreeSet<Integer> checks = new TreeSet<>();
    plan.functions().forEach(function -> Calls.tests(function.body(), checks));
    SymbolicCheck.Allowance allowance = new SymbolicCheck.Allowance();
    for (int check : checks) {
      BitboardSelection.Mark mark = kept.mark();
      Plan.Function looking = plan.functions().get(check);
      boolean overlays = features.contains(Feature.OVERLAY);
      Attempt.of(
              () -> PextLookup.of(plan, kept, words, tables, looking, overlays, allowance),
              () -> kept.reset(mark)) // it stays as it is
          .value()
          .ifPresent(
              tabulated -> {
                functions.set(check, tabulated);
                notes.set(check, Explanation.How.BY_TABLE);
              });
    }
  }
}
