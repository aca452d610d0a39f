package org.regames.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Texts with random mistakes: words omitted, inserted, copied from others, repeated, cut off. */
final class DamagedTexts {
  private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9_]+|\\s+|(?s).");

  /** Words that are rare in texts, or valid nowhere. */
  private static final List<String> ODD =
      List.of("(", ")", "{", "}", "[", "]", "0", "-1", "99999999999", "é", "\0", "/*", "//", "\n");

  private final List<String> words;

  DamagedTexts(List<String> originals, List<String> others) {
    words =
        Stream.of(
                originals.stream().flatMap(text -> tokens(text).stream()),
                others.stream(),
                ODD.stream())
            .flatMap(each -> each)
            .distinct()
            .toList();
  }

  String damaged(String text, Random random) {
    List<String> tokens = new ArrayList<>(tokens(text));
    for (int n = 1 + random.nextInt(3); n > 0 && !tokens.isEmpty(); n--) {
      int at = random.nextInt(tokens.size());
      int end = at + random.nextInt(tokens.size() - at);
      switch (random.nextInt(8)) {
        case 0 -> tokens.remove(at);
        case 1 -> tokens.subList(at, Math.min(end, at + 5)).clear();
        case 2 -> tokens.subList(at, tokens.size()).clear();
        case 3 -> tokens.addAll(at, List.copyOf(tokens.subList(at, end)));
        case 4 -> tokens.set(at, tokens.get(random.nextInt(tokens.size())));
        case 5 -> tokens.set(at, String.valueOf((char) random.nextInt(1, 300)));
        case 6 -> tokens.set(at, words.get(random.nextInt(words.size())));
        default -> tokens.add(at, words.get(random.nextInt(words.size())));
      }
    }
    return String.join("", tokens);
  }

  private static List<String> tokens(String text) {
    return TOKEN.matcher(text).results().map(MatchResult::group).toList();
  }
}
