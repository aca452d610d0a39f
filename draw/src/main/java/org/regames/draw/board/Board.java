package org.regames.draw.board;

import java.util.List;

/**
 * A board without what is on it.
 *
 * @param name the variable that it shows, with the keys that choose the board where there are
 *     several
 * @param cells in the order of their type
 */
public record Board(
    String name,
    BoardKind kind,
    List<Cell> cells,
    List<Segment> lines,
    List<Rim> rim,
    List<Layer> layers) {
  public Board {
    cells = List.copyOf(cells);
    lines = List.copyOf(lines);
    rim = List.copyOf(rim);
    layers = List.copyOf(layers);
  }
}
