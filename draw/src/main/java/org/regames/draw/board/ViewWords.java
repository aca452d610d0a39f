package org.regames.draw.board;

import java.util.List;
import java.util.Map;

/**
 * The words that a view of a game may contain, for completion.
 *
 * @param values what may have a look: the values of all variables, and the variables themselves
 * @param constants the constants that map a player's cells to others
 * @param cells the keys of each variable
 * @param kinds the kinds of boards
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
