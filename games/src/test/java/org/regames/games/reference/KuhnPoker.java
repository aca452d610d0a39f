package org.regames.games.reference;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Kuhn poker as its tree of 30 plays.
 *
 * @param cards the cards dealt so far, the opener's first
 * @param talk what the players have said since
 */
public record KuhnPoker(List<String> cards, String talk) implements Position {
  private static final List<String> PACK = List.of("jack", "queen", "king");

  public KuhnPoker() {
    this(List.of(), "");
  }

  @Override
  public String player() {
    return cards.size() < 2
        ? "random"
        : talk.isEmpty() || talk.equals("pass bet ") ? "opener" : "responder";
  }

  @Override
  public SortedMap<String, Position> moves() {
    SortedMap<String, Position> moves = new TreeMap<>();
    if (cards.size() < 2) {
      for (String card : PACK) {
        if (!cards.contains(card)) {
          List<String> more = cards.isEmpty() ? List.of(card) : List.of(cards.getFirst(), card);
          moves.put(card, new KuhnPoker(more, talk));
        }
      }
      return moves;
    }
    List<String> words =
        switch (talk) {
          case "", "pass " -> List.of("bet", "pass");
          case "bet ", "pass bet " -> List.of("call", "fold");
          default -> List.of();
        };
    words.forEach(word -> moves.put(word, new KuhnPoker(cards, talk + word + " ")));
    return moves;
  }

  @Override
  public Map<String, String> scores() {
    int higher = PACK.indexOf(cards.get(0)) > PACK.indexOf(cards.get(1)) ? 1 : -1;
    int won =
        switch (talk) {
          case "bet fold " -> 1;
          case "pass bet fold " -> -1;
          case "pass pass " -> higher;
          default -> 2 * higher;
        };
    return Map.of("opener", String.valueOf(2 + won), "responder", String.valueOf(2 - won));
  }
}
