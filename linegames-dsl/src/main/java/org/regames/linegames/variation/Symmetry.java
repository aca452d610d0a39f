package org.regames.linegames.variation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.linegames.model.Direction;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.model.Node;

/** Maps each node to the one opposite: half a turn round the middle of the board. */
final class Symmetry {
  private static final double GRAIN = 1e3;

  private record RoundedPoint(long x, long y) {
    static RoundedPoint of(double x, double y) {
      return new RoundedPoint(Math.round(x * GRAIN), Math.round(y * GRAIN));
    }
  }

  private final Map<RoundedPoint, Node> places = new HashMap<>();
  private final double middleX;
  private final double middleY;

  Symmetry(LineGame game) {
    this.middleX = game.nodes().stream().mapToDouble(Node::x).average().orElseThrow();
    this.middleY = game.nodes().stream().mapToDouble(Node::y).average().orElseThrow();
    game.nodes().forEach(node -> places.put(RoundedPoint.of(node.x(), node.y()), node));
  }

  /** The node opposite another, if there is one; itself in the middle. */
  Optional<Node> opposite(Node node) {
    return at(2 * middleX - node.x(), 2 * middleY - node.y());
  }

  /** Whether a node lies south of the middle, or east of it in the middle row. */
  boolean isSouth(Node node) {
    double below = node.y() - middleY;
    return Math.abs(below) * GRAIN < 1 ? node.x() > middleX : below > 0;
  }

  /** The node that lies one unit from another, or a diagonal. */
  Optional<Node> beside(Node node, Direction direction) {
    return at(node.x() + direction.dx(), node.y() + direction.dy());
  }

  private Optional<Node> at(double x, double y) {
    return Optional.ofNullable(places.get(RoundedPoint.of(x, y)));
  }

  /** Nodes with one opposite, one of each pair, in the order of the board. */
  List<Node> halves(LineGame game) {
    return game.nodes().stream()
        .filter(
            node ->
                opposite(node).map(other -> node.name().compareTo(other.name()) < 0).orElse(false))
        .toList();
  }
}
