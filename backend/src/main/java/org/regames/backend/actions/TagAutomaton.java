package org.regames.backend.actions;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntFunction;
import org.regames.ir.analysis.Closure;

/**
 * The deterministic automaton of moves: its words are their tags. It is built from the positions of
 * paths by the subset construction (Rabin and Scott, Finite automata and their decision problems,
 * 1959): a state is the set of all positions of paths with the same tags.
 */
final class TagAutomaton {
  /** Represents the end of a move among the numbers of positions. */
  static final int END = -1;

  private static final int MOST_STEPS = 1_500_000;

  /**
   * The successors of one or several positions.
   *
   * @param silent positions reached without another tag
   * @param tagged positions by the tag before them
   */
  record Steps(Set<Integer> silent, Map<Integer, Set<Integer>> tagged) {
    Steps() {
      this(new HashSet<>(), new TreeMap<>());
    }

    void add(int tag, int position) {
      tagged.computeIfAbsent(tag, _ -> new HashSet<>()).add(position);
    }

    int size() {
      return silent.size() + tagged.values().stream().mapToInt(Set::size).sum();
    }
  }

  /** A state: whether a move may end there, and the state after each tag. */
  private record State(boolean isEnd, Map<Integer, Integer> after) {}

  private final IntFunction<Steps> steps;
  private final Map<Integer, Steps> known = new HashMap<>();
  private final List<Set<Integer>> sets = new ArrayList<>();
  private final Map<Set<Integer>, Integer> numbers = new HashMap<>();
  private final List<State> states = new ArrayList<>();

  /** How many steps of positions were followed, counted once for each set that contains them. */
  private int followed;

  private TagAutomaton(IntFunction<Steps> steps) {
    this.steps = steps;
  }

  /**
   * Follows positions until no new set is found.
   *
   * @param begun where moves begin
   * @param steps what follows each position
   * @return nothing if it takes too many steps
   */
  static Optional<TagAutomaton> of(Set<Integer> begun, IntFunction<Steps> steps) {
    TagAutomaton moves = new TagAutomaton(steps);
    moves.number(begun);
    while (moves.states.size() < moves.sets.size()) {
      Steps next = moves.closure(moves.sets.get(moves.states.size()));
      Map<Integer, Integer> after = new TreeMap<>();
      next.tagged().forEach((tag, positions) -> after.put(tag, moves.number(positions)));
      moves.states.add(new State(next.silent().contains(END), after));
      if (moves.followed > MOST_STEPS) {
        return Optional.empty();
      }
    }
    return Optional.of(moves);
  }

  private int number(Set<Integer> positions) {
    Integer number = numbers.putIfAbsent(positions, sets.size());
    if (number != null) {
      return number;
    }
    sets.add(positions);
    return sets.size() - 1;
  }

  /** The closure of some positions under steps without a tag. */
  private Steps closure(Set<Integer> from) {
    Steps all = new Steps();
    Deque<Integer> open = new ArrayDeque<>(from);
    all.silent().addAll(from);
    while (!open.isEmpty() && followed <= MOST_STEPS) {
      int next = open.pop();
      if (next != END) {
        Steps after = known.computeIfAbsent(next, steps::apply);
        after.silent().stream().filter(all.silent()::add).forEach(open::add);
        after.tagged().forEach((tag, to) -> to.forEach(each -> all.add(tag, each)));
        followed += 1 + after.size();
      }
    }
    return all;
  }

  /**
   * The words, which are counted before the first is made.
   *
   * @return nothing if there are more than {@code most}, or any has more than {@code mostTags} tags
   */
  Optional<List<List<Integer>>> words(int most, int mostTags) {
    trim();
    if (!areFew(most, mostTags)) {
      return Optional.empty();
    }
    List<List<Integer>> words = new ArrayList<>();
    collect(0, new ArrayList<>(), words);
    return Optional.of(words);
  }

  /** Removes steps to states from which no move can end. */
  private void trim() {
    List<List<Integer>> before = new ArrayList<>();
    states.forEach(_ -> before.add(new ArrayList<>()));
    List<Integer> ends = new ArrayList<>();
    for (int number = 0; number < states.size(); number++) {
      State state = states.get(number);
      for (int after : state.after().values()) {
        before.get(after).add(number);
      }
      if (state.isEnd()) {
        ends.add(number);
      }
    }
    Set<Integer> ending = Closure.of(ends, before::get);
    states.forEach(state -> state.after().values().retainAll(ending));
  }

  private boolean areFew(int most, int mostTags) {
    long words = 0;
    Map<Integer, Long> prefixes = Map.of(0, 1L); // the number of prefixes that lead to each state
    for (int tags = 0; tags <= mostTags && !prefixes.isEmpty(); tags++) {
      Map<Integer, Long> longer = new HashMap<>();
      for (var prefix : prefixes.entrySet()) {
        State state = states.get(prefix.getKey());
        words += state.isEnd() ? prefix.getValue() : 0;
        state.after().values().forEach(to -> longer.merge(to, prefix.getValue(), Long::sum));
      }
      prefixes = longer;
      // Each of them is the beginning of another word.
      if (words + prefixes.values().stream().mapToLong(Long::longValue).sum() > most) {
        return false;
      }
    }
    return prefixes.isEmpty();
  }

  private void collect(int number, List<Integer> tags, List<List<Integer>> words) {
    State state = states.get(number);
    if (state.isEnd()) {
      words.add(List.copyOf(tags));
    }
    state
        .after()
        .forEach(
            (tag, after) -> {
              tags.addLast(tag);
              collect(after, tags, words);
              tags.removeLast();
            });
  }
}
