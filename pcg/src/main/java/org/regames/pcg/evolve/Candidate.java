package org.regames.pcg.evolve;

import java.util.Map;
import java.util.TreeMap;
import org.regames.agents.PlayedGame;

/**
 * A game that was made and measured.
 *
 * @param number counts from 0
 * @param made how: {@code begun}, {@code mutated} or {@code crossed}
 * @param parent the number of the game that it was made from, -1 for none
 * @param other the number of the second one, -1 for none
 * @param text the game
 * @param fitness between 0 and 1, null where the game is out
 * @param cell of the archive, counted along the first axis, then the next; null where it is out
 * @param out why it is out, null where it is not
 * @param shape what the first levels of its tree look like, and some plays by the names of their
 *     moves; null where it is out
 * @param metrics all that have a value
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
  /** Hashes by which games that are the same are found; they do not depend on any order. */
  record Shape(String tree, String plays) {
    static Shape of(PlayedGame game) {
      return new Shape(TreeShape.of(game), Long.toHexString(NamedPlays.of(game)));
    }
  }

  public Candidate {
    metrics = new TreeMap<>(metrics);
  }

  /** The same game, which is out. */
  Candidate out(String reason) {
    return new Candidate(number, made, parent, other, text, null, null, reason, null, metrics);
  }

  /** Whether it is good enough to be kept, if no better one of its kind is there. */
  boolean isFit() {
    return out == null;
  }
}
