package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * What is known where a ludeme stands.
 *
 * @param iterators the sites and numbers that the rules go through, by their ludeme
 * @param known what else is known
 * @param facts what holds in the position as it is
 */
record LudemeScope(Map<String, Num> iterators, Set<Knowledge> known, List<Fact> facts) {
  /** How the names of variables begin that go through sites within others. */
  static final String INNER = "inner";

  static final LudemeScope OUTERMOST = new LudemeScope(Map.of(), Set.of(), List.of());

  /** Something that holds in the position as it is. */
  sealed interface Fact {
    /** Whether it is a fact about a site that is a variable, and is lost when that is set. */
    default boolean isAbout(HrgExpression variable) {
      return switch (this) {
        case Own(var site) -> site.equals(variable);
        case Neighbours(var from, var to) -> from.equals(variable) || to.equals(variable);
        case Holds _, Fails _, AboveNone _, Occupied _, Between _, Cleared _ -> false;
      };
    }

    /** A condition, with what was known where it stands. */
    record Holds(LudValue condition, LudemeScope scope) implements Fact {}

    /** A condition that does not hold, with what was known where it stands. */
    record Fails(LudValue condition, LudemeScope scope) implements Fact {}

    /** What stood on a site is taken away first. */
    record Cleared(LudValue site, Map<String, Num> iterators) implements Fact {}

    /** Numbers are 0 or greater. */
    record AboveNone(Set<LudValue> numbers) implements Fact {}

    /** A number is one of a range, with what was known where that stands. */
    record Between(LudValue least, Num.Amount number, LudValue most, LudemeScope scope)
        implements Fact {}

    /** Something lies on a site. */
    record Occupied(HrgExpression site) implements Fact {}

    /** One site is a single step away from another. */
    record Neighbours(HrgExpression from, HrgExpression to) implements Fact {}

    /** One of the mover's pieces at least lies on a site. */
    record Own(HrgExpression site) implements Fact {}
  }

  /** What may be known where a ludeme stands. */
  private enum Knowledge {
    /** The piece at {@code (from)} is one of the mover's. */
    MINE,
    /** It is only asked whether there are moves, so that nothing is done. */
    TESTING,
    /** It is asked whether there are moves, for which they may be made. */
    ASKING,
    /** The moves are an enemy's, of which it is asked what they threaten. */
    THREATENING,
    /** All moves are wanted, not only those that begin longest chains. */
    UNFILTERED,
    /** The move is made, and something follows from it. */
    MADE,
    /** Something was done before the move of which it is a part. */
    PRECEDED,
    /** What is done is a capture after a sowing: a move by itself. */
    CAPTURING,
    /** The two players have changed places while moves of the other's pieces are found. */
    EXCHANGED
  }

  private LudemeScope knowing(Knowledge more) {
    EnumSet<Knowledge> all = EnumSet.of(more);
    all.addAll(known);
    return new LudemeScope(iterators, all, facts);
  }

  private LudemeScope without(Knowledge less) {
    EnumSet<Knowledge> all = EnumSet.noneOf(Knowledge.class);
    all.addAll(known);
    all.remove(less);
    return new LudemeScope(iterators, all, facts);
  }

  /** The same where something holds. */
  LudemeScope given(Fact fact) {
    List<Fact> more = new ArrayList<>(facts);
    more.add(fact);
    return new LudemeScope(iterators, known, List.copyOf(more));
  }

  /** The same where a condition holds, and each condition that it is made of. */
  LudemeScope given(LudValue condition) {
    LudemeScope given = this;
    for (LudValue part : Joined.conditions(condition).toList()) {
      given = given.given(new Fact.Holds(part, this));
    }
    return given;
  }

  /** Whether the piece at {@code (from)} is one of the mover's. */
  boolean mine() {
    return known.contains(Knowledge.MINE);
  }

  /** Whether it is only asked whether there are moves. */
  boolean testing() {
    return known.contains(Knowledge.TESTING);
  }

  /** Whether it is asked whether there are moves, which nobody chooses from. */
  boolean asking() {
    return known.contains(Knowledge.ASKING);
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

  /** Whether what is done is a move by itself, which what follows from it sees as the last one. */
  boolean capturing() {
    return known.contains(Knowledge.CAPTURING);
  }

  /** The same where captures are made after a sowing. */
  LudemeScope captures() {
    return knowing(Knowledge.CAPTURING);
  }

  /** The same where something was done before the move. */
  LudemeScope preceded() {
    return new LudemeScope(iterators, known, List.of()).knowing(Knowledge.PRECEDED);
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
  LudemeScope with(String iterator, SitePlace place) {
    return with(iterator, new AtSite(Hrg.ref(iterator), false, place));
  }

  /** The same where an iterator stands for something. */
  LudemeScope with(String iterator, Num value) {
    Map<String, Num> more = new LinkedHashMap<>(iterators);
    more.put(iterator, value);
    HrgExpression old = Hrg.ref(iterator);
    List<Fact> kept = facts.stream().filter(each -> !each.isAbout(old)).toList();
    LudemeScope inner = new LudemeScope(more, known, kept);
    return iterator.equals("from") ? inner.without(Knowledge.MINE) : inner;
  }

  /** The same where the piece at {@code (from)} is the mover's. */
  LudemeScope ofMover() {
    return knowing(Knowledge.MINE);
  }

  /** The same where nothing is done. */
  LudemeScope tested() {
    return knowing(Knowledge.TESTING).knowing(Knowledge.ASKING);
  }

  /** The same where moves are made. */
  LudemeScope done() {
    return without(Knowledge.TESTING);
  }

  /** The same for what an enemy could do. */
  LudemeScope threatened() {
    return knowing(Knowledge.MINE).knowing(Knowledge.TESTING).knowing(Knowledge.THREATENING);
  }

  /**
   * What is left of it after a move, where no iterator is set: also which numbers were 0 or greater
   * where the moves were found, which change nothing else than what is where.
   */
  LudemeScope afterwards() {
    List<Fact> kept =
        made() ? List.of() : facts.stream().filter(each -> each instanceof Fact.AboveNone).toList();
    return new LudemeScope(Map.of(), known, kept)
        .without(Knowledge.MINE)
        .without(Knowledge.EXCHANGED)
        .without(Knowledge.CAPTURING)
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

  /** The same where what stood on a site is taken away first. */
  LudemeScope cleared(LudValue site) {
    return given(new Fact.Cleared(site, iterators));
  }

  /** Whether it is known that nothing is on a site, or is any more. */
  boolean isEmpty(LudValue site) {
    return facts.stream()
        .anyMatch(
            fact ->
                switch (fact) {
                  case Fact.Holds(LudClause holds, LudemeScope where) ->
                      where.iterators().equals(iterators) && asks(holds, "is Empty", site);
                  case Fact.Fails(LudClause fails, LudemeScope where) ->
                      where.iterators().equals(iterators) && asks(fails, "is Occupied", site);
                  case Fact.Cleared cleared -> cleared.equals(new Fact.Cleared(site, iterators));
                  case Fact.Holds _,
                      Fact.Fails _,
                      Fact.AboveNone _,
                      Fact.Occupied _,
                      Fact.Between _,
                      Fact.Neighbours _,
                      Fact.Own _ ->
                      false;
                });
  }

  private static boolean asks(LudClause condition, String title, LudValue site) {
    return condition.is(title) && condition.find("site").equals(Optional.of(site));
  }

  /** Whether one of the mover's pieces is known to lie on a site. */
  boolean hasOwn(HrgExpression site) {
    return !exchanged() && facts.contains(new Fact.Own(site));
  }

  /** Whether a number is known to be 0 or greater. */
  boolean isAboveNone(LudValue number) {
    return facts.stream()
        .anyMatch(fact -> fact instanceof Fact.AboveNone(var numbers) && numbers.contains(number));
  }

  /** A name for a variable of one's own: this one, or a longer one where iterators depend on it. */
  String free(String name) {
    return free(name, Set.of());
  }

  /** The same, which is none of those that loops around go through. */
  String free(String name, Collection<String> taken) {
    String free = name;
    while (taken.contains(free) || isRead(Hrg.ref(free))) {
      free = INNER + free.substring(0, 1).toUpperCase(Locale.ROOT) + free.substring(1);
    }
    return free;
  }

  private boolean isRead(HrgExpression variable) {
    return iterators.values().stream()
        .flatMap(each -> each.parts().stream())
        .flatMap(HrgExpression::all)
        .anyMatch(variable::equals);
  }

  /** What an iterator stands for. */
  Optional<Num> iterator(String name) {
    return Optional.ofNullable(iterators.get(name));
  }
}
