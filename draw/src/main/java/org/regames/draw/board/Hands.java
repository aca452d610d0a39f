package org.regames.draw.board;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The hands of players, if they are sites such as {@code hand1} for the first one: their contents
 * are shown by player.
 *
 * @param variables the variables in notes that are only about hands
 */
record Hands(List<String> players, Set<String> variables) {
  static final String LABEL = "in hand";

  private static final Pattern HAND = Pattern.compile("hand(\\d{1,2})");

  /**
   * The hands among the notes. The contents of a hand need no note if they can only be of one kind
   * and another variable says how many there are.
   */
  static Hands of(
      List<String> players, Map<String, List<List<String>>> notes, Map<String, Looks> noted) {
    Hands all = new Hands(players, new HashSet<>());
    notes.forEach(
        (variable, paths) -> {
          if (paths.stream().allMatch(path -> path.size() == 1 && all.owner(path).isPresent())) {
            all.variables.add(variable);
          }
        });
    boolean areCounted =
        all.variables.stream().anyMatch(variable -> noted.get(variable).isOfNumbers());
    if (areCounted) {
      notes
          .keySet()
          .removeIf(
              variable ->
                  all.variables.contains(variable)
                      && !noted.get(variable).isOfNumbers()
                      && noted.get(variable).isOfOneKindEach());
    }
    return all;
  }

  private Optional<String> owner(List<String> path) {
    Matcher hand = HAND.matcher(path.getFirst());
    int number = hand.matches() ? Integer.parseInt(hand.group(1)) : 0;
    return number < 1 || number > players.size()
        ? Optional.empty()
        : Optional.of(players.get(number - 1));
  }

  /** Whose hand a key is, if the note of a variable is about hands. */
  Optional<String> owner(String variable, List<String> path) {
    return variables.contains(variable) ? owner(path) : Optional.empty();
  }
}
