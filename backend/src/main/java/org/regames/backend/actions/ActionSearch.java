package org.regames.backend.actions;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.regames.backend.layout.Layout;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;

/**
 * Follows the paths of all moves, breadth first, from wherever somebody may be to move. A variable
 * that is not known and on which a tag or a step depends is tried with each of its values.
 */
final class ActionSearch {
  private static final int MOST_POSITIONS = 1_500_000;
  private static final int MOST_TAGS = 64;

  /** Where a path is, what it knows, and the tags so far. */
  private record Position(String node, Known known, List<Integer> tags) {}

  private final Layout layout;
  private final Map<String, List<Edge>> leaving;
  private final MoveLiveness liveness;
  private final Knowledge knowledge;
  private final int player;
  private final Set<Position> met = new HashSet<>();
  private final Deque<Position> waiting = new ArrayDeque<>();
  private boolean tooMany;

  ActionSearch(Game game, Layout layout) {
    this.layout = layout;
    this.leaving = game.edges().stream().collect(Collectors.groupingBy(Edge::from));
    this.liveness = new MoveLiveness(game, layout);
    this.knowledge = new Knowledge(layout);
    this.player = layout.variable(Builtins.PLAYER);
  }

  Optional<ActionSpace> find() {
    int random = layout.numbering().find(Builtins.RANDOM);
    BitSet movers = (BitSet) layout.values().ofVariable(player).clone();
    movers.clear(layout.numbering().find(Builtins.KEEPER));
    BitSet chance = new BitSet();
    if (random >= 0 && movers.get(random)) {
      chance.set(random);
      movers.clear(random);
    }
    Optional<Set<List<Integer>>> moves = movesOf(movers);
    Optional<Set<List<Integer>>> outcomes = moves.flatMap(_ -> movesOf(chance));
    return outcomes.map(found -> new ActionSpace(named(moves.orElseThrow()), named(found)));
  }

  private List<List<String>> named(Collection<List<Integer>> moves) {
    return moves.stream()
        .map(tags -> tags.stream().map(layout.numbering()::name).toList())
        .toList();
  }

  /** The moves of some of those who may be to move; nothing where they are too many. */
  private Optional<Set<List<Integer>>> movesOf(BitSet movers) {
    Set<List<Integer>> moves = new LinkedHashSet<>();
    met.clear();
    leaving.values().stream().flatMap(List::stream).forEach(edge -> begin(edge, movers));
    while (!waiting.isEmpty()) {
      goOn(waiting.removeFirst(), moves);
      if (tooMany || moves.size() > ActionSpace.MOST_MOVES) {
        return Optional.empty();
      }
    }
    return Optional.of(moves);
  }

  /** Moves begin where somebody is made the one to move. */
  private void begin(Edge edge, BitSet movers) {
    if (!(edge.action() instanceof Action.Assignment(Expression left, Expression right))
        || !Layout.assigned(left).equals(Builtins.PLAYER)) {
      return;
    }
    BitSet who = (BitSet) layout.values().of(layout.term(right)).clone();
    who.and(movers);
    Known nothing = Known.nothing(layout.variables().size());
    who.stream().forEach(mover -> visit(edge.to(), nothing.with(player, mover), List.of()));
  }

  private void visit(String node, Known known, List<Integer> tags) {
    Position position = new Position(node, known.only(liveness.at(node)), tags);
    if (met.add(position)) {
      waiting.add(position);
      tooMany |= met.size() > MOST_POSITIONS || tags.size() > MOST_TAGS;
    }
  }

  private void goOn(Position position, Set<List<Integer>> moves) {
    List<Edge> edges = leaving.getOrDefault(position.node(), List.of());
    for (Edge edge : edges) {
      int needed = isIdle(edge) ? -1 : knowledge.needed(edge.action(), position.known());
      if (needed >= 0) {
        layout.domain(needed).stream()
            .forEach(
                value ->
                    visit(position.node(), position.known().with(needed, value), position.tags()));
        return;
      }
    }
    edges.forEach(edge -> follow(edge, position, moves));
  }

  /** Whether an edge assigns what the rest of the move does not read. */
  private boolean isIdle(Edge edge) {
    return edge.action() instanceof Action.Assignment(Expression left, _)
        && (left instanceof Expression.Access
            || !liveness.at(edge.to()).get(layout.variable(Layout.assigned(left))));
  }

  private void follow(Edge edge, Position position, Set<List<Integer>> moves) {
    Known known = position.known();
    List<Integer> tags = position.tags();
    switch (edge.action()) {
      case Action.Skip _, Action.Reachability _ -> visit(edge.to(), known, tags);
      case Action.Tag(String symbol) ->
          visit(edge.to(), known, and(tags, layout.numbering().find(symbol)));
      case Action.VariableTag(String variable) ->
          visit(edge.to(), known, and(tags, known.value(layout.variable(variable))));
      case Action.Comparison comparison -> {
        if (knowledge.mayHold(comparison, known)) {
          visit(edge.to(), knowledge.learned(comparison, known), tags);
        }
      }
      case Action.Assignment assignment -> {
        if (Layout.assigned(assignment.left()).equals(Builtins.PLAYER)) {
          moves.add(tags);
        } else {
          visit(edge.to(), knowledge.after(assignment, known), tags);
        }
      }
      case Action.AnyAssignment any -> {
        int variable = layout.variable(Layout.assigned(any.left()));
        if (any.left() instanceof Expression.Access || !liveness.at(edge.to()).get(variable)) {
          visit(edge.to(), known, tags);
        } else {
          Arrays.stream(layout.symbols(any.type()))
              .forEach(symbol -> visit(edge.to(), known.with(variable, symbol), tags));
        }
      }
    }
  }

  private static List<Integer> and(List<Integer> tags, int tag) {
    List<Integer> more = new ArrayList<>(tags);
    more.add(tag);
    return List.copyOf(more);
  }
}
