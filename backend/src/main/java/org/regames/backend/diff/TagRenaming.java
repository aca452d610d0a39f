package org.regames.backend.diff;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.regames.ir.NaturalOrder;

/**
 * A mapping of the tags, players and scores of one game to those of another. Names that are not
 * mentioned are the same in both.
 *
 * @param names the names in the first game with those in the second, which are all distinct
 * @param byWords whether moves are the same if the words of their tags are: {@code claim__a_b} in
 *     one game is {@code claim a b} in the other
 */
public record TagRenaming(SortedMap<String, String> names, boolean byWords) {
  /** The identity. */
  public static final TagRenaming NONE = new TagRenaming(new TreeMap<>(), false);

  public TagRenaming {
    TreeMap<String, String> sorted = new TreeMap<>(NaturalOrder.NATURAL);
    sorted.putAll(names);
    if (sorted.values().stream().distinct().count() < sorted.size()) {
      throw new IllegalArgumentException("two names become the same");
    }
    names = Collections.unmodifiableSortedMap(sorted);
  }

  /** A renaming of these names. */
  public static TagRenaming of(Map<String, String> names) {
    return new TagRenaming(new TreeMap<>(names), false);
  }

  /** The same renaming, for moves that are compared by words or by tags. */
  public TagRenaming byWords(boolean words) {
    return new TagRenaming(names, words);
  }

  /** The name in the second game. */
  public String of(String name) {
    return names.getOrDefault(name, name);
  }

  /** The {@link #key} in the second game of a move with these tags in the first. */
  public List<String> of(List<String> tags) {
    return key(tags.stream().map(this::of).toList());
  }

  /** The key of a move of the second game: its tags, or the words in them. */
  public List<String> key(List<String> tags) {
    return byWords
        ? tags.stream()
            .flatMap(tag -> Arrays.stream(tag.split("_")))
            .filter(word -> !word.isEmpty())
            .toList()
        : tags;
  }

  /**
   * Enters a move of the second game under its key; if another one has the same words, under its
   * tags, so that neither is lost.
   */
  <M> void enter(List<String> tags, M move, Map<List<String>, M> moves) {
    List<String> key = key(tags);
    moves.putIfAbsent(moves.containsKey(key) ? tags : key, move);
  }
}
