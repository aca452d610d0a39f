package org.regames.backend.diff;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.regames.backend.diff.ComparedGame.Position;
import org.regames.backend.diff.ComparedGame.PossibleMove;
import org.regames.backend.interpreter.Interpreter;
import org.regames.ir.Game;

/**
 * Finds out what the names of one game are called in another from their role in the first moves
 * and, for those that occur only later, in what follows a state that both games have reached. If
 * several names play the same role, as the corners of a symmetric board do, one of them is tried
 * with each of the others (individualization and refinement, B. D. McKay, "Practical graph
 * isomorphism", 1981).
 */
final class Inference {
  private static final int STATES = 600;
  private static final int LATER_STATES = 60;
  private static final int MOST_TRIES = 60;
  private static final int PLAYS = 12;
  private static final int MOST_MOVES = 1_000;

  private final ComparedGame first;
  private final ComparedGame second;
  private final long seed;

  Inference(Game first, Game second, long seed) {
    this.first = new ComparedAutomaton(Interpreter.of(first));
    this.second = new ComparedAutomaton(Interpreter.of(second));
    this.seed = seed;
  }

  /**
   * A renaming under which the games are the same, if there is one.
   *
   * @param test whether a renaming that fits the examined moves is acceptable
   */
  Optional<TagRenaming> infer(Predicate<TagRenaming> test) {
    Pair start = Pair.start(first, second);
    return at(start, STATES, TagRenaming.NONE, known -> later(start, known).filter(test));
  }

  /** The known renaming extended by the moves from a pair of states. */
  private Optional<TagRenaming> at(
      Pair pair,
      int states,
      TagRenaming known,
      Function<TagRenaming, Optional<TagRenaming>> accept) {
    Sketch one = new Sketch(first.players(), pair.first());
    Sketch other = new Sketch(second.players(), pair.second());
    do {
      one.grow();
      other.grow();
    } while (!one.isComplete()
        && !other.isComplete()
        && one.size() < states
        && other.size() < states);
    Map<String, String> targets = new HashMap<>();
    known.names().values().forEach(name -> targets.put(name, name));
    return new Search(known, accept)
        .run(ColourRefinement.of(one, known.names()), ColourRefinement.of(other, targets));
  }

  /** Follows plays in both games, and adds the names that occur. */
  private Optional<TagRenaming> later(Pair start, TagRenaming begun) {
    SplittableRandom random = new SplittableRandom(seed);
    Optional<TagRenaming> known = Optional.of(begun);
    for (int play = 0; play < PLAYS && known.isPresent(); play++) {
      known = alongAPlay(start, known.get(), random);
    }
    return known;
  }

  private Optional<TagRenaming> alongAPlay(Pair start, TagRenaming begun, SplittableRandom random) {
    TagRenaming known = begun;
    Pair pair = start;
    for (int moves = 0; moves < MOST_MOVES; moves++) {
      if (pair.first().isEmpty() || pair.second().isEmpty()) {
        return Optional.of(known);
      }
      if (meetsNewNames(pair, known)) {
        Optional<TagRenaming> more = at(pair, LATER_STATES, known, Optional::of);
        if (more.isEmpty()) {
          return more;
        }
        known = more.get();
      }
      List<Pair> next = new ArrayList<>();
      if (pair.compare(known, next::add).isPresent()) {
        return Optional.empty();
      }
      if (next.isEmpty()) {
        return Optional.of(known);
      }
      pair = next.get(random.nextInt(next.size()));
    }
    return Optional.of(known);
  }

  private boolean meetsNewNames(Pair pair, TagRenaming known) {
    Set<String> targets = new HashSet<>(known.names().values());
    return !names(first.players(), pair.first()).allMatch(known.names()::containsKey)
        || !names(second.players(), pair.second()).allMatch(targets::contains);
  }

  private static Stream<String> names(List<String> players, Optional<Position> state) {
    Position at = state.orElseThrow();
    return at.isTerminal()
        ? players.stream().map(at::score)
        : at.moves().stream().map(PossibleMove::tags).flatMap(List::stream);
  }

  /** A search for a renaming of two sketches. */
  private static final class Search {
    private final TagRenaming known;
    private final Function<TagRenaming, Optional<TagRenaming>> accept;
    private int tries;

    Search(TagRenaming known, Function<TagRenaming, Optional<TagRenaming>> accept) {
      this.known = known;
      this.accept = accept;
    }

    Optional<TagRenaming> run(ColourRefinement one, ColourRefinement other) {
      ColourRefinement first = one.refined();
      ColourRefinement second = other.refined();
      SortedMap<Long, List<String>> mine = first.byColour();
      SortedMap<Long, List<String>> others = second.byColour();
      if (tries++ >= MOST_TRIES || !sizes(mine).equals(sizes(others))) {
        return Optional.empty();
      }
      Optional<Map.Entry<Long, List<String>>> several =
          mine.entrySet().stream()
              .filter(group -> group.getValue().size() > 1)
              .min(Comparator.comparing(Map.Entry::getValue, BY_SIZE));
      if (several.isEmpty()) {
        return renaming(mine, others).flatMap(accept);
      }
      String name = several.get().getValue().getFirst();
      for (String like : candidates(name, others.get(several.get().getKey()))) {
        Optional<TagRenaming> found = run(first.with(name, tries), second.with(like, tries));
        if (found.isPresent()) {
          return found;
        }
      }
      return Optional.empty();
    }

    private Optional<TagRenaming> renaming(
        SortedMap<Long, List<String>> mine, SortedMap<Long, List<String>> others) {
      Map<String, String> names = new HashMap<>(known.names());
      mine.forEach((colour, group) -> names.put(group.getFirst(), others.get(colour).getFirst()));
      boolean isOneToOne = new HashSet<>(names.values()).size() == names.size();
      return isOneToOne ? Optional.of(TagRenaming.of(names)) : Optional.empty();
    }

    private static final Comparator<List<String>> BY_SIZE =
        Comparator.<List<String>>comparingInt(List::size).thenComparing(List::getFirst);

    private static Map<Long, Integer> sizes(SortedMap<Long, List<String>> groups) {
      Map<Long, Integer> sizes = new HashMap<>();
      groups.forEach((colour, names) -> sizes.put(colour, names.size()));
      return sizes;
    }

    /** The candidates, the same name first if it is among them. */
    private static List<String> candidates(String name, List<String> group) {
      List<String> sorted = new ArrayList<>(group);
      if (sorted.remove(name)) {
        sorted.addFirst(name);
      }
      return sorted;
    }
  }
}
