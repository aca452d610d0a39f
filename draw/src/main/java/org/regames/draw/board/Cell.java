package org.regames.draw.board;

import java.util.List;

/**
 * A cell of a board.
 *
 * @param id the keys of the maps that hold the contents of the cell, separated by blanks; unique on
 *     its board
 * @param keys the same as a list: one symbol, or two for a map of maps
 * @param centre its position
 * @param outline its corners, empty for cells that are drawn as circles
 * @param label its name without the common prefix of the board
 * @param dark whether it is one of the dark cells of a chequered board
 */
public record Cell(
    String id, List<String> keys, Point centre, List<Point> outline, String label, boolean dark) {
  public Cell {
    keys = List.copyOf(keys);
    outline = List.copyOf(outline);
  }
}
