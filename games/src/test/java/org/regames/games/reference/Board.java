package org.regames.games.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A grid of characters; columns and rows count from 1, and outside there is {@link #OUTSIDE}. */
final class Board {
  static final char OUTSIDE = '#';
  static final char EMPTY = '.';

  /** A cell, or a step from one cell to another. */
  record Cell(int x, int y) {
    Cell plus(Cell step) {
      return new Cell(x + step.x, y + step.y);
    }

    Cell minus(Cell step) {
      return new Cell(x - step.x, y - step.y);
    }

    /** What HRG calls the value of a constructor with these two arguments. */
    String tag(String constructor) {
      return constructor + "__" + x + "_" + y;
    }
  }

  static final List<Cell> STRAIGHT =
      List.of(new Cell(1, 0), new Cell(0, 1), new Cell(-1, 0), new Cell(0, -1));
  static final List<Cell> DIAGONAL =
      List.of(new Cell(1, 1), new Cell(-1, 1), new Cell(-1, -1), new Cell(1, -1));
  static final List<Cell> EIGHT = Stream.concat(STRAIGHT.stream(), DIAGONAL.stream()).toList();

  private final int width;
  private final int height;
  private final String content;

  private Board(int width, int height, String content) {
    this.width = width;
    this.height = height;
    this.content = content;
  }

  static Board empty(int width, int height) {
    return new Board(width, height, String.valueOf(EMPTY).repeat(width * height));
  }

  /** The board with these rows, the last row first, as boards are printed. */
  static Board of(String... rows) {
    StringBuilder content = new StringBuilder();
    for (int row = rows.length - 1; row >= 0; row--) {
      content.append(rows[row]);
    }
    return new Board(rows[0].length(), rows.length, content.toString());
  }

  boolean contains(Cell cell) {
    return 1 <= cell.x && cell.x <= width && 1 <= cell.y && cell.y <= height;
  }

  char at(Cell cell) {
    return contains(cell) ? content.charAt(index(cell)) : OUTSIDE;
  }

  boolean isEmpty(Cell cell) {
    return at(cell) == EMPTY;
  }

  Board with(Cell cell, char piece) {
    StringBuilder changed = new StringBuilder(content);
    changed.setCharAt(index(cell), piece);
    return new Board(width, height, changed.toString());
  }

  /** All cells that hold a piece, or with {@link #EMPTY} all empty cells. */
  List<Cell> cells(char piece) {
    List<Cell> found = new ArrayList<>();
    for (int y = 1; y <= height; y++) {
      for (int x = 1; x <= width; x++) {
        if (at(new Cell(x, y)) == piece) {
          found.add(new Cell(x, y));
        }
      }
    }
    return found;
  }

  private int index(Cell cell) {
    return (cell.y - 1) * width + cell.x - 1;
  }
}
