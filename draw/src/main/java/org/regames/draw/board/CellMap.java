package org.regames.draw.board;

import java.util.Map;
import java.util.Optional;

/**
 * A map from cells to cells.
 *
 * @param name the name of the constant, or the key in it, that says best where the map leads
 * @param direction where it leads, if the name says that
 * @param links from cells to other cells
 */
record CellMap(String name, Optional<Point> direction, Map<String, String> links) {}
