package org.regames.draw.board;

import java.util.List;

/** The extent of a board. */
final class Extent {
  static final double MARGIN = 0.25;
  private static final double HALF = 0.5;

  private Extent() {}

  static Picture.View view(
      Board board, List<Picture.Square> squares, List<Picture.Side> sides, boolean named) {
    double left = Double.MAX_VALUE;
    double top = Double.MAX_VALUE;
    double right = -Double.MAX_VALUE;
    double bottom = -Double.MAX_VALUE;
    for (Cell cell : board.cells()) {
      left = Math.min(left, cell.centre().x() - HALF);
      right = Math.max(right, cell.centre().x() + HALF);
      top = Math.min(top, cell.centre().y() - HALF);
      bottom = Math.max(bottom, cell.centre().y() + HALF);
    }
    for (Rim rim : board.rim()) {
      left = Math.min(left, rim.at().x() + HALF - 0.25);
      bottom = Math.max(bottom, rim.at().y() - HALF + 0.25);
    }
    return new Picture.View(
        named ? board.name() : "",
        board.kind(),
        left - MARGIN,
        top - MARGIN,
        right - left + 2 * MARGIN,
        bottom - top + 2 * MARGIN,
        squares,
        board.lines(),
        board.rim(),
        sides);
  }
}
