package org.regames.agents.solo;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.regames.backend.model.ForwardModel;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Value;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.ConstantMaps;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Liveness;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/**
 * Finds the {@link GoalFormula} of a score in an automaton: the disjunction over all paths to an
 * assignment of the score, from a node that all of them share after a move, of the conjunction of
 * their conditions. Variables that are not maps are tracked along a path; writes to maps are
 * ignored, which makes a formula an approximation, so if possible the node is after those.
 */
final class GoalUnfolding {
  /** The maximum number of parts of a formula, each of which is evaluated in each state. */
  private static final int MOST_PARTS = 4_000;

  /** How many of the nodes that all paths share are tried, the first ones. */
  private static final int MOST_TRIED = 20;

  /** How many nodes may be unfolded. */
  private static final int MOST_NODES = 100_000;

  /** A node, the known variables there, and the target of the path; negative for the score. */
  private record Unfolded(int node, int target, SortedMap<String, String> known) {}

  private final Automaton automaton;
  private final Liveness liveness;
  private final PlaceFormulas places;
  private final Typing typing;
  private final Set<Integer> goals = new HashSet<>();
  private final GoalFormula.Builder formulas = new GoalFormula.Builder(MOST_PARTS);
  private final Map<Unfolded, Integer> found = new HashMap<>();
  private final Set<Unfolded> open = new HashSet<>();
  private boolean isExact = true;
  private int nodes;

  private GoalUnfolding(Game game, ForwardModel model) {
    this.automaton = Automaton.of(game);
    this.liveness = Liveness.of(automaton, game.variables());
    this.typing = Typing.of(game);
    this.places = new PlaceFormulas(game, typing, constants(game), model, formulas);
  }

  private static ConstantMaps constants(Game game) {
    Set<String> changing = new HashSet<>(Builtins.VARIABLES);
    game.edges().forEach(edge -> changing.add(Expressions.assigned(edge.action())));
    Map<String, Value> values = new HashMap<>();
    game.constants().forEach(constant -> values.put(constant.name(), constant.value()));
    game.variables().stream()
        .filter(variable -> !changing.contains(variable.name()))
        .forEach(variable -> values.put(variable.name(), variable.initial()));
    return new ConstantMaps(values);
  }

  /**
   * The formula of a score.
   *
   * @return nothing if the rules do not assign that score as a constant, or the formula is too
   *     large or trivial
   */
  static Optional<GoalFormula> of(Game game, ForwardModel model, String score) {
    GoalUnfolding unfolding = new GoalUnfolding(game, model);
    for (int edge : unfolding.automaton.liveEdges()) {
      if (isGoal(unfolding.automaton.action(edge), score)) {
        unfolding.goals.add(edge);
      }
    }
    Optional<GoalFormula> formula = unfolding.formula();
    return unfolding.formulas.isTooLarge() ? Optional.empty() : formula;
  }

  private static boolean isGoal(Action action, String score) {
    return action instanceof Action.Assignment(Expression left, Expression right)
        && Expressions.root(left).equals(Builtins.GOALS)
        && Expressions.root(right).equals(score);
  }

  private Optional<GoalFormula> formula() {
    BitSet region = region();
    int[] starts = starts(region);
    if (starts.length == 0) {
      return Optional.empty();
    }
    Optional<GoalFormula> guess = Optional.empty();
    List<Integer> common = new CommonNodes(automaton, region, starts, goals).chain();
    for (int node : common.subList(0, Math.min(MOST_TRIED, common.size()))) {
      Optional<GoalFormula> formula = formula(List.of(node));
      if (formula.isPresent() && formula.get().isExact()) {
        return formula;
      }
      guess = guess.or(() -> formula);
    }
    return guess.or(() -> formula(IntStream.of(starts).boxed().toList()));
  }

  /** The formula of paths from some nodes, unless it always or never holds. */
  private Optional<GoalFormula> formula(List<Integer> starts) {
    isExact = true;
    found.clear();
    int formula = formulas.or(starts.stream().map(this::unfold).toList());
    return formula <= GoalFormula.FALSE
        ? Optional.empty()
        : Optional.of(formulas.build(formula, isExact));
  }

  private int unfold(int node) {
    return unfold(node, -1, new TreeMap<>());
  }

  /** The nodes from which paths lead to the score within the same move. */
  private BitSet region() {
    BitSet region = new BitSet();
    List<Integer> open = new ArrayList<>();
    goals.stream().sorted().forEach(edge -> open.add(automaton.from(edge)));
    while (!open.isEmpty()) {
      int node = open.removeLast();
      if (region.get(node)) {
        continue;
      }
      region.set(node);
      for (int edge : automaton.incoming(node)) {
        if (!Expressions.endsMove(automaton.action(edge))) {
          open.add(automaton.from(edge));
        }
      }
    }
    return region;
  }

  /** The nodes of the region where moves end. */
  private int[] starts(BitSet region) {
    return IntStream.of(automaton.liveEdges())
        .filter(edge -> region.get(automaton.to(edge)))
        .filter(edge -> Expressions.endsMove(automaton.action(edge)))
        .map(automaton::to)
        .distinct()
        .toArray();
  }

  /** When some path from a node reaches a node, or the score. */
  private int unfold(int node, int target, SortedMap<String, String> known) {
    if (node == target || formulas.isTooLarge()) {
      return GoalFormula.TRUE;
    }
    SortedMap<String, String> live = new TreeMap<>(known);
    live.keySet().removeIf(name -> !liveness.isLive(node, name));
    Unfolded unfolded = new Unfolded(node, target, live);
    Integer before = found.get(unfolded);
    if (before != null) {
      return before;
    }
    if (!open.add(unfolded)) {
      isExact = false; // cyclic paths are not followed
      return GoalFormula.FALSE;
    }
    if (++nodes > MOST_NODES) {
      formulas.giveUp();
    }
    List<Integer> ways = new ArrayList<>();
    for (int edge : automaton.outgoing(node)) {
      ways.add(target < 0 && goals.contains(edge) ? GoalFormula.TRUE : across(edge, target, live));
    }
    int formula = formulas.or(ways);
    open.remove(unfolded);
    found.put(unfolded, formula);
    return formula;
  }

  private int across(int edge, int target, SortedMap<String, String> known) {
    int to = automaton.to(edge);
    return switch (automaton.action(edge)) {
      case Action.Skip _, Action.Tagging _ -> unfold(to, target, known);
      case Action.Comparison comparison -> {
        Optional<Integer> condition = places.condition(comparison, known);
        if (condition.isEmpty()) {
          isExact = false;
        }
        yield both(condition.orElse(GoalFormula.TRUE), to, target, known);
      }
      case Action.Reachability(String from, String end, boolean negated) -> {
        int path = unfold(automaton.node(from), automaton.node(end), known);
        yield both(negated ? formulas.not(path) : path, to, target, known);
      }
      case Action.Assignment(Expression left, Expression right) ->
          assigned(left, places.values(right, known), to, target, known);
      case Action.AnyAssignment(Expression left, var type) ->
          assigned(left, any(typing.shape(type)), to, target, known);
    };
  }

  private int both(int condition, int to, int target, SortedMap<String, String> known) {
    return condition == GoalFormula.FALSE
        ? GoalFormula.FALSE
        : formulas.and(List.of(condition, unfold(to, target, known)));
  }

  private static Optional<SortedMap<String, Integer>> any(Optional<Shape> type) {
    if (!(type.orElse(null) instanceof Shape.SetShape set)) {
      return Optional.empty();
    }
    SortedMap<String, Integer> values = new TreeMap<>();
    set.symbols().forEach(symbol -> values.put(symbol, GoalFormula.TRUE));
    return Optional.of(values);
  }

  /** Continues with each value that a variable may get. */
  private int assigned(
      Expression left,
      Optional<SortedMap<String, Integer>> values,
      int to,
      int target,
      SortedMap<String, String> known) {
    String name = Expressions.root(left);
    if (name.equals(Builtins.PLAYER)) {
      boolean staysKeeper = values.isEmpty() || values.get().containsKey(Builtins.KEEPER);
      return staysKeeper ? unfold(to, target, known) : GoalFormula.FALSE;
    }
    if (left instanceof Expression.Access || values.isEmpty()) {
      isExact &= name.equals(Builtins.GOALS);
      SortedMap<String, String> rest = new TreeMap<>(known);
      rest.remove(name);
      return unfold(to, target, rest);
    }
    List<Integer> ways = new ArrayList<>();
    values
        .get()
        .forEach(
            (value, condition) -> {
              SortedMap<String, String> next = new TreeMap<>(known);
              next.put(name, value);
              ways.add(both(condition, to, target, next));
            });
    return formulas.or(ways);
  }
}
