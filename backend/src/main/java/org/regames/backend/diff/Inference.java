package org.regames.backend.diff;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Predicate;
import org.regames.ir.Game;

/**
 * Finds out what the names of one game are called in another from the part they play in the first
 * moves. Where several names play the same part, as the corners of a symmetric board do, one of
 * them is tried with each of the others (individualization and refinement, B. D. McKay, "Practical
 * graph isomorphism", 1981).
 */
final class Inference {
  private static final int MOST_STATES = 2_000;
  private static final int MOST_TRIES = 200;

  private final Predicate<Renaming> test;
  private int tries;

  private Inference(Predicate<Renaming> test) {
    this.test = test;
  }

  /**
   * A renaming under which the games are the same, if there is one.
   *
   * @param test whether a renaming that fits the first moves will do
   */
  static Optional<Renaming> infer(Game first, Game second, Predicate<Renaming> test) {
    Sketch one = new Sketch(first);
    Sketch other = new Sketch(second);
    do {
      one.grow();
      other.grow();
    } while (!one.isComplete()
        && !other.isComplete()
        && one.size() < MOST_STATES
        && other.size() < MOST_STATES);
    return new Inference(test).search(Colours.of(one), Colours.of(other));
  }

  private Optional<Renaming> search(Colours first, Colours second) {
    if (tries++ >= MOST_TRIES) {
      return Optional.empty();
    }
    Colours one = first.refined();
    Colours other = second.refined();
    SortedMap<Long, List<String>> mine = one.byColour();
    SortedMap<Long, List<String>> others = other.byColour();
    if (!sizes(mine).equals(sizes(others))) {
      return Optional.empty();
    }
    Optional<List<String>> several =
        mine.values().stream()
            .filter(names -> names.size() > 1)
            .min(Comparator.<List<String>>comparingInt(List::size).thenComparing(List::getFirst));
    if (several.isEmpty()) {
      return Optional.of(renaming(mine, others)).filter(test);
    }
    String name = several.get().getFirst();
    long colour =
        mine.entrySet().stream()
            .filter(group -> group.getValue().equals(several.get()))
            .findFirst()
            .orElseThrow()
            .getKey();
    for (String like : candidates(name, others.get(colour))) {
      Optional<Renaming> found = search(one.with(name, tries), other.with(like, tries));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static Map<Long, Integer> sizes(SortedMap<Long, List<String>> groups) {
    Map<Long, Integer> sizes = new HashMap<>();
    groups.forEach((colour, names) -> sizes.put(colour, names.size()));
    return sizes;
  }

  /** The same name first, where it plays the same part. */
  private static List<String> candidates(String name, List<String> group) {
    List<String> sorted = new ArrayList<>(group);
    if (sorted.remove(name)) {
      sorted.addFirst(name);
    }
    return sorted;
  }

  private static Renaming renaming(
      SortedMap<Long, List<String>> mine, SortedMap<Long, List<String>> others) {
    Map<String, String> names = new HashMap<>();
    mine.forEach((colour, group) -> names.put(group.getFirst(), others.get(colour).getFirst()));
    return Renaming.of(names);
  }
}
