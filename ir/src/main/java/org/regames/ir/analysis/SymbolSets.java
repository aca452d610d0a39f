package org.regames.ir.analysis;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Small sets of symbols, each kept once and known by a number, so that sets are compared, and
 * operations on them are remembered, by their numbers.
 */
final class SymbolSets {
  /** All symbols, and every set that is larger than the limit. */
  static final int ALL = 0;

  /** The empty set. */
  static final int NONE = 1;

  private enum Operation {
    UNION,
    INTERSECTION,
    DIFFERENCE
  }

  private record Question(Operation operation, int left, int right) {}

  private final int limit;
  private final List<SortedSet<String>> sets = new ArrayList<>();
  private final Map<SortedSet<String>, Integer> numbers = new HashMap<>();
  private final Map<Question, Integer> answers = new HashMap<>();

  /** Sets of more symbols than the limit are taken as all symbols. */
  SymbolSets(int limit) {
    this.limit = limit;
    sets.add(null);
    of(Set.of());
  }

  int of(Collection<String> symbols) {
    if (symbols.size() > limit) {
      return ALL;
    }
    SortedSet<String> sorted = Collections.unmodifiableSortedSet(new TreeSet<>(symbols));
    Integer known = numbers.putIfAbsent(sorted, sets.size());
    if (known == null) {
      sets.add(sorted);
      return sets.size() - 1;
    }
    return known;
  }

  /** The symbols of a set other than {@link #ALL}. */
  SortedSet<String> symbols(int set) {
    return sets.get(set);
  }

  boolean isSingle(int set) {
    return set != ALL && sets.get(set).size() == 1;
  }

  int union(int left, int right) {
    if (left == right || left == ALL || right == NONE) {
      return left;
    }
    return right == ALL || left == NONE ? right : answer(Operation.UNION, left, right);
  }

  int intersection(int left, int right) {
    if (left == right || right == ALL) {
      return left;
    }
    return left == ALL ? right : answer(Operation.INTERSECTION, left, right);
  }

  /**
   * A set that holds at least the symbols of the left set that the right one lacks: the left set
   * itself where either is {@link #ALL}, since that stands for larger sets, too.
   */
  int difference(int left, int right) {
    return left == ALL || right == ALL ? left : answer(Operation.DIFFERENCE, left, right);
  }

  private int answer(Operation operation, int left, int right) {
    Question question = new Question(operation, left, right);
    Integer known = answers.get(question);
    if (known == null) {
      Set<String> result = new TreeSet<>(sets.get(left));
      switch (operation) {
        case UNION -> result.addAll(sets.get(right));
        case INTERSECTION -> result.retainAll(sets.get(right));
        case DIFFERENCE -> result.removeAll(sets.get(right));
      }
      known = of(result);
      answers.put(question, known);
    }
    return known;
  }
}
