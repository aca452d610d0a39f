package org.regames.backend.actions;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.analysis.Closure;
import org.regames.ir.analysis.Expressions;

/**
 * The variables that decide which moves are legal: those that moves read, those that decide where
 * something is written, and those whose values flow into these. A counter that only ends the play
 * is not among them.
 */
final class DecidingVariables {
  private DecidingVariables() {}

  static Set<String> of(Game game) {
    Map<String, List<Edge>> leaving =
        game.edges().stream().collect(Collectors.groupingBy(Edge::from));
    List<String> begun =
        game.edges().stream()
            .filter(edge -> Expressions.endsMove(edge.action()) && !isKeepers(edge.action()))
            .map(Edge::to)
            .toList();
    Set<String> inside =
        Closure.of(
            begun,
            node ->
                leaving.getOrDefault(node, List.of()).stream()
                    .flatMap(DecidingVariables::goesOn)
                    .toList());
    Set<String> first = new HashSet<>(Set.of(Builtins.PLAYER));
    inside.stream()
        .flatMap(node -> leaving.getOrDefault(node, List.of()).stream())
        .filter(edge -> !(edge.action() instanceof Action.Assignment))
        .forEach(edge -> first.addAll(Expressions.reads(edge.action())));
    game.edges().forEach(edge -> first.addAll(keys(edge.action())));
    Map<String, List<Edge>> assigning =
        game.edges().stream()
            .filter(edge -> edge.action() instanceof Action.Assignment)
            .collect(Collectors.groupingBy(edge -> Expressions.assigned(edge.action())));
    return Closure.of(
        first,
        name ->
            assigning.getOrDefault(name, List.of()).stream()
                .map(edge -> Expressions.reads(edge.action()))
                .flatMap(Collection::stream)
                .toList());
  }

  private static boolean isKeepers(Action action) {
    return action instanceof Action.Assignment(_, Expression right)
        && right instanceof Expression.Reference(String name, _)
        && name.equals(Builtins.KEEPER);
  }

  /** The nodes where a move continues after an edge, or where its check starts. */
  private static Stream<String> goesOn(Edge edge) {
    if (Expressions.endsMove(edge.action())) {
      return Stream.empty();
    }
    return edge.action() instanceof Action.Reachability(String from, _, _)
        ? Stream.of(edge.to(), from)
        : Stream.of(edge.to());
  }

  /** The variables that decide where in a map something is written. */
  private static List<String> keys(Action action) {
    List<String> names = new ArrayList<>();
    if (action instanceof Action.Write write) {
      names.addAll(Expressions.names(write.left()));
      names.remove(Expressions.root(write.left()));
    }
    return names;
  }
}
