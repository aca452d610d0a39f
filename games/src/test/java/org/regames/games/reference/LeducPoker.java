package org.regames.games.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Leduc poker: what is dealt and what is said, from which all else follows.
 *
 * @param cards the cards of the opener and the responder and the open one, as far as dealt
 * @param first what was said in the first round, a letter for each word
 * @param second the same of the second round
 */
public record LeducPoker(List<String> cards, String first, String second) implements Position {
  private static final Map<String, String> WORDS =
      Map.of("k", "check", "b", "bet", "f", "fold", "c", "call", "r", "raise");

  public LeducPoker() {
    this(List.of(), "", "");
  }

  /** What may be said after something; nothing where the round is over. */
  private static List<String> answers(String said) {
    return switch (said) {
      case "", "k" -> List.of("b", "k");
      case "b", "kb" -> List.of("c", "f", "r");
      case "br", "kbr" -> List.of("c", "f");
      default -> List.of();
    };
  }

  private boolean isFirst() {
    return !answers(first).isEmpty();
  }

  private String said() {
    return isFirst() ? first : second;
  }

  private boolean isDealt() {
    return cards.size() == 3 || cards.size() == 2 && (isFirst() || first.endsWith("f"));
  }

  @Override
  public String player() {
    return !isDealt() ? "random" : said().length() % 2 == 0 ? "opener" : "responder";
  }

  @Override
  public SortedMap<String, Position> moves() {
    SortedMap<String, Position> moves = new TreeMap<>();
    if (!isDealt()) {
      for (String rank : List.of("Jack", "Queen", "King")) {
        for (String card : List.of(rank + "__black", rank + "__red")) {
          if (!cards.contains(card)) {
            List<String> more = new ArrayList<>(cards);
            more.add(card);
            moves.put(card, new LeducPoker(more, first, second));
          }
        }
      }
    } else if (!first.endsWith("f")) {
      for (String word : answers(said())) {
        moves.put(
            WORDS.get(word),
            isFirst()
                ? new LeducPoker(cards, first + word, second)
                : new LeducPoker(cards, first, second + word));
      }
    }
    return moves;
  }

  /** What one player has added to the pot in a round, by the size of its bets. */
  private static int added(String said, int size, int player) {
    int[] stakes = new int[2];
    for (int place = 0; place < said.length(); place++) {
      int other = stakes[1 - place % 2];
      switch (said.charAt(place)) {
        case 'b', 'r' -> stakes[place % 2] = other + size;
        case 'c' -> stakes[place % 2] = other;
        default -> {}
      }
    }
    return stakes[player];
  }

  private int stake(int player) {
    return 1 + added(first, 2, player) + added(second, 4, player);
  }

  private int strength(int player) {
    char rank = cards.get(player).charAt(0);
    return rank == cards.get(2).charAt(0) ? 3 : "JQK".indexOf(rank);
  }

  @Override
  public Map<String, String> scores() {
    String last = second.isEmpty() ? first : second;
    int loser;
    if (last.endsWith("f")) {
      loser = (last.length() - 1) % 2;
    } else {
      int more = Integer.compare(strength(0), strength(1));
      if (more == 0) {
        return Map.of("opener", "13", "responder", "13");
      }
      loser = more > 0 ? 1 : 0;
    }
    int lost = loser == 0 ? -stake(0) : stake(1);
    return Map.of("opener", String.valueOf(13 + lost), "responder", String.valueOf(13 - lost));
  }
}
