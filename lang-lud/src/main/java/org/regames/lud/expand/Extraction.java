package org.regames.lud.expand;

import java.util.Set;

/** Removes clauses from a text, wherever they stand. */
final class Extraction {
  /** Receives the removed clauses. */
  @FunctionalInterface
  interface Taken {
    /** A clause with this word after its bracket, which is at {@code open}. */
    void take(String word, int open);
  }

  private Extraction() {}

  /** The text, whose brackets match, without the clauses that begin with one of these words. */
  static TracedText without(Set<String> words, TracedText text, Taken taken) {
    TracedText.Builder rest = new TracedText.Builder(text.source());
    int kept = 0;
    int i = 0;
    while (i < text.length()) {
      char c = text.at(i);
      String word = c == '(' ? wordAfter(text, i) : "";
      if (words.contains(word)) {
        rest.append(text, kept, i);
        taken.take(word, i);
        kept = Scan.afterBracket(text, i);
        i = kept;
      } else {
        i = c == '"' ? Scan.afterString(text, i) : i + 1;
      }
    }
    return kept == 0 ? text : rest.append(text, kept, text.length()).build();
  }

  private static String wordAfter(TracedText text, int open) {
    int begin = Scan.skipSpace(text, open + 1, text.length());
    return text.text().substring(begin, Scan.afterWord(text, begin, text.length()));
  }
}
