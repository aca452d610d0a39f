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
import org.regames.backend.actions.WalkReader.Before;
import org.regames.backend.actions.WalkReader.Number;
import org.regames.backend.actions.WalkReader.Reading;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Term;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Liveness;
import org.regames.ir.analysis.MutableAutomaton;

/**
 * Follows every path from where somebody is to move to where somebody is to move next, with what it
 * needs of the state before and what it writes. Checks that look ahead may hold or not; a cell
 * whose value decides where a path reads or writes is tried with each of its values.
 */
final class MoveWalks {
  /** Paths with more steps than this together, a fraction of a second, are not followed. */
  private static final int MOST_STEPS = 40_000;

  /** With more walks than this a check ahead is left open. */
  private static final int MOST_AHEAD = 100;

  /** Somebody is to move. */
  record Turn(String node, int player) {}

  /**
   * What a path does.
   *
   * @param required of cells the values that they have before
   * @param written the cells that it writes, with {@link Walk#UNKNOWN} where any value may be there
   */
  record Effect(
      SortedMap<Integer, BitSet> required, SortedMap<Integer, Integer> written, Turn next) {}

  /**
   * All paths from a turn.
   *
   * @param moves of each move, by its tags, what is required of cells, in each way to make it
   */
  record Walks(Map<List<Integer>, Set<SortedMap<Integer, BitSet>>> moves, Set<Effect> effects) {}

  /** A path does what cannot be said. */
  private static final class UntoldException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UntoldException() {
      super(null, null, false, false);
    }
  }

  private final GameLayout layout;
  private final StateCells cells;
  private final WalkReader reader;
  private final Map<String, List<Edge>> leaving;
  private final MutableAutomaton automaton;
  private final Liveness liveness;
  private final int player;
  private final int keeper;
  private final Map<String, BitSet> mattering = new HashMap<>();
  private int steps;

  MoveWalks(Game game, GameLayout layout, StateCells cells) {
    this.layout = layout;
    this.cells = cells;
    this.reader = new WalkReader(layout, cells);
    this.leaving = game.edges().stream().collect(Collectors.groupingBy(Edge::from));
    this.automaton = MutableAutomaton.of(game.edges());
    this.liveness = Liveness.ofPlays(automaton, game.variables());
    this.player = layout.variable(Builtins.PLAYER);
    this.keeper = layout.numbering().find(Builtins.KEEPER);
  }

  /** The paths from where plays begin. */
  Optional<Walks> fromBegin() {
    return all(Walk.from(Edge.BEGIN).write(cells.first(player), keeper).made());
  }

  /** The paths from a turn; nothing where they are too many, or one does what cannot be said. */
  Optional<Walks> from(Turn turn) {
    return all(Walk.from(turn.node()).write(cells.first(player), turn.player()));
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

  private Optional<Walks> all(Walk first) {
    Walks found = new Walks(new LinkedHashMap<>(), new LinkedHashSet<>());
    Set<Walk> met = new HashSet<>(Set.of(first));
    Deque<Walk> open = new ArrayDeque<>(met);
    try {
      while (!open.isEmpty()) {
        Walk walk = open.pop();
        goOn(walk, found).filter(met::add).forEach(open::push);
      }
    } catch (UntoldException _) {
      return Optional.empty();
    }
    return Optional.of(found);
  }

  /** A path with an edge more, along each edge and in each way in which it can be. */
  private Stream<Walk> goOn(Walk walk, Walks found) {
    return leaving.getOrDefault(walk.node(), List.of()).stream()
        .flatMap(
            edge ->
                after(edge, walk, found).stream()
                    .map(next -> next.at(edge.to(), mattering(edge.to()))));
  }

  /** A path with an edge more, in each way in which it can be. */
  private List<Walk> after(Edge edge, Walk walk, Walks found) {
    if (++steps > MOST_STEPS) {
      throw new UntoldException();
    }
    int deciding = deciding(edge, walk);
    if (deciding >= 0) {
      List<Walk> next = new ArrayList<>();
      for (int value : reader.allowed(deciding, walk).stream().toArray()) {
        next.addAll(after(edge, walk.require(deciding, only(value)), found));
      }
      return next;
    }
    return switch (edge.action()) {
      case Action.Skip _ -> List.of(walk);
      case Action.Reachability check -> checked(check, walk);
      case Action.Tag(String symbol) -> List.of(walk.tag(layout.numbering().find(symbol)));
      case Action.VariableTag(String name) -> tagged(layout.variable(name), walk);
      case Action.Comparison comparison -> compared(comparison, walk);
      case Action.Assignment assignment ->
          Expressions.endsMove(assignment)
              ? turned(edge.to(), assignment, walk, found)
              : List.of(written(assignment, walk));
      case Action.AnyAssignment any -> chosen(edge.to(), any, walk);
    };
  }

  /**
   * What a check ahead requires: one of the walks that it looks for. It is left open for what the
   * keeper does, where it looks for that there is none, and where there are many.
   */
  private List<Walk> checked(Action.Reachability check, Walk walk) {
    if (walk.isMade() || check.negated()) {
      return List.of(walk);
    }
    Set<SortedMap<Integer, BitSet>> ways = new LinkedHashSet<>();
    Walks ended = new Walks(new HashMap<>(), new HashSet<>());
    Walk first = new Walk(check.from(), walk.written(), walk.required(), List.of(), false);
    Set<Walk> met = new HashSet<>(Set.of(first));
    Deque<Walk> open = new ArrayDeque<>(met);
    while (!open.isEmpty()) {
      Walk next = open.pop();
      if (next.node().equals(check.to())) {
        ways.add(next.required());
      } else if (met.size() > MOST_AHEAD) {
        return List.of(walk);
      } else {
        goOn(next, ended).map(Walk::untagged).filter(met::add).forEach(open::push);
      }
    }
    return ways.contains(walk.required()) || !ended.moves().isEmpty()
        ? List.of(walk)
        : ways.stream().map(walk::requiring).toList();
  }

  private static BitSet only(int value) {
    BitSet values = new BitSet();
    values.set(value);
    return values;
  }

  /** A cell that has to be known before an edge can be followed; -1 where none has. */
  private int deciding(Edge edge, Walk walk) {
    return switch (edge.action()) {
      case Action.Skip _, Action.Reachability _, Action.Tag _ -> -1;
      case Action.VariableTag(String name) ->
          walk.isMade() ? -1 : reader.decidingValue(new Term.Variable(layout.variable(name)), walk);
      case Action.Comparison comparison -> {
        int left = reader.deciding(layout.term(comparison.left()), walk);
        yield left >= 0 ? left : reader.deciding(layout.term(comparison.right()), walk);
      }
      case Action.Assignment assignment -> {
        int left = reader.deciding(layout.term(assignment.left()), walk);
        yield left >= 0 || isIdle(edge.to(), assignment)
            ? left
            : reader.decidingValue(right(assignment), walk);
      }
      case Action.AnyAssignment any -> reader.deciding(layout.term(any.left()), walk);
    };
  }

  /** Whether what is assigned does not matter. */
  private boolean isIdle(String node, Action.Write write) {
    int first = cells.first(layout.variable(Expressions.root(write.left())));
    return !(write instanceof Action.Assignment assignment && Expressions.endsMove(assignment))
        && (first < 0 || !mattering(node).get(first));
  }

  private Term right(Action.Assignment assignment) {
    return layout.chosen(assignment).orElseGet(() -> layout.term(assignment.right()));
  }

  private List<Walk> tagged(int variable, Walk walk) {
    if (walk.isMade()) {
      return List.of(walk);
    }
    if (reader.read(new Term.Variable(variable), walk) instanceof Number(int symbol)) {
      return List.of(walk.tag(symbol));
    }
    throw new UntoldException();
  }

  private List<Walk> compared(Action.Comparison comparison, Walk walk) {
    Reading left = reader.read(layout.term(comparison.left()), walk);
    Reading right = reader.read(layout.term(comparison.right()), walk);
    if (left instanceof Number(int one) && right instanceof Number(int other)) {
      return (one == other) != comparison.negated() ? List.of(walk) : List.of();
    }
    if (left instanceof Before(int cell) && right instanceof Number(int value)) {
      return required(cell, value, comparison.negated(), walk);
    }
    if (left instanceof Number(int value) && right instanceof Before(int cell)) {
      return required(cell, value, comparison.negated(), walk);
    }
    return List.of(walk);
  }

  private List<Walk> required(int cell, int value, boolean negated, Walk walk) {
    BitSet allowed = (BitSet) reader.allowed(cell, walk).clone();
    if (negated) {
      allowed.clear(value);
    } else {
      allowed.and(only(value));
    }
    return allowed.isEmpty() ? List.of() : List.of(walk.require(cell, allowed));
  }

  /** The end of a move or of what the keeper does. */
  private List<Walk> turned(String node, Action.Assignment assignment, Walk walk, Walks found) {
    if (!walk.isMade()) {
      found.moves().computeIfAbsent(walk.tags(), _ -> new LinkedHashSet<>()).add(walk.required());
    }
    Term who = right(assignment);
    int[] all =
        reader.read(who, walk) instanceof Number(int one)
            ? new int[] {one}
            : layout.values().of(who).stream().toArray();
    List<Walk> next = new ArrayList<>();
    for (int mover : all) {
      if (mover == keeper) {
        next.add(walk.made().write(cells.first(player), keeper));
      } else {
        SortedMap<Integer, Integer> kept = walk.at(node, mattering(node)).written();
        SortedMap<Integer, Integer> written = new TreeMap<>(kept);
        written.remove(cells.first(player));
        found.effects().add(new Effect(walk.required(), written, new Turn(node, mover)));
      }
    }
    return next;
  }

  private Walk written(Action.Assignment assignment, Walk walk) {
    Term left = layout.term(assignment.left());
    if (!(left.base() instanceof Term.Variable(int variable))) {
      throw new UntoldException();
    }
    int first = cells.first(variable);
    if (first < 0) {
      return walk;
    }
    Term right = right(assignment);
    int value = reader.read(right, walk) instanceof Number(int number) ? number : Walk.UNKNOWN;
    if (left instanceof Term.Access) {
      return writtenInside(left, variable, value, walk);
    }
    if (!layout.variables().get(variable).isMap()) {
      return walk.write(first, value);
    }
    return walk.write(
        right instanceof Term.Constant(Term.ConstantMap map)
            ? values(
                first, layout.variables().get(variable).array().orElseThrow().fill(map.value()))
            : anything(variable));
  }

  private Walk writtenInside(Term left, int variable, int value, Walk walk) {
    if (!layout.variables().get(variable).isMap()) {
      throw new UntoldException();
    }
    List<Integer> keys = reader.keys(left, walk);
    if (keys == null || keys.size() < keyCount(variable)) {
      return walk.write(anything(variable));
    }
    // What a map is at symbols that are not keys of its type is never taken as known.
    int cell = cells.at(variable, keys);
    return cell < 0 ? walk : walk.write(cell, value);
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
    Arrays.fill(values, Walk.UNKNOWN);
    return values(cells.first(variable), values);
  }

  private List<Walk> chosen(String node, Action.AnyAssignment any, Walk walk) {
    Term left = layout.term(any.left());
    if (Expressions.endsMove(any) || !(left.base() instanceof Term.Variable(int variable))) {
      throw new UntoldException();
    }
    if (cells.first(variable) < 0) {
      return List.of(walk);
    }
    if (left instanceof Term.Access) {
      return List.of(writtenInside(left, variable, Walk.UNKNOWN, walk));
    }
    if (isIdle(node, any)) {
      return List.of(walk.write(cells.first(variable), Walk.UNKNOWN));
    }
    return Arrays.stream(layout.symbols(any.type()))
        .mapToObj(symbol -> walk.write(cells.first(variable), symbol))
        .toList();
  }
}
