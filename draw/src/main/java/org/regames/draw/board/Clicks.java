package org.regames.draw.board;

import java.util.List;

/**
 * Where somebody clicks on a picture to make a move.
 *
 * @param path the cells in the order in which they are clicked, by their ids; empty if the move
 *     neither names a cell nor changes one
 * @param also other cells that change: a click on one of them distinguishes moves with the same
 *     path
 */
public record Clicks(List<String> path, List<String> also) {
  public Clicks {
    path = List.copyOf(path);
    also = List.copyOf(also);
  }
}
