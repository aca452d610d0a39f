package org.regames.backend.planner.lower;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.TurnFunctions;
import org.regames.backend.plan.analysis.Tables;
import org.regames.backend.planner.analysis.DisjointGuards;
import org.regames.backend.planner.analysis.KnownConstants;
import org.regames.backend.planner.analysis.Narrowing;
import org.regames.backend.planner.analysis.graph.Condition;
import org.regames.backend.planner.analysis.graph.MapPairs;
import org.regames.backend.planner.analysis.graph.Step;
import org.regames.backend.planner.lower.facts.GraphFacts;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.language.Interrupts;

/**
 * Lowers the automaton of a game to its first plan: functions that process one element after
 * another, planned by {@link FunctionPlanner}, one for each part of the automaton that is a
 * function of its own.
 */
public final class Lowering {
  private record Key(FamilyRole role, int node, int firstTransition, int endTransition) {}

  private final GraphFacts facts;
  private final FunctionFamilies families;
  private final Tables tables;
  private final TermLowering expressions;
  private final Map<Key, Integer> numbers = new HashMap<>();
  private final List<Plan.Function> functions = new ArrayList<>();
  private final Deque<Supplier<Plan.Function>> open = new ArrayDeque<>();

  private Lowering(GraphFacts facts) {
    this.facts = facts;
    this.families = new FunctionFamilies(facts);
    this.tables = new Tables(facts.layout());
    this.expressions = new TermLowering(facts.layout(), tables, facts.has(Feature.INTEGER));
  }

  /**
   * The first plan of a game.
   *
   * @param game a game without validation errors, with all built-ins
   * @throws org.regames.ir.diagnostic.DiagnosticException if a map is cast to fewer keys
   */
  public static Plan of(Game game, Set<Feature> features) {
    Narrowing.refuse(game);
    GraphFacts facts = GraphFacts.of(game, Set.copyOf(features));
    return new Lowering(facts).build();
  }

  private Plan build() {
    SortedMap<Integer, TurnFunctions> turns = new TreeMap<>();
    SortedMap<Integer, Integer> keepers = new TreeMap<>();
    families.turns().moves().roots().forEach((node, root) -> turns.put(node, turn(root)));
    families
        .turns()
        .keeper()
        .roots()
        .forEach((node, root) -> keepers.put(node, entry(families.keep(), root)));
    while (!open.isEmpty()) {
      Interrupts.check();
      Plan.Function function = open.pop().get();
      functions.set(function.number(), function);
    }
    List<String> names = new ArrayList<>();
    Automaton automaton = facts.graph().automaton();
    for (int node = 0; node < automaton.nodeBound(); node++) {
      names.add(automaton.name(node));
    }
    int begin = automaton.node(Edge.BEGIN);
    int end = automaton.find(Edge.END).orElse(-1);
    return new Plan(
        facts.layout().state().withCells(facts.cells().maps()),
        new Plan.Constants(tables.list(), List.of()),
        functions,
        turns,
        new Plan.Keeper(keepers, families.keep().unsafe().isEmpty()),
        new Plan.MoveFormat(decisions().packed(), hashed()),
        families.visitMemory(),
        BitboardLayout.NONE,
        Plan.ScalarCode.NONE,
        new Plan.Nodes(names, begin, end));
  }

  private TurnFunctions turn(int root) {
    MoveFunctionFamilies moves = families.moves();
    return new TurnFunctions(
        entry(moves.find(), root),
        function(moves.play(), root),
        function(moves.tell(), root),
        moves
            .tries()
            .filter(tries -> tries.roots().get(root))
            .<TurnFunctions.Draw>map(tries -> tried(tries, root))
            .orElseGet(TurnFunctions.Listed::new));
  }

  private TurnFunctions.Tried tried(MoveFunctionFamilies.Tries tries, int root) {
    int candidates = entry(tries.candidates(), root);
    Optional<TurnFunctions.Halves> halves = tries.halves().map(each -> halves(each, root));
    return new TurnFunctions.Tried(
        candidates, trial(tries.trial(), root), halves, Optional.empty());
  }

  boolean has(Feature feature) {
    return facts.has(feature);
  }

  GameLayout layout() {
    return facts.layout();
  }

  Tables tables() {
    return tables;
  }

  TermLowering expressions() {
    return expressions;
  }

  DisjointGuards exclusion() {
    return facts.exclusion();
  }

  KnownConstants knowledge() {
    return facts.knowledge();
  }

  MoveEncoding decisions() {
    return families.moves().encoding();
  }

  boolean hashed() {
    return families.moves().hashed();
  }

  /** The number of the function for a node, which is planned later if it is new. */
  int function(FunctionFamily part, int node) {
    return piece(part, node, 0, part.region().transitions(node).size());
  }

  /** The number of the function for some of the transitions from a node. */
  int piece(FunctionFamily part, int node, int firstTransition, int endTransition) {
    return number(
        new Key(part.role(), node, firstTransition, endTransition),
        number -> {
          String name = facts.graph().automaton().name(part.region().name(node));
          return FunctionPlanner.plan(
              this, part, new FunctionPiece(number, name, node, firstTransition, endTransition));
        });
  }

  private int number(Key key, java.util.function.IntFunction<Plan.Function> plan) {
    Integer known = numbers.get(key);
    if (known != null) {
      return known;
    }
    int number = functions.size();
    functions.add(null);
    numbers.put(key, number);
    open.push(() -> plan.apply(number));
    return number;
  }

  /**
   * The function that starts paths. If they record visits it clears these first; arguments are
   * taken from the state, or for a check from its own parameters.
   */
  int entry(FunctionFamily part, int root) {
    boolean isPassed = part.kind() != Plan.Kind.CHECK && !part.parameters(root).isEmpty();
    if (part.visits().isEmpty() && !isPassed && families.keeping(part).isEmpty()) {
      return function(part, root);
    }
    return number(new Key(part.role(), root, -1, -1), number -> starter(part, root, number));
  }

  private Plan.Function starter(FunctionFamily part, int root, int number) {
    List<Op> ops = new ArrayList<>();
    boolean keeps = families.keepsVisits(part);
    if (!keeps) {
      ops.addAll(part.visits().start());
    }
    families.keeping(part).forEach(check -> ops.addAll(check.visits().start()));
    boolean isCheck = part.kind() == Plan.Kind.CHECK;
    List<IntExpr> arguments = new ArrayList<>();
    for (int variable : part.parameters(root)) {
      arguments.add(isCheck ? new IntExpr.Local(arguments.size()) : new IntExpr.Scalar(variable));
    }
    ExitCode leaves = new ExitCode(part);
    int function = function(part, root);
    List<Op> finish = keeps ? part.visits().start() : List.of();
    leaves.call(
        ops,
        function,
        arguments,
        new CodeExpr.Code(),
        new CodeExpr.Hash(),
        new IntExpr.Depth(),
        finish);
    String name = facts.graph().automaton().name(part.region().name(root));
    List<Integer> parameters = isCheck ? part.parameters(root) : List.of();
    boolean packed = part.isPacked(root, decisions());
    return new Plan.Function(
        number, name, part.kind(), packed, parameters, parameters.size(), 0, 0, ops);
  }

  private TurnFunctions.Halves halves(MoveFunctionFamilies.Halves halves, int root) {
    return new TurnFunctions.Halves(
        entry(halves.distinct(), root), halves.others().map(others -> entry(others, root)));
  }

  /** The function that plays a move if its last checks hold. */
  private int trial(FunctionFamily part, int root) {
    return number(
        new Key(part.role(), root, -1, -1),
        number -> {
          List<Op> ops = new ArrayList<>(List.of(new Op.GoTo(Plan.NOWHERE)));
          int all = function(part, root);
          new ExitCode(part)
              .call(
                  ops,
                  all,
                  List.of(),
                  new CodeExpr.Code(),
                  new CodeExpr.Zero(),
                  new IntExpr.Depth(),
                  List.of());
          String name = facts.graph().automaton().name(part.region().name(root));
          boolean packed = part.isPacked(root, decisions());
          return new Plan.Function(number, name, part.kind(), packed, List.of(), 0, 0, 0, ops);
        });
  }

  BoolExpr test(Condition condition, Environment environment) {
    return switch (condition) {
      case Condition.Compare(var left, var right, boolean negated) ->
          new BoolExpr.Compare(
              expressions.value(left, environment), expressions.value(right, environment), negated);
      case Condition.CompareMaps(var left, _, var right, _, boolean negated) -> {
        MapPairs pairs = MapPairs.compared(expressions.rest(left), expressions.rest(right));
        yield new BoolExpr.SameMap(
            expressions.part(left, environment),
            tables.of(pairs.left()),
            expressions.part(right, environment),
            tables.of(pairs.right()),
            negated);
      }
      case Condition.Check(int check, boolean negated) -> {
        FunctionFamily part = families.check(check);
        int root = families.root(check);
        List<IntExpr> arguments = part.parameters(root).stream().map(environment::get).toList();
        yield new BoolExpr.Call(entry(part, root), arguments, negated);
      }
      case Condition.AnyOf(List<Condition> conditions) ->
          BoolExpr.anyOf(conditions.stream().map(one -> test(one, environment)).toList());
    };
  }

  /** Copies a map to a place, if there is such a place. */
  Op copy(Step.AssignMap map, Environment environment) {
    MapPairs pairs =
        MapPairs.assigned(expressions.rest(map.place()), expressions.rest(map.value()));
    Op copy =
        new Op.CopyMap(
            map.place().variable(),
            expressions.start(map.place(), environment),
            tables.of(pairs.left()),
            expressions.part(map.value(), environment),
            tables.of(pairs.right()));
    List<Op> guarded = new ArrayList<>();
    expressions
        .hasKeys(map.place(), environment)
        .forEach(hasKey -> guarded.add(new Op.Require(hasKey)));
    guarded.add(copy);
    return guarded.size() == 1 ? copy : new Op.Block(guarded);
  }
}
