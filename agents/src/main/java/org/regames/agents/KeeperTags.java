package org.regames.agents;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.analysis.Closure;

/** Whether moves of the keeper may have tags, judging by the edges alone. */
final class KeeperTags {
  private KeeperTags() {}

  /** Linear in the game. */
  static boolean of(Game game) {
    Map<String, List<Edge>> edges =
        game.edges().stream().collect(Collectors.groupingBy(Edge::from));
    List<String> starts = new ArrayList<>(List.of(Edge.BEGIN));
    game.edges().stream()
        .filter(edge -> mover(edge).filter(mover -> mayBeKeeper(mover, game)).isPresent())
        .forEach(edge -> starts.add(edge.to()));
    return Closure.of(
            starts,
            node ->
                edges.getOrDefault(node, List.of()).stream()
                    .filter(edge -> mover(edge).isEmpty())
                    .map(Edge::to)
                    .toList())
        .stream()
        .flatMap(node -> edges.getOrDefault(node, List.of()).stream())
        .anyMatch(edge -> edge.action() instanceof Action.Tagging);
  }

  /** Who is to move next, if an edge ends a move. */
  private static Optional<Expression> mover(Edge edge) {
    return edge.action() instanceof Action.Assignment(Expression left, Expression right)
            && left instanceof Expression.Reference variable
            && variable.name().equals(Builtins.PLAYER)
        ? Optional.of(right)
        : Optional.empty();
  }

  private static boolean mayBeKeeper(Expression mover, Game game) {
    return !(mover instanceof Expression.Reference reference)
        || reference.name().equals(Builtins.KEEPER)
        || game.variable(reference.name()).isPresent();
  }
}
