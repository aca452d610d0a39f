package org.regames.backend.actions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.regames.backend.layout.GameLayout;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.analysis.Expressions;

/**
 * Follows the paths of all moves from every node where somebody may be to move. The position of a
 * path is its node and what it knows. If a tag or a step depends on an unknown variable, each of
 * its values is tried. Positions are the states of an automaton whose words are the tags of moves,
 * which {@link TagAutomaton} makes deterministic.
 */
final class ActionSearch {
  private static final int MOST_TAGS = 64;

  private record Position(String node, Known known) {}

  private final GameLayout layout;
  private final Map<String, List<Edge>> leaving;
  private final MoveLiveness liveness;
  private final Knowledge knowledge;
  private final int player;
  private final List<Position> positions = new ArrayList<>();
  private final Map<Position, Integer> numbers = new HashMap<>();

  ActionSearch(Game game, GameLayout layout) {
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
    Optional<List<List<Integer>>> moves = movesOf(movers);
    Optional<List<List<Integer>>> outcomes = moves.flatMap(_ -> movesOf(chance));
    return outcomes.map(found -> new ActionSpace(named(moves.orElseThrow()), named(found)));
  }

  private List<List<String>> named(Collection<List<Integer>> moves) {
    return moves.stream()
        .map(tags -> tags.stream().map(layout.numbering()::name).toList())
        .toList();
  }

  /** The moves of some movers; nothing if there are too many. */
  private Optional<List<List<Integer>>> movesOf(BitSet movers) {
    return TagAutomaton.of(begun(movers), position -> steps(positions.get(position)))
        .flatMap(moves -> moves.words(ActionSpace.MOST_MOVES, MOST_TAGS));
  }

  /** The positions where moves begin: after somebody gets the turn. */
  private Set<Integer> begun(BitSet movers) {
    Set<Integer> begun = new HashSet<>();
    Known nothing = Known.nothing(layout.variables().size());
    for (Edge edge : leaving.values().stream().flatMap(List::stream).toList()) {
      if (edge.action() instanceof Action.Assignment(Expression left, Expression right)
          && Expressions.root(left).equals(Builtins.PLAYER)) {
        BitSet who = (BitSet) layout.values().of(layout.term(right)).clone();
        who.and(movers);
        who.stream().forEach(mover -> begun.add(at(edge.to(), nothing.with(player, mover))));
      }
    }
    return begun;
  }

  private int at(String node, Known known) {
    Position position = new Position(node, known.only(liveness.at(node)));
    Integer number = numbers.putIfAbsent(position, positions.size());
    if (number == null) {
      positions.add(position);
      return positions.size() - 1;
    }
    return number;
  }

  private TagAutomaton.Steps steps(Position position) {
    TagAutomaton.Steps next = new TagAutomaton.Steps();
    List<Edge> edges = leaving.getOrDefault(position.node(), List.of());
    for (Edge edge : edges) {
      int needed = isIdle(edge) ? -1 : knowledge.needed(edge.action(), position.known());
      if (needed >= 0) {
        layout.domain(needed).stream()
            .mapToObj(value -> position.known().with(needed, value))
            .forEach(known -> next.silent().add(at(position.node(), known)));
        return next;
      }
    }
    edges.forEach(edge -> follow(edge, position.known(), next));
    return next;
  }

  /** Whether an edge assigns a variable that the rest of the move does not read. */
  private boolean isIdle(Edge edge) {
    return edge.action() instanceof Action.Assignment(Expression left, _)
        && (left instanceof Expression.Access
            || !liveness.at(edge.to()).get(layout.variable(Expressions.root(left))));
  }

  private void follow(Edge edge, Known known, TagAutomaton.Steps next) {
    switch (edge.action()) {
      case Action.Skip _, Action.Reachability _ -> next.silent().add(at(edge.to(), known));
      case Action.Tag(String symbol) ->
          next.add(layout.numbering().find(symbol), at(edge.to(), known));
      case Action.VariableTag(String variable) ->
          next.add(known.value(layout.variable(variable)), at(edge.to(), known));
      case Action.Comparison comparison -> {
        if (knowledge.mayHold(comparison, known)) {
          next.silent().add(at(edge.to(), knowledge.learned(comparison, known)));
        }
      }
      case Action.Assignment assignment -> {
        boolean isEnd = Expressions.root(assignment.left()).equals(Builtins.PLAYER);
        next.silent()
            .add(isEnd ? TagAutomaton.END : at(edge.to(), knowledge.after(assignment, known)));
      }
      case Action.AnyAssignment any -> {
        int variable = layout.variable(Expressions.root(any.left()));
        if (any.left() instanceof Expression.Access || !liveness.at(edge.to()).get(variable)) {
          next.silent().add(at(edge.to(), known));
        } else {
          Arrays.stream(layout.symbols(any.type()))
              .forEach(symbol -> next.silent().add(at(edge.to(), known.with(variable, symbol))));
        }
      }
    }
  }
}
