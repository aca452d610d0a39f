package org.regames.backend.plan;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * The sets that a state has in addition to the arrays of some maps: for each value of such a map
 * the set of its cells that have the value, in words of 64 cells. All words are in one array. Sets
 * are derived from the arrays, so states are compared by the arrays alone.
 *
 * @param maps the maps with sets
 * @param frozen the variables of those maps whose sets do not change while moves are searched
 * @param reached the memoized results of checks
 * @param without maps that get no sets, since these would cost more than they gain
 * @param words the total number of words
 */
public record BitboardLayout(
    List<Kept> maps,
    List<Integer> frozen,
    List<Reached> reached,
    List<Integer> without,
    int words) {
  /** No sets. */
  public static final BitboardLayout NONE =
      new BitboardLayout(List.of(), List.of(), List.of(), List.of(), 0);

  public BitboardLayout {
    maps = List.copyOf(maps);
    frozen = List.copyOf(frozen);
    reached = List.copyOf(reached);
    without = List.copyOf(without);
  }

  /**
   * Sets of cells from which checks have found their target to be reachable. They remain valid as
   * long as the set of cells with one of some values only grows; otherwise they are discarded.
   *
   * @param variable the map
   * @param lowest the lowest of the values
   * @param highest the highest of the values
   * @param first where the words start
   * @param words the number of words
   * @param found the check whose results are stored there
   */
  public record Reached(
      int variable, int lowest, int highest, int first, int words, Question found) {}

  /**
   * A check with the bounds of the values that it depends on; a set is stored for each combination
   * of these values.
   *
   * @param check its function
   * @param bounds the lowest and highest value of each argument, and then of each variable
   * @param read the variables that it reads
   */
  public record Question(int check, List<Integer> bounds, List<Integer> read) {
    public Question {
      bounds = List.copyOf(bounds);
      read = List.copyOf(read);
    }
  }

  /** The same sets, and no sets for some more maps. */
  public BitboardLayout without(BitSet maps) {
    return new BitboardLayout(this.maps, frozen, reached, maps.stream().boxed().toList(), words);
  }

  /** The sets of a map, if it has any, that functions of a kind update with it. */
  public Optional<Kept> changed(int variable, Plan.Kind by) {
    return of(variable).filter(_ -> !by.searches() || !frozen.contains(variable));
  }

  /** The memoized results of checks that depend on a map. */
  public List<Reached> reachedBy(int variable) {
    return reached.stream().filter(one -> one.variable() == variable).toList();
  }

  /**
   * The sets of one map. The set of value {@code v} has the words from {@code first + (v - lowest)
   * * words} on; there is room for the cell that belongs to no key.
   *
   * @param values the number of sets
   * @param words the number of words of each
   */
  public record Kept(int variable, int first, int lowest, int values, int words) {
    /** Where the words of value 0 would start. */
    public int origin() {
      return first - lowest * words;
    }

    /** Where the words of a value start. */
    public int start(int value) {
      return origin() + value * words;
    }

    /** Whether there is a set for a value. */
    public boolean has(int value) {
      return value >= lowest && value < lowest + values;
    }
  }

  /** The sets of a map, if it has any. */
  public Optional<Kept> of(int variable) {
    return maps.stream().filter(kept -> kept.variable() == variable).findFirst();
  }

  /** How many words a set of this many numbers has. */
  public static int words(int size) {
    return (size + Long.SIZE - 1) / Long.SIZE;
  }
}
