package org.regames.draw.board;

import java.util.Map;
import java.util.Optional;

/**
 * A map from cells to cells.
 *
 * @param name the name of the constant, or of the key in it, that best describes where the map
 *     leads
 * @param direction the direction, if the name implies one
 * @param links from cells to other cells
 */
record CellMap(String name, Optional<Point> direction, Map<String, String> links) {}
