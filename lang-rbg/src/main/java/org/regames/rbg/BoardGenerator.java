package org.regames.rbg;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.rbg.syntax.RbgBoard;

/**
 * Boards of regular shape ("Predefined boards" in the technical specification). Cells that are left
 * out have no vertex. Vertices are named by column, row and layer: {@code rx3y0}, {@code cx3y0z1}.
 */
enum BoardGenerator {
  RECTANGLE("r", "up, down, left, right") {
    @Override
    Position neighbour(Position from, int direction, int[] lengths) {
      return from.moved(OFFSETS[direction]);
    }
  },

  HEXAGON("h", "north-west, north-east, east, south-east, south-west, west") {
    @Override
    Position neighbour(Position from, int direction, int[] lengths) {
      int row = from.row();
      // Cells of a longer neighbouring line start half a cell further left, those of a shorter one
      // further right.
      int above = row > 0 && lengths[row - 1] < lengths[row] ? -1 : 0;
      int below = row + 1 < lengths.length && lengths[row + 1] > lengths[row] ? 0 : -1;
      return from.moved(
          switch (direction) {
            case 0 -> new Position(above, -1, 0);
            case 1 -> new Position(above + 1, -1, 0);
            case 2 -> new Position(1, 0, 0);
            case 3 -> new Position(below + 1, 1, 0);
            case 4 -> new Position(below, 1, 0);
            default -> new Position(-1, 0, 0);
          });
    }
  },

  CUBOID("c", "up, down, left, right, front, back") {
    @Override
    Position neighbour(Position from, int direction, int[] lengths) {
      return from.moved(OFFSETS[direction]);
    }
  };

  /** Up, down, left, right, front, back; the first layer is at the back. */
  private static final Position[] OFFSETS = {
    new Position(0, -1, 0),
    new Position(0, 1, 0),
    new Position(-1, 0, 0),
    new Position(1, 0, 0),
    new Position(0, 0, 1),
    new Position(0, 0, -1)
  };

  private final String prefix;
  private final String directions;

  BoardGenerator(String prefix, String directions) {
    this.prefix = prefix;
    this.directions = directions;
  }

  /** A place in the written lines, counted from 0. */
  record Position(int column, int row, int layer) {
    Position moved(Position by) {
      return new Position(column + by.column, row + by.row, layer + by.layer);
    }
  }

  /**
   * The place one step away, which may be off the board.
   *
   * @param direction the position of the direction among the labels
   * @param lengths the lengths of the lines of a layer
   */
  abstract Position neighbour(Position from, int direction, int[] lengths);

  /** What the labels mean, in their order, for messages. */
  String directions() {
    return directions;
  }

  /** How many labels there are. */
  int directionCount() {
    return directions.split(",").length;
  }

  /**
   * The board.
   *
   * @param labels the names of the directions
   * @param layers the piece, if any, in each cell of each line of each layer
   */
  RbgBoard board(
      List<String> labels,
      List<List<List<Optional<String>>>> layers,
      Budget budget,
      Origin origin) {
    Map<Position, Integer> numbers = new LinkedHashMap<>();
    List<String> vertices = new ArrayList<>();
    List<String> pieces = new ArrayList<>();
    for (int z = 0; z < layers.size(); z++) {
      for (int y = 0; y < layers.get(z).size(); y++) {
        List<Optional<String>> line = layers.get(z).get(y);
        for (int x = 0; x < line.size(); x++) {
          if (line.get(x).isPresent()) {
            Position position = new Position(x, y, z);
            numbers.put(position, vertices.size());
            vertices.add(name(position));
            pieces.add(line.get(x).get());
          }
        }
      }
    }
    budget.spend((long) vertices.size() * labels.size(), "edges of the board", origin);
    int[] lengths = layers.getFirst().stream().mapToInt(List::size).toArray();
    Map<String, int[]> directions = new LinkedHashMap<>();
    for (int d = 0; d < labels.size(); d++) {
      int[] next = new int[vertices.size()];
      Arrays.fill(next, RbgBoard.NOWHERE);
      directions.put(labels.get(d), next);
      for (Map.Entry<Position, Integer> cell : numbers.entrySet()) {
        Position to = neighbour(cell.getKey(), d, lengths);
        next[cell.getValue()] = numbers.getOrDefault(to, RbgBoard.NOWHERE);
      }
    }
    return new RbgBoard(vertices, pieces, directions, origin);
  }

  private String name(Position at) {
    String plane = prefix + "x" + at.column() + "y" + at.row();
    return this == CUBOID ? plane + "z" + at.layer() : plane;
  }
}
