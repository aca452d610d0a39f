package org.regames.pcg.evolve;

import java.util.Map;
import java.util.TreeMap;
import org.regames.agents.PlayedGame;

/**
 * A generated and measured game.
 *
 * @param number its number, from 0
 * @param made how it was made: {@code begun}, {@code mutated} or {@code crossed}
 * @param parent the number of the game that it was made from, -1 for none
 * @param other the number of the second parent, -1 for none
 * @param text the game
 * @param fitness between 0 and 1, null if the game is rejected
 * @param cell the cell in the archive, counted along the first axis, then the next; null if it is
 *     rejected
 * @param out why it is rejected, null if it is not
 * @param shape hashes of the first levels of its tree, and of some plays by the names of their
 *     moves; null if it is rejected
 * @param metrics all metrics with a value
 */
public record Candidate(
    int number,
    String made,
    int parent,
    int other,
    String text,
    Double fitness,
    Integer cell,
    String out,
    Shape shape,
    Map<String, Double> metrics) {
  /** Hashes by which equal games are found; they do not depend on any order. */
  record Shape(String tree, String plays) {
    static Shape of(PlayedGame game) {
      return new Shape(TreeShape.of(game), Long.toHexString(NamedPlays.of(game)));
    }
  }

  public Candidate {
    metrics = new TreeMap<>(metrics);
  }

  /** The same game, rejected. */
  Candidate out(String reason) {
    return new Candidate(number, made, parent, other, text, null, null, reason, null, metrics);
  }

  /** Whether it is good enough to be kept, unless there is a better one of its kind. */
  boolean isFit() {
    return out == null;
  }
}
