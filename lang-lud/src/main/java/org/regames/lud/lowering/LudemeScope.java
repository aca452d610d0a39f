package org.regames.lud.lowering;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Place;

/**
 * What is known where a ludeme stands.
 *
 * @param iterators the sites and numbers that the rules go through, by their ludeme
 * @param mine whether the piece at {@code (from)} is one of the mover's
 * @param testing whether it is only asked whether there are moves, so that nothing is done
 * @param unfiltered whether all moves are wanted, not only those that begin longest chains
 * @param threatening whether the moves are an enemy's, of which it is asked what they threaten
 */
record LudemeScope(
    Map<String, Num> iterators,
    boolean mine,
    boolean testing,
    boolean threatening,
    boolean unfiltered) {
  static final LudemeScope OUTERMOST = new LudemeScope(Map.of(), false, false, false, false);

  /** The same where an iterator is a variable of its name. */
  LudemeScope with(String iterator, Place place) {
    return with(iterator, new AtSite(Hrg.ref(iterator), false, place));
  }

  /** The same where an iterator stands for something. */
  LudemeScope with(String iterator, Num value) {
    Map<String, Num> more = new LinkedHashMap<>(iterators);
    more.put(iterator, value);
    return new LudemeScope(
        more, mine && !iterator.equals("from"), testing, threatening, unfiltered);
  }

  /** The same where the piece at {@code (from)} is the mover's. */
  LudemeScope ofMover() {
    return new LudemeScope(iterators, true, testing, threatening, unfiltered);
  }

  /** The same where nothing is done. */
  LudemeScope tested() {
    return new LudemeScope(iterators, mine, true, threatening, unfiltered);
  }

  /** The same for what an enemy could do. */
  LudemeScope threatened() {
    return new LudemeScope(iterators, mine, true, true, unfiltered);
  }

  /** What is left of it after a move, where no iterator is set. */
  LudemeScope afterwards() {
    return new LudemeScope(Map.of(), false, testing, threatening, unfiltered);
  }

  /** The same where moves are made as part of a chain of which it is asked how long it is. */
  LudemeScope unfilteredMoves() {
    return new LudemeScope(iterators, mine, false, threatening, true);
  }

  /** What an iterator stands for. */
  Optional<Num> iterator(String name) {
    return Optional.ofNullable(iterators.get(name));
  }
}
