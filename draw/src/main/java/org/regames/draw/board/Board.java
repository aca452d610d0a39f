package org.regames.draw.board;

import java.util.List;
import java.util.Optional;

/**
 * A board without pieces.
 *
 * @param name the variable that it shows, with the keys that choose the board if there are several
 * @param cells the cells in the order of their type
 * @param tally the layer that says how many pieces of one kind are on each cell, if there is one
 */
public record Board(
    String name,
    BoardKind kind,
    List<Cell> cells,
    List<Segment> lines,
    List<Rim> rim,
    List<Layer> layers,
    Optional<Layer> tally) {
  public Board {
    cells = List.copyOf(cells);
    lines = List.copyOf(lines);
    rim = List.copyOf(rim);
    layers = List.copyOf(layers);
  }
}
