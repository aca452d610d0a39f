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
 * The context of a ludeme: what is known where it stands.
 *
 * @param iterators the sites and numbers of enclosing loops, by their ludeme
 * @param known what else is known
 * @param facts what holds in the current position
 */
record LudemeScope(Map<String, Num> iterators, Set<Knowledge> known, List<Fact> facts) {
  /** The prefix of the variables of nested loops over sites. */
  static final String INNER = "inner";

  static final LudemeScope OUTERMOST = new LudemeScope(Map.of(), Set.of(), List.of());

  /** Something that holds in the current position. */
  sealed interface Fact {
    /** Whether it is a fact about the site in a variable, which is lost when that is set. */
    default boolean isAbout(HrgExpression variable) {
      return switch (this) {
        case Own(var site) -> site.equals(variable);
        case Neighbours(var from, var to) -> from.equals(variable) || to.equals(variable);
        case Holds _, Fails _, AboveNone _, Occupied _, Between _, Cleared _ -> false;
      };
    }

    /** A condition that holds, with its scope. */
    record Holds(LudValue condition, LudemeScope scope) implements Fact {}

    /** A condition that does not hold, with its scope. */
    record Fails(LudValue condition, LudemeScope scope) implements Fact {}

    /** A site is emptied first. */
    record Cleared(LudValue site, Map<String, Num> iterators) implements Fact {}

    /** Numbers are 0 or greater. */
    record AboveNone(Set<LudValue> numbers) implements Fact {}

    /** A number is in a range, with the scope of the range. */
    record Between(LudValue least, Num.Amount number, LudValue most, LudemeScope scope)
        implements Fact {}

    /** A site is occupied. */
    record Occupied(HrgExpression site) implements Fact {}

    /** One site is a single step away from another. */
    record Neighbours(HrgExpression from, HrgExpression to) implements Fact {}

    /** At least one of the mover's pieces is on a site. */
    record Own(HrgExpression site) implements Fact {}
  }

  /** What may be known where a ludeme stands. */
  private enum Knowledge {
    /** The piece at {@code (from)} is one of the mover's. */
    MINE,
    /** The moves are only tested for existence, and nothing is executed. */
    TESTING,
    /** The moves are tested for existence, for which they may be executed. */
    ASKING,
    /** The moves are an enemy's, to find out what they threaten. */
    THREATENING,
    /** All moves are wanted, not only the first ones of longest chains. */
    UNFILTERED,
    /** The move has been made, and its consequences follow. */
    MADE,
    /** Effects happened before the move that this is a part of. */
    PRECEDED,
    /** The effect is a capture after a sowing, which counts as a separate move. */
    CAPTURING,
    /** The two players are exchanged while moves of the other's pieces are found. */
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

  /** The same scope with one more fact. */
  LudemeScope given(Fact fact) {
    List<Fact> more = new ArrayList<>(facts);
    more.add(fact);
    return new LudemeScope(iterators, known, List.copyOf(more));
  }

  /** The same where a condition and all its parts hold. */
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

  /** Whether moves are only tested for existence. */
  boolean testing() {
    return known.contains(Knowledge.TESTING);
  }

  /** Whether moves are tested for existence, and nobody chooses from them. */
  boolean asking() {
    return known.contains(Knowledge.ASKING);
  }

  /** Whether these are an enemy's moves, to find out what they threaten. */
  boolean threatening() {
    return known.contains(Knowledge.THREATENING);
  }

  /** Whether all moves are wanted. */
  boolean unfiltered() {
    return known.contains(Knowledge.UNFILTERED);
  }

  /** Whether the move has been made, and its consequences follow. */
  boolean made() {
    return known.contains(Knowledge.MADE);
  }

  /** Whether the effect counts as a separate move, which is the last one for its consequences. */
  boolean capturing() {
    return known.contains(Knowledge.CAPTURING);
  }

  /** The same where captures are made after a sowing. */
  LudemeScope captures() {
    return knowing(Knowledge.CAPTURING);
  }

  /** The same where effects happened before the move. */
  LudemeScope preceded() {
    return new LudemeScope(iterators, known, List.of()).knowing(Knowledge.PRECEDED);
  }

  /** Whether pending sites are those of this move, or of effects before it. */
  boolean leaves() {
    return made() || known.contains(Knowledge.PRECEDED);
  }

  /** Whether the mover is temporarily the other player. */
  boolean exchanged() {
    return known.contains(Knowledge.EXCHANGED);
  }

  /** The same where an iterator is the variable with its name. */
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

  /** The same where nothing is executed. */
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
   * The scope after a move, without iterators. It keeps which numbers were 0 or greater where the
   * moves were found, since moves change only the positions of pieces.
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

  /** The same where moves are made as part of a chain whose length is measured. */
  LudemeScope unfilteredMoves() {
    return without(Knowledge.MINE).without(Knowledge.TESTING).knowing(Knowledge.UNFILTERED);
  }

  /** The same with the two players exchanged, or exchanged back. */
  LudemeScope exchange() {
    return exchanged() ? without(Knowledge.EXCHANGED) : knowing(Knowledge.EXCHANGED);
  }

  /** The same where a site is emptied first. */
  LudemeScope cleared(LudValue site) {
    return given(new Fact.Cleared(site, iterators));
  }

  /** Whether a site is known to be empty, or emptied. */
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

  /** Whether one of the mover's pieces is known to be on a site. */
  boolean hasOwn(HrgExpression site) {
    return !exchanged() && facts.contains(new Fact.Own(site));
  }

  /** Whether a number is known to be 0 or greater. */
  boolean isAboveNone(LudValue number) {
    return facts.stream()
        .anyMatch(fact -> fact instanceof Fact.AboveNone(var numbers) && numbers.contains(number));
  }

  /** A name for a new variable: this one, or a longer one if iterators depend on it. */
  String free(String name) {
    return free(name, Set.of());
  }

  /** The same, different from the variables of enclosing loops. */
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
