package org.regames.backend.planner.lower;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.Term;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.analysis.Ambiguity;
import org.regames.backend.planner.analysis.CellValues;
import org.regames.backend.planner.analysis.ConstantPropagation;
import org.regames.backend.planner.analysis.DisjointGuards;
import org.regames.backend.planner.analysis.VariableFlow;
import org.regames.backend.planner.analysis.Work;
import org.regames.backend.planner.analysis.graph.Cycles;
import org.regames.backend.planner.analysis.graph.FunctionBoundaries;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Region;
import org.regames.backend.planner.analysis.graph.Step;
import org.regames.backend.planner.analysis.graph.TrackCycles;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.analysis.RoundRobinSolver;

/** Divides the graph into the paths of moves, of the keeper and of each check. */
final class FunctionFamilies {
  /** The number of the part of the first check. */
  private static final int FIRST_CHECK = 8;

  private final Set<Feature> features;
  private final Layout layout;
  private final Graph graph;
  private final DisjointGuards exclusion;
  private final CellValues.Known places;
  private final ConstantPropagation knowledge;
  private final BitSet nobody = new BitSet();
  private final Map<FunctionFamily, List<FunctionFamily>> keeping = new IdentityHashMap<>();
  private final RootNodes moveRoots = new RootNodes();
  private final RootNodes keeperRoots = new RootNodes();
  private final List<Integer> sets = new ArrayList<>();
  private final CheckRegions checkRegions;
  private final List<BitSet> checkReads = new ArrayList<>();

  /** By the number of the region, as is the rest about checks. */
  private final List<BitSet> checkParameters = new ArrayList<>();

  private final List<FunctionFamily> checks = new ArrayList<>();
  private final BitSet cleared = new BitSet();
  private final MoveEncoding decisions;
  private final Optional<Map<Integer, BitSet>> doubts;
  private final FunctionFamily find;
  private final FunctionFamily play;
  private final FunctionFamily tell;
  private final FunctionFamily keep;
  private final FunctionFamily candidates;
  private final Optional<FunctionFamily.Halves> divided;
  private final FunctionFamily trial;
  private final BitSet tried;
  private int memories;

  /**
   * @param places which values cells of maps may have
   */
  FunctionFamilies(
      Layout layout,
      Graph graph,
      DisjointGuards exclusion,
      CellValues.Known places,
      Set<Feature> features) {
    this.features = features;
    this.places = places;
    this.layout = layout;
    this.graph = graph;
    this.exclusion = exclusion;
    int begin = graph.automaton().node(Edge.BEGIN).orElseThrow();
    this.knowledge = new ConstantPropagation(layout, graph, begin);
    findRoots(begin);
    Region moves = Region.ofMoves(graph, moveRoots.starts());
    Region keeper = Region.ofMoves(graph, keeperRoots.starts());
    moveRoots.setRegion(moves);
    keeperRoots.setRegion(keeper);
    this.checkRegions = new CheckRegions(graph);
    findCheckReads();
    FunctionBoundaries moveCuts = new FunctionBoundaries(moves);
    FunctionBoundaries keeperCuts = new FunctionBoundaries(keeper);
    BitSet unsafe = unsafe(keeper);
    BitSet clean = functions(keeper, keeperCuts);
    clean.andNot(unsafe);
    findCheckParameters(moves, keeper, clean);

    double[] bounds = Work.ofChecks(checkRegions.byCheck());
    Work moveWork = new Work(moves, bounds);
    BitSet silent = headersOf(moves, transition -> !(transition.step() instanceof Step.Tag));
    BitSet all = new BitSet();
    all.set(0, layout.variables().size());
    VariableFlow moveFlow = flow(moves, nobody, silent.isEmpty() ? nobody : all, nobody);
    VisitedSets moveVisits = visits(moves, moveFlow, silent, moves.tagged());
    this.decisions = new MoveEncoding(moves, moveCuts, moveVisits, features);
    this.doubts = doubts(moves, moveVisits);
    this.find = finding(0, moves, moveCuts, moveVisits, moveWork);
    VisitedSets none = VisitedSets.none(layout);
    this.play =
        new FunctionFamily(1, Plan.Kind.PLAY, moves, moveCuts, moveFlow, nobody, none, moveWork);
    this.tell =
        new FunctionFamily(2, Plan.Kind.TELL, moves, moveCuts, moveFlow, nobody, none, moveWork);
    LastChecks last = new LastChecks(moves, moveFlow, checkReads);
    this.tried = features.contains(Feature.REJECT) ? last.roots() : nobody;
    BitSet lastChecks = tried.isEmpty() ? nobody : last.nodes();
    this.candidates = tried.isEmpty() ? find : candidates(lastChecks, silent, bounds);
    this.divided =
        tried.isEmpty() || !features.contains(Feature.CANDIDATES)
            ? Optional.empty()
            : doubts.flatMap(transitions -> divided(transitions, bounds));
    this.trial =
        new FunctionFamily(
            5, Plan.Kind.PLAY, moves, moveCuts, moveFlow, nobody, none, moveWork, lastChecks);
    this.keep = keeping(keeper, keeperCuts, unsafe, clean, new Work(keeper, bounds));
    addChecks(bounds);
    findCleared();
  }

  private void addChecks(double[] bounds) {
    for (Region region : checkRegions.regions()) {
      VariableFlow flow = flow(region, checkParameters.get(checks.size()), nobody, nobody);
      VisitedSets visits = visits(region, flow, headersOf(region, _ -> true), nobody);
      FunctionBoundaries cuts = new FunctionBoundaries(region);
      Work work = new Work(region, bounds);
      checks.add(
          new FunctionFamily(
              FIRST_CHECK + checks.size(),
              Plan.Kind.CHECK,
              region,
              cuts,
              flow,
              nobody,
              visits,
              work));
    }
  }

  private FunctionFamily keeping(
      Region keeper, FunctionBoundaries cuts, BitSet unsafe, BitSet clean, Work work) {
    BitSet all = new BitSet();
    all.set(0, layout.variables().size());
    VariableFlow flow = flow(keeper, nobody, all, clean);
    BitSet rounds = headersOf(keeper, _ -> true);
    rounds.and(unsafe);
    VisitedSets visits = visits(keeper, flow, rounds, nobody);
    return new FunctionFamily(3, Plan.Kind.KEEP, keeper, cuts, flow, unsafe, visits, work);
  }

  /** Finds what are moves if their last checks hold. */
  private FunctionFamily candidates(BitSet lastChecks, BitSet silent, double[] bounds) {
    Region region = find.region().passing(lastChecks);
    BitSet all = new BitSet();
    all.set(0, layout.variables().size());
    VariableFlow flow = flow(region, nobody, silent.isEmpty() ? nobody : all, nobody);
    VisitedSets visits = visits(region, flow, silent, region.tagged());
    return finding(4, region, find.cuts(), visits, new Work(region, bounds));
  }

  /**
   * Finds the candidates of some transitions, and the others, without noting more where they were.
   */
  private Optional<FunctionFamily.Halves> divided(Map<Integer, BitSet> doubtful, double[] bounds) {
    if (doubtful.isEmpty()) {
      return Optional.of(new FunctionFamily.Halves(candidates, Optional.empty()));
    }
    Region all = candidates.region();
    FunctionFamily distinct = half(6, all.without(doubtful), bounds);
    return all.with(doubtful)
        .map(region -> new FunctionFamily.Halves(distinct, Optional.of(half(7, region, bounds))));
  }

  private FunctionFamily half(int number, Region region, double[] bounds) {
    Work work = new Work(region, bounds);
    return finding(number, region, candidates.cuts(), candidates.visits(), work);
  }

  /**
   * Finds moves: only where paths note where they have been more has to be passed than they read.
   */
  private FunctionFamily finding(
      int number, Region region, FunctionBoundaries cuts, VisitedSets visits, Work work) {
    VariableFlow flow =
        new VariableFlow(
            layout, region, knowledge, checkReads, nobody, nobody, nobody, visits.reads());
    return new FunctionFamily(number, Plan.Kind.FIND, region, cuts, flow, nobody, visits, work);
  }

  /**
   * The transitions of paths that might have the same tags as others; nothing where that is not
   * known.
   */
  private Optional<Map<Integer, BitSet>> doubts(Region moves, VisitedSets visits) {
    return features.contains(Feature.UNIQUE) && !visits.usesTags()
        ? new Ambiguity(layout, moves, exclusion, knowledge, places).doubts()
        : Optional.empty();
  }

  /** A play begins, or goes on after a move, at these nodes, for a player or for the keeper. */
  private void findRoots(int begin) {
    int keeper = layout.numbering().find(Builtins.KEEPER);
    int initial = layout.initial(layout.variable(Builtins.PLAYER));
    BitSet first = new BitSet();
    first.set(initial);
    addRoot(begin, first, keeper);
    for (int node = 0; node < graph.nodeCount(); node++) {
      for (Graph.Transition transition : graph.transitions(node)) {
        if (transition.endsMove()) {
          addRoot(transition.ended(), next(transition.step()), keeper);
        }
      }
    }
  }

  private BitSet next(Step step) {
    return switch (step) {
      case Step.Assign(_, Term value) -> layout.values().of(value);
      case Step.AssignAny(_, int[] symbols) -> {
        BitSet any = new BitSet();
        java.util.Arrays.stream(symbols).forEach(any::set);
        yield any;
      }
      case Step.Skip _, Step.Guard _, Step.AssignMap _, Step.Tag _ ->
          throw new IllegalArgumentException("no assignment of the player: " + step);
    };
  }

  private void addRoot(int node, BitSet players, int keeper) {
    if (graph.automaton().node(Edge.END).orElse(-1) == node) {
      return;
    }
    if (players.get(keeper)) {
      keeperRoots.add(node, graph.start(node));
    }
    if (players.cardinality() > (players.get(keeper) ? 1 : 0)) {
      moveRoots.add(node, graph.start(node));
    }
  }

  private VariableFlow flow(Region region, BitSet atRoots, BitSet atLeaves, BitSet clean) {
    return new VariableFlow(
        layout, region, knowledge, checkReads, atRoots, atLeaves, clean, Map.of());
  }

  /** What checks read, those inside them included. */
  private void findCheckReads() {
    graph.checks().forEach(_ -> checkReads.add(new BitSet()));
    RoundRobinSolver.<Integer>solve(
        checkRegions.numbers(),
        family -> {
          VariableFlow flow = flow(checkRegions.regions().get(family), nobody, nobody, nobody);
          boolean changed = false;
          for (int check : checkRegions.sharing().get(family)) {
            BitSet reads = flow.live(checkRegions.root(check));
            changed |= !checkReads.set(check, reads).equals(reads);
          }
          return changed;
        });
  }

  /**
   * What checks have to be passed, since where they are made it may not be in the state, or it is
   * known there, but not in the check: then there may be a function for each of few constants.
   */
  private void findCheckParameters(Region moves, Region keeper, BitSet keeperClean) {
    checkRegions.regions().forEach(_ -> checkParameters.add(new BitSet()));
    addParameters(moves, flow(moves, nobody, nobody, nobody));
    addParameters(keeper, flow(keeper, nobody, nobody, keeperClean));
    RoundRobinSolver.<Integer>solve(
        checkRegions.numbers(),
        family -> {
          Region region = checkRegions.regions().get(family);
          BitSet own = checkParameters.get(family);
          return addParameters(region, flow(region, own, nobody, nobody));
        });
  }

  private boolean addParameters(Region region, VariableFlow flow) {
    boolean changed = false;
    for (int node : region.order()) {
      for (Graph.Transition transition : region.transitions(node)) {
        for (int check : VariableFlow.checks(transition.step())) {
          BitSet passed = knowledge.at(region.name(node));
          passed.andNot(knowledge.at(checkRegions.region(check).name(checkRegions.root(check))));
          passed.or(flow.dirty(node));
          passed.and(checkReads.get(check));
          BitSet parameters = checkParameters.get(checkRegions.family(check));
          int before = parameters.cardinality();
          parameters.or(passed);
          changed |= parameters.cardinality() != before;
        }
      }
    }
    return changed;
  }

  private static BitSet functions(Region region, FunctionBoundaries cuts) {
    BitSet found = new BitSet();
    region.order().stream().filter(cuts::isFunction).forEach(found::set);
    return found;
  }

  /** The nodes where the keeper may yet have to go back and try another transition. */
  private BitSet unsafe(Region keeper) {
    BitSet found = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    for (int node : keeper.order()) {
      if (isChoice(keeper, node)) {
        found.set(node);
        open.push(node);
      }
    }
    while (!open.isEmpty()) {
      for (Graph.Transition transition : keeper.transitions(open.pop())) {
        if (!keeper.leaves(transition) && !found.get(transition.to())) {
          found.set(transition.to());
          open.push(transition.to());
        }
      }
    }
    return found;
  }

  private boolean isChoice(Region region, int node) {
    List<Graph.Transition> transitions = region.transitions(node);
    return transitions.size() > 1 && !exclusion.exclusive(transitions)
        || transitions.stream()
            .anyMatch(
                transition ->
                    transition.step() instanceof Step.AssignAny(_, int[] s) && s.length > 1);
  }

  /**
   * A node of each cycle of transitions that satisfy the predicate on which paths may come back.
   */
  private BitSet headersOf(Region region, java.util.function.Predicate<Graph.Transition> follow) {
    BitSet found = new BitSet();
    for (List<Integer> component : Cycles.of(region, follow)) {
      if (component.stream().anyMatch(node -> isChoice(region, node))
          || TrackCycles.isRing(layout, region, component)) {
        component.stream().filter(region.headers()::get).forEach(found::set);
      }
    }
    return found;
  }

  private VisitedSets visits(Region region, VariableFlow flow, BitSet nodes, BitSet tagged) {
    Optional<List<Integer>> places =
        Optional.of(sets).filter(_ -> features.contains(Feature.REPEAT));
    VisitedSets visits = VisitedSets.of(layout, region, flow, nodes, tagged, places, memories);
    memories += visits.usesMemory() ? 1 : 0;
    return visits;
  }

  /**
   * Finds the checks that have to forget where they were each time they are made. The others may
   * keep it while the path that makes them goes on: it is all of one part, and nothing changes that
   * they read, so where a check failed before it fails again.
   */
  private void findCleared() {
    List<FunctionFamily> callers = new ArrayList<>(checks);
    callers.add(find);
    callers.add(keep);
    for (int node : trial.tried().stream().toArray()) {
      VariableFlow.checks(trial.region().transitions(node).getFirst().step())
          .forEach(check -> cleared.set(checkRegions.family(check)));
    }
    Map<Integer, FunctionFamily> makers = new TreeMap<>();
    for (FunctionFamily caller : callers) {
      for (int node : caller.region().order()) {
        for (Graph.Transition transition : caller.region().transitions(node)) {
          for (int check : VariableFlow.checks(transition.step())) {
            BitSet changed = (BitSet) caller.flow().dirtyMaps(node).clone();
            changed.and(checkReads.get(check));
            int family = checkRegions.family(check);
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

  /** Whether a check forgets where it was only when it holds; who makes it does so before. */
  boolean keepsVisits(FunctionFamily part) {
    return part.kind() == Plan.Kind.CHECK && !cleared.get(part.number() - FIRST_CHECK);
  }

  /** The checks made by a part that keep where they were from one time to the next. */
  List<FunctionFamily> keeping(FunctionFamily caller) {
    return keeping.computeIfAbsent(caller, this::checksThatKeep);
  }

  private List<FunctionFamily> checksThatKeep(FunctionFamily caller) {
    List<FunctionFamily> found = new ArrayList<>();
    for (int node : caller.region().order()) {
      for (Graph.Transition transition : caller.region().transitions(node)) {
        for (int number : VariableFlow.checks(transition.step())) {
          FunctionFamily check = check(number);
          if (!cleared.get(checkRegions.family(number))
              && !check.visits().isEmpty()
              && !found.contains(check)) {
            found.add(check);
          }
        }
      }
    }
    return found;
  }

  /** Where players and random are to move. */
  RootNodes moveRoots() {
    return moveRoots;
  }

  /** Where the keeper is to move. */
  RootNodes keeperRoots() {
    return keeperRoots;
  }

  ConstantPropagation knowledge() {
    return knowledge;
  }

  MoveEncoding decisions() {
    return decisions;
  }

  /** Whether moves have to be compared, as two paths might have the same tags. */
  boolean hashed() {
    return doubts.isEmpty() || !doubts.get().isEmpty();
  }

  FunctionFamily find() {
    return find;
  }

  FunctionFamily play() {
    return play;
  }

  FunctionFamily tell() {
    return tell;
  }

  /** Whether moves from a root have last checks, which may be made for some of them only. */
  boolean hasCandidates(int root) {
    return tried.get(root);
  }

  FunctionFamily candidates() {
    return candidates;
  }

  /** The parts that find candidates of one sort; nothing where these cannot be known. */
  Optional<FunctionFamily.Halves> divided() {
    return divided;
  }

  /** Plays a candidate if it is a move. */
  FunctionFamily trial() {
    return trial;
  }

  FunctionFamily keep() {
    return keep;
  }

  FunctionFamily check(int number) {
    return checks.get(checkRegions.family(number));
  }

  /** The node of its part where a check starts. */
  int root(int check) {
    return checkRegions.root(check);
  }

  List<Integer> sets() {
    return sets;
  }

  int memories() {
    return memories;
  }
}
