package org.regames.agents;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.analysis.TagChoices;

/** Whether moves of the keeper may have tags, going by the edges alone. */
final class KeeperTags {
  private KeeperTags() {}

  /** Linear in the game. */
  static boolean of(Game game) {
    Map<String, List<Edge>> edges =
        game.edges().stream().collect(Collectors.groupingBy(Edge::from));
    Set<String> reached = new HashSet<>(Set.of(Edge.BEGIN));
    game.edges().stream()
        .filter(edge -> mover(edge).filter(mover -> mayBeKeeper(mover, game)).isPresent())
        .forEach(edge -> reached.add(edge.to()));
    Deque<String> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      for (Edge edge : edges.getOrDefault(open.remove(), List.of())) {
        if (TagChoices.isTag(edge.action())) {
          return true;
        }
        if (mover(edge).isEmpty() && reached.add(edge.to())) {
          open.add(edge.to());
        }
      }
    }
    return false;
  }

  /** Who is to move next, where an edge ends a move. */
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
