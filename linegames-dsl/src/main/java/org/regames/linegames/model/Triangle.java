package org.regames.linegames.model;

import java.util.Collection;
import java.util.List;

/**
 * Three lines from a tip and rows across them. Its nodes are called {@code tsouthvy2x0}, after row
 * and line. It is described here as it lies to the south, and then rotated.
 */
final class Triangle {
  private static final int SOUTH = Direction.SOUTH.ordinal() * Direction.STEP;
  private static final List<Direction> LINES =
      List.of(Direction.SOUTHWEST, Direction.SOUTH, Direction.SOUTHEAST);

  private Triangle() {}

  private static String prefix(Direction dir) {
    return "t" + dir.symbol() + "v";
  }

  private static String name(Direction dir, int x, int y) {
    return prefix(dir) + "y" + y + "x" + x;
  }

  /** The nodes of the triangle in a direction without its tip; empty if there is none. */
  static List<String> nodes(Direction dir, Collection<String> all) {
    return all.stream().filter(node -> node.startsWith(prefix(dir) + "y")).toList();
  }

  /** How many nodes there are, the tip not counted. */
  static long size(int height) {
    return (long) LINES.size() * (height - 1);
  }

  static void add(LineGameBuilder game, Direction dir, int height, Node tip) {
    int angle = dir.ordinal() * Direction.STEP - SOUTH;
    double turn = Math.toRadians(angle);
    for (int y = 1; y < height; y++) {
      for (int x = 0; x < LINES.size(); x++) {
        double east = (x - 1) * y;
        double atX = tip.x() + east * Math.cos(turn) - y * Math.sin(turn);
        double atY = tip.y() + east * Math.sin(turn) + y * Math.cos(turn);
        game.addNode(new Node(name(dir, x, y), atX, atY));
        String before = y == 1 ? tip.name() : name(dir, x, y - 1);
        game.addEdge(before, name(dir, x, y), LINES.get(x).rotated(angle));
      }
      for (int x = 1; x < LINES.size(); x++) {
        game.addEdge(name(dir, x - 1, y), name(dir, x, y), Direction.EAST.rotated(angle));
      }
    }
  }
}
