package org.regames.draw.board;

import java.util.List;
import java.util.Map;

/**
 * Where the cells of a type are, before they get their form.
 *
 * @param places by cell, in the order of the type; cells of squares have distance 1
 * @param links pairs of cells to draw lines between
 */
record Placed(
    BoardKind kind,
    Map<String, Point> places,
    List<Map.Entry<String, String>> links,
    List<Rim> rim) {}
