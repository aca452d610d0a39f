package org.regames.linegames.model;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * A game on lines, complete and checked.
 *
 * @param name a name for files and headings
 * @param nodes in the order in which they were made
 * @param lines by node, where each direction leads; each line is listed in both directions
 * @param pieces the pawns at the start, by node
 * @param mandatory whether a player who can capture must do so
 * @param stagnation after how many turns without a capture the game ends
 * @param maxTurns after how many turns the game ends
 */
public record LineGame(
    String name,
    List<Node> nodes,
    Map<String, Map<Direction, String>> lines,
    Map<String, Piece> pieces,
    Captures captures,
    boolean mandatory,
    OptionalInt stagnation,
    OptionalInt maxTurns) {

  /** The directions that some line has, in their order. */
  public List<Direction> directions() {
    return lines.values().stream()
        .flatMap(from -> from.keySet().stream())
        .distinct()
        .sorted()
        .toList();
  }

  /** How many pawns a player has at the start. */
  public int count(Piece piece) {
    return (int) pieces.values().stream().filter(piece::equals).count();
  }
}
