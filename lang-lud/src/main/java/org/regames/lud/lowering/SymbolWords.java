package org.regames.lud.lowering;

import java.util.Locale;

/** Makes names of HRG from names of games. */
final class SymbolWords {
  private SymbolWords() {}

  /**
   * A symbol: characters that names cannot have are left out, and it does not begin with a capital.
   */
  static String symbol(String text) {
    String kept = text.replaceAll("[^A-Za-z0-9_]+", "");
    return kept.isEmpty() ? "x" : kept.substring(0, 1).toLowerCase(Locale.ROOT) + kept.substring(1);
  }

  /** Several words as one name: {@code sites Empty} is {@code sitesEmpty}. */
  static String camel(String words) {
    StringBuilder name = new StringBuilder();
    for (String word : words.trim().split("[^A-Za-z0-9]+")) {
      if (!word.isEmpty()) {
        name.append(
            name.isEmpty()
                ? symbol(word)
                : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
      }
    }
    return name.isEmpty() ? "x" : name.toString();
  }
}
