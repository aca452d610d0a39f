package org.regames;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/**
 * The scores of all players in some state.
 *
 * @param symbols the score of each player as written in the rules, in the order of the players
 * @param isFinal whether the play has ended
 * @param lowest the lowest score of the game, 0 if scores are not numbers
 * @param highest the highest score of the game, 0 if scores are not numbers
 */
public record Scores(
    SequencedMap<String, String> symbols, boolean isFinal, long lowest, long highest) {
  public Scores {
    symbols = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(symbols));
  }

  /**
   * The score of a player as written in the rules.
   *
   * @throws IllegalArgumentException if there is no such player
   */
  public String symbol(String player) {
    String symbol = symbols.get(player);
    if (symbol == null) {
      throw Names.unknown("player", player, symbols.keySet());
    }
    return symbol;
  }

  /**
   * The score of a player.
   *
   * @throws IllegalArgumentException if there is no such player
   * @throws IllegalStateException if it is not a number
   */
  public long number(String player) {
    String symbol = symbol(player);
    try {
      return Long.parseLong(symbol);
    } catch (NumberFormatException noNumber) {
      throw new IllegalStateException(
          "the score of "
              + player
              + " is `"
              + symbol
              + "`, which is not a number; ask for its "
              + "symbol",
          noNumber);
    }
  }

  /**
   * The score of a player scaled to between 0, the lowest of the game, and 1, the highest; 0.5 if
   * there is only one.
   *
   * @throws IllegalArgumentException if there is no such player
   * @throws IllegalStateException if the scores of the game are not numbers
   */
  public double value(String player) {
    long number = number(player);
    if (lowest == highest) {
      return 0.5;
    }
    return (number - lowest) / (double) (highest - lowest);
  }

  /** {@code white 100, black 0}. */
  @Override
  public String toString() {
    return symbols.entrySet().stream()
        .map((Map.Entry<String, String> score) -> score.getKey() + " " + score.getValue())
        .collect(Collectors.joining(", "));
  }
}
