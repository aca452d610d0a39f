package org.regames.backend.diff;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.regames.ir.NaturalOrder;

/**
 * How the tags, players and scores of one game are called in another. Names that are not mentioned
 * are the same in both.
 *
 * @param names the names in the first game with those in the second, which are all different
 */
public record Renaming(SortedMap<String, String> names) {
  /** Everything is called the same. */
  public static final Renaming NONE = new Renaming(new TreeMap<>());

  public Renaming {
    TreeMap<String, String> sorted = new TreeMap<>(NaturalOrder.NATURAL);
    sorted.putAll(names);
    if (sorted.values().stream().distinct().count() < sorted.size()) {
      throw new IllegalArgumentException("two names become the same");
    }
    names = Collections.unmodifiableSortedMap(sorted);
  }

  /** A renaming of these names. */
  public static Renaming of(Map<String, String> names) {
    return new Renaming(new TreeMap<>(names));
  }

  /** What the second game calls it. */
  public String of(String name) {
    return names.getOrDefault(name, name);
  }

  /** What the second game calls these. */
  public List<String> of(List<String> tags) {
    return tags.stream().map(this::of).toList();
  }
}
