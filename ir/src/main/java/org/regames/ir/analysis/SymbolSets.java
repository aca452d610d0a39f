package org.regames.ir.analysis;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Interned sets of symbols: each set has a number, so that sets are compared, and operations on
 * them memoized, by number.
 */
final class SymbolSets {
  /** The set of all symbols, which also stands for every set larger than the limit. */
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
  private final Map<String, Integer> places = new HashMap<>();
  private final List<String> names = new ArrayList<>();
  private final List<BitSet> sets = new ArrayList<>();
  private final List<SortedSet<String>> listed = new ArrayList<>();
  private final Map<BitSet, Integer> numbers = new HashMap<>();
  private final Map<Question, Integer> answers = new HashMap<>();

  /** Sets of more symbols than the limit are widened to all symbols. */
  SymbolSets(int limit) {
    this.limit = limit;
    sets.add(null);
    listed.add(null);
    number(new BitSet());
  }

  int of(Collection<String> symbols) {
    if (symbols.size() > limit) {
      return ALL;
    }
    BitSet set = new BitSet();
    for (String symbol : symbols) {
      Integer place = places.putIfAbsent(symbol, names.size());
      if (place == null) {
        names.add(symbol);
      }
      set.set(place == null ? names.size() - 1 : place);
    }
    return number(set);
  }

  /** The number of a set, which must not change from now on. */
  private int number(BitSet set) {
    if (set.cardinality() > limit) {
      return ALL;
    }
    Integer known = numbers.putIfAbsent(set, sets.size());
    if (known == null) {
      sets.add(set);
      listed.add(null);
      return sets.size() - 1;
    }
    return known;
  }

  /** The symbols of a set other than {@link #ALL}. */
  SortedSet<String> symbols(int set) {
    if (listed.get(set) == null) {
      SortedSet<String> symbols = new TreeSet<>();
      sets.get(set).stream().mapToObj(names::get).forEach(symbols::add);
      listed.set(set, Collections.unmodifiableSortedSet(symbols));
    }
    return listed.get(set);
  }

  /** The symbols of a set other than {@link #ALL}, in no order. */
  List<String> unsorted(int set) {
    return sets.get(set).stream().mapToObj(names::get).toList();
  }

  boolean isSingle(int set) {
    return set != ALL && sets.get(set).cardinality() == 1;
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
      BitSet result = (BitSet) sets.get(left).clone();
      switch (operation) {
        case UNION -> result.or(sets.get(right));
        case INTERSECTION -> result.and(sets.get(right));
        case DIFFERENCE -> result.andNot(sets.get(right));
      }
      known = number(result);
      answers.put(question, known);
    }
    return known;
  }
}
