package org.regames.backend.interpreter;

import java.util.List;
import java.util.Map;
import org.regames.ir.Edge;
import org.regames.ir.Value;

/**
 * Why a move is legal or not.
 *
 * @param path the edges of a path of the move if it is legal, otherwise empty
 * @param obstacles what forbids it: if decisive, each alone; otherwise all obstacles on the path
 *     with the fewest of them among the paths with the most matching tags
 * @param reached how many of the tags some path would have if no condition forbade anything
 * @param possible the tags that such paths could have next, if not all are reached
 * @param matched how many of the tags some path has
 * @param next the tags that legal paths could have next, in the order in which they were found
 * @param complete whether everything was searched
 */
public record Explanation(
    List<Edge> path,
    List<Obstacle> obstacles,
    int reached,
    List<String> possible,
    int matched,
    List<String> next,
    boolean complete) {
  public Explanation {
    path = List.copyOf(path);
    obstacles = List.copyOf(obstacles);
    next = List.copyOf(next);
    possible = List.copyOf(possible);
  }

  /** Whether the move is legal. */
  public boolean isLegal() {
    return !path.isEmpty();
  }

  /**
   * An edge that a path could not take.
   *
   * @param edge a comparison or a check
   * @param values the values of all variables before it
   * @param matched how many of the tags the path had
   * @param isDecisive whether the move would be legal if only this edge could be taken
   */
  public record Obstacle(Edge edge, Map<String, Value> values, int matched, boolean isDecisive) {}
}
