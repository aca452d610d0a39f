package org.regames.linegames.hrg;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.model.Node;
import org.regames.linegames.model.Piece;

/** Draws boards with letters: {@code w} and {@code b} are pawns, {@code o} is an empty node. */
public final class AsciiBoard {
  private static final int COLUMNS = 4;
  private static final int ROWS = 2;

  /** Wider or higher boards are of no use to a reader. */
  private static final int MOST = 1_000;

  private final LineGame game;
  private final double left;
  private final double top;
  private final int width;
  private final int height;
  private char[][] canvas = {};
  private final Map<String, Node> nodes;

  private AsciiBoard(LineGame game) {
    this.game = game;
    this.nodes = game.nodes().stream().collect(Collectors.toMap(Node::name, node -> node));
    this.left = game.nodes().stream().mapToDouble(Node::x).min().orElse(0);
    this.top = game.nodes().stream().mapToDouble(Node::y).min().orElse(0);
    this.width = 1 + game.nodes().stream().mapToInt(this::column).max().orElse(0);
    this.height = 1 + game.nodes().stream().mapToInt(this::row).max().orElse(0);
  }

  private void clear() {
    canvas = new char[height][width];
    for (char[] row : canvas) {
      Arrays.fill(row, ' ');
    }
  }

  /** The lines of the drawing; none if the board is too large to be drawn with letters. */
  public static List<String> draw(LineGame game) {
    AsciiBoard board = new AsciiBoard(game);
    if (board.width > MOST || board.height > MOST) {
      return List.of();
    }
    board.clear();
    game.nodes().forEach(board::drawLines);
    game.nodes().forEach(board::drawNode);
    List<String> lines = new ArrayList<>();
    for (char[] row : board.canvas) {
      lines.add(new String(row).stripTrailing());
    }
    return lines;
  }

  private int column(Node node) {
    return (int) Math.round((node.x() - left) * COLUMNS);
  }

  private int row(Node node) {
    return (int) Math.round((node.y() - top) * ROWS);
  }

  private void drawNode(Node node) {
    Piece piece = game.pieces().get(node.name());
    canvas[row(node)][column(node)] = piece == null ? 'o' : piece.symbol().charAt(0);
  }

  private void drawLines(Node from) {
    for (String to : game.lines().get(from.name()).values()) {
      drawLine(from, nodes.get(to));
    }
  }

  /** Level lines have a letter in each column, others in each row. */
  private void drawLine(Node from, Node to) {
    int dx = column(to) - column(from);
    int dy = row(to) - row(from);
    boolean level = Math.abs(dx) > 4 * Math.abs(dy);
    int steps = Math.abs(level ? dx : dy);
    for (int i = 1; i < steps; i++) {
      int x = column(from) + (int) Math.round((double) dx * i / steps);
      int y = row(from) + (int) Math.round((double) dy * i / steps);
      canvas[y][x] = level ? '-' : stroke(dx, dy, canvas[y][x]);
    }
  }

  private static char stroke(int dx, int dy, char before) {
    if (Math.abs(dy) >= 2 * Math.abs(dx)) {
      return '|';
    }
    char stroke = (dx > 0) == (dy > 0) ? '\\' : '/';
    return before == '/' && stroke == '\\' || before == '\\' && stroke == '/' ? 'X' : stroke;
  }
}
