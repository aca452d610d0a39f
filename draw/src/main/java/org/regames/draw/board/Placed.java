package org.regames.draw.board;

import java.util.List;
import java.util.Map;

/**
 * The places of the cells of a type, before they get their shape.
 *
 * @param places the places by cell, in the order of the type; square cells have distance 1
 * @param links pairs of cells to draw lines between
 */
record Placed(
    BoardKind kind,
    Map<String, Point> places,
    List<Map.Entry<String, String>> links,
    List<Rim> rim) {}
