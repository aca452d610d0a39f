package org.regames.backend.actions;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.backend.actions.PathReader.Before;
import org.regames.backend.actions.PathReader.Number;
import org.regames.backend.actions.PathReader.Reading;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Term;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Liveness;

/**
 * Follows every path from where somebody is to move to where somebody is to move next, with its
 * requirements on the state before and what it writes. Reachability checks may or may not hold; a
 * cell whose value decides where a path reads or writes is tried with each of its values.
 */
final class TurnPaths {
  /** The most steps on all paths together, which take a fraction of a second. */
  private static final int MOST_STEPS = 40_000;

  /** A reachability check with more paths than this is left open. */
  private static final int MOST_AHEAD = 100;

  /** Somebody is to move. */
  record Turn(String node, int player) {}

  /**
   * The effect of a path.
   *
   * @param required the values that cells have before
   * @param written the cells that it writes, with {@link ActionPath#UNKNOWN} for any value
   */
  record Effect(
      SortedMap<Integer, BitSet> required, SortedMap<Integer, Integer> written, Turn next) {}

  /**
   * All paths from a turn.
   *
   * @param moves for each move, by its tags, the requirements on cells of each path that makes it
   */
  record Paths(Map<List<Integer>, Set<SortedMap<Integer, BitSet>>> moves, Set<Effect> effects) {}

  private final GameLayout layout;
  private final StateCells cells;
  private final PathReader reader;
  private final Map<String, List<Edge>> leaving;
  private final Automaton automaton;
  private final Liveness liveness;
  private final int player;
  private final int keeper;
  private final Map<String, BitSet> mattering = new HashMap<>();
  private int steps;

  /** Whether a path did something that effects cannot express, or there were too many paths. */
  private boolean isRefused;

  TurnPaths(Game game, GameLayout layout, StateCells cells) {
    this.layout = layout;
    this.cells = cells;
    this.reader = new PathReader(layout, cells);
    this.leaving = game.edges().stream().collect(Collectors.groupingBy(Edge::from));
    this.automaton = Automaton.of(game);
    this.liveness = Liveness.ofPlays(automaton, game.variables());
    this.player = layout.variable(Builtins.PLAYER);
    this.keeper = layout.numbering().find(Builtins.KEEPER);
  }

  /** The paths from where plays begin. */
  Optional<Paths> fromBegin() {
    return all(ActionPath.from(Edge.BEGIN).write(cells.first(player), keeper).made());
  }

  /** The paths from a turn; nothing if there are too many, or one cannot be expressed. */
  Optional<Paths> from(Turn turn) {
    return all(ActionPath.from(turn.node()).write(cells.first(player), turn.player()));
  }

  /** The cells that may still matter at a node; not to be changed. */
  BitSet mattering(String node) {
    return mattering.computeIfAbsent(node, this::foundMattering);
  }

  private BitSet foundMattering(String node) {
    BitSet found = new BitSet();
    for (int variable = 0; variable < layout.variables().size(); variable++) {
      int first = cells.first(variable);
      if (first >= 0
          && liveness.isLive(automaton.node(node), layout.variables().get(variable).name())) {
        found.set(first, first + cells.count(variable));
      }
    }
    return found;
  }

  private Optional<Paths> all(ActionPath first) {
    Paths found = new Paths(new LinkedHashMap<>(), new LinkedHashSet<>());
    Set<ActionPath> met = new HashSet<>(Set.of(first));
    Deque<ActionPath> open = new ArrayDeque<>(met);
    isRefused = false;
    while (!open.isEmpty() && !isRefused) {
      ActionPath path = open.pop();
      goOn(path, found).filter(met::add).forEach(open::push);
    }
    return isRefused ? Optional.empty() : Optional.of(found);
  }

  /** A path extended by one edge, for each edge in each possible way. */
  private Stream<ActionPath> goOn(ActionPath path, Paths found) {
    return leaving.getOrDefault(path.node(), List.of()).stream()
        .flatMap(
            edge ->
                after(edge, path, found).stream()
                    .map(next -> next.at(edge.to(), mattering(edge.to()))));
  }

  /** A path extended by an edge, in each possible way. */
  private List<ActionPath> after(Edge edge, ActionPath path, Paths found) {
    if (++steps > MOST_STEPS) {
      return refused();
    }
    int deciding = deciding(edge, path);
    if (deciding >= 0) {
      List<ActionPath> next = new ArrayList<>();
      for (int value : reader.allowed(deciding, path).stream().toArray()) {
        next.addAll(after(edge, path.require(deciding, only(value)), found));
      }
      return next;
    }
    return switch (edge.action()) {
      case Action.Skip _ -> List.of(path);
      case Action.Reachability check -> checked(check, path);
      case Action.Tag(String symbol) -> List.of(path.tag(layout.numbering().find(symbol)));
      case Action.VariableTag(String name) -> tagged(layout.variable(name), path);
      case Action.Comparison comparison -> compared(comparison, path);
      case Action.Assignment assignment ->
          Expressions.endsMove(assignment)
              ? turned(edge.to(), assignment, path, found)
              : List.of(written(assignment, path));
      case Action.AnyAssignment any -> chosen(edge.to(), any, path);
    };
  }

  /**
   * The path with the requirements of a reachability check: those of one of the paths that it looks
   * for. The check is left open in moves of the keeper, if it is negated, and if there are many
   * paths.
   */
  private List<ActionPath> checked(Action.Reachability check, ActionPath path) {
    if (path.isMade() || check.negated()) {
      return List.of(path);
    }
    Set<SortedMap<Integer, BitSet>> ways = new LinkedHashSet<>();
    Paths ended = new Paths(new HashMap<>(), new HashSet<>());
    ActionPath first =
        new ActionPath(check.from(), path.written(), path.required(), List.of(), false);
    Set<ActionPath> met = new HashSet<>(Set.of(first));
    Deque<ActionPath> open = new ArrayDeque<>(met);
    while (!open.isEmpty()) {
      ActionPath next = open.pop();
      if (next.node().equals(check.to())) {
        ways.add(next.required());
      } else if (met.size() > MOST_AHEAD) {
        return List.of(path);
      } else {
        goOn(next, ended).map(ActionPath::untagged).filter(met::add).forEach(open::push);
      }
    }
    return ways.contains(path.required()) || !ended.moves().isEmpty()
        ? List.of(path)
        : ways.stream().map(path::requiring).toList();
  }

  private static BitSet only(int value) {
    BitSet values = new BitSet();
    values.set(value);
    return values;
  }

  /** A cell that has to be known before an edge can be followed, or -1. */
  private int deciding(Edge edge, ActionPath path) {
    return switch (edge.action()) {
      case Action.Skip _, Action.Reachability _, Action.Tag _ -> -1;
      case Action.VariableTag(String name) ->
          path.isMade() ? -1 : reader.decidingValue(new Term.Variable(layout.variable(name)), path);
      case Action.Comparison comparison -> {
        int left = reader.deciding(layout.term(comparison.left()), path);
        yield left >= 0 ? left : reader.deciding(layout.term(comparison.right()), path);
      }
      case Action.Assignment assignment -> {
        int left = reader.deciding(layout.term(assignment.left()), path);
        yield left >= 0 || isIdle(edge.to(), assignment)
            ? left
            : reader.decidingValue(right(assignment), path);
      }
      case Action.AnyAssignment any -> reader.deciding(layout.term(any.left()), path);
    };
  }

  /** Whether the assigned variable does not matter. */
  private boolean isIdle(String node, Action.Write write) {
    int first = cells.first(layout.variable(Expressions.root(write.left())));
    return !(write instanceof Action.Assignment assignment && Expressions.endsMove(assignment))
        && (first < 0 || !mattering(node).get(first));
  }

  private Term right(Action.Assignment assignment) {
    return layout.chosen(assignment).orElseGet(() -> layout.term(assignment.right()));
  }

  private List<ActionPath> tagged(int variable, ActionPath path) {
    if (path.isMade()) {
      return List.of(path);
    }
    if (reader.read(new Term.Variable(variable), path) instanceof Number(int symbol)) {
      return List.of(path.tag(symbol));
    }
    return refused();
  }

  /** No path, since the effect of one cannot be expressed. */
  private List<ActionPath> refused() {
    isRefused = true;
    return List.of();
  }

  private List<ActionPath> compared(Action.Comparison comparison, ActionPath path) {
    Reading left = reader.read(layout.term(comparison.left()), path);
    Reading right = reader.read(layout.term(comparison.right()), path);
    if (left instanceof Number(int one) && right instanceof Number(int other)) {
      return (one == other) != comparison.negated() ? List.of(path) : List.of();
    }
    if (left instanceof Before(int cell) && right instanceof Number(int value)) {
      return required(cell, value, comparison.negated(), path);
    }
    if (left instanceof Number(int value) && right instanceof Before(int cell)) {
      return required(cell, value, comparison.negated(), path);
    }
    return List.of(path);
  }

  private List<ActionPath> required(int cell, int value, boolean negated, ActionPath path) {
    BitSet allowed = (BitSet) reader.allowed(cell, path).clone();
    if (negated) {
      allowed.clear(value);
    } else {
      allowed.and(only(value));
    }
    return allowed.isEmpty() ? List.of() : List.of(path.require(cell, allowed));
  }

  /** The end of a move, of a player or the keeper. */
  private List<ActionPath> turned(
      String node, Action.Assignment assignment, ActionPath path, Paths found) {
    if (!path.isMade()) {
      found.moves().computeIfAbsent(path.tags(), _ -> new LinkedHashSet<>()).add(path.required());
    }
    Term who = right(assignment);
    int[] all =
        reader.read(who, path) instanceof Number(int one)
            ? new int[] {one}
            : layout.values().of(who).stream().toArray();
    List<ActionPath> next = new ArrayList<>();
    for (int mover : all) {
      if (mover == keeper) {
        next.add(path.made().write(cells.first(player), keeper));
      } else {
        SortedMap<Integer, Integer> kept = path.at(node, mattering(node)).written();
        SortedMap<Integer, Integer> written = new TreeMap<>(kept);
        written.remove(cells.first(player));
        found.effects().add(new Effect(path.required(), written, new Turn(node, mover)));
      }
    }
    return next;
  }

  private ActionPath written(Action.Assignment assignment, ActionPath path) {
    Term left = layout.term(assignment.left());
    if (!(left.base() instanceof Term.Variable(int variable))) {
      isRefused = true;
      return path;
    }
    int first = cells.first(variable);
    if (first < 0) {
      return path;
    }
    Term right = right(assignment);
    int value =
        reader.read(right, path) instanceof Number(int number) ? number : ActionPath.UNKNOWN;
    if (left instanceof Term.Access) {
      return writtenInside(left, variable, value, path);
    }
    if (!layout.variables().get(variable).isMap()) {
      return path.write(first, value);
    }
    return path.write(
        right instanceof Term.Constant(Term.ConstantMap map)
            ? values(
                first, layout.variables().get(variable).array().orElseThrow().fill(map.value()))
            : anything(variable));
  }

  private ActionPath writtenInside(Term left, int variable, int value, ActionPath path) {
    if (!layout.variables().get(variable).isMap()) {
      isRefused = true;
      return path;
    }
    List<Integer> keys = reader.keys(left, path);
    if (keys == null || keys.size() < keyCount(variable)) {
      return path.write(anything(variable));
    }
    // The value of a map at symbols that are not its keys is never considered known.
    int cell = cells.at(variable, keys);
    return cell < 0 ? path : path.write(cell, value);
  }

  private int keyCount(int variable) {
    return layout.variables().get(variable).array().orElseThrow().dimensions().size();
  }

  private static Map<Integer, Integer> values(int first, int[] values) {
    Map<Integer, Integer> written = new HashMap<>();
    for (int place = 0; place < values.length; place++) {
      written.put(first + place, values[place]);
    }
    return written;
  }

  /** Any values, in all cells of a variable. */
  private Map<Integer, Integer> anything(int variable) {
    int[] values = new int[cells.count(variable)];
    Arrays.fill(values, ActionPath.UNKNOWN);
    return values(cells.first(variable), values);
  }

  private List<ActionPath> chosen(String node, Action.AnyAssignment any, ActionPath path) {
    Term left = layout.term(any.left());
    if (Expressions.endsMove(any) || !(left.base() instanceof Term.Variable(int variable))) {
      return refused();
    }
    if (cells.first(variable) < 0) {
      return List.of(path);
    }
    if (left instanceof Term.Access) {
      return List.of(writtenInside(left, variable, ActionPath.UNKNOWN, path));
    }
    if (isIdle(node, any)) {
      return List.of(path.write(cells.first(variable), ActionPath.UNKNOWN));
    }
    return Arrays.stream(layout.symbols(any.type()))
        .mapToObj(symbol -> path.write(cells.first(variable), symbol))
        .toList();
  }
}
