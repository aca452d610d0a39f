package org.regames.draw.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which cells a tag of a move names. */
final class TagCells {
  private TagCells() {}

  /**
   * The cells in the order of the tag: the one whose symbol it is, or those whose keys it contains
   * in sequence ({@code move__1_2_2_3} names the cells 1 2 and 2 3).
   */
  static List<String> of(Board board, String tag) {
    Map<List<String>, String> byKeys = new HashMap<>();
    int length = 1;
    for (Cell cell : board.cells()) {
      byKeys.put(cell.keys(), cell.id());
      length = Math.max(length, cell.keys().size());
    }
    String exact = byKeys.get(List.of(tag));
    if (exact != null) {
      return List.of(exact);
    }
    List<String> words = List.of(tag.split("_+"));
    List<String> found = new ArrayList<>();
    int at = 1;
    while (at + length <= words.size()) {
      String cell = byKeys.get(words.subList(at, at + length));
      if (cell != null) {
        found.add(cell);
      }
      at += cell == null ? 1 : length;
    }
    return found;
  }
}
