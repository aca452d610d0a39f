package org.regames.lud.expand;

/** Removes comments: from {@code //} to the end of a line, except within quotes. */
final class CommentRemoval {
  private CommentRemoval() {}

  static TracedText strip(TracedText text) {
    if (!text.text().contains("//")) {
      return text;
    }
    TracedText.Builder kept = new TracedText.Builder(text.source());
    int from = 0;
    int i = 0;
    while (i < text.length()) {
      if (text.at(i) == '"') {
        i = Scan.afterString(text, i);
      } else if (text.text().startsWith("//", i)) {
        kept.append(text, from, i);
        int end = text.text().indexOf('\n', i);
        i = end < 0 ? text.length() : end;
        from = i;
      } else {
        i++;
      }
    }
    return kept.append(text, from, text.length()).build();
  }
}
