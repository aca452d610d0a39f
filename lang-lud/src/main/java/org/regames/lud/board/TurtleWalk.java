package org.regames.lud.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.lud.board.graph.SiteType;

/** Paths as turtle commands: one forward, turn right, turn left. */
public final class TurtleWalk {
  /** The commands of a turtle. */
  public enum Move {
    FORWARD,
    RIGHT,
    LEFT
  }

  private final Steps steps;
  private final List<AbsoluteDirection> directions;

  /** Paths over orthogonal steps between sites of a type. */
  public TurtleWalk(Board board, SiteType type) {
    this.steps = board.steps(type);
    this.directions = board.supported(type, AbsoluteDirection.ORTHOGONAL);
  }

  /** The directions that a path may begin with, clockwise from N. */
  public List<AbsoluteDirection> directions() {
    return directions;
  }

  /**
   * The sites of a path, including the first one.
   *
   * @param heading the direction of the turtle, an index of {@link #directions()}
   * @return empty if the path leaves the board
   */
  public Optional<int[]> sites(int site, List<Move> walk, int heading) {
    List<Integer> sites = new ArrayList<>(List.of(site));
    int looking = heading;
    for (Move move : walk) {
      switch (move) {
        case RIGHT -> looking = (looking + 1) % directions.size();
        case LEFT -> looking = (looking + directions.size() - 1) % directions.size();
        case FORWARD -> {
          int next = next(sites.getLast(), directions.get(looking));
          if (next < 0) {
            return Optional.empty();
          }
          sites.add(next);
        }
      }
    }
    return Optional.of(sites.stream().mapToInt(Integer::intValue).toArray());
  }

  private int next(int site, AbsoluteDirection direction) {
    for (int k = 0; k < steps.targets(site).length; k++) {
      if (steps.has(site, k, direction) && steps.has(site, k, AbsoluteDirection.ORTHOGONAL)) {
        return steps.targets(site)[k];
      }
    }
    return -1;
  }

  /** The sites of a path in each direction in which it stays on the board. */
  public List<int[]> all(int site, List<Move> walk) {
    List<int[]> all = new ArrayList<>();
    for (int heading = 0; heading < directions.size(); heading++) {
      sites(site, walk, heading).ifPresent(all::add);
    }
    return all;
  }

  /**
   * The sites that a large piece covers.
   *
   * @param paths how it may lie
   * @param state which path, and in which direction: the index of the direction plus, for each path
   *     before, the number of directions
   * @return empty if the piece would leave the board
   */
  public Optional<int[]> covered(int site, List<List<Move>> paths, int state) {
    int path = state / directions.size();
    return path < paths.size()
        ? sites(site, paths.get(path), state % directions.size())
        : Optional.empty();
  }
}
