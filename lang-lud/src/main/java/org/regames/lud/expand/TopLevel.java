package org.regames.lud.expand;

import java.util.Set;

/** Takes clauses out of a text that lie in no other clause. */
final class TopLevel {
  /** Receives what is taken out. */
  @FunctionalInterface
  interface Taken {
    /** A clause with this word after its bracket, which is at {@code open}. */
    void take(String word, int open);
  }

  private TopLevel() {}

  /** The text, whose brackets match, without the clauses that begin with one of these words. */
  static TracedText without(Set<String> words, TracedText text, Taken taken) {
    TracedText.Builder rest = new TracedText.Builder(text.source());
    int kept = 0;
    int i = 0;
    while (i < text.length()) {
      int begin = i;
      char c = text.at(i);
      i = c == '"' ? Scan.afterString(text, i) : Scan.isOpening(c) ? Scan.afterBracket(text, i) : i + 1;
      if (c == '(') {
        int word = Scan.skipSpace(text, begin + 1, i);
        String name = text.slice(word, Scan.afterWord(text, word, i)).text();
        if (words.contains(name)) {
          rest.append(text, kept, begin);
          kept = i;
          taken.take(name, begin);
        }
      }
    }
    return kept == 0 ? text : rest.append(text, kept, text.length()).build();
  }
}
