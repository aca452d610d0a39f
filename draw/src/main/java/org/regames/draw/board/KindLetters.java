package org.regames.draw.board;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The letters on pieces without a shape of their own. */
final class KindLetters {
  private static final int LONGEST_TEXT = 3;
  private static final Set<String> KINGS_OF_TAFL = Set.of("jarl", "hnefi");

  private KindLetters() {}

  /** Whether a kind is the king of tafl games by name, which is drawn as a king. */
  static boolean isKingOfTafl(String kind) {
    return KINGS_OF_TAFL.contains(kind);
  }

  /** Letters that distinguish the kinds; none if there is only one. */
  static Map<String, String> of(Set<String> kinds) {
    Map<String, String> letters = new LinkedHashMap<>();
    Set<String> named = new LinkedHashSet<>(kinds);
    named.remove("");
    named.removeAll(KINGS_OF_TAFL);
    boolean isOne = named.size() < 2;
    Map<String, Integer> firsts = new HashMap<>();
    named.forEach(kind -> firsts.merge(kind.substring(0, 1), 1, Integer::sum));
    Set<String> taken = new LinkedHashSet<>();
    for (String kind : named) {
      String first = kind.substring(0, 1).toUpperCase(Locale.ROOT);
      String text = kind.length() <= 2 ? kind.toUpperCase(Locale.ROOT) : first;
      if (firsts.get(kind.substring(0, 1)) > 1 && kind.length() > 2) {
        for (int i = 1; i < kind.length(); i++) {
          text = first + kind.charAt(i);
          if (!taken.contains(text)) {
            break;
          }
        }
      }
      taken.add(text);
      letters.put(kind, isOne && kind.length() > 2 ? "" : cut(text));
    }
    return letters;
  }

  private static String cut(String text) {
    return text.length() > LONGEST_TEXT ? text.substring(0, LONGEST_TEXT) : text;
  }
}
