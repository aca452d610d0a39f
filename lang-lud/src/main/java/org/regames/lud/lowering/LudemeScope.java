package org.regames.lud.lowering;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.syntax.Hrg;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Place;
import org.regames.lud.tree.LudValue;

/**
 * What is known where a ludeme stands.
 *
 * @param iterators the sites and numbers that the rules go through, by their ludeme
 * @param known what else is known
 * @param aboveNone numbers that are 0 or greater, as a condition around has found
 */
record LudemeScope(Map<String, Num> iterators, Set<Knowledge> known, Set<LudValue> aboveNone) {
  static final LudemeScope OUTERMOST = new LudemeScope(Map.of(), Set.of(), Set.of());

  /** What may be known where a ludeme stands. */
  private enum Knowledge {
    /** The piece at {@code (from)} is one of the mover's. */
    MINE,
    /** It is only asked whether there are moves, so that nothing is done. */
    TESTING,
    /** The moves are an enemy's, of which it is asked what they threaten. */
    THREATENING,
    /** All moves are wanted, not only those that begin longest chains. */
    UNFILTERED,
    /** The move is made, and something follows from it. */
    MADE,
    /** Something was done before the move of which it is a part. */
    PRECEDED,
    /** The two players have changed places while moves of the other's pieces are found. */
    EXCHANGED
  }

  private LudemeScope knowing(Knowledge more) {
    EnumSet<Knowledge> all = EnumSet.of(more);
    all.addAll(known);
    return new LudemeScope(iterators, all, aboveNone);
  }

  private LudemeScope without(Knowledge less) {
    EnumSet<Knowledge> all = EnumSet.noneOf(Knowledge.class);
    all.addAll(known);
    all.remove(less);
    return new LudemeScope(iterators, all, aboveNone);
  }

  /** Whether the piece at {@code (from)} is one of the mover's. */
  boolean mine() {
    return known.contains(Knowledge.MINE);
  }

  /** Whether it is only asked whether there are moves. */
  boolean testing() {
    return known.contains(Knowledge.TESTING);
  }

  /** Whether it is asked what an enemy's moves threaten. */
  boolean threatening() {
    return known.contains(Knowledge.THREATENING);
  }

  /** Whether all moves are wanted. */
  boolean unfiltered() {
    return known.contains(Knowledge.UNFILTERED);
  }

  /** Whether the move is made, and something follows from it. */
  boolean made() {
    return known.contains(Knowledge.MADE);
  }

  /** The same where something was done before the move. */
  LudemeScope preceded() {
    return knowing(Knowledge.PRECEDED);
  }

  /** Whether what is left to be done was told by this move, or by what precedes it. */
  boolean leaves() {
    return made() || known.contains(Knowledge.PRECEDED);
  }

  /** Whether the mover is the other player for a while. */
  boolean exchanged() {
    return known.contains(Knowledge.EXCHANGED);
  }

  /** The same where an iterator is a variable of its name. */
  LudemeScope with(String iterator, Place place) {
    return with(iterator, new AtSite(Hrg.ref(iterator), false, place));
  }

  /** The same where an iterator stands for something. */
  LudemeScope with(String iterator, Num value) {
    Map<String, Num> more = new LinkedHashMap<>(iterators);
    more.put(iterator, value);
    LudemeScope inner = new LudemeScope(more, known, aboveNone);
    return iterator.equals("from") ? inner.without(Knowledge.MINE) : inner;
  }

  /** The same where the piece at {@code (from)} is the mover's. */
  LudemeScope ofMover() {
    return knowing(Knowledge.MINE);
  }

  /** The same where nothing is done. */
  LudemeScope tested() {
    return knowing(Knowledge.TESTING);
  }

  /** The same where moves are made. */
  LudemeScope done() {
    return without(Knowledge.TESTING);
  }

  /** The same for what an enemy could do. */
  LudemeScope threatened() {
    return knowing(Knowledge.MINE).knowing(Knowledge.TESTING).knowing(Knowledge.THREATENING);
  }

  /** What is left of it after a move, where no iterator is set. */
  LudemeScope afterwards() {
    return new LudemeScope(Map.of(), known, Set.of())
        .without(Knowledge.MINE)
        .without(Knowledge.EXCHANGED)
        .knowing(Knowledge.MADE);
  }

  /** The same where moves are made as part of a chain of which it is asked how long it is. */
  LudemeScope unfilteredMoves() {
    return without(Knowledge.MINE).without(Knowledge.TESTING).knowing(Knowledge.UNFILTERED);
  }

  /** The same while the two players have changed places, or no longer. */
  LudemeScope exchange() {
    return exchanged() ? without(Knowledge.EXCHANGED) : knowing(Knowledge.EXCHANGED);
  }

  /** The same where numbers are 0 or greater. */
  LudemeScope withAboveNone(Set<LudValue> numbers) {
    Set<LudValue> all = new HashSet<>(aboveNone);
    all.addAll(numbers);
    return new LudemeScope(iterators, known, all);
  }

  /** Whether a number is known to be 0 or greater. */
  boolean isAboveNone(LudValue number) {
    return aboveNone.contains(number);
  }

  /** What an iterator stands for. */
  Optional<Num> iterator(String name) {
    return Optional.ofNullable(iterators.get(name));
  }
}
