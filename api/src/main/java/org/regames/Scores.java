package org.regames;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/**
 * The scores of all players in some state.
 *
 * @param symbols the score of each player as the rules write it, in the order of the players
 * @param isFinal whether the play has ended
 * @param lowest the lowest score of the game, 0 where scores are no numbers
 * @param highest the highest score of the game, 0 where scores are no numbers
 */
public record Scores(
    SequencedMap<String, String> symbols, boolean isFinal, long lowest, long highest) {
  public Scores {
    symbols = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(symbols));
  }

  /**
   * The score of a player as the rules write it.
   *
   * @throws IllegalArgumentException where there is no such player
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
   * @throws IllegalArgumentException where there is no such player
   * @throws IllegalStateException where it is no number
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
   * The score of a player between 0, the lowest of the game, and 1, the highest; 0.5 where there is
   * one only.
   *
   * @throws IllegalArgumentException where there is no such player
   * @throws IllegalStateException where the scores of the game are no numbers
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
