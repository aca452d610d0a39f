package org.regames.agents.ggp;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.regames.ir.Builtins;

/**
 * The form of the terms of a sheet in messages: as the sheet writes them. In messages about a sheet
 * that is entirely in capitals, case is ignored. Immutable.
 */
final class SheetNames {
  private static final Pattern CHANCE = Pattern.compile("(?i)(?<![^\\s()])random(?![^\\s()])");

  private final boolean isInCapitals;

  /** The name of the role of chance in the sheet. */
  private final String chance;

  /**
   * @param rules as they were sent
   */
  SheetNames(List<Kif> rules) {
    String text = rules.toString();
    isInCapitals =
        text.chars().anyMatch(c -> c >= 'A' && c <= 'Z')
            && text.chars().noneMatch(c -> c >= 'a' && c <= 'z');
    chance =
        CHANCE.matcher(text).results().findFirst().map(MatchResult::group).orElse(Builtins.RANDOM);
  }

  /** A term in the case of the sheet: one in capitals was read in lower case. */
  Kif written(String text) {
    return Kif.first(isInCapitals ? capitals(text) : CHANCE.matcher(text).replaceAll(chance))
        .orElseThrow();
  }

  /** A term normalized for comparison: terms that mean the same are equal. */
  Kif compared(Kif term) {
    return (isInCapitals ? Kif.first(capitals(term.toString())).orElseThrow() : term).plain();
  }

  private static String capitals(String text) {
    StringBuilder capitals = new StringBuilder(text.length());
    text.chars().forEach(c -> capitals.append((char) (c >= 'a' && c <= 'z' ? c - ('a' - 'A') : c)));
    return capitals.toString();
  }
}
