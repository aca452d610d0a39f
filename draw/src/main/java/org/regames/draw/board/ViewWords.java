package org.regames.draw.board;

import java.util.List;
import java.util.Map;

/**
 * The words that a view of a game may have, for completion.
 *
 * @param values what pieces may be said of: the values of all variables, and the variables
 *     themselves
 * @param constants what may lead from a player's cells to others
 * @param cells by variable, its keys
 * @param kinds the forms of boards
 */
public record ViewWords(
    List<String> variables,
    List<String> values,
    List<String> players,
    List<String> constants,
    Map<String, List<String>> cells,
    List<String> shapes,
    List<String> colours,
    List<String> kinds) {}
